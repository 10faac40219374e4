internal import PropertyLists

/// A dictionary that is being encoded.
struct KeyedEntries<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let encoder: ValueEncoder
  /// The keys that lead here from the encoder's value.
  private let keys: [any CodingKey]
  private let container: EncodedContainer

  init(_ encoder: ValueEncoder, _ keys: [any CodingKey], _ container: EncodedContainer) {
    self.encoder = encoder
    self.keys = keys
    self.container = container
  }

  var codingPath: [any CodingKey] { encoder.codingPath + keys }

  // MARK: Values

  func encodeNil(forKey key: Key) { container[key.stringValue] = .null }

  func encode(_ value: Bool, forKey key: Key) { container[key.stringValue] = .leaf(.boolean(value)) }
  func encode(_ value: String, forKey key: Key) { container[key.stringValue] = .leaf(.string(value)) }
  func encode(_ value: Double, forKey key: Key) { container[key.stringValue] = .leaf(.real(value)) }
  func encode(_ value: Float, forKey key: Key) { container[key.stringValue] = .leaf(.real(Double(value))) }
  func encode(_ value: Int, forKey key: Key) { container[key.stringValue] = .leaf(ValueEncoder.form(value)) }
  func encode(_ value: Int8, forKey key: Key) { container[key.stringValue] = .leaf(ValueEncoder.form(value)) }
  func encode(_ value: Int16, forKey key: Key) {
    container[key.stringValue] = .leaf(ValueEncoder.form(value))
  }
  func encode(_ value: Int32, forKey key: Key) {
    container[key.stringValue] = .leaf(ValueEncoder.form(value))
  }
  func encode(_ value: Int64, forKey key: Key) {
    container[key.stringValue] = .leaf(ValueEncoder.form(value))
  }
  func encode(_ value: Int128, forKey key: Key) {
    container[key.stringValue] = .leaf(ValueEncoder.form(value))
  }
  func encode(_ value: UInt, forKey key: Key) { container[key.stringValue] = .leaf(ValueEncoder.form(value)) }
  func encode(_ value: UInt8, forKey key: Key) {
    container[key.stringValue] = .leaf(ValueEncoder.form(value))
  }
  func encode(_ value: UInt16, forKey key: Key) {
    container[key.stringValue] = .leaf(ValueEncoder.form(value))
  }
  func encode(_ value: UInt32, forKey key: Key) {
    container[key.stringValue] = .leaf(ValueEncoder.form(value))
  }
  func encode(_ value: UInt64, forKey key: Key) {
    container[key.stringValue] = .leaf(ValueEncoder.form(value))
  }
  func encode(_ value: UInt128, forKey key: Key) {
    container[key.stringValue] = .leaf(ValueEncoder.form(value))
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    container[key.stringValue] = try encoder.encoded(value) { keys + [key] }
  }

  // MARK: Containers

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(
      KeyedEntries<NestedKey>(encoder, keys + [key], nested(key, isDictionary: true)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    UnkeyedItems(encoder, keys + [key], nested(key, isDictionary: false))
  }

  /// The container of a key, which is the same each time it is asked for.
  private func nested(_ key: Key, isDictionary: Bool) -> EncodedContainer {
    if let value = container[key.stringValue] {
      guard case .container(let nested) = value, nested.isDictionary == isDictionary else {
        preconditionFailure(
          "a value of another kind has been encoded for the key \"\(key.stringValue)\" before")
      }
      return nested
    }
    let nested: EncodedContainer = isDictionary ? .dictionary() : .array()
    container[key.stringValue] = .container(nested)
    return nested
  }

  func superEncoder() -> any Encoder { superEncoder(IndexKey.super) }

  func superEncoder(forKey key: Key) -> any Encoder { superEncoder(key) }

  private func superEncoder(_ key: some CodingKey) -> any Encoder {
    let child = ValueEncoder(of: encoder, keys + [key])
    container[key.stringValue] = .deferred(child)
    return child
  }
}
