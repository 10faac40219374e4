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
  /// Files from this size on are mapped; shorter ones are read into a private copy.
  ///
  /// Measured by reading every byte: at 1 MiB both take the same time, a 64 KiB file is read in half the time of
  /// mapping it, and mapping is faster by a quarter at 16 MiB.
  static let mappingThreshold = 1 << 20

  /// The bytes of a file.
  ///
  /// A large regular file is mapped and costs memory only where it is looked at; everything else (a small
  /// file, a pipe, a device, a file of the system's own) is read to its end. A mapped file that is written to
  /// or cut off meanwhile sets ``SourceBytes/hasFaulted``; ask it after the work, and report
  /// ``FileError/changedWhileReading(_:)``.
  ///
  /// - Parameters:
  ///   - path: The file; symbolic links are followed. `-` is a file's name here, see
  ///     ``openInput(_:limit:)``.
  ///   - limit: The longest input to accept, in bytes.
  /// - Throws: ``FileError`` if there is no such file, it is a folder, may not be read, or is too large.
  public static func open(
    _ path: String, limit: Int = standardSizeLimit
  ) throws(FileError) -> SourceBytes {
    try open(path, limit: limit, mappingFrom: mappingThreshold)
  }

  /// The bytes of a file, or of standard input if the path is `-`.
  ///
  /// - Throws: ``FileError``, as ``open(_:limit:)``.
  public static func openInput(
    _ path: String, limit: Int = standardSizeLimit
  ) throws(FileError) -> SourceBytes {
    try path == "-" ? readStandardInput(limit: limit) : open(path, limit: limit)
  }

  /// The bytes that standard input still holds, to its end.
  ///
  /// - Parameter limit: The longest input to accept, in bytes.
  /// - Throws: ``FileError``, with `standard input` as its path.
  public static func readStandardInput(limit: Int = standardSizeLimit) throws(FileError) -> SourceBytes {
    try bytes(
      ofDescriptor: STDIN_FILENO, from: nil, name: "standard input", limit: limit,
      mappingFrom: mappingThreshold)
  }

  /// The next line of standard input, without its line feed.
  ///
  /// Nothing behind the line is taken, so that whoever reads next finds it.
  ///
  /// - Returns: `nil` at the end.
  public static func readLineOfStandardInput() throws(FileError) -> [UInt8]? {
    var line: [UInt8] = []
    do throws(SystemCall.Failure) {
      while true {
        var byte: UInt8 = 0
        let count = try unsafe SystemCall.readSome(STDIN_FILENO, into: &byte, atMost: 1)
        if count == 0 { return line.isEmpty ? nil : line }
        if byte == UInt8(ascii: "\n") { return line }
        line.append(byte)
      }
    } catch {
      throw FileError(error.number, .read, "standard input")
    }
  }

  /// The bytes of a file that is no symbolic link itself.
  package static func openFollowingNoLink(_ path: String) throws(FileError) -> SourceBytes {
    try open(path, limit: standardSizeLimit, mappingFrom: mappingThreshold, flags: O_NOFOLLOW)
  }

  /// The bytes of a file, mapped from a given size on.
  static func open(
    _ path: String, limit: Int, mappingFrom threshold: Int, flags: Int32 = 0
  ) throws(FileError) -> SourceBytes {
    let descriptor: Int32
    do {
      descriptor = try SystemCall.openFile(path, flags: O_RDONLY | flags)
    } catch {
      throw FileError(error.number, .read, path)
    }
    defer { SystemCall.closeReader(descriptor) }
    return try bytes(
      ofDescriptor: descriptor, from: path, name: path, limit: limit, mappingFrom: threshold)
  }

  /// The bytes of an open file.
  ///
  /// - Parameters:
  ///   - path: Where it was opened, if the caller knows; asked again later to see whether the file changed.
  ///   - name: What to call it in an error.
  private static func bytes(
    ofDescriptor descriptor: Int32, from path: String?, name: String, limit: Int, mappingFrom threshold: Int
  ) throws(FileError) -> SourceBytes {
    let status: cfile_status
    do { status = try SystemCall.status(of: descriptor) } catch {
      throw FileError(error.number, .read, name)
    }
    switch FileKind(shimKind: status.kind) {
    case .folder: throw FileError(EISDIR, .read, name)
    case .file where status.size > 0:
      guard status.size <= limit, let size = Int(exactly: status.size) else {
        throw tooLarge(name, limit: limit)
      }
      // Standard input may have been read from before: a mapping would start over.
      if size >= threshold, path != nil || lseek(descriptor, 0, SEEK_CUR) == 0,
        let mapped = map(descriptor, size: size, status: status, path: path)
      {
        return mapped
      }
      return try readAll(descriptor, expecting: size, name: name, limit: limit)
    default:
      return try readAll(descriptor, expecting: nil, name: name, limit: limit)
    }
  }

  /// The mapping of an open file, or nil if its file system has none.
  private static func map(
    _ descriptor: Int32, size: Int, status: cfile_status, path: String?
  ) -> SourceBytes? {
    guard let mapping = try? FileMapping(descriptor, count: size) else { return nil }
    // The tables that are made of a large file are large as well.
    unsafe LargeMemory.advise { address, count in unsafe cfile_will_fill(address, count) }
    let identity = FileIdentity(status)
    return mapping.bytes(count: size) {
      let now =
        if let path { try? SystemCall.status(of: path, followingLink: true) } else {
          try? SystemCall.status(of: descriptor)
        }
      return now.map { identity.isChanged(in: FileIdentity($0)) } ?? false
    }
  }

  /// Reads an open file to its end.
  ///
  /// - Parameter expected: The size the system gave for a regular file: once it is reached, a short read is
  ///   the end and needs no second one to confirm it. Files of the system's own have no size to trust.
  private static func readAll(
    _ descriptor: Int32, expecting expected: Int?, name: String, limit: Int
  ) throws(FileError) -> SourceBytes {
    let limit = min(max(limit, 0), .max >> 1)
    do throws(SystemCall.Failure) {
      var buffer = try InputBuffer(capacity: min(expected ?? 64 << 10, limit) + 1)
      while true {
        let room = buffer.room
        let got = try buffer.read(descriptor)
        if got == 0 || (got < room && buffer.count == expected) { return buffer.finish() }
        if buffer.count > limit { break }
        if buffer.room == 0 { try buffer.grow(to: min(buffer.count * 2, limit + 1)) }
      }
    } catch {
      throw FileError(error.number, .read, name)
    }
    throw tooLarge(name, limit: limit)
  }

  private static func tooLarge(_ name: String, limit: Int) -> FileError {
    FileError(
      code: .tooLarge, path: name,
      message: "\(PathText.visible(name)) is larger than the limit of \(limit) bytes.")
  }
}
