/// A version as executables store it: sixteen bits for the major number, eight for each of the others.
package struct MachOVersion: Sendable, Hashable {
  /// The packed form, `major << 16 | minor << 8 | patch`.
  package let packed: UInt32

  /// Creates a version from its numbers.
  package init(_ major: UInt16, _ minor: UInt8 = 0, _ patch: UInt8 = 0) {
    packed = UInt32(major) << 16 | UInt32(minor) << 8 | UInt32(patch)
  }
}
