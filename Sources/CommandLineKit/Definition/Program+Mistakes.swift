extension Program {
  /// What is wrong with the table of commands, a sentence each, for a test to expect none.
  ///
  /// The parser believes the table: two options of one name, say, would not be noticed in a call.
  public func mistakes() -> [String] {
    var mistakes: [String] = []
    if !isSentence(summary) { mistakes.append("The summary of \(name) is not one sentence.") }
    collect(commands, above: [], options: options, into: &mistakes)
    return mistakes
  }

  private func collect(
    _ commands: [Command], above path: [String], options: [Option], into mistakes: inout [String]
  ) {
    for name in repeated(commands.map(\.name)) {
      mistakes.append("There are two commands '\((path + [name]).joined(separator: " "))'.")
    }
    for command in commands {
      let path = path + [command.name]
      let called = "'\(path.joined(separator: " "))'"
      if !isSentence(command.summary) { mistakes.append("The summary of \(called) is not one sentence.") }
      mistakes += command.options.flatMap { self.mistakes(in: $0, of: called) }
      mistakes += self.mistakes(in: command.arguments, of: called)
      let all = options + command.options
      for name in repeated(all.map(\.name)) { mistakes.append("\(called) has two options \(name).") }
      for letter in repeated(all.compactMap(\.letter).map(String.init)) {
        mistakes.append("\(called) has two options -\(letter).")
      }
      for example in command.examples where !isSentence(example.help) {
        mistakes.append("The example '\(example.call)' of \(called) is not explained in sentences.")
      }
      collect(command.subcommands, above: path, options: all, into: &mistakes)
    }
  }

  private func mistakes(in option: Option, of called: String) -> [String] {
    var mistakes: [String] = []
    if !option.name.hasPrefix("--") || option.name.utf8.count < 4 || option.name.contains("=") {
      mistakes.append("The option \(option.name) of \(called) has no long name.")
    }
    if !isSentence(option.help) {
      mistakes.append("The option \(option.name) of \(called) is not explained in sentences.")
    }
    let choices = option.value?.choices.map(\.name) ?? []
    if let word = option.defaultValue, !choices.isEmpty, !choices.contains(word) {
      mistakes.append("The option \(option.name) of \(called) does not accept its default, \(word).")
    }
    return mistakes
  }

  private func mistakes(in arguments: [Argument], of called: String) -> [String] {
    var mistakes: [String] = []
    for name in repeated(arguments.map(\.name)) { mistakes.append("\(called) has two arguments \(name).") }
    for argument in arguments where !isSentence(argument.help) {
      mistakes.append("The argument \(argument.name) of \(called) is not explained in sentences.")
    }
    if arguments.filter({ $0.count.bounds.most > $0.count.bounds.least }).count > 1 {
      let optional = arguments.filter { $0.count == .optional }
      // Optional words fill up from the left, so several at the end are clear; anything else is not.
      if !arguments.suffix(optional.count).allSatisfy({ $0.count == .optional })
        || arguments.contains(where: { $0.count.bounds.most == .max })
      {
        mistakes.append("\(called) cannot tell its arguments apart.")
      }
    }
    return mistakes
  }

  private func isSentence(_ text: String) -> Bool {
    text.hasSuffix(".") && text.first?.isLowercase == false
  }

  private func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}
