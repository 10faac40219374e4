internal import CFileShims

extension FileSystem {
  /// When what stands at a path was changed last, in nanoseconds since 1970, links followed; nil if nothing does.
  public static func modificationTime(of path: String) -> Int64? {
    guard let status = try? SystemCall.status(of: path, followingLink: true) else { return nil }
    return status.modified_seconds &* 1_000_000_000 &+ status.modified_nanoseconds
  }
}

extension FileSystem {
  /// Whether anybody may run the file at a path, links followed.
  public static func isExecutable(_ path: String) -> Bool {
    guard let status = try? SystemCall.status(of: path, followingLink: true) else { return false }
    return FileKind(shimKind: status.kind) == .file && status.mode & 0o111 != 0
  }
}
