/// Where the keys of one type are among the entries of dictionaries that look alike.
///
/// Most key types are enumerations of at most 256 cases, each of which is a single byte in memory. A case that
/// has been looked for once is found through that byte ever after.
@safe
package final class KeyPlan {
  private let positions: UnsafeMutablePointer<Int16>

  /// What a byte leads to at first.
  private static let unknown: Int16 = -2

  init() {
    unsafe positions = .allocate(capacity: 256)
    unsafe positions.initialize(repeating: Self.unknown, count: 256)
  }

  deinit { unsafe positions.deallocate() }

  /// Where a key is: the position of its entry, or -1 if it has none.
  ///
  /// - Parameters:
  ///   - byte: The key as it lies in memory.
  ///   - find: Looks for the key.
  @inline(__always)
  func position(of byte: UInt8, orFind find: () -> Int) -> Int {
    let position = unsafe positions[Int(byte)]
    if position != Self.unknown { return Int(position) }
    let found = find()
    unsafe positions[Int(byte)] = Int16(truncatingIfNeeded: found)
    return found
  }
}
