/// A processor an executable can be written for.
package enum MachOArchitecture: Sendable, Hashable, CaseIterable {
  /// The processors others call x86_64.
  case intel64
  case arm64
  case arm64e
  case arm64with32
  case armv7
  case armv7k
  /// The processors others call i386.
  case intel32
  /// The processors others call ppc, whose numbers have their most significant byte first.
  case power32
  /// The processors others call ppc64.
  case power64

  /// The processors of today's Macs.
  package static let mac: [MachOArchitecture] = [.intel64, .arm64]

  /// The `cputype` field: the family of processors, with the bits for the size of addresses.
  var processorType: UInt32 {
    switch self {
    case .intel64: 0x0100_0007
    case .arm64, .arm64e: 0x0100_000c
    case .arm64with32: 0x0200_000c
    case .armv7, .armv7k: 0xc
    case .intel32: 0x7
    case .power32: 0x12
    case .power64: 0x0100_0012
    }
  }

  /// The `cpusubtype` field: a member of the family, for `arm64e` with the version of its calling conventions.
  var processorSubtype: UInt32 {
    switch self {
    case .intel64, .intel32: 3
    case .arm64, .power32, .power64: 0
    case .arm64e: 0x8000_0002
    case .arm64with32: 1
    case .armv7: 9
    case .armv7k: 12
    }
  }

  /// Whether an address has 64 bits.
  package var is64Bit: Bool { processorType & 0x0100_0000 != 0 }

  /// Whether the most significant byte of a number comes first.
  package var isBigEndian: Bool { self == .power32 || self == .power64 }

  /// A function that returns zero.
  var code: [UInt8] {
    switch self {
    case .intel64, .intel32: [0x31, 0xc0, 0xc3]  // xor eax, eax; ret
    case .arm64, .arm64e, .arm64with32: [0x00, 0x00, 0x80, 0x52, 0xc0, 0x03, 0x5f, 0xd6]  // mov w0, #0; ret
    case .armv7, .armv7k: [0x00, 0x00, 0xa0, 0xe3, 0x1e, 0xff, 0x2f, 0xe1]  // mov r0, #0; bx lr
    case .power32, .power64: [0x38, 0x60, 0x00, 0x00, 0x4e, 0x80, 0x00, 0x20]  // li r3, 0; blr
    }
  }
}
