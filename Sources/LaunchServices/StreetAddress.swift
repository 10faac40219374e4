internal import SourceText

/// Addresses of houses in the usual forms: `1 Infinite Loop`, `12 rue de Rivoli`, `Calle Mayor 3`, `Hauptstraße 5`.
///
/// The number of the house has to stand where it belongs, and names begin with capitals: neither "the loop ran 3 times" nor
/// "sent via 3 hosts" is an address.
enum StreetAddress {
  /// Words behind the name of a street, whose number stands in front of it.
  private static let last = [
    "street", "st", "avenue", "ave", "road", "rd", "lane", "ln", "drive", "dr", "boulevard", "blvd", "square",
    "sq",
    "way", "place", "pl", "loop", "court", "ct", "circle", "parkway", "pkwy", "highway", "hwy", "terrace",
    "alley",
  ]
  /// Words in front of the name of a street, whose number stands in front of both or behind them.
  private static let first = [
    "rue", "avenue", "boulevard", "place", "quai", "via", "piazza", "viale", "calle", "avenida", "plaza",
    "rua",
  ]
  /// The ends of names of streets in one word, whose number stands behind it.
  private static let ends = ["strasse", "straße", "str", "gasse", "weg", "platz", "allee", "straat", "gatan"]

  /// Whether an address is in a text.
  static func isIn(_ text: String) -> Bool {
    let words = TextData.words(of: text)
    for (index, word) in words.enumerated() {
      let small = word.asciiLowercased
      if ends.contains(where: { small.hasEnding($0) }), isNumber(words, index + 1) { return true }
      if last.contains(small), isName(word), numberStands(before: index, in: words) { return true }
      guard first.contains(small) else { continue }
      if isNumber(words, index - 1), index + 1 < words.count { return true }
      if numberStands(behind: index, in: words) { return true }
    }
    return false
  }

  /// Whether a number and one to three parts of a name, as in `350 Fifth Avenue` and `5 E. 42nd Street`, stand in front.
  private static func numberStands(before index: Int, in words: [String]) -> Bool {
    for distance in 2...4 where isNumber(words, index - distance) {
      return words[(index - distance + 1)..<index].allSatisfy { isName($0) || startsWithDigit($0) }
    }
    return false
  }

  /// Whether one to three words, a name among them, and a number stand behind.
  private static func numberStands(behind index: Int, in words: [String]) -> Bool {
    for distance in 2...4 where isNumber(words, index + distance) {
      return words[(index + 1)..<(index + distance)].contains { isName($0) }
    }
    return false
  }

  /// Whether a word begins with a capital, or with a letter that is not one of A to Z.
  private static func isName(_ word: String) -> Bool {
    word.utf8.first.map { $0.isASCIICapitalLetter || $0 >= 0x80 } ?? false
  }

  /// Whether a word is the number of a house: one to five digits, and a letter perhaps.
  private static func isNumber(_ words: [String], _ index: Int) -> Bool {
    guard words.indices.contains(index) else { return false }
    let bytes = Array(words[index].utf8)
    let digits = bytes.prefix { $0.isASCIIDigit }.count
    guard (1...5).contains(digits) else { return false }
    let rest = bytes[digits...]
    return rest.isEmpty || (rest.count == 1 && rest.allSatisfy { $0.isASCIILetter })
  }

  private static func startsWithDigit(_ word: String) -> Bool {
    word.utf8.first.map { $0.isASCIIDigit } ?? false
  }
}
