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

  func contains(_ key: Key) -> Bool { found(key) != nil }

  // MARK: Finding

  /// The number of a key's value, if there is one.
  @inline(__always)
  private func found(_ key: Key) -> Int? { dictionary.value(of: key) }

  /// The number of a key's value.
  @inline(__always)
  private func node(_ key: Key) throws -> Int {
    guard let node = found(key) else { throw decoder.missing(key) }
    return node
  }

  /// The number of a key's value, if there is one that is not null.
  @inline(__always)
  private func present(_ key: Key) -> Int? {
    guard let node = found(key), !decoder.reader.isNull(node) else { return nil }
    return node
  }

  // MARK: Values

  func decodeNil(forKey key: Key) throws -> Bool { decoder.reader.isNull(try node(key)) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try decoder.boolean(node(key)) { key }
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try decoder.string(node(key)) { key }
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try decoder.double(node(key)) { key }
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try decoder.float(node(key)) { key }
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try decoder.integer(node(key)) { key }
  }

  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try decoder.integer(node(key)) { key }
  }

  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try decoder.integer(node(key)) { key }
  }

  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try decoder.integer(node(key)) { key }
  }

  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try decoder.integer(node(key)) { key }
  }

  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try decoder.integer(node(key)) { key }
  }

  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try decoder.integer(node(key)) { key }
  }

  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try decoder.integer(node(key)) { key }
  }

  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try decoder.integer(node(key)) { key }
  }

  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try decoder.integer(node(key)) { key }
  }

  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try decoder.integer(node(key)) { key }
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try decoder.integer(node(key)) { key }
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.value(type, node(key)) { key }
  }

  // MARK: Values that may be missing

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    guard let node = present(key) else { return nil }
    return try decoder.boolean(node) { key }
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    guard let node = present(key) else { return nil }
    return try decoder.string(node) { key }
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    guard let node = present(key) else { return nil }
    return try decoder.double(node) { key }
  }

  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    guard let node = present(key) else { return nil }
    return try decoder.float(node) { key }
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    guard let node = present(key) else { return nil }
    return try decoder.integer(node) { key }
  }

  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    guard let node = present(key) else { return nil }
    return try decoder.integer(node) { key }
  }

  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    guard let node = present(key) else { return nil }
    return try decoder.integer(node) { key }
  }

  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    guard let node = present(key) else { return nil }
    return try decoder.integer(node) { key }
  }

  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    guard let node = present(key) else { return nil }
    return try decoder.integer(node) { key }
  }

  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
    guard let node = present(key) else { return nil }
    return try decoder.integer(node) { key }
  }

  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    guard let node = present(key) else { return nil }
    return try decoder.integer(node) { key }
  }

  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    guard let node = present(key) else { return nil }
    return try decoder.integer(node) { key }
  }

  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    guard let node = present(key) else { return nil }
    return try decoder.integer(node) { key }
  }

  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    guard let node = present(key) else { return nil }
    return try decoder.integer(node) { key }
  }

  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    guard let node = present(key) else { return nil }
    return try decoder.integer(node) { key }
  }

  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    guard let node = present(key) else { return nil }
    return try decoder.integer(node) { key }
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let node = present(key) else { return nil }
    return try decoder.value(type, node) { key }
  }

  // MARK: Containers

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try NodeDecoder(node(key), of: decoder, key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try NodeDecoder(node(key), of: decoder, key).unkeyedContainer()
  }

  /// The decoder of a superclass; of a missing one, all values are `nil`.
  func superDecoder() throws -> any Decoder {
    NodeDecoder(dictionary.superValue ?? -1, of: decoder, IndexKey.super)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    NodeDecoder(found(key) ?? -1, of: decoder, key)
  }
}
