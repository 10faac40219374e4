/// A processor an executable can be written for.
package enum MachOArchitecture: Sendable, Hashable, CaseIterable {
  /// The processors others call x86_64.
  case intel64
  case arm64

  /// The `cputype` field: the family of processors, with the bit for 64-bit addresses.
  var processorType: UInt32 {
    switch self {
    case .intel64: 0x0100_0007
    case .arm64: 0x0100_000c
    }
  }

  /// The `cpusubtype` field: any member of the family.
  var processorSubtype: UInt32 {
    switch self {
    case .intel64: 3
    case .arm64: 0
    }
  }

  /// A function that returns zero.
  var code: [UInt8] {
    switch self {
    case .intel64: [0x31, 0xc0, 0xc3]  // xor eax, eax; ret
    case .arm64: [0x00, 0x00, 0x80, 0x52, 0xc0, 0x03, 0x5f, 0xd6]  // mov w0, #0; ret
    }
  }
}
