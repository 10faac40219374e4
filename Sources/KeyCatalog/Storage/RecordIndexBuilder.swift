/// Reads files of records once, from top to bottom, and notes where everything stands.
///
/// Nothing but the paths, the types and the kinds of field is understood here; the rest stays text until
/// somebody asks. No memory is taken per field.
struct RecordIndexBuilder {
  private(set) var texts: [RecordText] = []
  private(set) var documents: [DocumentKind] = []
  private(set) var entries: [RecordEntry] = []
  private(set) var nodes: [PathNode] = []
  private(set) var table: [Int32]
  private let fieldTable = FieldTable.standard
  private var namedCount = 0
  private var lineNumber = 0
  /// Paths that other places have to know: the record, its field, and the text of the path.
  private var pending: [(entry: Int, kind: FieldKind, path: Range<Int>)] = []

  /// Starts with an empty tree of one root a kind of document.
  init(expecting recordCount: Int) {
    entries.reserveCapacity(recordCount)
    nodes.reserveCapacity(recordCount * 3 / 2 + 16)
    var size = 64
    while size < recordCount * 4 { size *= 2 }
    table = Array(repeating: -1, count: size)
    for _ in DocumentKind.allCases {
      nodes.append(PathNode(kind: .root, parent: -1, source: 0, name: 0..<0))
    }
  }

  /// Reads one file of records.
  mutating func read(_ source: RecordSource) throws(RecordError) {
    let text = RecordText(source.text)
    let sourceIndex = texts.count
    texts.append(text)
    documents.append(source.document)
    lineNumber = 0
    var facet = FieldKind.books
    var isOpen = false
    var position = 0
    while position < text.count {
      let end = text.lineEnd(from: position)
      let line = position..<end
      position = end + 1
      lineNumber += 1
      if line.isEmpty || text[line.lowerBound] == UInt8(ascii: "#") { continue }
      if text[line.lowerBound] != UInt8(ascii: " ") {
        var entry = RecordEntry(source: sourceIndex, header: line)
        entry.node = try place(of: line, in: sourceIndex)
        guard nodes[Int(entry.node)].record < 0 else {
          throw failure("there is already a record for this path", line, text)
        }
        nodes[Int(entry.node)].record = Int32(entries.count)
        entries.append(entry)
        isOpen = false
        continue
      }
      guard let current = entries.indices.last, entries[current].source == sourceIndex else {
        throw failure("a field stands before the first record", line, text)
      }
      if line.count > 4, text[line.lowerBound + 2] == UInt8(ascii: " ") {
        guard isOpen else { throw failure("a line continues nothing", line, text) }
        Self.extend(&entries[current], facet, to: end)
        continue
      }
      let field = try field(of: line, in: text)
      if field.kind == .books || field.kind == .today {
        facet = field.kind
        isOpen = true
        let isSecond = facet == .books ? entries[current].books.exists : entries[current].today.exists
        if isSecond { throw failure("the record has this side already", line, text) }
        if facet == .books {
          entries[current].books.lines = line
        } else {
          entries[current].today.lines = line
        }
        continue
      }
      guard isOpen else { throw failure("a field stands before books: or today:", line, text) }
      if field.kind == .alternatePath || field.kind == .contents {
        pending.append((entry: current, kind: field.kind, path: field.value))
      }
      if facet == .books {
        try note(field, line, in: text, to: &entries[current].books, isAllowed: field.kind.belongsToBooks)
      } else {
        try note(field, line, in: text, to: &entries[current].today, isAllowed: field.kind.belongsToToday)
      }
    }
  }

  /// Enters the further paths of records, once every file has been read.
  mutating func finish() throws(RecordError) {
    for item in pending {
      let entry = entries[item.entry]
      let node = try place(of: item.path, in: entry.source)
      if item.kind == .alternatePath {
        if nodes[Int(node)].record < 0 { nodes[Int(node)].record = Int32(item.entry) }
      } else {
        let items = itemsPlace(under: entry.node, in: entry.source)
        nodes[Int(items)].shared = node
      }
    }
    pending = []
  }

