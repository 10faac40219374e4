/// A program: its name and its commands.
public struct Program: Sendable {
  /// The name users type.
  public let name: String
  /// What it is for, in one sentence.
  public let summary: String
  /// The version, as `--version` shows it.
  public let version: String
  private let makeDiscussion: @Sendable () -> String
  private let makeCommands: @Sendable () -> [Command]

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - name: The name users type.
  ///   - summary: What it is for, in one sentence.
  ///   - version: The version, as `--version` shows it.
  ///   - discussion: What else a user should know, as for a command.
  ///   - commands: The commands, in the order of the help. `help` comes with every program.
  public init(
    _ name: String, _ summary: String, version: String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    commands: @autoclosure @escaping @Sendable () -> [Command]
  ) {
    self.name = name
    self.summary = summary
    self.version = version
    makeDiscussion = discussion
    makeCommands = commands
  }

  /// What else a user should know.
  public var discussion: String { makeDiscussion() }
  /// The commands.
  public var commands: [Command] { makeCommands() }
  /// The options that can stand before a command; all but `--version` can stand behind it, too.
  var options: [Option] { [.help, .version, .color] }
}
