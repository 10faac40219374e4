package import SourceText

/// The lines and columns of offsets known beforehand.
///
/// All of them are found in one pass over the text. A `LineTable` would count the columns of each offset
/// from the beginning of its line, and a file of one long line can have thousands of findings.
package struct PositionIndex {
  private var positions: [SourcePosition] = []

  /// Finds the lines and columns of offsets in a source's file, in any order.
  ///
  /// - Complexity: O(*n* + *m* log *m*), for a text of *n* bytes up to the last of *m* offsets.
  package init(_ source: DecodedSource, offsets: [Int]) {
    let sorted = offsets.sorted()
    positions.reserveCapacity(sorted.count)
    var cursor = Cursor(offset: source.textStart)
    for offset in sorted where positions.last?.offset != offset {
      cursor.advance(to: source.textOffset(ofFile: offset), in: source.text)
      positions.append(SourcePosition(offset: offset, line: cursor.line, column: cursor.column))
    }
  }

  /// The position of one of the offsets.
  ///
  /// - Complexity: O(log *m*).
  package subscript(offset: Int) -> SourcePosition {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    precondition(low < positions.count && positions[low].offset == offset, "an offset was not announced")
    return positions[low]
  }
}

/// A place that moves through a text and knows its line and column.
private struct Cursor {
  var offset: Int
  var line = 1
  var column = 1

  /// The bits of the bytes of a word that are 0x0A or 0x0D; what comes behind the first one may be told wrongly.
  private static func breaks(in word: UInt64) -> UInt64 {
    let feeds = word ^ 0x0A0A_0A0A_0A0A_0A0A
    let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
    return ((feeds &- ones) & ~feeds | (returns &- ones) & ~returns) & highs
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Moves on; a place further back changes nothing.
  mutating func advance(to target: Int, in text: SourceBytes) {
    unsafe text.withUnsafeBytes { bytes in
      let end = min(target, bytes.count)
      while offset < end {
        if offset + 8 <= end {
          let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
          let found = Self.breaks(in: word)
          // Bytes within a character begin no column.
          let inner = word & ~(word << 1) & Self.highs & ((found & (0 &- found)) &- 1)
          let plain = found == 0 ? 8 : found.trailingZeroBitCount / 8
          offset += plain
          column += plain - inner.nonzeroBitCount
          if found == 0 { continue }
        }
        let byte = unsafe bytes[offset]
        offset += 1
        let isFirstOfPair = unsafe byte == 0x0D && offset < bytes.count && bytes[offset] == 0x0A
        if byte == 0x0A || byte == 0x0D && !isFirstOfPair {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
    }
  }
}