  // MARK: Lines

  private struct Field {
    let kind: FieldKind
    /// The text behind the colon and the space.
    let value: Range<Int>
  }

  private func failure(_ message: String, _ line: Range<Int>, _ text: RecordText) -> RecordError {
    RecordError(line: lineNumber, text: text.string(line), message: message)
  }

  private func field(of line: Range<Int>, in text: RecordText) throws(RecordError) -> Field {
    guard line.count > 3, text[line.lowerBound + 1] == UInt8(ascii: " ") else {
      throw failure("a field is indented by two spaces", line, text)
    }
    let start = line.lowerBound + 2
    var word: UInt64 = 0
    var end = start
    while end < line.upperBound, text[end] != UInt8(ascii: ":") {
      if end - start < 8 { word |= UInt64(text[end]) << UInt64(8 * (end - start)) }
      end += 1
    }
    guard end < line.upperBound, let kind = fieldTable[word], text.matches(start..<end, kind.word) else {
      throw failure("there is no such field", line, text)
    }
    if end + 1 == line.upperBound { return Field(kind: kind, value: line.upperBound..<line.upperBound) }
    guard text[end + 1] == UInt8(ascii: " ") else {
      throw failure("a space is missing behind the colon", line, text)
    }
    return Field(kind: kind, value: (end + 2)..<line.upperBound)
  }

  private static func extend(_ entry: inout RecordEntry, _ facet: FieldKind, to end: Int) {
    if facet == .books {
      entry.books.lines = entry.books.lines.lowerBound..<end
    } else {
      entry.today.lines = entry.today.lines.lowerBound..<end
    }
  }

  private func note(
    _ field: Field, _ line: Range<Int>, in text: RecordText, to facet: inout RecordEntry.Facet,
    isAllowed: Bool
  ) throws(RecordError) {
    guard isAllowed else { throw failure("the field does not belong to this side", line, text) }
    guard field.kind.repeats || !facet.has(field.kind) else {
      throw failure("the field occurs twice", line, text)
    }
    facet.lines = facet.lines.lowerBound..<line.upperBound
    facet.fields |= field.kind.bit
    if field.kind == .type {
      facet.types = try types(field.value, line, in: text)
    } else if field.kind == .lenient {
      facet.lenientTypes = try types(field.value, line, in: text)
    }
  }

