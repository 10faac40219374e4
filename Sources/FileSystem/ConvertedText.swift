/// A text converted to UTF-8, with the way back to the bytes it was made of.
public struct ConvertedText: Sendable {
  /// A place where the distance between the converted and the original text changes.
  public struct Anchor: Sendable, Hashable {
    /// The offset of a character in ``ConvertedText/utf8``.
    public let utf8Offset: Int
    /// The offset of the same character in the original bytes.
    public let sourceOffset: Int
  }

  /// The text as UTF-8.
  public let utf8: [UInt8]
  /// Where the two texts run apart, ascending in both offsets.
  ///
  /// There is one for each character, and for the end, whose distance from its original differs from that of
  /// the character before, so between two anchors both texts advance by the same number of bytes, and a text of ASCII alone
  /// has none.
  public let anchors: [Anchor]
  /// The number of original bytes.
  public let sourceCount: Int

  /// The offset in the original bytes of the character at an offset of the converted text.
  ///
  /// An offset inside a character gives some place inside the original character or its end.
  ///
  /// - Precondition: `0 <= utf8Offset <= utf8.count`.
  /// - Complexity: O(log *n*) for *n* anchors.
  public func sourceOffset(ofUTF8Offset utf8Offset: Int) -> Int {
    precondition(utf8Offset >= 0 && utf8Offset <= utf8.count, "the offset lies outside the text")
    var low = 0
    var high = anchors.count
    while low < high {
      let middle = (low + high) / 2
      if anchors[middle].utf8Offset <= utf8Offset { low = middle + 1 } else { high = middle }
    }
    let end = low < anchors.count ? anchors[low].sourceOffset : sourceCount
    guard low > 0 else { return min(utf8Offset, end) }
    let anchor = anchors[low - 1]
    return min(anchor.sourceOffset + utf8Offset - anchor.utf8Offset, end)
  }
}
