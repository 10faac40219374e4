/// The completion script for fish: one line an option, command or argument, each with the command it belongs to.
struct FishCompletions {
  let program: Program
  let nodes: [CompletionNode]

  private var prefix: String {
    "__" + String(program.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  var script: String {
    """
    # Fish completion for \(program.name), made by '\(program.name) completions fish'.

    # Whether a word, $argv[2], is an option with a value of the command named by $argv[1].
    function \(prefix)_is_valued
        switch "$argv"
            case \(words { $0.options.filter { $0.value != nil }.flatMap(\.spellings) })
                return 0
        end
        return 1
    end

    # Whether a word, $argv[2], is a command of the command named by $argv[1].
    function \(prefix)_is_command
        switch "$argv"
            case \(words { $0.commands.map(\.name) })
                return 0
        end
        return 1
    end

    # Whether the words typed so far name the command $argv[1].
    function \(prefix)_at
        set -l path
        set -l skip 0
        for word in (commandline -opc)[2..-1]
            if test $skip = 1
                set skip 0
            else if test "$word" = --
                break
            else if string match -q -- '-*' $word
                if \(prefix)_is_valued "$path" "$word"
                    set skip 1
                end
            else if test "$path$word" = help
                continue
            else if \(prefix)_is_command "$path" "$word"
                set path (string trim -- "$path $word")
            end
        end
        test "$path" = "$argv[1]"
    end

    complete -c \(program.name) -f
    \(nodes.flatMap(lines).joined(separator: "\n"))

    """
  }

  /// The patterns of a `switch` over a command's path and a word that means something there.
  private func words(_ meant: (CompletionNode) -> [String]) -> String {
    nodes.filter { !meant($0).isEmpty }.map { node in
      let path = node.path.joined(separator: " ")
      return "\\\n                " + meant(node).map { quoted("\(path) \($0)") }.joined(separator: " ")
    }.joined(separator: " ")
  }

  private func lines(_ node: CompletionNode) -> [String] {
    let condition = quoted("\(prefix)_at \(quotedInside(node.path.joined(separator: " ")))")
    let start = "complete -c \(program.name) -n \(condition)"
    var lines = node.commands.map { "\(start) -a \(quoted($0.name)) -d \(quoted($0.summary))" }
    if node.path.isEmpty { lines.append("\(start) -a help -d 'Show the help of a command.'") }
    for option in node.options {
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let value = option.value.map(action) ?? ""
      lines.append("\(start)\(letter) -l \(option.name.dropFirst(2))\(value) -d \(quoted(option.help))")
    }
    var seen: Set<String> = []
    for argument in node.arguments {
      let action = positional(argument.kind)
      if !action.isEmpty, seen.insert(action).inserted { lines.append("\(start)\(action)") }
    }
    return lines
  }

  private func action(_ kind: WordKind) -> String {
    switch kind.form {
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .text, .integer: " -x"
    case .choice, .suggested: " -x -a \(quoted(CompletionNode.words(kind).joined(separator: " ")))"
    }
  }

  private func positional(_ kind: WordKind) -> String {
    switch kind.form {
    case .file: " -F"
    case .folder: " -a '(__fish_complete_directories)'"
    case .text, .integer: ""
    case .choice, .suggested: " -a \(quoted(CompletionNode.words(kind).joined(separator: " ")))"
    }
  }

  /// Fish knows two escapes in single quotes: of the quote and of the backslash.
  private func quoted(_ text: String) -> String {
    "'" + escaped(text) + "'"
  }

  private func quotedInside(_ text: String) -> String {
    "\"" + text + "\""
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
  }
}
