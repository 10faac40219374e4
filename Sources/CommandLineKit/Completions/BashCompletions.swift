/// The completion script for Bash, without anything newer than version 3.2.
struct BashCompletions {
  let program: Program
  let nodes: [CompletionNode]

  /// The shell function's name: the program's, with nothing but letters, digits and underscores.
  private var function: String {
    "_" + String(program.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  var script: String {
    """
    # Bash completion for \(program.name), made by '\(program.name) completions bash'.

    # Sets what can follow the command named by $path.
    \(function)_describe() {
      commands= options= valued= positional=()
      case "$path" in
    \(nodes.map(description).joined(separator: "\n"))
      esac
    }

    # Sets what the value of an option, $1, of the command named by $path can be.
    \(function)_value() {
      kind=text
      case "$path $1" in
    \(nodes.flatMap(values).joined(separator: "\n"))
      esac
    }

    # Completes $cur with what $kind says.
    \(function)_reply() {
      local words= action= reply
      case "$kind" in
        file) action=-f ;;
        folder) action=-d ;;
        words:*) action=-W words="${kind#words:}" ;;
        *) return ;;
      esac
      [ -n "$words" ] || compopt -o filenames 2>/dev/null
      while IFS= read -r reply; do
        COMPREPLY+=("$reply")
      done < <(compgen "$action" ${words:+"$words"} -- "$cur")
    }

    \(function)() {
      local cur="${COMP_WORDS[COMP_CWORD]}" path= word kind= ended= helping= count=0 i=1 next
      local commands options valued positional
      COMPREPLY=()
      \(function)_describe
      while [ "$i" -lt "$COMP_CWORD" ]; do
        word="${COMP_WORDS[i]}"
        next=$((i + 1))
        if [ -z "$ended" ] && [ "$word" = -- ]; then
          ended=1
        elif [ -z "$ended" ] && [ "${word:0:1}" = - ] && [ "$word" != - ]; then
          if [ "${COMP_WORDS[next]-}" = = ]; then
            [ "$next" -eq "$COMP_CWORD" ] && cur= || next=$((next + 1))
          fi
          case " $valued " in
            *" $word "*)
              if [ "$next" -ge "$COMP_CWORD" ]; then
                \(function)_value "$word"
                \(function)_reply
                return
              fi
              next=$((next + 1))
              ;;
          esac
        else
          case " $commands " in
            *" $word "*)
              if [ "$path$word" = help ]; then
                helping=1
              else
                path="$path${path:+ }$word"
                \(function)_describe
              fi
              ;;
            *) count=$((count + 1)) ;;
          esac
        fi
        i=$next
      done
      if [ -z "$ended$helping" ] && [ "${cur:0:1}" = - ]; then
        kind="words:$options"
      elif [ -n "$commands" ]; then
        kind="words:$commands"
      elif [ -z "$helping" ] && [ "${#positional[@]}" -gt 0 ]; then
        [ "$count" -lt "${#positional[@]}" ] || count=$((${#positional[@]} - 1))
        kind="${positional[count]}"
      fi
      \(function)_reply
    }

    complete -F \(function) \(program.name)

    """
  }

  private func description(_ node: CompletionNode) -> String {
    let commands = node.commands.map(\.name) + (node.path.isEmpty ? ["help"] : [])
    let options = node.options.flatMap(\.spellings)
    let valued = node.options.filter { $0.value != nil }.flatMap(\.spellings)
    return """
          \(shellQuoted(node.path.joined(separator: " "))))
            commands=\(shellQuoted(node.commands.isEmpty ? "" : commands.joined(separator: " ")))
            options=\(shellQuoted(options.joined(separator: " ")))
            valued=\(shellQuoted(valued.joined(separator: " ")))
            positional=(\(positional(node.arguments)))
            ;;
      """
  }

  /// What each position can be; the last entry stands for all later positions.
  private func positional(_ arguments: [Argument]) -> String {
    var kinds: [String] = []
    for argument in arguments {
      let most = argument.count.bounds.most
      kinds += Array(repeating: kind(argument.kind), count: most == .max ? 1 : most)
      if most == .max { return kinds.joined(separator: " ") }
    }
    return (kinds + ["text"]).joined(separator: " ")
  }

  private func values(_ node: CompletionNode) -> [String] {
    node.options.compactMap { option in
      guard let value = option.value else { return nil }
      let kind = kind(value)
      guard kind != "text" else { return nil }
      let path = node.path.joined(separator: " ")
      let patterns = option.spellings.map { shellQuoted("\(path) \($0)") }
      return "    \(patterns.joined(separator: " | "))) kind=\(kind) ;;"
    }
  }

  private func kind(_ kind: WordKind) -> String {
    switch kind.form {
    case .file: "file"
    case .folder: "folder"
    case .text, .integer: "text"
    case .choice, .suggested:
      shellQuoted("words:" + CompletionNode.words(kind).joined(separator: " "))
    }
  }
}
