internal import PropertyLists

/// A dictionary that is being decoded.
final class KeyedNode {
  let decoder: NodeDecoder
  let table: KeyTable
  /// Where keys are found that are a single byte in memory.
  private let plan: KeyPlan?

  init<Key: CodingKey>(_ decoder: NodeDecoder, _ table: consuming KeyTable, keys: Key.Type) {
    self.decoder = decoder
    plan = MemoryLayout<Key>.size <= 1 ? table.plan(for: ObjectIdentifier(keys)) : nil
    self.table = table
  }

  /// The number of a key's value, or `nil` if there is none.
  ///
  /// - Precondition: The key is of the type that this was made for.
  @inline(__always)
  func value<Key: CodingKey>(of key: Key) -> Int? {
    guard let plan else { return table.value(of: key.stringValue) }
    // A key type without a byte has one value only.
    let byte = unsafe withUnsafeBytes(of: key) { unsafe $0.first ?? 0 }
    return table.value(by: plan, byte) { key.stringValue }
  }

  /// The number of the superclass's value, or `nil` if there is none.
  var superValue: Int? { table.value(of: IndexKey.super.stringValue) }
}
