internal import PropertyLists

/// A dictionary that is being decoded.
@safe
final class KeyedNode {
  let decoder: NodeDecoder
  let table: KeyTable
  // Counting references would take as long as finding a value. The decoder keeps the reader alive, and the table
  // the plan.
  private let reader: Unmanaged<NodeReader>
  /// Where keys are found that are a single byte in memory.
  private let plan: Unmanaged<KeyPlan>?

  init<Key: CodingKey>(_ decoder: NodeDecoder, _ table: consuming KeyTable, keys: Key.Type) {
    self.decoder = decoder
    unsafe reader = Unmanaged.passUnretained(decoder.reader)
    if MemoryLayout<Key>.size <= 1, let plan = table.plan(for: ObjectIdentifier(keys)) {
      unsafe self.plan = Unmanaged.passUnretained(plan)
    } else {
      unsafe plan = nil
    }
    self.table = table
  }

  // MARK: Finding

  /// The number of a key's value, or `nil` if there is none.
  ///
  /// - Precondition: The key is of the type that this was made for.
  @inline(__always)
  func found(_ key: some CodingKey) -> Int? {
    guard let plan = unsafe plan else { return table.value(of: key.stringValue) }
    // A type without a byte has one key.
    let byte =
      MemoryLayout.size(ofValue: key) == 0
      ? 0 : unsafe withUnsafePointer(to: key) { unsafe UnsafeRawPointer($0).load(as: UInt8.self) }
    return unsafe plan._withUnsafeGuaranteedRef { table.value(by: $0, byte) { key.stringValue } }
  }

  /// The number of a key's value.
  @inline(__always)
  func node(_ key: some CodingKey) throws -> Int {
    guard let node = found(key) else { throw decoder.missing(key) }
    return node
  }

  /// The number of a key's value, if there is one that is not null.
  func present(_ key: some CodingKey) -> Int? {
    guard let node = found(key), !decoder.reader.isNull(node) else { return nil }
    return node
  }

  /// The number of the superclass's value, or `nil` if there is none.
  var superValue: Int? { table.value(of: IndexKey.super.stringValue) }

  // MARK: Values asked for most

  @inline(__always)
  func integer<Number: FixedWidthInteger>(_ key: some CodingKey) throws -> Number {
    if let node = found(key), let value = unsafe reader._withUnsafeGuaranteedRef({ $0.int64(node) }),
      let number = Number(exactly: value)
    {
      return number
    }
    return try decoder.integer(node(key)) { key }
  }

  @inline(__always)
  func integerIfPresent<Number: FixedWidthInteger>(_ key: some CodingKey) throws -> Number? {
    guard let node = found(key) else { return nil }
    if let value = unsafe reader._withUnsafeGuaranteedRef({ $0.int64(node) }),
      let number = Number(exactly: value)
    {
      return number
    }
    return try present(key).map { node in try decoder.integer(node) { key } }
  }

  @inline(__always)
  func string(_ key: some CodingKey) throws -> String {
    if let node = found(key), let value = unsafe reader._withUnsafeGuaranteedRef({ $0.string(node) }) {
      return value
    }
    return try decoder.string(node(key)) { key }
  }

  @inline(__always)
  func stringIfPresent(_ key: some CodingKey) throws -> String? {
    guard let node = found(key) else { return nil }
    if let value = unsafe reader._withUnsafeGuaranteedRef({ $0.string(node) }) { return value }
    return try present(key).map { node in try decoder.string(node) { key } }
  }
}
