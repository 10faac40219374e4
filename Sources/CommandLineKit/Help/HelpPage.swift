/// The help of a program or a command, made from its values.
struct HelpPage {
  /// A heading and the entries below it.
  struct Section: Equatable {
    let heading: String
    var entries: [HelpEntry]
  }

  private let program: Program
  private let path: [Command]
  /// What the page is about, in one sentence.
  let summary: String
  /// What else a user should know.
  let discussion: String
  /// Arguments, commands, and options.
  let sections: [Section]
  /// Calls that show what it is for.
  let examples: [Example]

  /// Gathers the page of a command, or of the program for an empty path.
  init(_ program: Program, path: [Command]) {
    self.program = program
    self.path = path
    let command = path.last
    summary = command?.summary ?? program.summary
    discussion = command?.discussion ?? program.discussion
    examples = command?.examples ?? []
    var sections: [Section] = []
    let arguments = command?.arguments ?? []
    if !arguments.isEmpty {
      sections.append(Section(heading: "Arguments", entries: arguments.map { HelpEntry($0) }))
    }
    let commands = (command?.subcommands ?? program.commands).filter { !$0.isHidden }
    for heading in Self.headings(commands.map(\.heading)) {
      let entries = commands.filter { $0.heading == heading }.map { HelpEntry($0) }
      sections.append(Section(heading: heading, entries: entries))
    }
    let options = Self.options(program, path: path)
    let hasLetters = options.contains { $0.letter != nil }
    for heading in Self.headings(options.map(\.heading)) {
      let entries = options.filter { $0.heading == heading }
      sections.append(
        Section(heading: heading, entries: entries.map { HelpEntry($0, hasLetters: hasLetters) }))
    }
    self.sections = sections
  }

  /// The options that help and completions show for a command: its own, those of the commands above it, and
  /// those of the program.
  static func options(_ program: Program, path: [Command]) -> [Option] {
    guard path.last?.isStandIn != true else { return [] }
    var options = path.reversed().flatMap(\.options)
    let inherited = path.isEmpty ? program.options : program.options.filter { $0.name != Option.version.name }
    options += inherited.filter { option in !options.contains { $0.name == option.name } }
    return options.filter { !$0.isHidden }
  }

  /// Each heading once, in the order of first mention; the one for common options last.
  private static func headings(_ all: [String]) -> [String] {
    var found: [String] = []
    for heading in all where !found.contains(heading) { found.append(heading) }
    let common = found.filter { $0 == Option.commonHeading }
    return found.filter { $0 != Option.commonHeading } + common
  }

  /// The words as typed, such as `infoplist transport evaluate`.
  var call: String {
    ([program.name] + path.map(\.name)).joined(separator: " ")
  }

  /// How to call it, such as `infoplist check [options] PATH...`.
  var usage: String {
    guard let command = path.last else { return "\(call) [options] COMMAND [words]" }
    switch command.action {
    case .group: return "\(call) [options] COMMAND [words]"
    case .words: return "\(call) [words]"
    case .parsed: return ([call, "[options]"] + command.arguments.map(\.usage)).joined(separator: " ")
    }
  }

  /// Where to read on, or nil.
  var closing: String? {
    let isGroup = path.last.map { !$0.subcommands.isEmpty } ?? true
    guard isGroup else { return nil }
    return "Run '\(call) COMMAND --help' for more about a command."
  }
}
