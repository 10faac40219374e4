internal import SourceText

/// One load command, whose size has been checked.
struct LoadCommand {
  /// Takes an error: its kind, where it is in the slice, how many bytes it covers, and the sentence.
  typealias Note = (ExecutableError.Code, _ offset: Int, _ count: Int, String) -> Void

  let number: UInt32
  /// The bytes of the command.
  let view: BinaryView
  /// Where it begins in the slice.
  let offset: Int
  /// The slice.
  let slice: BinaryView
  let is64Bit: Bool

  /// Takes over what the command says.
  func apply(to result: inout ExecutableSlice, _ note: Note) {
    switch number {
    case 0x1, 0x19: addSegment(isLong: number == 0x19, to: &result, note)
    case 0x2: addSymbolTable(to: &result, note)
    case 0xc: addLibrary(.required, to: &result, note)
    case 0x8000_0018: addLibrary(.weak, to: &result, note)
    case 0x8000_001f: addLibrary(.reexported, to: &result, note)
    case 0x20: addLibrary(.lazy, to: &result, note)
    case 0x8000_0023: addLibrary(.upward, to: &result, note)
    case 0xd: if let own = library(.required, note) { result.installName = own }
    case 0x8000_001c: if let path = text(note) { result.runPaths.append(path) }
    case 0x1b:
      if let uuid = view.part(at: 8, count: 16) { result.uuid = uuid.bytes.array } else { tooShort(note) }
    case 0x5, 0x8000_0028: result.hasEntryPoint = true
    case 0x1d: addSignature(to: &result, note)
    case 0x21, 0x2c:
      if let identifier = view.word(at: 16) { result.isEncrypted = identifier != 0 } else { tooShort(note) }
    case 0x24, 0x25, 0x2f, 0x30: addMinimumVersion(to: &result, note)
    case 0x32: addBuildVersion(to: &result, note)
    default: break
    }
  }

  private func tooShort(_ note: Note) {
    note(.badCommand, offset, view.count, "A load command (number \(number)) is too short for what it holds.")
  }

  // MARK: Texts and libraries

  /// The text whose offset stands behind the size (M10).
  private func text(_ note: Note) -> String? {
    guard let start = view.word(at: 8) else {
      tooShort(note)
      return nil
    }
    guard start >= 12, let text = view.text(at: Int(start)) else {
      note(.badText, offset, view.count, "The path in a load command does not end inside the command.")
      return nil
    }
    return text
  }

  private func library(_ kind: LinkedLibrary.Kind, _ note: Note) -> LinkedLibrary? {
    guard let current = view.word(at: 16), let compatible = view.word(at: 20) else {
      tooShort(note)
      return nil
    }
    guard let path = text(note) else { return nil }
    return LinkedLibrary(
      path: path, kind: kind, currentVersion: PackedVersion(packed: current),
      compatibilityVersion: PackedVersion(packed: compatible))
  }

  private func addLibrary(_ kind: LinkedLibrary.Kind, to result: inout ExecutableSlice, _ note: Note) {
    if let library = library(kind, note) { result.libraries.append(library) }
  }

  // MARK: Versions

  private func addMinimumVersion(to result: inout ExecutableSlice, _ note: Note) {
    guard let minimum = view.word(at: 8), let sdk = view.word(at: 12) else { return tooShort(note) }
    // On processors of Intel these commands mean the simulators (M13).
    let isSimulated = result.architecture.isIntel
    let platform: ExecutablePlatform =
      switch number {
      case 0x25: isSimulated ? .iOSSimulator : .iOS
      case 0x2f: isSimulated ? .tvOSSimulator : .tvOS
      case 0x30: isSimulated ? .watchOSSimulator : .watchOS
      default: .macOS
      }
    result.builds.append(
      PlatformBuild(
        platform: platform, minimumOS: PackedVersion(packed: minimum), sdk: PackedVersion(packed: sdk)))
  }

  private func addBuildVersion(to result: inout ExecutableSlice, _ note: Note) {
    guard let platform = view.word(at: 8), let minimum = view.word(at: 12), let sdk = view.word(at: 16) else {
      return tooShort(note)
    }
    result.builds.append(
      PlatformBuild(
        platform: ExecutablePlatform(number: platform), minimumOS: PackedVersion(packed: minimum),
        sdk: PackedVersion(packed: sdk)))
  }

  // MARK: Segments, symbols, signature

  private func addSegment(isLong: Bool, to result: inout ExecutableSlice, _ note: Note) {
    guard let count = view.word(at: isLong ? 64 : 48) else { return tooShort(note) }
    let (start, size) = isLong ? (72, 80) : (56, 68)
    if Int(count) > max(0, view.count - start) / size {
      note(
        .badCommand, offset, view.count,
        "A segment announces \(count) sections, more than its command has room for.")
    }
    for index in 0..<min(Int(count), max(0, view.count - start) / size) {
      addSection(at: start + index * size, isLong: isLong, to: &result, note)
    }
  }

  private func addSection(at place: Int, isLong: Bool, to result: inout ExecutableSlice, _ note: Note) {
    guard let name = view.name(at: place), let segment = view.name(at: place + 16),
      let length = isLong ? view.long(at: place + 40) : view.word(at: place + 36).map({ UInt64($0) }),
      let start = view.word(at: place + (isLong ? 48 : 40)),
      let flags = view.word(at: place + (isLong ? 64 : 56))
    else { return }
    // Sections of zeros (S_ZEROFILL, S_GB_ZEROFILL, S_THREAD_LOCAL_ZEROFILL) take no room in the file; those of
    // debug symbols are announced and left out.
    let isFilled = ![1, 12, 18].contains(flags & 0xff) && result.fileType != .debugSymbols
    var range: ByteRange?
    if isFilled, length <= UInt64(UInt32.max) {
      if slice.holds(Int(start), Int(length)) {
        range = ByteRange(start: result.range.lowerBound + Int(start), count: Int(length))
      } else {
        note(
          .outsideSlice, offset + place, isLong ? 80 : 68,
          "The section \(segment),\(name) lies outside its slice.")
      }
    }
    result.sections.append(ExecutableSection(segment: segment, name: name, range: range))
  }

  private func addSymbolTable(to result: inout ExecutableSlice, _ note: Note) {
    guard let start = view.word(at: 8), let count = view.word(at: 12), let names = view.word(at: 16),
      let size = view.word(at: 20)
    else { return tooShort(note) }
    if result.fileType == .debugSymbols { return }
    let entrySize = is64Bit ? 16 : 12
    guard let symbols = slice.part(at: Int(start), count: Int(count) * entrySize),
      let texts = slice.part(at: Int(names), count: Int(size))
    else {
      note(
        .outsideSlice, offset, view.count,
        "The table of symbols lies outside its slice, which may be cut off.")
      return
    }
    result.symbolTable = SymbolTable(entries: symbols, texts: texts, entrySize: entrySize)
  }

  private func addSignature(to result: inout ExecutableSlice, _ note: Note) {
    guard let start = view.word(at: 8), let size = view.word(at: 12) else { return tooShort(note) }
    guard var part = slice.part(at: Int(start), count: Int(size)) else {
      note(
        .outsideSlice, offset, view.count, "The code signature lies outside its slice, which may be cut off.")
      return
    }
    part.isBigEndian = true
    let (signature, problem) = CodeSignature.read(part)
    result.signature = signature
    if let problem { note(.badSignature, Int(start), Int(size), problem) }
  }
}
