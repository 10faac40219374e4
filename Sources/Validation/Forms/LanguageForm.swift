import SourceText

/// What language identifiers and the language names of older projects look like.
enum LanguageForm {
  /// Whether a text has the form of a language identifier: `en`, `en-AU`, `zh_Hant_TW`.
  static func isIdentifier(_ text: String) -> Bool {
    // The language comes first, everything else behind it.
    var isLanguage = true
    var count = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        guard isPart(ofLength: count, isLanguage) else { return false }
        isLanguage = false
        count = 0
      } else {
        guard isLanguage ? ASCII.isLetter(byte) : ASCII.isAlphanumeric(byte) else { return false }
        count += 1
      }
    }
    return isPart(ofLength: count, isLanguage)
  }

  private static func isPart(ofLength count: Int, _ isLanguage: Bool) -> Bool {
    isLanguage ? 2...3 ~= count : 1...8 ~= count
  }

  /// Whether a text is one of the English names that stand for languages in older projects (R20, R21).
  static func isName(_ text: String) -> Bool {
    [
      "Arabic", "Chinese", "Danish", "Dutch", "English", "Finnish", "French", "German", "Italian", "Japanese",
      "Korean", "Norwegian", "Polish", "Portuguese", "Russian", "Spanish", "Swedish", "Thai", "Turkish",
    ].contains { $0.isSameTextIgnoringCase(as: text) }
  }
}
