internal import SourceText

/// A line of source, cut to a width, and where the marks under it go.
struct CodeFrame {
  /// The line as it is shown, safe for a terminal.
  private(set) var text = ""
  /// How many columns stand left of the marks.
  private(set) var indent = 0
  /// How many marks there are, at least 1.
  private(set) var length = 1
  /// Whether what is marked goes on in the next line.
  let continues: Bool

  /// What stands for the parts that are left out.
  static let ellipsis = "…"

  /// Makes the frame of a range in a source's file.
  ///
  /// - Parameters:
  ///   - range: The bytes of the file to mark; of several lines, the first is shown.
  ///   - source: The source; it must be text.
  ///   - width: How many columns to show at most.
  /// - Complexity: O(*width*), however long the line.
  init(_ range: ByteRange, in source: DecodedSource, width: Int) {
    if let plain = CodeFrame(plain: range, in: source, width: width) {
      self = plain
      return
    }
    let start = source.textOffset(ofFile: range.lowerBound)
    let end = max(start, source.textOffset(ofFile: range.upperBound))
    // Up to four bytes a character, and room for some that take no column.
    let line = SourceLine(around: start, reach: 8 * width, in: source)
    continues = line.nextLine.map { end > $0 } ?? false

    let cells = line.cells
    var columns = [0]
    columns.reserveCapacity(cells.count + 1)
    for cell in cells { columns.append(columns[columns.count - 1] + cell.width) }
    let total = columns[cells.count]

    let firstMarked = Self.index(of: start, in: cells, end: line.end)
    let endMarked = end <= start ? firstMarked : Self.endIndex(of: end, in: cells)
    let markStart = columns[firstMarked]
    let markEnd = max(columns[max(endMarked, firstMarked)], markStart + 1)

    var first = 0
    if line.continuesBefore || total > width {
      // As much of the marked part as possible, and some of what comes before it.
      let wanted = min(markEnd - markStart, width / 2)
      var left = max(0, markStart - (width - wanted) / 2)
      if !line.continuesAfter { left = min(left, max(0, total - width + 1)) }
      if !line.continuesBefore, markStart + wanted < width { left = 0 }
      while first < firstMarked, columns[first] < left || cells[first].width == 0 && first > 0 { first += 1 }
    }
    let isCutBefore = line.continuesBefore || first > 0
    var room = width - (isCutBefore ? 1 : 0)
    let isCutAfter = line.continuesAfter || total - columns[first] > room
    if isCutAfter { room -= 1 }

    if isCutBefore { text += Self.ellipsis }
    var last = first
    while last < cells.count, columns[last + 1] - columns[first] <= room {
      text += cells[last].shown
      last += 1
    }
    if isCutAfter { text += Self.ellipsis }
    indent = markStart - columns[first] + (isCutBefore ? 1 : 0)
    length = max(1, min(markEnd, max(columns[last], markStart + 1)) - markStart)
  }

  /// Makes the frame of a range in a line of plain ASCII that fits the width; nil if the line is another.
  private init?(plain range: ByteRange, in source: DecodedSource, width: Int) {
    let start = source.textOffset(ofFile: range.lowerBound)
    let end = max(start, source.textOffset(ofFile: range.upperBound))
    let line = unsafe source.text.withUnsafeBytes { text in
      unsafe PlainLine(start, end, in: text, from: source.textStart, width: width)
    }
    guard let line else { return nil }
    text = String(decoding: line.bytes, as: UTF8.self)
    indent = line.markStart
    length = max(1, line.markEnd - line.markStart)
    continues = line.continues
  }

  /// A line of plain ASCII as it is shown.
  private struct PlainLine {
    var bytes: [UInt8] = []
    var markStart = 0
    var markEnd = 0
    var continues = false

    /// Looks at the line around an offset, nil if it is another kind of line or does not fit a width.
    init?(_ start: Int, _ end: Int, in text: UnsafeRawBufferPointer, from textStart: Int, width: Int) {
      guard start < text.count, unsafe text[start] >= 0x20 || text[start] == 0x09 else { return nil }
      var first = start
      while first > textStart, unsafe text[first - 1] >= 0x20 || text[first - 1] == 0x09 {
        if start - first > width { return nil }
        first -= 1
      }
      bytes.reserveCapacity(min(width, 240) + SourceLine.tabWidth)
      var offset = first
      while offset < text.count, unsafe text[offset] != 0x0A, unsafe text[offset] != 0x0D {
        if offset == start { markStart = bytes.count }
        switch unsafe text[offset] {
        case 0x20..<0x7F: unsafe bytes.append(text[offset])
        case 0x09: for _ in 0..<SourceLine.tabWidth { bytes.append(0x20) }
        default: return nil
        }
        if bytes.count > width { return nil }
        offset += 1
        if offset <= end { markEnd = bytes.count }
      }
      // What stands before the line is its beginning, or the end of another one.
      guard unsafe first == textStart || text[first - 1] == 0x0A || text[first - 1] == 0x0D else {
        return nil
      }
      let isPair = unsafe offset + 1 < text.count && text[offset] == 0x0D && text[offset + 1] == 0x0A
      continues = end > min(offset + (isPair ? 2 : 1), text.count)
    }
  }

  /// The index of the character that holds an offset; the number of characters if the offset is behind them.
  private static func index(of offset: Int, in cells: [SourceLine.Cell], end: Int) -> Int {
    guard offset < end else { return cells.count }
    return max(0, endIndex(of: offset + 1, in: cells) - 1)
  }

  /// The index of the first character that begins at or behind an offset.
  private static func endIndex(of offset: Int, in cells: [SourceLine.Cell]) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
