import SourceText

internal import UniformTypes

/// A text that is selected.
public struct SelectedText: Sendable, Hashable {
  /// The text.
  public let text: String
  /// Its language, as a tag such as `en-GB`; nil if it is not known.
  public let language: String?
  /// Its script, as four letters; nil if it is not known.
  public let script: String?
  /// Whether the language is a guess.
  public let isLanguageGuessed: Bool
  /// Whether the script is a guess.
  public let isScriptGuessed: Bool

  /// Creates a text; what is not said about it is guessed.
  public init(_ text: String, language: String? = nil, script: String? = nil) {
    self.text = text
    let guess = TextGuess(text)
    self.script = script ?? guess.script
    self.language = language ?? guess.language
    isLanguageGuessed = language == nil && self.language != nil
    isScriptGuessed = script == nil && self.script != nil
  }

  /// The words: what stands between spaces and marks.
  public var wordCount: Int { TextGuess.words(of: text).count }

  /// Whether a kind of data is in the text: `URL`, `Date`, `Address`, `Email` or `FilePath` (S12).
  ///
  /// The system's own detectors are not public; these find the usual forms.
  public func contains(_ kind: String) -> Bool {
    let pieces = TextData.pieces(of: text)
    switch kind {
    case "URL": return pieces.contains { TextData.isURL($0) }
    case "Email": return pieces.contains { TextData.isEmail($0) }
    case "FilePath": return pieces.contains { TextData.isFilePath($0) }
    case "Date": return TextData.hasDate(pieces)
    case "Address": return TextData.hasAddress(pieces)
    default: return false
    }
  }
}

/// Data in the usual forms.
enum TextData {
  /// What stands between spaces, in small letters, without marks at either end.
  static func pieces(of text: String) -> [String] {
    text.utf8.split { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }.compactMap { piece in
      var bytes = piece
      while let last = bytes.last, ",;.!?)]>\"'".utf8.contains(last) { bytes = bytes.dropLast() }
      while let first = bytes.first, "([<\"'".utf8.contains(first) { bytes = bytes.dropFirst() }
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self).asciiLowercased
    }
  }

  static func isURL(_ piece: String) -> Bool {
    if piece.hasBeginning("www.") { return piece.utf8.count > 6 }
    if piece.hasBeginning("mailto:") { return piece.utf8.count > 7 }
    let bytes = Array(piece.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes.count > colon + 3,
      bytes[(colon + 1)...].starts(with: "//".utf8)
    else { return false }
    return SchemeClaim.isScheme(String(decoding: bytes[..<colon], as: UTF8.self))
  }

  static func isEmail(_ piece: String) -> Bool {
    let sides = piece.pieces(at: UInt8(ascii: "@"))
    guard sides.count == 2, !sides[0].isEmpty else { return false }
    let labels = sides[1].pieces(at: UInt8(ascii: "."))
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
  }

  static func isFilePath(_ piece: String) -> Bool {
    guard !piece.hasBeginning("//") else { return false }
    return (piece.hasBeginning("/") || piece.hasBeginning("~/")) && piece.utf8.count > 2
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november",
    "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
  ]
  private static let days = [
    "today", "tomorrow", "yesterday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    "sunday",
  ]

  static func hasDate(_ pieces: [String]) -> Bool {
    for (index, piece) in pieces.enumerated() {
      if days.contains(piece) || isNumericDate(piece) { return true }
      guard months.contains(piece) else { continue }
      let neighbors = [index > 0 ? pieces[index - 1] : "", index + 1 < pieces.count ? pieces[index + 1] : ""]
      if neighbors.contains(where: { startsWithDigit($0) }) { return true }
    }
    return false
  }

  /// Whether a piece is three numbers with the same mark between them.
  private static func isNumericDate(_ piece: String) -> Bool {
    for mark in "-/.".utf8 {
      let numbers = piece.pieces(at: mark)
      if numbers.count == 3,
        numbers.allSatisfy({ (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy { $0.isASCIIDigit } })
      {
        return true
      }
    }
    return false
  }

  private static let streets = [
    "street", "st", "avenue", "ave", "road", "rd", "lane", "drive", "boulevard", "blvd", "square", "way",
    "place",
    "rue", "via", "calle",
  ]

  /// Whether a number and the word for a street are near each other.
  static func hasAddress(_ pieces: [String]) -> Bool {
    for (index, piece) in pieces.enumerated() {
      let isStreet =
        streets.contains(piece) || piece.hasEnding("strasse") || piece.hasEnding("straße")
        || piece.hasEnding("gasse")
      guard isStreet else { continue }
      let near = pieces[max(0, index - 4)..<min(pieces.count, index + 4)]
      if near.contains(where: { startsWithDigit($0) }) { return true }
    }
    return false
  }

  private static func startsWithDigit(_ text: String) -> Bool {
    text.utf8.first.map { $0.isASCIIDigit } ?? false
  }
}
