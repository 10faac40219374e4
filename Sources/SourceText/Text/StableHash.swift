/// A hash that is the same everywhere and forever, for what is written down (FNV-1a of 64 bits).
///
/// It tells contents apart, and is not meant to withstand anybody.
package struct StableHash: Sendable {
  /// The hash of all that was added.
  package var value: UInt64

  /// Begins a hash.
  ///
  /// - Parameter seed: Another hash that goes into this one, 0 for none.
  package init(after seed: UInt64 = 0) { value = 0xcbf2_9ce4_8422_2325 ^ seed }

  /// Adds a byte, or as much as is taken for one.
  package mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x100_0000_01b3 }

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt64(byte)) }
  }
}
