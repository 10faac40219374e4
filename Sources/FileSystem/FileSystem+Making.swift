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

  /// Removes a file; a symbolic link goes, not what it leads to.
  ///
  /// - Throws: ``FileError`` if there is none, it is a folder, or it may not be removed.
  public static func removeFile(_ path: String) throws(FileError) {
    do { try SystemCall.unlinkFile(path) } catch { throw FileError(error.number, .write, path) }
  }
}
