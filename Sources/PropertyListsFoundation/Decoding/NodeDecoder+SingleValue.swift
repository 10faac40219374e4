internal import PropertyLists

/// A decoder gives its value by itself.
extension NodeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { reader.isNull(node) }

  func decode(_ type: Bool.Type) throws -> Bool { try boolean(node) { nil } }
  func decode(_ type: String.Type) throws -> String { try string(node) { nil } }
  func decode(_ type: Double.Type) throws -> Double { try double(node) { nil } }
  func decode(_ type: Float.Type) throws -> Float { try float(node) { nil } }
  func decode(_ type: Int.Type) throws -> Int { try integer(node) { nil } }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(node) { nil } }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(node) { nil } }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(node) { nil } }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(node) { nil } }
  func decode(_ type: Int128.Type) throws -> Int128 { try integer(node) { nil } }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(node) { nil } }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(node) { nil } }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(node) { nil } }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(node) { nil } }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(node) { nil } }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try integer(node) { nil } }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value(type, node) { nil } }
}
