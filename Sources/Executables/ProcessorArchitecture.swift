/// A kind of processor, by its numbers in a Mach-O file (`semantics-macho`, section 2).
public struct ProcessorArchitecture: Sendable, Hashable {
  /// The family of processors, with the bits for the size of an address.
  public let type: UInt32
  /// The member of the family, with the bits for features masked out (M5).
  public let subtype: UInt32

  /// Creates an architecture from its numbers.
  public init(type: UInt32, subtype: UInt32) {
    self.type = type
    self.subtype = subtype & 0x00ff_ffff
  }

  /// 64-bit processors of Apple.
  public static let arm64 = ProcessorArchitecture(type: 0x0100_000c, subtype: 0)

  /// Whether an address has 64 bits.
  public var is64Bit: Bool { type & 0x0100_0000 != 0 }

  /// Whether it is a processor of Intel.
  public var isIntel: Bool { type & 0x00ff_ffff == 7 }

  /// The name that tools give it: `x86_64`, `arm64e`; the numbers where there is none.
  public var name: String {
    switch (type, subtype) {
    case (0x7, _): "i386"
    case (0x0100_0007, 8): "x86_64h"
    case (0x0100_0007, _): "x86_64"
    case (0x12, 9): "ppc750"
    case (0x12, 10): "ppc7400"
    case (0x12, 100): "ppc970"
    case (0x12, _): "ppc"
    case (0x0100_0012, _): "ppc64"
    case (0xc, 6): "armv6"
    case (0xc, 9): "armv7"
    case (0xc, 10): "armv7f"
    case (0xc, 11): "armv7s"
    case (0xc, 12): "armv7k"
    case (0xc, _): "arm"
    case (0x0100_000c, 2): "arm64e"
    case (0x0100_000c, _): "arm64"
    case (0x0200_000c, _): "arm64_32"
    default: "cputype \(type), subtype \(subtype)"
    }
  }

  /// The name that the keys of Info.plist know it by (M6), which is that of the family for most.
  public var keyName: String {
    switch type {
    case 0x0100_0007: "x86_64"
    case 0x12: "ppc"
    case 0x0100_000c: "arm64"
    default: name
    }
  }
}
