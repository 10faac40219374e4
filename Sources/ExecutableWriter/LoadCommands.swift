/// The load commands of one slice, while they are being written.
struct LoadCommands {
  /// A part of a segment.
  struct Section {
    let name: String
    let offset: Int
    let size: Int
    let flags: UInt32
  }

  private var writer: ByteWriter
  private let is64Bit: Bool
  /// How many commands there are.
  private(set) var count: UInt32 = 0

  init(for architecture: MachOArchitecture) {
    writer = ByteWriter(isBigEndian: architecture.isBigEndian)
    is64Bit = architecture.is64Bit
  }

  /// The commands as they stand in the file.
  var bytes: [UInt8] { writer.bytes }

  /// Adds a command: its number, its size, and what the closure writes, up to a multiple of eight bytes.
  mutating func add(_ number: UInt32, _ body: (inout ByteWriter) -> Void) {
    var payload = ByteWriter(isBigEndian: writer.isBigEndian)
    body(&payload)
    payload.pad(to: (payload.bytes.count + 7) & ~7)
    writer.word(number)
    writer.word(UInt32(8 + payload.bytes.count))
    writer.append(payload.bytes)
    count += 1
  }

  /// Adds a command that ends in a path: where the path starts, further fields, the path, a zero byte.
  mutating func addPath(_ number: UInt32, _ path: String, fields: [UInt32] = []) {
    add(number) { command in
      command.word(UInt32(12 + 4 * fields.count))
      command.words(fields)
      command.append(Array(path.utf8) + [0])
    }
  }

  /// Adds a segment (LC_SEGMENT or LC_SEGMENT_64) with its sections.
  mutating func addSegment(
    _ name: String, address: UInt64, memorySize: UInt64, offset: Int, size: Int, protection: UInt32,
    sections: [Section] = []
  ) {
    let is64Bit = is64Bit
    add(is64Bit ? 0x19 : 0x1) { command in
      command.name(name)
      for value in [address, memorySize, UInt64(offset), UInt64(size)] {
        command.address(value, isLong: is64Bit)
      }
      command.words([protection, protection, UInt32(sections.count), 0])
      for section in sections {
        command.name(section.name)
        command.name(name)
        command.address(address + UInt64(section.offset - offset), isLong: is64Bit)
        command.address(UInt64(section.size), isLong: is64Bit)
        command.words([UInt32(section.offset), 4, 0, 0, section.flags, 0, 0] + (is64Bit ? [0] : []))
      }
    }
  }
}
