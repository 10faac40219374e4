/// Goes through the fields of one side of a record, in order.
struct FieldReader {
  private let text: RecordText
  private var position: Int
  private let end: Int

  /// Starts behind the line that opens the side.
  init(_ text: RecordText, _ lines: Range<Int>) {
    self.text = text
    position = min(text.lineEnd(from: lines.lowerBound) + 1, lines.upperBound)
    end = lines.upperBound
  }

  /// Starts at the first field of a kind, or before it.
  init(_ text: RecordText, _ facet: RecordEntry.Facet, from kind: FieldKind) {
    self.init(text, facet.lines)
    let start = facet.start(of: kind)
    if start > position { position = start }
  }

  /// The next field: its kind, and where its text stands.
  mutating func next() -> (kind: FieldKind, range: Range<Int>)? {
    while position < end {
      let line = position..<min(text.lineEnd(from: position), end)
      position = line.upperBound + 1
      if line.isEmpty || text[line.lowerBound] == UInt8(ascii: "#") { continue }
      var colon = line.lowerBound + 2
      while colon < line.upperBound, text[colon] != UInt8(ascii: ":") { colon += 1 }
      guard let kind = Self.kind(of: (line.lowerBound + 2)..<colon, in: text) else { continue }
      let first = min(colon + 2, line.upperBound)..<line.upperBound
      var last = first
      while position + 4 < end, text[position] == UInt8(ascii: " "), text[position + 2] == UInt8(ascii: " ") {
        last = position..<min(text.lineEnd(from: position), end)
        position = last.upperBound + 1
      }
      return (kind, first.lowerBound..<last.upperBound)
    }
    return nil
  }

  /// The text of the next field of a kind, or nil.
  mutating func next(_ kind: FieldKind) -> FieldText? {
    while let field = next() {
      if field.kind == kind { return FieldText(text, field.range) }
    }
    return nil
  }

  private static func kind(of range: Range<Int>, in text: RecordText) -> FieldKind? {
    FieldTable.standard[text.wordBeforeColon(at: range.lowerBound).word]
  }
}
