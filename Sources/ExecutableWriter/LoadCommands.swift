/// The load commands of one slice, while they are being written.
struct LoadCommands {
  /// A part of a segment.
  struct Section {
    let name: String
    let offset: Int
    let size: Int
    let flags: UInt32
  }

  private var writer = ByteWriter()
  /// How many commands there are.
  private(set) var count: UInt32 = 0

  /// The commands as they stand in the file.
  var bytes: [UInt8] { writer.bytes }

  /// Adds a command: its number, its size, and what the closure writes, up to a multiple of eight bytes.
  mutating func add(_ number: UInt32, _ body: (inout ByteWriter) -> Void) {
    var payload = ByteWriter()
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

  /// Adds a 64-bit segment (LC_SEGMENT_64) with its sections.
  mutating func addSegment(
    _ name: String, address: UInt64, memorySize: UInt64, offset: Int, size: Int, protection: UInt32,
    sections: [Section] = []
  ) {
    add(0x19) { command in
      command.name(name)
      command.long(address)
      command.long(memorySize)
      command.long(UInt64(offset))
      command.long(UInt64(size))
      command.words([protection, protection, UInt32(sections.count), 0])
      for section in sections {
        command.name(section.name)
        command.name(name)
        command.long(address + UInt64(section.offset - offset))
        command.long(UInt64(section.size))
        command.words([UInt32(section.offset), 4, 0, 0, section.flags, 0, 0, 0])
      }
    }
  }
}
