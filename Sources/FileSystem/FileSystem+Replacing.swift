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
    try replace(path, waitsForDisk) { descriptor, _ throws(SystemCall.Failure) in
      try unsafe bytes.withUnsafeBufferPointer { buffer throws(SystemCall.Failure) in
        try unsafe SystemCall.writeAll(descriptor, UnsafeRawBufferPointer(buffer))
      }
    }
  }

  /// Makes pieces, one behind the other, the whole contents of a file, as `replace(_:with:)` for an array does.
  ///
  /// The pieces may be parts of a mapping of the very file that is replaced.
  ///
  /// - Parameter beginning: A draft, in which nobody writes any longer, and how many of its bytes are those of the
  ///   pieces; it cannot be used again.
  public static func replace(
    _ path: String, withPieces pieces: [SourceBytes], waitsForDisk: Bool = true,
    beginning: FileDraft.Beginning? = nil
  ) throws(FileError) {
    try replace(path, waitsForDisk, beginning) { descriptor, written throws(SystemCall.Failure) in
      var written = written
      for whole in pieces {
        let piece = whole[ByteRange(min(written, whole.count), whole.count)]
        written -= whole.count - piece.count
        try unsafe piece.withUnsafeBytes { buffer throws(SystemCall.Failure) in
          try unsafe SystemCall.writeAll(descriptor, buffer)
        }
        // A mapped file that shrank meanwhile has given other bytes than were there.
        if whole.hasFaulted { throw SystemCall.Failure(number: EIO) }
      }
    }
  }

  /// Writes the contents of a file into an open one that has the first of them already.
  private typealias Contents = (_ descriptor: Int32, _ written: Int) throws(SystemCall.Failure) -> Void

  private static func replace(
    _ path: String, _ waitsForDisk: Bool, _ beginning: FileDraft.Beginning? = nil, _ contents: Contents
  ) throws(FileError) {
    do throws(SystemCall.Failure) {
      if let status = try existing(path), status.kind != Int32(CFILE_KIND_FILE.rawValue) {
        try writeThrough(path, contents, flags: 0)
      } else if isStream(path) {
        // It goes on where the others left off.
        try writeThrough(path, contents, flags: O_APPEND)
      } else {
        try replaceFile(try replaced(by: path), contents, waitsForDisk, beginning)
      }
    } catch {
      throw FileError(error.number, .write, path)
    }
  }

  /// Whether a path stands for a stream of a process, even if that has been redirected to a file.
  static func isStream(_ path: String) -> Bool {
    ["/dev/stdin", "/dev/stdout", "/dev/stderr"].contains(path) || path.hasPrefix("/dev/fd/")
      || path.hasPrefix("/proc/") && FilePath.lastComponent(of: FilePath.parent(of: path)) == "fd"
  }

  /// The facts of what a path leads to, or nil if that does not exist yet.
  private static func existing(_ path: String) throws(SystemCall.Failure) -> cfile_status? {
    do { return try SystemCall.status(of: path, followingLink: true) } catch {
      if error.number == ENOENT { return nil }
      throw error
    }
  }

  /// The path at the end of a chain of symbolic links, whether or not something is there: what is replaced.
  static func replaced(by path: String) throws(SystemCall.Failure) -> String {
    var path = path
    for _ in 0..<40 {
      guard kind(of: path, followingLinks: false) == .link else { return path }
      path = FilePath.join(FilePath.parent(of: path), try SystemCall.linkTarget(path))
    }
    throw SystemCall.Failure(number: ELOOP)
  }

  private static func writeThrough(
    _ path: String, _ contents: Contents, flags: Int32
  ) throws(SystemCall.Failure) {
    let descriptor = try SystemCall.openFile(path, flags: O_WRONLY | flags)
    do { try contents(descriptor, 0) } catch {
      SystemCall.closeReader(descriptor)
      throw error
    }
    try SystemCall.closeWriter(descriptor)
  }

  private static func replaceFile(
    _ path: String, _ contents: Contents, _ waitsForDisk: Bool, _ beginning: FileDraft.Beginning?
  ) throws(SystemCall.Failure) {
    let old = try existing(path)
    // Renaming would get around the protection of the file itself.
    if old != nil { try SystemCall.checkWritable(path) }
    let beginning = beginning.flatMap { $0.draft.fits(path, exists: old != nil) ? $0 : nil }
    let temporary =
      if let beginning { try TemporaryFile(of: beginning.draft) } else {
        try TemporaryFile(besides: path, isPrivate: old != nil)
      }
    do {
      // What turned out wrong is written over, which takes less time than to give its room back and ask for it again.
      if let beginning { try SystemCall.goOn(temporary.descriptor, from: beginning.count) }
      try contents(temporary.descriptor, beginning?.count ?? 0)
      if beginning != nil {
        // There is room on the disk for all of it, so the system would not begin by itself.
        let end = try SystemCall.cut(temporary.descriptor)
        SystemCall.beginWritingOut(temporary.descriptor, ByteRange(0, end))
      }
      if let old { try temporary.takeOver(old) }
      if waitsForDisk { try SystemCall.synchronize(temporary.descriptor) }
    } catch {
      temporary.discard()
      throw error
    }
    try temporary.rename(to: path)
  }
}
