/// What the words of a call ask for.
enum Call: Sendable {
  /// To run a command with its words sorted.
  case run(Command.Run, ParsedArguments, ColorChoice)
  /// To run a command that reads its words itself.
  case runWords(Command.RunWords, [String], ColorChoice)
  /// To show the help of a command, or of the program for an empty path.
  case help(path: [Command], ColorChoice)
  /// To show the version.
  case version
}
