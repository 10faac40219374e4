/// One thing the help explains: a label such as `-f, --format text|json`, and a text beside it.
struct HelpEntry: Equatable {
  /// What is typed in bold, what stands for something else underlined.
  let label: StyledText
  /// How far the label stands in, so that the long names of a list line up.
  var padding = 0
  let text: String
}

extension HelpEntry {
  init(_ command: Command) {
    self.init(label: StyledText(command.name, .bold), text: command.summary)
  }

  init(_ argument: Argument) {
    self.init(
      label: StyledText(argument.name, .underline),
      text: argument.help + argument.kind.explanation(isListed: true))
  }

  /// - Parameter hasLetters: Whether any option in the list has a letter, so that names must line up.
  init(_ option: Option, hasLetters: Bool) {
    var label = StyledText()
    if let letter = option.letter {
      label.append("-\(letter)", .bold)
      label.append(", ")
    }
    label.append(option.name, .bold)
    if let placeholder = option.placeholder { label = label + " " + StyledText(placeholder, .underline) }
    let isListed = option.placeholder == option.value?.placeholder
    var text = option.help + (option.value?.explanation(isListed: isListed) ?? "")
    if let value = option.defaultValue { text += " Default: \(value)." }
    if option.repeats { text += " May be given several times." }
    self.init(label: label, padding: option.letter == nil && hasLetters ? 4 : 0, text: text)
  }
}

extension WordKind {
  /// The choices and what they mean, where the placeholder does not tell.
  ///
  /// - Parameter isListed: Whether the placeholder is shown.
  fileprivate func explanation(isListed: Bool) -> String {
    let choices = self.choices
    if choices.isEmpty || choices.allSatisfy(\.help.isEmpty) && listsChoices && isListed { return "" }
    let explained = choices.map { $0.help.isEmpty ? $0.name : "\($0.name) (\($0.help))" }
    return " One of \(explained.joined(separator: ", "))."
  }
}
