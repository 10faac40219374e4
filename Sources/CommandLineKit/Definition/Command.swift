/// Something the program can do: a name, a sentence, options, and a closure of a few lines.
///
/// A table of commands costs next to nothing: arguments, options and examples are made only for the command
/// that is called, or when help is asked for.
public struct Command: Sendable {
  /// The work of a command whose words are parsed.
  public typealias Run = @Sendable (ParsedArguments, Console) throws(CommandError) -> ExitCode
  /// The work of a command that reads its words itself.
  public typealias RunWords = @Sendable (_ words: [String], Console) throws(CommandError) -> ExitCode

  enum Action: Sendable {
    case parsed(Run)
    case words(RunWords)
    case group(@Sendable () -> [Command])
  }

  /// The word that calls it.
  public let name: String
  /// What it does, in one sentence.
  public let summary: String
  /// The heading it stands under in the program's help.
  public let heading: String
  /// Whether help and completions leave it out.
  public let isHidden: Bool

  let action: Action
  private let makeDiscussion: @Sendable () -> String
  private let makeArguments: @Sendable () -> [Argument]
  private let makeOptions: @Sendable () -> [Option]
  private let makeExamples: @Sendable () -> [Example]

  /// The heading of commands that ask for no other.
  public static let standardHeading = "Commands"

  /// A command whose words are parsed.
  ///
  /// - Parameters:
  ///   - name: The word that calls it.
  ///   - summary: What it does, in one sentence.
  ///   - discussion: What else a user should know: paragraphs with an empty line between them. Lines that
  ///     begin with spaces stay as they are.
  ///   - run: The work. An error it throws is reported and gives the exit code.
  public init(
    _ name: String, _ summary: String, heading: String = standardHeading, isHidden: Bool = false,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    arguments: @autoclosure @escaping @Sendable () -> [Argument] = [],
    options: @autoclosure @escaping @Sendable () -> [Option] = [],
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    run: @escaping Run
  ) {
    self.init(
      name: name, summary: summary, heading: heading, isHidden: isHidden, action: .parsed(run),
      discussion: discussion, arguments: arguments, options: options, examples: examples)
  }

  /// A command that has commands of its own.
  ///
  /// - Parameter options: Options that all of them take, before or behind their names.
  public init(
    _ name: String, _ summary: String, heading: String = standardHeading, isHidden: Bool = false,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    options: @autoclosure @escaping @Sendable () -> [Option] = [],
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    subcommands: @autoclosure @escaping @Sendable () -> [Command]
  ) {
    self.init(
      name: name, summary: summary, heading: heading, isHidden: isHidden, action: .group(subcommands),
      discussion: discussion, arguments: { [] }, options: options, examples: examples)
  }

  /// A command that reads its words itself, options and all, such as a stand-in for another tool.
  ///
  /// When the program is started under this name, it is this command.
  public init(
    standIn name: String, _ summary: String, heading: String = standardHeading, isHidden: Bool = false,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    run: @escaping RunWords
  ) {
    self.init(
      name: name, summary: summary, heading: heading, isHidden: isHidden, action: .words(run),
      discussion: discussion, arguments: { [] }, options: { [] }, examples: examples)
  }

  private init(
    name: String, summary: String, heading: String, isHidden: Bool, action: Action,
    discussion: @escaping @Sendable () -> String, arguments: @escaping @Sendable () -> [Argument],
    options: @escaping @Sendable () -> [Option], examples: @escaping @Sendable () -> [Example]
  ) {
    self.name = name
    self.summary = summary
    self.heading = heading
    self.isHidden = isHidden
    self.action = action
    makeDiscussion = discussion
    makeArguments = arguments
    makeOptions = options
    makeExamples = examples
  }

  /// What else a user should know.
  public var discussion: String { makeDiscussion() }
  /// The words known by position.
  public var arguments: [Argument] { makeArguments() }
  /// The options of its own.
  public var options: [Option] { makeOptions() }
  /// Calls that show what it is for.
  public var examples: [Example] { makeExamples() }

  /// The commands of its own, or none.
  public var subcommands: [Command] {
    if case .group(let make) = action { return make() }
    return []
  }

  /// Whether it reads its words itself.
  public var isStandIn: Bool {
    if case .words = action { return true }
    return false
  }
}
