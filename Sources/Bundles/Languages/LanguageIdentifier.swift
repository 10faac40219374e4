import SourceText

/// The identifier of a language as it stands somewhere, and what it is the same as.
public struct LanguageIdentifier: Sendable {
  /// The identifier as it was written: `English`, `zh-hant`, `pt_BR`.
  public let text: String
  /// The same with one spelling for all: `english`, `zh_Hant`, `pt_BR`.
  let base: String
  /// Today's identifier for the same language: `en`, `zh_Hant`, `pt_BR`.
  let normalized: String

  /// Reads an identifier; any text is one.
  public init(_ text: String) {
    self.text = text
    base = Self.base(of: text)
    normalized = Self.normalized(base)
  }

  /// Whether the two name the same language in any form (B33).
  public func isSame(as other: LanguageIdentifier) -> Bool {
    base.isSameText(as: other.base) || normalized.isSameText(as: other.normalized)
  }

  /// Today's form of the identifier, with hyphens: `en`, `zh-Hant`, `pt-BR`.
  public var canonicalText: String {
    String(decoding: normalized.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  /// Whether the text has the form of an identifier, or is a name of a language that older systems use.
  public var isKnownForm: Bool {
    if LanguageTable.legacyAliases[base] != nil { return true }
    let parts = Self.parts(of: base)
    guard let language = parts.first, (2...3).contains(language.utf8.count) else { return false }
    return language.utf8.allSatisfy { $0.isASCIISmallLetter }
      && parts.dropFirst().allSatisfy { part in
        (2...8).contains(part.utf8.count)
          && part.utf8.allSatisfy { $0.isASCIIDigit || $0.asciiLowercased.isASCIISmallLetter }
      }
  }

  // MARK: Forms

  static func parts(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "_")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Without what follows an `@` or a single letter, with underscores, small letters for the language and capitals
  /// where they are usual; languages of three letters that have two are shortened.
  private static func base(of text: String) -> String {
    let plain = text.utf8.prefix { $0 != UInt8(ascii: "@") }
      .map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }
    var result: [String] = []
    for (index, part) in parts(of: String(decoding: plain, as: UTF8.self)).enumerated() {
      if index == 0 {
        let small = part.asciiLowercased
        if small.utf8.count == 3, let short = LanguageTable.aliases[small], short.utf8.count == 2 {
          result.append(short)
        } else {
          result.append(small)
        }
      } else if part.utf8.count == 1 {
        break
      } else if part.utf8.count == 4, index == 1 {
        let small = part.asciiLowercased
        result.append(
          String(decoding: small.utf8.prefix(1), as: UTF8.self).asciiUppercased + small.droppingFirst(1))
      } else {
        result.append(part.asciiUppercased)
      }
    }
    return result.joined(separator: "_")
  }

  private static func normalized(_ base: String) -> String {
    if let name = LanguageTable.legacyAliases[base] { return name }
    if let name = LanguageTable.aliases[base] { return name }
    guard let underscore = base.utf8.firstIndex(of: UInt8(ascii: "_")) else { return base }
    let language = String(decoding: base.utf8[..<underscore], as: UTF8.self)
    guard let other = LanguageTable.aliases[language] else { return base }
    let otherParts = parts(of: other)
    guard otherParts.count > 1 else {
      return other + String(decoding: base.utf8[underscore...], as: UTF8.self)
    }
    guard otherParts.last?.utf8.count == 4, let last = parts(of: base).last, last.utf8.count <= 3 else {
      return other
    }
    return "\(other)_\(last)"
  }
}
