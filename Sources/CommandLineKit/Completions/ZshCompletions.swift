/// The completion script for the Z shell: one function a command, each telling `_arguments` what it takes.
struct ZshCompletions {
  let program: Program
  let nodes: [CompletionNode]

  var script: String {
    let functions = nodes.map(function).joined(separator: "\n\n")
    return """
      #compdef \(program.name)
      # Zsh completion for \(program.name), made by '\(program.name) completions zsh'.

      \(functions)

      # Loaded as a completion function it runs; read by 'source' it registers.
      if [ "$funcstack[1]" = "_\(identifier([]))" ]; then
        _\(identifier([])) "$@"
      else
        compdef _\(identifier([])) \(program.name)
      fi

      """
  }

  private func identifier(_ path: [String]) -> String {
    ([program.name] + path).map { name in
      String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }.joined(separator: "__")
  }

  private func function(_ node: CompletionNode) -> String {
    let name = "_" + identifier(node.path)
    var specifications = node.options.flatMap(specification)
    guard !node.commands.isEmpty else {
      specifications += arguments(node.arguments)
      return """
        \(name)() {
          _arguments -s -S \\
            \(specifications.joined(separator: " \\\n    "))
        }
        """
    }
    specifications += ["': :->command'", "'*:: :->words'"]
    var described = node.commands.map { shellQuoted("\(colonQuoted($0.name)):\(colonQuoted($0.summary))") }
    var cases = node.commands.map { command in
      "    \(shellQuoted(command.name))) _\(identifier(node.path + [command.name])) ;;"
    }
    if node.path.isEmpty {
      described.append(shellQuoted("help:Show the help of a command."))
      cases.append("    help) _describe -t commands command commands ;;")
    }
    return """
      \(name)() {
        local curcontext="$curcontext" state state_descr line
        typeset -A opt_args
        local -a commands
        commands=(
          \(described.joined(separator: "\n    "))
        )
        _arguments -C -s -S \\
          \(specifications.joined(separator: " \\\n    "))
        case "$state" in
          command) _describe -t commands command commands ;;
          words)
            case "$line[1]" in
      \(cases.map { "    " + $0 }.joined(separator: "\n"))
            esac
            ;;
        esac
      }
      """
  }

  /// An option once for each of its names, which exclude each other unless it repeats.
  private func specification(_ option: Option) -> [String] {
    let prefix = option.repeats ? "*" : "(\(option.spellings.joined(separator: " ")))"
    return option.spellings.map { name in
      guard let value = option.value else {
        return shellQuoted("\(prefix)\(name)[\(bracketQuoted(option.help))]")
      }
      let joint = name == option.name ? "=" : "+"
      return shellQuoted(
        "\(prefix)\(name)\(joint)[\(bracketQuoted(option.help))]:\(colonQuoted(option.placeholder ?? "")):\(action(value))"
      )
    }
  }

  private func arguments(_ arguments: [Argument]) -> [String] {
    var specifications: [String] = []
    var position = 1
    for argument in arguments {
      let bounds = argument.count.bounds
      let tail = "\(colonQuoted(argument.name)):\(action(argument.kind))"
      guard bounds.most < .max else { return specifications + [shellQuoted("*:\(tail)")] }
      for _ in 0..<bounds.most {
        specifications.append(shellQuoted("\(position):\(bounds.least == 0 ? ":" : "")\(tail)"))
        position += 1
      }
    }
    return specifications
  }

  private func action(_ kind: WordKind) -> String {
    switch kind.form {
    case .file: "_files"
    case .folder: "_files -/"
    case .text, .integer: " "
    case .choice, .suggested:
      "(\(CompletionNode.words(kind).map(colonQuoted).joined(separator: " ")))"
    }
  }

  private func colonQuoted(_ text: String) -> String {
    quoted(text, special: [":", "\\"])
  }

  private func bracketQuoted(_ text: String) -> String {
    quoted(text, special: ["[", "]", ":", "\\"])
  }

  private func quoted(_ text: String, special: Set<Character>) -> String {
    text.reduce(into: "") { result, character in
      if special.contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
