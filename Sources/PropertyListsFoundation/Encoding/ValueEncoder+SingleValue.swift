internal import PropertyLists

/// An encoder takes a single value by itself.
extension ValueEncoder: SingleValueEncodingContainer {
  func encodeNil() { set(.null) }

  func encode(_ value: Bool) { set(.leaf(.boolean(value))) }
  func encode(_ value: String) { set(.leaf(.string(value))) }
  func encode(_ value: Double) { set(.leaf(.real(value))) }
  func encode(_ value: Float) { set(.leaf(.real(Double(value)))) }
  func encode(_ value: Int) { set(.leaf(Self.form(value))) }
  func encode(_ value: Int8) { set(.leaf(Self.form(value))) }
  func encode(_ value: Int16) { set(.leaf(Self.form(value))) }
  func encode(_ value: Int32) { set(.leaf(Self.form(value))) }
  func encode(_ value: Int64) { set(.leaf(Self.form(value))) }
  func encode(_ value: Int128) { set(.leaf(Self.form(value))) }
  func encode(_ value: UInt) { set(.leaf(Self.form(value))) }
  func encode(_ value: UInt8) { set(.leaf(Self.form(value))) }
  func encode(_ value: UInt16) { set(.leaf(Self.form(value))) }
  func encode(_ value: UInt32) { set(.leaf(Self.form(value))) }
  func encode(_ value: UInt64) { set(.leaf(Self.form(value))) }
  func encode(_ value: UInt128) { set(.leaf(Self.form(value))) }

  func encode<Value: Encodable>(_ value: Value) throws {
    if let leaf = Self.leaf(value) { set(leaf) } else { try value.encode(to: self) }
  }
}
