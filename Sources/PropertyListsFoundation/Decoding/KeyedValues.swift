internal import PropertyLists

/// The values of a dictionary, by key.
struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
  // This value is copied at each call, so it holds only one reference.
  private let dictionary: KeyedNode

  init(_ dictionary: KeyedNode) { self.dictionary = dictionary }

  private var decoder: NodeDecoder { dictionary.decoder }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    var keys: [Key] = []
    keys.reserveCapacity(dictionary.table.count)
    for number in 0..<dictionary.table.count {
      if let key = Key(stringValue: dictionary.table.key(number)) { keys.append(key) }
    }
    return keys
  }

  func contains(_ key: Key) -> Bool { dictionary.found(key) != nil }

  // MARK: Values

  func decodeNil(forKey key: Key) throws -> Bool { decoder.reader.isNull(try dictionary.node(key)) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try decoder.boolean(dictionary.node(key)) { key }
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try dictionary.string(key)
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try decoder.double(dictionary.node(key)) { key }
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try decoder.float(dictionary.node(key)) { key }
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try dictionary.integer(key)
  }

  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try dictionary.integer(key)
  }

  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try dictionary.integer(key)
  }

  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try dictionary.integer(key)
  }

  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try dictionary.integer(key)
  }

  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try dictionary.integer(key)
  }

  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try dictionary.integer(key)
  }

  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try dictionary.integer(key)
  }

  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try dictionary.integer(key)
  }

  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try dictionary.integer(key)
  }

  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try dictionary.integer(key)
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try dictionary.integer(key)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.value(type, dictionary.node(key)) { key }
  }

  // MARK: Values that may be missing

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    guard let node = dictionary.present(key) else { return nil }
    return try decoder.boolean(node) { key }
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try dictionary.stringIfPresent(key)
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    guard let node = dictionary.present(key) else { return nil }
    return try decoder.double(node) { key }
  }

  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    guard let node = dictionary.present(key) else { return nil }
    return try decoder.float(node) { key }
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try dictionary.integerIfPresent(key)
  }

  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try dictionary.integerIfPresent(key)
  }

  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try dictionary.integerIfPresent(key)
  }

  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try dictionary.integerIfPresent(key)
  }

  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try dictionary.integerIfPresent(key)
  }

  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
    try dictionary.integerIfPresent(key)
  }

  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try dictionary.integerIfPresent(key)
  }

  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try dictionary.integerIfPresent(key)
  }

  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try dictionary.integerIfPresent(key)
  }

  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try dictionary.integerIfPresent(key)
  }

  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try dictionary.integerIfPresent(key)
  }

  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    try dictionary.integerIfPresent(key)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let node = dictionary.present(key) else { return nil }
    return try decoder.value(type, node) { key }
  }

  // MARK: Containers

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try NodeDecoder(dictionary.node(key), of: decoder, key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try NodeDecoder(dictionary.node(key), of: decoder, key).unkeyedContainer()
  }

  /// The decoder of a superclass; of a missing one, all values are `nil`.
  func superDecoder() throws -> any Decoder {
    NodeDecoder(dictionary.superValue ?? -1, of: decoder, IndexKey.super)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    NodeDecoder(dictionary.found(key) ?? -1, of: decoder, key)
  }
}
