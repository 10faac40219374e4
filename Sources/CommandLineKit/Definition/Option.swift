/// A word of the call that begins with dashes, alone or with a value.
public struct Option: Sendable {
  /// The name with its dashes, such as `--format`.
  public let name: String
  /// The letter for its short form `-f`, or nil.
  public let letter: Character?
  /// What its value is, or nil for a flag.
  public let value: WordKind?
  /// The value that stands when the option is not given.
  public let defaultValue: String?
  /// Whether all values count when the option is given several times; otherwise the last one does.
  public let repeats: Bool
  /// The heading it stands under in the help.
  public let heading: String
  /// Whether help and completions leave it out.
  public let isHidden: Bool
  /// What it does, in sentences.
  public let help: String

  /// The heading of options that ask for no other.
  public static let standardHeading = "Options"
  /// A heading for options that many commands have in common.
  public static let commonHeading = "Common options"

  /// An option without a value.
  ///
  /// - Parameters:
  ///   - name: The name with its dashes, such as `--strict`.
  ///   - letter: The short form with its dash, such as `-s`.
  public static func flag(
    _ name: String, _ letter: String? = nil, heading: String = standardHeading, isHidden: Bool = false,
    help: String
  ) -> Option {
    Option(
      name: name, letter: letter, value: nil, defaultValue: nil, repeats: false, heading: heading,
      isHidden: isHidden, help: help)
  }

  /// An option with a value.
  ///
  /// - Parameters:
  ///   - name: The name with its dashes, such as `--format`.
  ///   - letter: The short form with its dash, such as `-f`.
  ///   - value: What the value is.
  ///   - defaultValue: The value that stands when the option is not given; the help says so.
  ///   - repeats: Whether the option may be given several times, each with a value that counts.
  public static func option(
    _ name: String, _ letter: String? = nil, value: WordKind, default defaultValue: String? = nil,
    repeats: Bool = false, heading: String = standardHeading, isHidden: Bool = false, help: String
  ) -> Option {
    Option(
      name: name, letter: letter, value: value, defaultValue: defaultValue, repeats: repeats,
      heading: heading, isHidden: isHidden, help: help)
  }

  private init(
    name: String, letter: String?, value: WordKind?, defaultValue: String?, repeats: Bool, heading: String,
    isHidden: Bool, help: String
  ) {
    precondition(
      letter.map { $0.utf8.count == 2 && $0.utf8.first == UInt8(ascii: "-") } ?? true,
      "the short form is a dash and a letter")
    self.name = name
    self.letter = letter?.last
    self.value = value
    self.defaultValue = defaultValue
    self.repeats = repeats
    self.heading = heading
    self.isHidden = isHidden
    self.help = help
  }
}

extension Option {
  /// What stands for the value in the help, or nil for a flag: the value's own placeholder, or the option's
  /// name where that would be a long list of choices.
  var placeholder: String? {
    guard let value else { return nil }
    let isLong = value.listsChoices && value.placeholder.utf8.count > 20
    return isLong ? name.drop { $0 == "-" }.uppercased() : value.placeholder
  }

  /// Asks for help; every command has it.
  static let help = Option.flag("--help", "-h", heading: commonHeading, help: "Show this help.")

  /// Asks for the version; the program has it.
  static let version = Option.flag("--version", heading: commonHeading, help: "Show the version.")

  /// Says whether to color; every command has it.
  ///
  /// Every call makes it, so the words are written out: going through the cases costs more than all parsing.
  static let color = Option.option(
    "--color", value: .choice("auto", "always", "never", placeholder: "WHEN"), default: "auto",
    heading: commonHeading, help: "When to color.")
}
