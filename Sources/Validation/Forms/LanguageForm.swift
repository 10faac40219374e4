import SourceText

/// What language identifiers and the language names of older projects look like.
enum LanguageForm {
  /// Whether a text has the form of a language identifier: `en`, `en-AU`, `zh_Hant_TW`.
  static func isIdentifier(_ text: String) -> Bool {
    let parts = text.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy({ ASCII.isLetter($0) })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { ASCII.isAlphanumeric($0) }
    }
  }

  /// Whether a text is one of the English names that stand for languages in older projects (R20, R21).
  static func isName(_ text: String) -> Bool {
    [
      "Arabic", "Chinese", "Danish", "Dutch", "English", "Finnish", "French", "German", "Italian", "Japanese",
      "Korean", "Norwegian", "Polish", "Portuguese", "Russian", "Spanish", "Swedish", "Thai", "Turkish",
    ].contains { $0.isSameTextIgnoringCase(as: text) }
  }
}
