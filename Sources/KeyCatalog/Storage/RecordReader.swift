/// Reads a file of records once, from top to bottom.
///
/// Nothing but the kinds of field and the types is understood here; the rest stays text until somebody asks. No
/// memory is taken per field.
struct RecordReader {
  /// A record, before its path has found its place.
  struct Record {
    /// Where the record stands.
    var entry: RecordEntry
    /// The number of its first line.
    let line: Int
    /// Fields that name further paths.
    var paths: [(kind: FieldKind, path: Range<Int>)] = []
  }

  private let text: RecordText
  private let source: Int
  private var position = 0
  private var line = 0..<0
  private var lineNumber = 0
  private var isPending = false

  init(_ text: RecordText, source: Int) {
    self.text = text
    self.source = source
  }

  /// The next record, or nil at the end.
  mutating func next() throws(RecordError) -> Record? {
    guard nextLine() else { return nil }
    guard text[line.lowerBound] != UInt8(ascii: " ") else {
      throw failure("a field stands before the first record")
    }
    var record = Record(entry: RecordEntry(source: source, header: line), line: lineNumber)
    var books = RecordEntry.Facet()
    var today = RecordEntry.Facet()
    while nextLine() {
      if text[line.lowerBound] != UInt8(ascii: " ") {
        isPending = true
        break
      }
      guard let opening = try field() else { throw failure("a line continues nothing") }
      if opening.kind == .books, !books.exists {
        books.status = try status(opening.value, word: 1)
        try read(&books, of: &record) { $0.belongsToBooks }
      } else if opening.kind == .today, !today.exists {
        if !opening.value.isEmpty { today.status = try status(opening.value, word: 0) }
        try read(&today, of: &record) { $0.belongsToToday }
      } else {
        throw failure("books: or today: is expected, each once at most")
      }
    }
    guard books.exists || today.exists else { throw failure("the record is empty") }
    record.entry.books = books
    record.entry.today = today
    return record
  }

  /// An error in the line read last.
  func failure(_ message: String) -> RecordError {
    RecordError(line: lineNumber, text: text.string(line), message: message)
  }

  /// Reads one side of a record; the line that opens it has been read.
  private mutating func read(
    _ facet: inout RecordEntry.Facet, of record: inout Record, isAllowed: (FieldKind) -> Bool
  ) throws(RecordError) {
    facet.lines = line
    while nextLine() {
      guard text[line.lowerBound] == UInt8(ascii: " ") else {
        isPending = true
        return
      }
      guard let field = try field() else {
        facet.lines = facet.lines.lowerBound..<line.upperBound
        continue
      }
      if field.kind == .books || field.kind == .today {
        isPending = true
        return
      }
      guard isAllowed(field.kind) else { throw failure("the field does not belong to this side") }
      guard field.kind.repeats || !facet.has(field.kind) else { throw failure("the field occurs twice") }
      facet.lines = facet.lines.lowerBound..<line.upperBound
      facet.fields |= field.kind.bit
      switch field.kind {
      case .type: facet.types = try types(field.value)
      case .lenient: facet.lenientTypes = try types(field.value)
      case .platforms: facet.platforms = Int32(line.lowerBound)
      case .value: if facet.value == 0 { facet.value = Int32(line.lowerBound) }
      case .constraint: if facet.constraint == 0 { facet.constraint = Int32(line.lowerBound) }
      case .relation: if facet.relation == 0 { facet.relation = Int32(line.lowerBound) }
      case .alternatePath, .contents: record.paths.append((kind: field.kind, path: field.value))
      default: break
      }
    }
  }

  // MARK: Lines

  private struct Field {
    let kind: FieldKind
    /// The text behind the colon and the space.
    let value: Range<Int>
  }

  /// Goes to the next line that is neither empty nor a remark, or stays on one that was put back.
  private mutating func nextLine() -> Bool {
    if isPending {
      isPending = false
      return true
    }
    while position < text.count {
      line = position..<text.lineEnd(from: position)
      position = line.upperBound + 1
      lineNumber += 1
      if !line.isEmpty, text[line.lowerBound] != UInt8(ascii: "#") { return true }
    }
    return false
  }

  /// The field of the line, nil if the line continues the one before.
  @inline(__always)
  private func field() throws(RecordError) -> Field? {
    guard line.count > 4, text[line.lowerBound + 1] == UInt8(ascii: " ") else {
      throw failure("a field is indented by two spaces, and has a word and a colon")
    }
    if text[line.lowerBound + 2] == UInt8(ascii: " ") { return nil }
    let start = line.lowerBound + 2
    let (word, length) = text.wordBeforeColon(at: start)
    var end = start + length
    while end < line.upperBound, text[end] != UInt8(ascii: ":") { end += 1 }
    guard end < line.upperBound, let kind = FieldTable.standard[word],
      length < 8 || text.matches(start..<end, kind.word)
    else { throw failure("there is no such field") }
    if end + 1 == line.upperBound { return Field(kind: kind, value: line.upperBound..<line.upperBound) }
    guard text[end + 1] == UInt8(ascii: " ") else { throw failure("a space is missing behind the colon") }
    return Field(kind: kind, value: (end + 2)..<line.upperBound)
  }

  // MARK: Types and states

  /// The status named by one of the words between commas.
  private func status(_ range: Range<Int>, word: Int) throws(RecordError) -> KeyStatus {
    var start = range.lowerBound
    var word = word
    var end = start
    while true {
      while end < range.upperBound, text[end] != UInt8(ascii: ",") { end += 1 }
      if word == 0 || end == range.upperBound { break }
      word -= 1
      end += 2
      start = end
    }
    for status in KeyStatus.allCases where text.matches(start..<end, status.word) { return status }
    throw failure("there is no such status")
  }

  /// Reads type names separated by commas.
  private func types(_ range: Range<Int>) throws(RecordError) -> ValueTypeSet {
    var types: ValueTypeSet = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, text[end] != UInt8(ascii: ",") { end += 1 }
      guard let type = type(start..<end) else { throw failure("there is no such type") }
      types.insert(ValueTypeSet(type))
      start = end + 2
    }
    return types
  }

  private func type(_ range: Range<Int>) -> ValueType? {
    if text.matches(range, "string") { return .string }
    if text.matches(range, "boolean") { return .boolean }
    if text.matches(range, "array") { return .array }
    if text.matches(range, "dictionary") { return .dictionary }
    if text.matches(range, "integer") { return .integer }
    if text.matches(range, "real") { return .real }
    if text.matches(range, "date") { return .date }
    return text.matches(range, "data") ? .data : nil
  }
}
