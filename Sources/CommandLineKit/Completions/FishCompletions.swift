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

    # Whether the words typed so far name the command $argv[1] and, if there is an $argv[2], whether the word
    # typed now is its argument at that position, or behind it with an $argv[3].
    function \(prefix)_at
        set -l path
        set -l skip 0
        set -l count 1
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
            else
                set count (math $count + 1)
            end
        end
        test "$path" = "$argv[1]" || return 1
        set -q argv[2] || return 0
        test $count = $argv[2] || begin
            set -q argv[3] && test $count -gt $argv[2]
        end
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
    let start = start(node)
    var lines = node.commands.map { "\(start) -a \(quoted($0.name)) -d \(quoted($0.summary))" }
    if node.path.isEmpty { lines.append("\(start) -a help -d 'Show the help of a command.'") }
    for option in node.options {
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let value = option.value.map(action) ?? ""
      lines.append("\(start)\(letter) -l \(option.name.dropFirst(2))\(value) -d \(quoted(option.help))")
    }
    return lines + positions(node)
  }

  /// A line for each position of the arguments; the one of an argument that repeats is also for all later ones.
  private func positions(_ node: CompletionNode) -> [String] {
    var lines: [String] = []
    var position = 1
    for argument in node.arguments {
      let most = argument.count.bounds.most
      let action = positional(argument.kind)
      for _ in 0..<(most == .max ? 1 : most) {
        let place = " \(position)" + (most == .max ? " on" : "")
        if !action.isEmpty { lines.append(start(node, place: place) + action) }
        position += 1
      }
      if most == .max { break }
    }
    return lines
  }

  private func start(_ node: CompletionNode, place: String = "") -> String {
    let path = node.path.joined(separator: " ")
    return "complete -c \(program.name) -n " + quoted("\(prefix)_at \"\(path)\"\(place)")
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

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
  }
}
