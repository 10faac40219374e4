#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import CFileShims

extension FileSystem {
  /// What stands at a path, or nil if nothing does or it cannot be asked.
  ///
  /// - Parameter followingLinks: Whether a symbolic link counts as what it leads to; one that leads nowhere
  ///   then counts as nothing.
  public static func kind(of path: String, followingLinks: Bool = true) -> FileKind? {
    guard let status = try? SystemCall.status(of: path, followingLink: followingLinks) else { return nil }
    return FileKind(shimKind: status.kind)
  }

  /// Whether anything stands at a path, links followed.
  public static func exists(_ path: String) -> Bool {
    kind(of: path) != nil
  }

  /// The size of the file at a path in bytes, links followed.
  ///
  /// - Throws: ``FileError`` if it cannot be asked.
  public static func size(of path: String) throws(FileError) -> Int {
    do { return Int(clamping: try SystemCall.status(of: path, followingLink: true).size) } catch {
      throw FileError(error.number, .read, path)
    }
  }

  /// What is in a folder, sorted by the bytes of the names, without `.` and `..`.
  ///
  /// - Throws: ``FileError`` if there is no such folder or it may not be read.
  /// - Complexity: O(*n* log *n*) for *n* entries.
  public static func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    let listing: FolderListing
    do { listing = try FolderListing(folder) } catch {
      throw FileError(error.number, .list, folder)
    }
    return listing.entries { name in
      kind(of: FilePath.join(folder, name), followingLinks: false) ?? .other
    }
  }

  /// Everything below a folder, depth first, each folder before what is in it.
  ///
  /// Nothing is read before it is asked for. Symbolic links are given as links and never followed.
  public static func walk(_ folder: String) -> FolderWalk {
    FolderWalk(root: folder)
  }

  /// The same, the last entry of each folder first.
  package static func walkBackward(_ folder: String) -> FolderWalk {
    FolderWalk(root: folder, backward: true)
  }

  /// The absolute path of what stands at a path, without links, `.` and `..`, or nil if nothing does.
  public static func realPath(of path: String) -> String? {
    try? unsafe PathText.withBytes(of: path) { bytes throws(SystemCall.Failure) in
      guard let bytes = unsafe bytes, let real = unsafe realpath(bytes, nil) else { throw .last }
      defer { unsafe free(real) }
      return unsafe PathText.decode(cString: real)
    }
  }

  /// The folder that relative paths start from.
  ///
  /// - Throws: ``FileError`` if it was removed or may not be asked.
  public static var currentDirectory: String {
    get throws(FileError) {
      guard let bytes = unsafe getcwd(nil, 0) else { throw FileError(errno, .list, ".") }
      defer { unsafe free(bytes) }
      return unsafe PathText.decode(cString: bytes)
    }
  }

  /// The folder for files that nobody will miss: `TMPDIR`, or `/tmp`.
  public static var temporaryFolder: String {
    let named = ProcessEnvironment["TMPDIR"] ?? ""
    return named.isEmpty ? "/tmp" : named
  }
}
