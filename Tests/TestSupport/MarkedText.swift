package import SourceText

/// A text with places marked in it, for tests.
package struct MarkedText {
  /// The text without the marks, as UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The marked places, in the order in which they close.
  package private(set) var ranges: [ByteRange] = []

  /// Takes the `⟦` and `⟧` out of a text and remembers where they stood.
  package init(_ marked: String) {
    var starts: [Int] = []
    for character in marked {
      switch character {
      case "⟦": starts.append(bytes.count)
      case "⟧": ranges.append(ByteRange(starts.removeLast(), bytes.count))
      default: bytes += character.utf8
      }
    }
  }
}
