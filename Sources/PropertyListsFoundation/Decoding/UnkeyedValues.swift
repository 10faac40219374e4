internal import PropertyLists

/// The items of an array, one after another.
struct UnkeyedValues: UnkeyedDecodingContainer {
  private let decoder: NodeDecoder
  private let items: NodeItems
  /// Where the next item is.
  private var cursor: Int
  private(set) var currentIndex = 0

  init(_ decoder: NodeDecoder, _ items: NodeItems) {
    self.decoder = decoder
    self.items = items
    cursor = items.cursor
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var count: Int? { items.count }

  var isAtEnd: Bool { currentIndex >= items.count }

  // MARK: Finding

  /// The number of the next item.
  @inline(__always)
  private func node(_ type: Any.Type) throws -> Int {
    guard !isAtEnd else { throw decoder.atEnd(type, currentIndex) }
    return decoder.reader.item(at: cursor)
  }

  @inline(__always)
  private mutating func advance() {
    cursor = decoder.reader.cursor(after: cursor)
    currentIndex += 1
  }

  /// Takes the next item; it stays the next one if that fails.
  @inline(__always)
  private mutating func next<Value>(
    _ value: (NodeDecoder, Int, () -> (any CodingKey)?) throws -> Value
  ) throws -> Value {
    let index = currentIndex
    let value = try value(decoder, node(Value.self)) { IndexKey(index) }
    advance()
    return value
  }

  /// Takes the next item unless there is none or it is null.
  @inline(__always)
  private mutating func nextIfPresent<Value>(
    _ value: (NodeDecoder, Int, () -> (any CodingKey)?) throws -> Value
  ) throws -> Value? {
    guard !isAtEnd else { return nil }
    guard !decoder.reader.isNull(decoder.reader.item(at: cursor)) else {
      advance()
      return nil
    }
    return try next(value)
  }

  // MARK: Values

  mutating func decodeNil() throws -> Bool {
    guard decoder.reader.isNull(try node(Never.self)) else { return false }
    advance()
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next { try $0.boolean($1, $2) } }
  mutating func decode(_ type: String.Type) throws -> String { try next { try $0.string($1, $2) } }
  mutating func decode(_ type: Double.Type) throws -> Double { try next { try $0.double($1, $2) } }
  mutating func decode(_ type: Float.Type) throws -> Float { try next { try $0.float($1, $2) } }
  mutating func decode(_ type: Int.Type) throws -> Int { try next { try $0.integer($1, $2) } }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next { try $0.integer($1, $2) } }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next { try $0.integer($1, $2) } }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next { try $0.integer($1, $2) } }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next { try $0.integer($1, $2) } }
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try next { try $0.integer($1, $2) } }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next { try $0.integer($1, $2) } }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next { try $0.integer($1, $2) } }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next { try $0.integer($1, $2) } }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next { try $0.integer($1, $2) } }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next { try $0.integer($1, $2) } }
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try next { try $0.integer($1, $2) } }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next { try $0.value(type, $1, $2) }
  }

  // MARK: Values that may be missing

  mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool? {
    try nextIfPresent { try $0.boolean($1, $2) }
  }

  mutating func decodeIfPresent(_ type: String.Type) throws -> String? {
    try nextIfPresent { try $0.string($1, $2) }
  }

  mutating func decodeIfPresent(_ type: Double.Type) throws -> Double? {
    try nextIfPresent { try $0.double($1, $2) }
  }

  mutating func decodeIfPresent(_ type: Float.Type) throws -> Float? {
    try nextIfPresent { try $0.float($1, $2) }
  }

  mutating func decodeIfPresent(_ type: Int.Type) throws -> Int? {
    try nextIfPresent { try $0.integer($1, $2) }
  }

  mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8? {
    try nextIfPresent { try $0.integer($1, $2) }
  }

  mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16? {
    try nextIfPresent { try $0.integer($1, $2) }
  }

  mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32? {
    try nextIfPresent { try $0.integer($1, $2) }
  }

  mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64? {
    try nextIfPresent { try $0.integer($1, $2) }
  }

  mutating func decodeIfPresent(_ type: Int128.Type) throws -> Int128? {
    try nextIfPresent { try $0.integer($1, $2) }
  }

  mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt? {
    try nextIfPresent { try $0.integer($1, $2) }
  }

  mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8? {
    try nextIfPresent { try $0.integer($1, $2) }
  }

  mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16? {
    try nextIfPresent { try $0.integer($1, $2) }
  }

  mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32? {
    try nextIfPresent { try $0.integer($1, $2) }
  }

  mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64? {
    try nextIfPresent { try $0.integer($1, $2) }
  }

  mutating func decodeIfPresent(_ type: UInt128.Type) throws -> UInt128? {
    try nextIfPresent { try $0.integer($1, $2) }
  }

  mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try nextIfPresent { try $0.value(type, $1, $2) }
  }

  // MARK: Containers

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try next { try NodeDecoder($1, of: $0, $2()).container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try NodeDecoder($1, of: $0, $2()).unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder {
    try next { NodeDecoder($1, of: $0, $2()) }
  }
}
