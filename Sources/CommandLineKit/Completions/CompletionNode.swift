/// What can follow the words that name a command.
struct CompletionNode {
  /// The words that name the command; none for the program.
  let path: [String]
  /// Its commands, without hidden ones.
  let commands: [Command]
  /// Its options and the inherited ones, without hidden ones.
  let options: [Option]
  /// What its words are, by position; the last one may repeat.
  let arguments: [Argument]

  /// The nodes of a program and all its commands, each before those below it.
  static func all(in program: Program) -> [CompletionNode] {
    var nodes: [CompletionNode] = []
    add([], commands: program.commands, arguments: [], of: program, to: &nodes)
    return nodes
  }

  private static func add(
    _ path: [Command], commands: [Command], arguments: [Argument], of program: Program,
    to nodes: inout [CompletionNode]
  ) {
    let visible = commands.filter { !$0.isHidden }
    nodes.append(
      CompletionNode(
        path: path.map(\.name), commands: visible, options: HelpPage.options(program, path: path),
        arguments: arguments))
    for command in visible {
      // Nobody knows what a stand-in's words are; most are files.
      let arguments = command.isStandIn ? [Argument(.file(), .any, help: "")] : command.arguments
      add(
        path + [command], commands: command.subcommands, arguments: arguments, of: program, to: &nodes)
    }
  }

  /// The words that an option or argument can be completed with.
  static func words(_ kind: WordKind) -> [String] {
    switch kind.form {
    case .choice(let choices): choices.map(\.name)
    case .suggested(let make): make()
    case .text, .file, .folder, .integer: []
    }
  }
}

extension Option {
  /// The names it can be called by: `--format`, and `-f` if it has a letter.
  var spellings: [String] {
    [name] + (letter.map { ["-\($0)"] } ?? [])
  }
}

/// A text as one word of any of the shells.
func shellQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
