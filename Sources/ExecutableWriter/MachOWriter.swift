/// Writes small Mach-O executables, so that examples and tests need no binary in the repository.
///
/// What it writes is whole and well-formed: a header, the segments `__PAGEZERO`, `__TEXT` (with the
/// sections `__text` and, if asked for, `__info_plist`) and `__LINKEDIT`, an empty symbol table, and the
/// commands that name the loader, the libraries, the platform and the entry point. The program returns zero
/// from its main function and does nothing else. It is not signed: it is made to be inspected, and a system
/// that insists on a signature refuses to start it.
package enum MachOWriter {
  /// The size of a page, to which segments and slices are aligned: 2 to the power of 14.
  private static let pageAlignment: UInt32 = 14
  private static let pageSize = 1 << Int(pageAlignment)
  /// Where the program is loaded; all addresses below are left unmapped, to catch null pointers.
  private static let baseAddress: UInt64 = 0x1_0000_0000

  /// Writes an executable for several architectures: a table and the slices behind it.
  ///
  /// - Parameter slices: What to write, in this order; one slice of each architecture.
  package static func universalExecutable(_ slices: [MachOSlice]) -> [UInt8] {
    let executables = slices.map(executable)
    // The table is the one part in big-endian order.
    var result = ByteWriter()
    result.bigEndian(0xcafe_babe)
    result.bigEndian(UInt32(slices.count))
    var offset = pageSize
    for (slice, bytes) in zip(slices, executables) {
      result.bigEndian(slice.architecture.processorType)
      result.bigEndian(slice.architecture.processorSubtype)
      result.bigEndian(UInt32(offset))
      result.bigEndian(UInt32(bytes.count))
      result.bigEndian(pageAlignment)
      offset = roundedUp(offset + bytes.count)
    }
    for bytes in executables {
      result.pad(to: roundedUp(result.bytes.count))
      result.append(bytes)
    }
    return result.bytes
  }

  /// Writes an executable for one architecture.
  package static func executable(_ slice: MachOSlice) -> [UInt8] {
    // The commands hold offsets that depend on the size of the commands: write them once to measure.
    let measured = commands(of: slice, layout: Layout(commandsSize: 0, slice: slice))
    let layout = Layout(commandsSize: measured.bytes.count, slice: slice)
    let commands = commands(of: slice, layout: layout)

    var result = ByteWriter()
    result.word(0xfeed_facf)  // the magic number of 64-bit files
    result.word(slice.architecture.processorType)
    result.word(slice.architecture.processorSubtype)
    result.word(2)  // an executable
    result.word(commands.count)
    result.word(UInt32(commands.bytes.count))
    result.word(0x20_0085)  // no undefined symbols, loaded by dyld, two-level names, position independent
    result.word(0)
    result.append(commands.bytes)
    result.pad(to: layout.codeOffset)
    result.append(slice.architecture.code)
    result.pad(to: layout.infoPlistOffset)
    result.append(slice.infoPlist ?? [])
    result.pad(to: layout.linkEditOffset)
    result.append(Layout.stringTable)
    return result.bytes
  }

  /// Where the parts of a slice stand in its file.
  private struct Layout {
    static let headerSize = 32
    /// The table of no names: by custom it starts with a space, and its size is a multiple of eight.
    static let stringTable: [UInt8] = [0x20, 0, 0, 0, 0, 0, 0, 0]

    let codeOffset: Int
    let infoPlistOffset: Int
    let linkEditOffset: Int

    init(commandsSize: Int, slice: MachOSlice) {
      codeOffset = (Self.headerSize + commandsSize + 15) & ~15
      infoPlistOffset = (codeOffset + slice.architecture.code.count + 15) & ~15
      linkEditOffset = roundedUp(infoPlistOffset + (slice.infoPlist?.count ?? 0))
    }
  }

  private static func roundedUp(_ offset: Int) -> Int {
    (offset + pageSize - 1) & ~(pageSize - 1)
  }

  private static func commands(of slice: MachOSlice, layout: Layout) -> LoadCommands {
    var commands = LoadCommands()
    commands.addSegment("__PAGEZERO", address: 0, memorySize: baseAddress, offset: 0, size: 0, protection: 0)

    var sections = [
      LoadCommands.Section(
        name: "__text", offset: layout.codeOffset, size: slice.architecture.code.count,
        flags: 0x8000_0400)  // nothing but instructions
    ]
    if let infoPlist = slice.infoPlist {
      sections.append(
        LoadCommands.Section(
          name: "__info_plist", offset: layout.infoPlistOffset, size: infoPlist.count, flags: 0))
    }
    commands.addSegment(
      "__TEXT", address: baseAddress, memorySize: UInt64(layout.linkEditOffset), offset: 0,
      size: layout.linkEditOffset, protection: 5, sections: sections)
    commands.addSegment(
      "__LINKEDIT", address: baseAddress + UInt64(layout.linkEditOffset), memorySize: UInt64(pageSize),
      offset: layout.linkEditOffset, size: Layout.stringTable.count, protection: 1)

    commands.add(0x02) { command in  // LC_SYMTAB: no symbols
      command.words([UInt32(layout.linkEditOffset), 0])
      command.words([UInt32(layout.linkEditOffset), UInt32(Layout.stringTable.count)])
    }
    commands.add(0x0b) { $0.words(Array(repeating: 0, count: 18)) }  // LC_DYSYMTAB: none of any kind
    commands.addPath(0x0e, "/usr/lib/dyld")  // LC_LOAD_DYLINKER
    if let uuid = slice.uuid {
      commands.add(0x1b) { $0.append(uuid) }  // LC_UUID
    }
    commands.add(0x32) { command in  // LC_BUILD_VERSION, without a list of tools
      command.words([slice.platform.rawValue, slice.minimumOS.packed, slice.sdk.packed, 0])
    }
    commands.add(0x8000_0028) { command in  // LC_MAIN, with the default size of the stack
      command.long(UInt64(layout.codeOffset))
      command.long(0)
    }
    let version = MachOVersion(1).packed
    for library in slice.libraries {
      // LC_LOAD_DYLIB: time stamp (2 by custom), current and compatible version
      commands.addPath(0x0c, library, fields: [2, version, version])
    }
    return commands
  }
}
