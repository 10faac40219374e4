#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension FileSystem {
  /// Makes a folder, and those above it, where they are missing.
  ///
  /// - Throws: ``FileError`` if something other than a folder is in the way, or it may not be made; folders made
  ///   until then stay.
  public static func makeFolder(_ path: String) throws(FileError) {
    if kind(of: path) == .folder { return }
    let parent = FilePath.parent(of: path)
    if parent != path, parent != "." { try makeFolder(parent) }
    do { try SystemCall.makeFolder(path) } catch {
      // Somebody else may have been quicker.
      if error.number == EEXIST, kind(of: path) == .folder { return }
      throw FileError(error.number == EEXIST ? ENOTDIR : error.number, .write, path)
    }
  }
}
