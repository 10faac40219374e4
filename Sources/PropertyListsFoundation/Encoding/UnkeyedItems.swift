internal import PropertyLists

/// An array that is being encoded.
struct UnkeyedItems: UnkeyedEncodingContainer {
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

  var count: Int { container.count }

  // MARK: Values

  func encodeNil() { container.append(.null) }

  func encode(_ value: Bool) { container.append(.leaf(.boolean(value))) }
  func encode(_ value: String) { container.append(.leaf(.string(value))) }
  func encode(_ value: Double) { container.append(.leaf(.real(value))) }
  func encode(_ value: Float) { container.append(.leaf(.real(Double(value)))) }
  func encode(_ value: Int) { container.append(.leaf(ValueEncoder.form(value))) }
  func encode(_ value: Int8) { container.append(.leaf(ValueEncoder.form(value))) }
  func encode(_ value: Int16) { container.append(.leaf(ValueEncoder.form(value))) }
  func encode(_ value: Int32) { container.append(.leaf(ValueEncoder.form(value))) }
  func encode(_ value: Int64) { container.append(.leaf(ValueEncoder.form(value))) }
  func encode(_ value: Int128) { container.append(.leaf(ValueEncoder.form(value))) }
  func encode(_ value: UInt) { container.append(.leaf(ValueEncoder.form(value))) }
  func encode(_ value: UInt8) { container.append(.leaf(ValueEncoder.form(value))) }
  func encode(_ value: UInt16) { container.append(.leaf(ValueEncoder.form(value))) }
  func encode(_ value: UInt32) { container.append(.leaf(ValueEncoder.form(value))) }
  func encode(_ value: UInt64) { container.append(.leaf(ValueEncoder.form(value))) }
  func encode(_ value: UInt128) { container.append(.leaf(ValueEncoder.form(value))) }

  func encode<Value: Encodable>(_ value: Value) throws {
    container.append(try encoder.encoded(value) { nestedKeys })
  }

  // MARK: Containers

  /// The keys that lead to the next item.
  private var nestedKeys: [any CodingKey] { keys + [IndexKey(count)] }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    let nested = EncodedContainer.dictionary()
    defer { container.append(.container(nested)) }
    return KeyedEncodingContainer(KeyedEntries<NestedKey>(encoder, nestedKeys, nested))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let nested = EncodedContainer.array()
    defer { container.append(.container(nested)) }
    return UnkeyedItems(encoder, nestedKeys, nested)
  }

  func superEncoder() -> any Encoder {
    let child = ValueEncoder(of: encoder, nestedKeys)
    container.append(.deferred(child))
    return child
  }
}
