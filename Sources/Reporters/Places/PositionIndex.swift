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

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The highest bit of every byte of a word that is a certain one.
  private static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let others = word ^ (ones &* UInt64(byte))
    // Without carries from one byte into the next.
    return ~(((others & ~highs) &+ ~highs) | others) & highs
  }

  /// Moves on; a place further back changes nothing.
  mutating func advance(to target: Int, in text: SourceBytes) {
    unsafe text.withUnsafeBytes { bytes in
      let end = min(target, bytes.count)
      // Lines are counted first, since columns matter in the last one only.
      var start = offset
      var position = offset
      while position < end {
        if position + 8 <= end {
          let word = unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
          if Self.marks(of: 0x0D, in: word) == 0 {
            let feeds = Self.marks(of: 0x0A, in: word)
            if feeds != 0 {
              line += feeds.nonzeroBitCount
              start = position + 8 - feeds.leadingZeroBitCount / 8
            }
            position += 8
            continue
          }
        }
        let byte = unsafe bytes[position]
        position += 1
        let isFirstOfPair = unsafe byte == 0x0D && position < bytes.count && bytes[position] == 0x0A
        if byte == 0x0A || byte == 0x0D && !isFirstOfPair {
          line += 1
          start = position
        }
      }
      guard end > offset else { return }
      if start > offset { column = 1 }
      column += unsafe Self.characters(in: bytes, start, end)
      offset = end
    }
  }

  /// How many columns some bytes take, the first byte of a pair that ends a line among them.
  private static func characters(in bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> Int {
    var count = end - start
    var position = start
    while position < end {
      if position + 8 <= end {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        // Bytes within a character begin no column.
        count -= (word & ~(word << 1) & highs).nonzeroBitCount
        position += 8
      } else {
        if unsafe bytes[position] & 0xC0 == 0x80 { count -= 1 }
        position += 1
      }
    }
    return count
  }
}
