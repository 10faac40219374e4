import SourceText

internal import PropertyLists
internal import UniformTypes

/// One dictionary of conditions under which a Service is offered (R161, R162, S12); all of them must hold.
public struct ServiceContext: Sendable, Hashable {
  /// The apps it is offered in, any if empty.
  public var applications: [String] = []
  /// The scripts of the text.
  public var scripts: [String] = []
  /// The languages of the text.
  public var languages: [String] = []
  /// How many words the text may have at most.
  public var wordLimit: Int?
  /// What the text has to contain one of.
  public var contents: [String] = []
  /// The group of the menu; no condition.
  public var category: String?
  /// Keys that mean nothing.
  public var unknownKeys: [String] = []

  /// Creates a context without conditions.
  public init() {}

  /// Reads a dictionary.
  init(_ node: PropertyListNode) {
    for entry in node.effectiveEntries {
      let value: PropertyListNode? = entry.value
      switch entry.key {
      case "NSApplicationIdentifier": applications = value.texts
      case "NSTextScript": scripts = value.texts
      case "NSTextLanguage": languages = value.texts
      // The books spell it with an e; apps that ship have the other spelling.
      case "NSTextContent", "NSTextContext": contents += value.texts
      case "NSWordLimit":
        wordLimit =
          entry.value.integer?.int64.map { Int(truncatingIfNeeded: $0) }
          ?? entry.value.string.flatMap { Int($0) }
      case "NSServiceCategory": category = entry.value.string
      default: unknownKeys.append(entry.key)
      }
    }
  }

  /// The first condition that does not hold, in a sentence; nil if all do.
  ///
  /// - Parameter text: The selected text, nil if something else is selected: then conditions about text do not hold.
  public func failure(in app: ServiceClient, _ text: SelectedText?) -> String? {
    if !applications.isEmpty, !applications.contains(where: { $0.isSameTextIgnoringCase(as: app.identifier) })
    {
      return "NSApplicationIdentifier asks for \(applications.joined(separator: " or "))."
    }
    let asksForText = !scripts.isEmpty || !languages.isEmpty || wordLimit != nil || !contents.isEmpty
    guard asksForText else { return nil }
    guard let text else { return "NSRequiredContext asks for text, and none is selected." }
    if !scripts.isEmpty, !scripts.contains(where: { $0.isSameTextIgnoringCase(as: text.script ?? "") }) {
      return
        "NSTextScript asks for \(scripts.joined(separator: " or ")), and the script is \(text.script ?? "not known")."
    }
    if !languages.isEmpty, !languages.contains(where: { Self.isLanguage(text.language ?? "", in: $0) }) {
      return "NSTextLanguage asks for \(languages.joined(separator: " or ")), and the language is "
        + "\(text.language ?? "not known")."
    }
    if let wordLimit, text.wordCount > wordLimit {
      return "NSWordLimit allows \(wordLimit), and \(text.wordCount) words are selected."
    }
    if !contents.isEmpty, !contents.contains(where: { text.contains($0) }) {
      return "NSTextContent asks for \(contents.joined(separator: " or ")), and the text holds none."
    }
    return nil
  }

  /// Whether a language is another, or a kind of it: `en-GB` is one of `en`, and `enm` is not (R162).
  static func isLanguage(_ language: String, in wanted: String) -> Bool {
    let (own, other) = (hyphenated(language), hyphenated(wanted))
    return own.isSameText(as: other) || own.hasBeginning(other + "-")
  }

  private static func hyphenated(_ language: String) -> String {
    String(
      decoding: language.asciiLowercased.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 },
      as: UTF8.self)
  }
}

/// The app in which something is selected.
public struct ServiceClient: Sendable, Hashable {
  /// Its identifier.
  public var identifier: String
  /// Whether it is sandboxed.
  public var isSandboxed: Bool

  /// Creates an app.
  public init(identifier: String, isSandboxed: Bool = false) {
    self.identifier = identifier
    self.isSandboxed = isSandboxed
  }
}
