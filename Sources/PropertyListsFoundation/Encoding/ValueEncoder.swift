internal import PropertyLists

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Encodes one value.
///
/// Each knows the one whose value holds its own, so a coding path need not exist before somebody asks for it.
final class ValueEncoder: Encoder {
  let userInfo: [CodingUserInfoKey: Any]
  private let parent: ValueEncoder?
  private let keys: [any CodingKey]
  /// What has been encoded.
  private(set) var result: EncodedValue?

  /// Begins to encode.
  init(userInfo: [CodingUserInfoKey: any Sendable]) {
    self.userInfo = userInfo
    parent = nil
    keys = []
  }

  /// Begins to encode something inside another value.
  ///
  /// - Parameter keys: The keys that lead there from the parent's value.
  init(of parent: ValueEncoder, _ keys: [any CodingKey]) {
    userInfo = parent.userInfo
    self.parent = parent
    self.keys = keys
  }

  var codingPath: [any CodingKey] { (parent?.codingPath ?? []) + keys }

  // MARK: Containers

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedEntries<Key>(self, [], container(isDictionary: true)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedItems(self, [], container(isDictionary: false))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  /// The container of this value, which is the same each time it is asked for.
  private func container(isDictionary: Bool) -> EncodedContainer {
    if let result {
      guard case .container(let container) = result, container.isDictionary == isDictionary else {
        preconditionFailure("a value of another kind has been encoded at this path before")
      }
      return container
    }
    let container: EncodedContainer = isDictionary ? .dictionary() : .array()
    result = .container(container)
    return container
  }

  /// Sets what a single value is.
  func set(_ value: EncodedValue) {
    precondition(result == nil, "a value has been encoded at this path before")
    result = value
  }

  // MARK: Any type

  /// What becomes of a value of any type, or an empty dictionary if it encodes nothing.
  ///
  /// - Parameter keys: What gives the keys that lead to it from this encoder's value.
  func encoded<Value: Encodable>(_ value: Value, _ keys: () -> [any CodingKey]) throws -> EncodedValue {
    if let leaf = Self.leaf(value) { return leaf }
    let encoder = ValueEncoder(of: self, keys())
    try value.encode(to: encoder)
    return encoder.result ?? .container(.dictionary())
  }

  /// The form of types that do not encode themselves.
  static func leaf<Value: Encodable>(_ value: Value) -> EncodedValue? {
    // The casts are between the same types.
    if Value.self == Date.self { return unsafe form(unsafeBitCast(value, to: Date.self)) }
    if Value.self == Data.self { return unsafe form(unsafeBitCast(value, to: Data.self)) }
    if Value.self == String.self { return unsafe .leaf(.string(unsafeBitCast(value, to: String.self))) }
    if Value.self == Int.self { return unsafe .leaf(form(unsafeBitCast(value, to: Int.self))) }
    if Value.self == PropertyListValue.self {
      return unsafe .leaf(unsafeBitCast(value, to: PropertyListValue.self))
    }
    return nil
  }

  private static func form(_ date: Date) -> EncodedValue { .leaf(.date(PropertyListDate(date))) }

  private static func form(_ data: Data) -> EncodedValue { .leaf(.data([UInt8](data))) }

  /// The form of a whole number.
  static func form<Number: FixedWidthInteger>(_ number: Number) -> PropertyListValue {
    if let small = Int64(exactly: number) { return .integer(PropertyListInteger(small)) }
    // Nothing that Codable knows needs more than 128 bits, and their upper half has the sign.
    return .integer(
      PropertyListInteger(
        high: Int64(truncatingIfNeeded: number >> 64), low: UInt64(truncatingIfNeeded: number)))
  }
}
