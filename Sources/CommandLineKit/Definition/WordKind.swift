/// What a word of the call stands for: what it is called in the help, which words are accepted, and what
/// the shell may complete it with.
public struct WordKind: Sendable {
  enum Form: Sendable {
    case text
    case file
    case folder
    case integer(ClosedRange<Int>)
    case choice([Choice])
    case suggested(@Sendable () -> [String])
  }

  private let givenPlaceholder: String?
  let form: Form

  private init(placeholder: String?, form: Form) {
    givenPlaceholder = placeholder
    self.form = form
  }

  /// What stands for the word in the help, such as `FILE`, or the choices if nothing else was given.
  public var placeholder: String {
    givenPlaceholder ?? choices.map(\.name).joined(separator: "|")
  }

  /// Any text.
  public static func text(_ placeholder: String) -> WordKind {
    WordKind(placeholder: placeholder, form: .text)
  }

  /// The path of a file or, where the command takes one, of a folder; `-` is standard input or output.
  public static func file(_ placeholder: String = "FILE") -> WordKind {
    WordKind(placeholder: placeholder, form: .file)
  }

  /// The path of a folder.
  public static func folder(_ placeholder: String = "FOLDER") -> WordKind {
    WordKind(placeholder: placeholder, form: .folder)
  }

  /// A whole number in a range.
  public static func integer(_ placeholder: String = "N", in range: ClosedRange<Int>) -> WordKind {
    WordKind(placeholder: placeholder, form: .integer(range))
  }

  /// One of a few words and no other.
  ///
  /// - Parameter placeholder: What stands for it in the help; the choices themselves unless given.
  public static func choice(_ choices: Choice..., placeholder: String? = nil) -> WordKind {
    choice(choices, placeholder: placeholder)
  }

  /// One of a list of words and no other.
  public static func choice(_ choices: [Choice], placeholder: String? = nil) -> WordKind {
    WordKind(placeholder: placeholder, form: .choice(choices))
  }

  /// One of the cases of an enumeration of words.
  public static func choice<Value>(
    of type: Value.Type, placeholder: String? = nil
  ) -> WordKind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    choice(Value.allCases.map { Choice($0.rawValue) }, placeholder: placeholder)
  }

  /// Any text, with words that the shell can propose.
  ///
  /// - Parameter words: Makes the proposals; called only for completions.
  public static func suggested(
    _ placeholder: String, words: @escaping @Sendable () -> [String]
  ) -> WordKind {
    WordKind(placeholder: placeholder, form: .suggested(words))
  }

  /// Whether the placeholder lists the choices.
  var listsChoices: Bool {
    if case .choice = form { return givenPlaceholder == nil }
    return false
  }

  /// The words that are accepted, if they are few and known.
  package var choices: [Choice] {
    if case .choice(let choices) = form { return choices }
    return []
  }
}
