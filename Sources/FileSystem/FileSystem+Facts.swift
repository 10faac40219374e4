internal import CFileShims
internal import SourceText

extension FileSystem {
  /// A number that is another one after what stands at a path was written, replaced or moved, links followed; nil if
  /// nothing stands there.
  ///
  /// It is made of the size, of both times of the last change, and of the file's own number. A file that is written in
  /// place has another one even if its time of modification is set back.
  public static func changeMark(of path: String) -> Int64? {
    guard let status = try? SystemCall.status(of: path, followingLink: true) else { return nil }
    var mark = StableHash()
    for number in [
      status.size, status.modified_seconds, status.modified_nanoseconds, status.changed_seconds,
      status.changed_nanoseconds, Int64(bitPattern: status.inode),
    ] {
      mark.add(UInt64(bitPattern: number))
      // Multiplication alone carries nothing down to the low bits.
      mark.value ^= mark.value >> 29
    }
    return Int64(bitPattern: mark.value)
  }
}

extension FileSystem {
  /// Whether anybody may run the file at a path, links followed.
  public static func isExecutable(_ path: String) -> Bool {
    guard let status = try? SystemCall.status(of: path, followingLink: true) else { return false }
    return FileKind(shimKind: status.kind) == .file && status.mode & 0o111 != 0
  }
}