  /// Reads type names separated by commas.
  private func types(
    _ range: Range<Int>, _ line: Range<Int>, in text: RecordText
  ) throws(RecordError) -> ValueTypeSet {
    var types: ValueTypeSet = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, text[end] != UInt8(ascii: ",") { end += 1 }
      guard let type = type(start..<end, in: text) else { throw failure("there is no such type", line, text) }
      types.insert(ValueTypeSet(type))
      start = end + 2
    }
    return types
  }

  private func type(_ range: Range<Int>, in text: RecordText) -> ValueType? {
    if text.matches(range, "string") { return .string }
    if text.matches(range, "boolean") { return .boolean }
    if text.matches(range, "array") { return .array }
    if text.matches(range, "dictionary") { return .dictionary }
    if text.matches(range, "integer") { return .integer }
    if text.matches(range, "real") { return .real }
    if text.matches(range, "date") { return .date }
    return text.matches(range, "data") ? .data : nil
  }

  // MARK: Paths

  /// The place a path leads to, made on the way where it is new.
  private mutating func place(of line: Range<Int>, in source: Int) throws(RecordError) -> Int32 {
    let text = texts[source]
    var node = Int32(documents[source].rawValue)
    var position = line.lowerBound
    while true {
      var name: Range<Int>
      if text[position] == UInt8(ascii: "\"") {
        var end = position + 1
        while end < line.upperBound, text[end] != UInt8(ascii: "\"") { end += 1 }
        guard end < line.upperBound else { throw failure("a quotation mark is missing", line, text) }
        name = (position + 1)..<end
        position = end + 1
      } else {
        var end = position
        while end < line.upperBound, text[end] != UInt8(ascii: "."), text[end] != UInt8(ascii: "[") {
          end += 1
        }
        name = position..<end
        position = end
      }
      guard !name.isEmpty else { throw failure("a component of the path is empty", line, text) }
      let last = name.upperBound - 1
      if text[name.lowerBound] == UInt8(ascii: "<"), text[last] == UInt8(ascii: ">"), name.count > 2 {
        node = freePlace(under: node, name: (name.lowerBound + 1)..<last, in: source)
      } else {
        node = keyPlace(under: node, name: name, in: source)
      }
      while position + 1 < line.upperBound, text[position] == UInt8(ascii: "["),
        text[position + 1] == UInt8(ascii: "]")
      {
        node = itemsPlace(under: node, in: source)
        position += 2
      }
      if position == line.upperBound { return node }
      guard text[position] == UInt8(ascii: "."), position + 1 < line.upperBound else {
        throw failure("the path is malformed", line, text)
      }
      position += 1
    }
  }

  private mutating func itemsPlace(under parent: Int32, in source: Int) -> Int32 {
    if nodes[Int(parent)].items >= 0 { return nodes[Int(parent)].items }
    let node = Int32(nodes.count)
    nodes.append(PathNode(kind: .items, parent: parent, source: source, name: 0..<0))
    nodes[Int(parent)].items = node
    return node
  }

  private mutating func freePlace(under parent: Int32, name: Range<Int>, in source: Int) -> Int32 {
    if nodes[Int(parent)].free >= 0 { return nodes[Int(parent)].free }
    let node = Int32(nodes.count)
    nodes.append(PathNode(kind: .free, parent: parent, source: source, name: name))
    nodes[Int(parent)].free = node
    return node
  }

  private mutating func keyPlace(under parent: Int32, name: Range<Int>, in source: Int) -> Int32 {
    let text = texts[source]
    let (hash, letters) = unsafe text.withBytes(name) { bytes in
      unsafe (NameHash.hash(bytes, under: parent), NameHash.letters(bytes))
    }
    let known = unsafe text.withBytes(name) { bytes in unsafe find(bytes, hash: hash, under: parent) }
    if known >= 0 { return known }
    let node = Int32(nodes.count)
    var new = PathNode(kind: .key, parent: parent, source: source, name: name)
    new.letters = letters
    nodes.append(new)
    namedCount += 1
    if namedCount * 2 > table.count { grow() } else { enter(node, hash) }
    if nodes[Int(parent)].lastKey >= 0 {
      nodes[Int(nodes[Int(parent)].lastKey)].nextKey = node
    } else {
      nodes[Int(parent)].firstKey = node
    }
    nodes[Int(parent)].lastKey = node
    return node
  }

  private func find(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, under parent: Int32) -> Int32 {
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[slot] >= 0 {
      let node = nodes[Int(table[slot])]
      if node.parent == parent, node.name.count == bytes.count,
        unsafe texts[node.source].withBytes(node.name, { unsafe $0.elementsEqual(bytes) })
      {
        return table[slot]
      }
      slot = (slot + 1) & (table.count - 1)
    }
    return -1
  }

  private mutating func enter(_ node: Int32, _ hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
    table[slot] = node
  }

  private mutating func grow() {
    table = Array(repeating: -1, count: table.count * 2)
    for index in nodes.indices where nodes[index].kind == .key {
      let node = nodes[index]
      let hash = unsafe texts[node.source].withBytes(node.name) { bytes in
        unsafe NameHash.hash(bytes, under: node.parent)
      }
      enter(Int32(index), hash)
    }
  }
}
