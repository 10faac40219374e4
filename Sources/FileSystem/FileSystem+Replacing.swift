#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import CFileShims
public import SourceText

extension FileSystem {
  /// Makes bytes the whole contents of a file: all of them, or the file stays as it was.
  ///
  /// The bytes go into a new file beside the old one, which then takes its place in one step. The mode is
  /// kept, the owner where the system allows it; another hard link keeps the old contents. A symbolic link
  /// stays, and what it leads to is replaced. A device or pipe is written through. A new file gets the usual
  /// mode.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: Its new contents.
  ///   - waitsForDisk: Whether to return only when the bytes would survive a loss of power. Of many files that
  ///     can be made again, each saves some milliseconds without.
  /// - Throws: ``FileError``; the old file is then unchanged and nothing is left beside it.
  public static func replace(
    _ path: String, with bytes: [UInt8], waitsForDisk: Bool = true
  ) throws(FileError) {
    try unsafe bytes.withUnsafeBufferPointer { buffer throws(FileError) in
      try unsafe replace(path, with: UnsafeRawBufferPointer(buffer), waitsForDisk)
    }
  }

  /// Makes bytes the whole contents of a file, as `replace(_:with:)` for an array does.
  ///
  /// The bytes may be a mapping of the very file that is replaced.
  public static func replace(_ path: String, with bytes: SourceBytes) throws(FileError) {
    try unsafe bytes.withUnsafeBytes { buffer throws(FileError) in
      try unsafe replace(path, with: buffer, true)
    }
  }

  private static func replace(
    _ path: String, with bytes: UnsafeRawBufferPointer, _ waitsForDisk: Bool
  ) throws(FileError) {
    do throws(SystemCall.Failure) {
      if let status = try existing(path), status.kind != Int32(CFILE_KIND_FILE.rawValue) {
        try unsafe writeThrough(path, bytes, flags: 0)
      } else if path.hasPrefix("/dev/") {
        // Such a file is somebody's redirected stream: it goes on where the others left off.
        try unsafe writeThrough(path, bytes, flags: O_APPEND)
      } else {
        try unsafe replaceFile(try linkTarget(of: path), bytes, waitsForDisk)
      }
    } catch {
      throw FileError(error.number, .write, path)
    }
  }

  /// The facts of what a path leads to, or nil if that does not exist yet.
  private static func existing(_ path: String) throws(SystemCall.Failure) -> cfile_status? {
    do { return try SystemCall.status(of: path, followingLink: true) } catch {
      if error.number == ENOENT { return nil }
      throw error
    }
  }

  /// The path at the end of a chain of symbolic links, whether or not something is there.
  private static func linkTarget(of path: String) throws(SystemCall.Failure) -> String {
    var path = path
    for _ in 0..<40 {
      guard kind(of: path, followingLinks: false) == .link else { return path }
      path = FilePath.join(FilePath.parent(of: path), try SystemCall.linkTarget(path))
    }
    throw SystemCall.Failure(number: ELOOP)
  }

  private static func writeThrough(
    _ path: String, _ bytes: UnsafeRawBufferPointer, flags: Int32
  ) throws(SystemCall.Failure) {
    let descriptor = try SystemCall.openFile(path, flags: O_WRONLY | flags)
    do { try unsafe SystemCall.writeAll(descriptor, bytes) } catch {
      SystemCall.closeReader(descriptor)
      throw error
    }
    try SystemCall.closeWriter(descriptor)
  }

  private static func replaceFile(
    _ path: String, _ bytes: UnsafeRawBufferPointer, _ waitsForDisk: Bool
  ) throws(SystemCall.Failure) {
    let old = try existing(path)
    // Renaming would get around the protection of the file itself.
    if old != nil { try SystemCall.checkWritable(path) }
    let temporary = try TemporaryFile(besides: path, isPrivate: old != nil)
    do {
      try unsafe SystemCall.writeAll(temporary.descriptor, bytes)
      if let old { try temporary.takeOver(old) }
      if waitsForDisk { try SystemCall.synchronize(temporary.descriptor) }
    } catch {
      temporary.discard()
      throw error
    }
    try temporary.rename(to: path)
  }
}
