/// The lines of a text, for turning offsets into lines and columns.
///
/// Making one costs a pass over the text; do it when the first place is shown, not before.
public struct LineTable: Sendable {
  private let source: DecodedSource
  /// The offset in the text at which each line begins.
  private let starts: [Int]

  /// Finds the lines of a source.
  ///
  /// - Complexity: O(*n*).
  public init(_ source: DecodedSource) {
    self.source = source
    var starts = [source.textStart]
    unsafe source.text.withUnsafeBytes { bytes in
      var offset = source.textStart
      while offset < bytes.count {
        let byte = unsafe bytes[offset]
        offset += 1
        if byte == 0x0A {
          starts.append(offset)
        } else if byte == 0x0D {
          if offset < bytes.count, unsafe bytes[offset] == 0x0A { offset += 1 }
          starts.append(offset)
        }
      }
    }
    self.starts = starts
  }

  /// The number of lines, at least 1.
  public var count: Int { starts.count }

  /// The line and column of an offset in the file.
  ///
  /// - Complexity: O(log *n* + length of the line).
  public func position(ofFile offset: Int) -> SourcePosition {
    let textOffset = min(source.textOffset(ofFile: offset), source.text.count)
    let line = lineIndex(ofText: textOffset)
    var column = 1
    var cursor = starts[line]
    while cursor < textOffset {
      // Every byte but a continuation byte begins a scalar.
      if source.text[cursor] & 0xC0 != 0x80 { column += 1 }
      cursor += 1
    }
    return SourcePosition(offset: offset, line: line + 1, column: column)
  }

  /// The text of a line, without its line end; bytes that are not UTF-8 show as U+FFFD.
  ///
  /// - Parameters:
  ///   - line: The number of the line, from 1.
  ///   - limit: At most so many bytes of the line are given.
  /// - Returns: `nil` if there is no such line.
  public func text(ofLine line: Int, limit: Int = .max) -> String? {
    guard let range = textRange(ofLine: line) else { return nil }
    let end = range.count > limit ? range.lowerBound + limit : range.upperBound
    return String(decoding: source.text[ByteRange(range.lowerBound, end)].array, as: UTF8.self)
  }

  /// The bytes of a line in the UTF-8 text, without its line end.
  private func textRange(ofLine line: Int) -> ByteRange? {
    guard line >= 1, line <= starts.count else { return nil }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : source.text.count
    while end > start, source.text[end - 1] == 0x0A || source.text[end - 1] == 0x0D { end -= 1 }
    return ByteRange(start, end)
  }

  private func lineIndex(ofText offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
