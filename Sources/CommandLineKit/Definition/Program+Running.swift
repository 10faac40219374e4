extension Program {
  /// Runs the command that the words name.
  ///
  /// Wrong words are reported on the console, as is an error that the command throws.
  ///
  /// - Parameters:
  ///   - words: The words of the call, without the program's own name.
  ///   - name: The path the program was started by. If its last part is the name of a stand-in command, the
  ///     program is that command and all words are its own.
  ///   - console: The world the command sees. Its colors are decided here.
  /// - Returns: How the process should end.
  public func run(_ words: [String], startedAs name: String? = nil, _ console: Console) -> ExitCode {
    var console = console
    console.programName = self.name
    console.applyColor(.auto)
    do {
      if let name, let command = standIn(startedAs: name), case .words(let run) = command.action {
        console.programName = command.name
        return try run(words, console)
      }
      if words.isEmpty {
        console.errors.write(HelpPage(self, path: []).text(width: console.errors.textWidth))
        return .usage
      }
      switch try CallParser.parse(words, for: self) {
      case .run(let run, let arguments, let color):
        console.applyColor(color)
        return try run(arguments, console)
      case .runWords(let run, let words, let color):
        console.applyColor(color)
        return try run(words, console)
      case .help(let path, let color):
        console.applyColor(color)
        console.output.write(HelpPage(self, path: path).text(width: console.output.textWidth))
      case .version:
        console.output.writeLine("\(self.name) \(version)")
      }
      return .success
    } catch {
      console.report(error)
      return error.exitCode
    }
  }

  /// Reports an error of the program as a whole, such as what came of writing its output when it had ended.
  public func report(_ error: CommandError, on console: Console) {
    var console = console
    console.programName = name
    console.applyColor(.auto)
    console.report(error)
  }

  /// The help of a command as plain text, as for a reference page.
  ///
  /// - Parameter path: The words that name it; none for the program.
  /// - Returns: The text, or nil if there is no such command.
  public func help(for path: [String], width: Int = 80) -> String? {
    commands(along: path).map { HelpPage(self, path: $0).text(width: width).plain }
  }

  /// The commands that a path of names goes through, or nil if there is no such path.
  func commands(along path: [String]) -> [Command]? {
    var commands = self.commands
    var found: [Command] = []
    for name in path {
      guard let command = commands.first(where: { $0.name == name }) else { return nil }
      found.append(command)
      commands = command.subcommands
    }
    return found
  }

  private func standIn(startedAs path: String) -> Command? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name == self.name ? nil : commands.first { $0.isStandIn && $0.name == name }
  }
}
