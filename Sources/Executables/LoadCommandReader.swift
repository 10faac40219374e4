internal import SourceText

/// Reads the header and the load commands of a slice (M7–M19).
struct LoadCommandReader {
  private(set) var errors: [ExecutableError] = []

  private let file: SourceBytes
  private let range: ByteRange
  private let table: ProcessorArchitecture?

  init(file: SourceBytes, range: ByteRange, table: ProcessorArchitecture?) {
    self.file = file
    self.range = range
    self.table = table
  }

  /// Reads the slice, or gives nil if it has no header.
  mutating func read() -> ExecutableSlice? {
    var view = BinaryView(bytes: file[range], isBigEndian: true)
    if ExecutableFormat(view) == .staticArchive, let table {
      return ExecutableSlice(file: file, range: range, architecture: table, isBigEndian: false, fileType: nil)
    }
    let is64Bit: Bool
    switch view.word(at: 0) {
    case 0xfeed_face: is64Bit = false
    case 0xfeed_facf: is64Bit = true
    case 0xcefa_edfe:
      is64Bit = false
      view.isBigEndian = false
    case 0xcffa_edfe:
      is64Bit = true
      view.isBigEndian = false
    default:
      let name = table.map { " for \($0.name)" } ?? ""
      note(.truncated, 0, min(4, range.count), "The slice\(name) does not begin like a Mach-O file.")
      return nil
    }
    guard let type = view.word(at: 4), let subtype = view.word(at: 8), let fileType = view.word(at: 12),
      let count = view.word(at: 16), let size = view.word(at: 20), view.holds(0, is64Bit ? 32 : 28)
    else {
      note(.truncated, 0, range.count, "The file ends in the header of a slice.")
      return nil
    }
    var slice = ExecutableSlice(
      file: file, range: range, architecture: ProcessorArchitecture(type: type, subtype: subtype),
      isBigEndian: view.isBigEndian, fileType: ExecutableFileType(number: fileType))
    if let table, table != slice.architecture {
      note(
        .badSliceTable, 4, 8,
        "The table of slices says \(table.name), the slice itself says \(slice.architecture.name).")
    }
    readCommands(view, start: is64Bit ? 32 : 28, count: Int(count), size: Int(size), is64Bit, into: &slice)
    return slice
  }

  private mutating func readCommands(
    _ view: BinaryView, start: Int, count: Int, size: Int, _ is64Bit: Bool, into slice: inout ExecutableSlice
  ) {
    var end = start + size
    if end > view.count {
      note(.truncated, start, view.count - start, "The file ends inside the load commands of a slice.")
      end = view.count
    }
    var offset = start
    for index in 0..<count {
      guard end - offset >= 8, let number = view.word(at: offset), let length = view.word(at: offset + 4)
      else {
        note(
          .badCommand, min(offset, end), max(0, end - offset),
          "The header announces \(count) load commands, of which only \(index) fit into its size.")
        return
      }
      guard length >= 8, length.isMultiple(of: 4), Int(length) <= end - offset,
        let command = view.part(at: offset, count: Int(length))
      else {
        note(
          .badCommand, offset, 8,
          "Load command \(index + 1) says it has \(length) bytes, where \(end - offset) are left.")
        return
      }
      LoadCommand(number: number, view: command, offset: offset, slice: view, is64Bit: is64Bit)
        .apply(to: &slice) { code, start, count, message in
          errors.append(
            ExecutableError(
              code, ByteRange(start: range.lowerBound + min(start, view.count), count: 0 + count), message))
        }
      offset += Int(length)
    }
  }

  private mutating func note(_ code: ExecutableError.Code, _ offset: Int, _ count: Int, _ message: String) {
    errors.append(ExecutableError(code, ByteRange(start: range.lowerBound + offset, count: count), message))
  }
}
