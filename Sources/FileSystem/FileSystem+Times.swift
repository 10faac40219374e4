internal import CFileShims

extension FileSystem {
  /// When what stands at a path was changed last, in nanoseconds since 1970, links followed; nil if nothing does.
  public static func modificationTime(of path: String) -> Int64? {
    guard let status = try? SystemCall.status(of: path, followingLink: true) else { return nil }
    return status.modified_seconds &* 1_000_000_000 &+ status.modified_nanoseconds
  }
}
