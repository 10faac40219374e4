extension DecodedSource {
  /// The offset in the file of an offset in the text.
  ///
  /// - Precondition: `0 <= offset <= text.count`.
  /// - Complexity: O(1) for UTF-8; otherwise O(log *n*) in the size of the file.
  public func fileOffset(ofText offset: Int) -> Int {
    guard !isInPlace else { return offset }
    let anchor = lastAnchor { $0.text <= offset }
    var textPosition = anchor.text
    var filePosition = anchor.file
    while textPosition < offset, textPosition < text.count {
      let width = scalarWidth(at: textPosition)
      guard textPosition + width <= offset else { break }
      textPosition += width
      filePosition += fileWidth(ofTextWidth: width)
    }
    return min(filePosition, file.count)
  }

  /// The range in the file of a range in the text.
  public func fileRange(ofText range: ByteRange) -> ByteRange {
    guard !isInPlace else { return range }
    let start = fileOffset(ofText: range.lowerBound)
    return ByteRange(start, max(start, fileOffset(ofText: range.upperBound)))
  }

  /// The offset in the text of an offset in the file.
  ///
  /// - Complexity: O(1) for UTF-8; otherwise O(log *n*) in the size of the file.
  public func textOffset(ofFile offset: Int) -> Int {
    guard !isInPlace else { return offset }
    let anchor = lastAnchor { $0.file <= offset }
    var textPosition = anchor.text
    var filePosition = anchor.file
    while filePosition < offset, textPosition < text.count {
      let width = scalarWidth(at: textPosition)
      let step = fileWidth(ofTextWidth: width)
      guard filePosition + step <= offset else { break }
      textPosition += width
      filePosition += step
    }
    return textPosition
  }

  /// The last anchor for which a predicate holds; the first one if there is none.
  private func lastAnchor(where holds: (Anchor) -> Bool) -> Anchor {
    var low = 0
    var high = anchors.count
    while low < high {
      let middle = (low + high) / 2
      if holds(anchors[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? anchors[low - 1] : Anchor(text: 0, file: prefixLength)
  }

  private func scalarWidth(at offset: Int) -> Int {
    switch text[offset] {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// How many bytes of the file a scalar takes that takes so many bytes of UTF-8.
  ///
  /// Charsets of the host have an anchor wherever the two widths differ.
  private func fileWidth(ofTextWidth width: Int) -> Int {
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian: width == 4 ? 4 : 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    case .other: width
    default: 1
    }
  }
}
