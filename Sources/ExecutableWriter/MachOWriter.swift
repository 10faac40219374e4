/// Writes small Mach-O executables, so that examples and tests need no binary in the repository.
///
/// What it writes is whole and well-formed: a header, the segments `__PAGEZERO`, `__TEXT` (with the
/// sections `__text` and, if asked for, `__info_plist`) and `__LINKEDIT`, a symbol table, and the
/// commands that name the loader, the libraries, the platform and the entry point. The program returns zero
/// from its main function and does nothing else. If it has a signature, that holds no true hash: the program is
/// made to be inspected, and a system that insists on a signature refuses to start it.
package enum MachOWriter {
  /// The size of a page, to which segments and slices are aligned: 2 to the power of 14.
  private static let pageAlignment: UInt32 = 14
  private static let pageSize = 1 << Int(pageAlignment)
  /// Where the program is loaded; all addresses below are left unmapped, to catch null pointers.
  private static func baseAddress(_ architecture: MachOArchitecture) -> UInt64 {
    architecture.is64Bit ? 0x1_0000_0000 : 0x4000
  }

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

    var result = ByteWriter(isBigEndian: slice.architecture.isBigEndian)
    result.word(slice.architecture.is64Bit ? 0xfeed_facf : 0xfeed_face)
    result.word(slice.architecture.processorType)
    result.word(slice.architecture.processorSubtype)
    result.word(slice.fileType)
    result.word(commands.count)
    result.word(UInt32(commands.bytes.count))
    // Loaded by dyld, two-level names, position independent, and where it is true: no undefined symbols.
    result.word(slice.undefinedSymbols.isEmpty ? 0x20_0085 : 0x20_0084)
    if slice.architecture.is64Bit { result.word(0) }
    result.append(commands.bytes)
    result.pad(to: layout.codeOffset)
    result.append(slice.architecture.code)
    result.pad(to: layout.infoPlistOffset)
    result.append(slice.infoPlist ?? [])
    result.append(layout.classNames)
    result.append(layout.methodNames)
    result.pad(to: layout.linkEditOffset)
    result.append(layout.symbols.entries)
    result.append(layout.symbols.texts)
    result.pad(to: layout.signatureOffset)
    result.append(layout.signature)
    return result.bytes
  }

  /// Where the parts of a slice stand in its file.
  private struct Layout {
    let codeOffset: Int
    let infoPlistOffset: Int
    /// What lies behind the property list: the names of the classes, then those of the methods.
    let namesOffset: Int
    let classNames: [UInt8]
    let methodNames: [UInt8]
    let linkEditOffset: Int
    let symbols: SymbolTable
    let signature: [UInt8]
    let signatureOffset: Int

    /// Where the file ends.
    var end: Int { signatureOffset + signature.count }
    /// Where the texts of the symbols stand.
    var textsOffset: Int { linkEditOffset + symbols.entries.count }

    init(commandsSize: Int, slice: MachOSlice) {
      codeOffset = ((slice.architecture.is64Bit ? 32 : 28) + commandsSize + 15) & ~15
      infoPlistOffset = (codeOffset + slice.architecture.code.count + 15) & ~15
      namesOffset = infoPlistOffset + (slice.infoPlist?.count ?? 0)
      classNames = slice.classNames.flatMap { Array($0.utf8) + [0] }
      methodNames = slice.methodNames.flatMap { Array($0.utf8) + [0] }
      linkEditOffset = roundedUp(namesOffset + classNames.count + methodNames.count)
      symbols = SymbolTable(slice)
      signature = slice.signature?.bytes ?? []
      let unsigned = linkEditOffset + symbols.entries.count + symbols.texts.count
      signatureOffset = signature.isEmpty ? unsigned : (unsigned + 15) & ~15
    }
  }

  /// The symbols a slice needs, and their names.
  private struct SymbolTable {
    let entries: [UInt8]
    let texts: [UInt8]

    init(_ slice: MachOSlice) {
      var entries = ByteWriter(isBigEndian: slice.architecture.isBigEndian)
      // The table of no names: by custom it starts with a space, and its size is a multiple of eight.
      var texts: [UInt8] = [0x20, 0]
      for symbol in slice.undefinedSymbols {
        entries.word(UInt32(texts.count))
        entries.append([0x01, 0, 0, 0])  // undefined and visible outside, in no section, of the first library
        entries.address(0, isLong: slice.architecture.is64Bit)
        texts += Array(symbol.utf8) + [0]
      }
      while !texts.count.isMultiple(of: 8) { texts.append(0) }
      self.entries = entries.bytes
      self.texts = texts
    }
  }

  private static func roundedUp(_ offset: Int) -> Int {
    (offset + pageSize - 1) & ~(pageSize - 1)
  }

  private static func commands(of slice: MachOSlice, layout: Layout) -> LoadCommands {
    var commands = LoadCommands(for: slice.architecture)
    addSegments(of: slice, layout, to: &commands)
    let symbolCount = UInt32(slice.undefinedSymbols.count)
    commands.add(0x02) { command in  // LC_SYMTAB
      command.words([UInt32(layout.linkEditOffset), symbolCount])
      command.words([UInt32(layout.textsOffset), UInt32(layout.symbols.texts.count)])
    }
    commands.add(0x0b) { command in  // LC_DYSYMTAB: none that are local or defined
      command.words([0, 0, 0, 0, 0, symbolCount] + Array(repeating: 0, count: 12))
    }
    let version = MachOVersion(1).packed
    if let name = slice.installName {
      commands.addPath(0x0d, name, fields: [2, version, version])  // LC_ID_DYLIB
    }
    if slice.fileType == 2 { commands.addPath(0x0e, "/usr/lib/dyld") }  // LC_LOAD_DYLINKER
    if let uuid = slice.uuid {
      commands.add(0x1b) { $0.append(uuid) }  // LC_UUID
    }
    addPlatform(of: slice, to: &commands)
    if slice.fileType == 2 {
      commands.add(0x8000_0028) { command in  // LC_MAIN, with the default size of the stack
        command.long(UInt64(layout.codeOffset))
        command.long(0)
      }
    }
    for library in slice.libraries {
      // LC_LOAD_DYLIB: time stamp (2 by custom), current and compatible version
      commands.addPath(0x0c, library, fields: [2, version, version])
    }
    for path in slice.runPaths { commands.addPath(0x8000_001c, path) }  // LC_RPATH
    if slice.isEncrypted {
      // LC_ENCRYPTION_INFO and its 64-bit form: from where, how many bytes, how
      commands.add(slice.architecture.is64Bit ? 0x2c : 0x21) { $0.words([UInt32(layout.codeOffset), 16, 1]) }
    }
    if !layout.signature.isEmpty {
      commands.add(0x1d) { $0.words([UInt32(layout.signatureOffset), UInt32(layout.signature.count)]) }
    }
    return commands
  }

  private static func addSegments(of slice: MachOSlice, _ layout: Layout, to commands: inout LoadCommands) {
    let base = slice.fileType == 2 ? baseAddress(slice.architecture) : 0
    if slice.fileType == 2 {
      commands.addSegment("__PAGEZERO", address: 0, memorySize: base, offset: 0, size: 0, protection: 0)
    }
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
    var offset = layout.namesOffset
    for (name, names) in [("__objc_classname", layout.classNames), ("__objc_methname", layout.methodNames)]
    where !names.isEmpty {
      // Nothing but texts, each with a zero behind it
      sections.append(LoadCommands.Section(name: name, offset: offset, size: names.count, flags: 2))
      offset += names.count
    }
    commands.addSegment(
      "__TEXT", address: base, memorySize: UInt64(layout.linkEditOffset), offset: 0,
      size: layout.linkEditOffset, protection: 5, sections: sections)
    let linkEditSize = layout.end - layout.linkEditOffset
    commands.addSegment(
      "__LINKEDIT", address: base + UInt64(layout.linkEditOffset),
      memorySize: UInt64(roundedUp(linkEditSize)),
      offset: layout.linkEditOffset, size: linkEditSize, protection: 1)
  }

  private static func addPlatform(of slice: MachOSlice, to commands: inout LoadCommands) {
    guard slice.usesMinimumVersionCommand else {
      commands.add(0x32) { command in  // LC_BUILD_VERSION, without a list of tools
        command.words([slice.platform.rawValue, slice.minimumOS.packed, slice.sdk.packed, 0])
      }
      return
    }
    let number: UInt32 =
      switch slice.platform {
      case .iOS, .iOSSimulator: 0x25
      case .tvOS, .tvOSSimulator: 0x2f
      case .watchOS, .watchOSSimulator: 0x30
      default: 0x24
      }
    commands.add(number) { $0.words([slice.minimumOS.packed, slice.sdk.packed]) }
  }
}
