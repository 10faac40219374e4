#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import CFileShims

/// The entries of one folder while they are collected: names in one run of bytes, sorted there, and only then
/// made into texts.
struct FolderListing {
  private struct Record {
    let start: Int
    let count: Int
    let kind: Int32
  }

  private var bytes: [UInt8] = []
  private var records: [Record] = []

  /// Reads a folder.
  init(_ folder: String) throws(SystemCall.Failure) {
    try unsafe PathText.withBytes(of: folder) { path throws(SystemCall.Failure) in
      guard let path = unsafe path else { throw SystemCall.Failure(number: EILSEQ) }
      guard let stream = unsafe opendir(path) else { throw .last }
      defer { unsafe closedir(stream) }
      while true {
        errno = 0
        guard let entry = unsafe readdir(stream) else {
          if errno != 0 { throw .last }
          return
        }
        unsafe append(cfile_entry_name(entry), kind: cfile_entry_kind(entry))
      }
    }
    if records.count > 1 { sort() }
  }

  /// The entries in order; those whose kind the folder does not know are asked for it one by one.
  func entries(kindOf: (_ name: String) -> FileKind) -> [FolderEntry] {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      records.map { record in
        let range = record.start..<record.start + record.count
        let name = unsafe PathText.decode(UnsafeBufferPointer(rebasing: bytes[range]))
        return FolderEntry(name: name, kind: FileKind(shimKind: record.kind) ?? kindOf(name))
      }
    }
  }

  private mutating func append(_ name: UnsafePointer<CChar>, kind: Int32) {
    let count = unsafe strlen(name)
    let isDot = unsafe count <= 2 && name[0] == CChar(bitPattern: UInt8(ascii: "."))
    if isDot, unsafe count == 1 || name[1] == name[0] { return }
    records.append(Record(start: bytes.count, count: count, kind: kind))
    unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: name, count: count))
  }

  private mutating func sort() {
    unsafe bytes.withUnsafeBytes { bytes in
      records.sort { left, right in
        let common = min(left.count, right.count)
        guard let base = bytes.baseAddress else { return false }
        let order = unsafe memcmp(base + left.start, base + right.start, common)
        return order == 0 ? left.count < right.count : order < 0
      }
    }
  }
}
