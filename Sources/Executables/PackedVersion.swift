/// A version as executables store it: sixteen bits for the first number, eight for each of the others (M11).
public struct PackedVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number as it stands in the file; 0 means that no version is given.
  public let packed: UInt32

  /// Creates a version from the number in the file.
  public init(packed: UInt32) { self.packed = packed }

  /// Creates a version from its three numbers.
  public init(_ major: UInt16, _ minor: UInt8 = 0, _ patch: UInt8 = 0) {
    packed = UInt32(major) << 16 | UInt32(minor) << 8 | UInt32(patch)
  }

  /// The first number.
  public var major: Int { Int(packed >> 16) }
  /// The second number.
  public var minor: Int { Int(packed >> 8 & 0xff) }
  /// The third number.
  public var patch: Int { Int(packed & 0xff) }

  /// The numbers with periods, the third only if it is not 0.
  public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

  /// Compares the numbers, the first ones first.
  public static func < (left: PackedVersion, right: PackedVersion) -> Bool { left.packed < right.packed }
}
