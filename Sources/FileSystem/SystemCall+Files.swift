#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import CFileShims
internal import SourceText

extension SystemCall {
  /// Throws unless the file at a path may be written by this process.
  static func checkWritable(_ path: String) throws(Failure) {
    try unsafe withPath(path) { bytes in unsafe faccessat(AT_FDCWD, bytes, W_OK, AT_EACCESS) }
  }

  /// Waits until a file's bytes are on the disk; what has no disk has nothing to wait for.
  static func synchronize(_ descriptor: Int32) throws(Failure) {
    while fsync(descriptor) != 0 {
      if errno == EINVAL || errno == ENOTSUP { return }
      if errno != EINTR { throw .last }
    }
  }

  /// Lets what is written next go to an offset.
  static func goOn(_ descriptor: Int32, from offset: Int) throws(Failure) {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw .last }
  }

  /// Takes away what a file holds behind what was written last.
  ///
  /// - Returns: How many bytes are left.
  static func cut(_ descriptor: Int32) throws(Failure) -> Int {
    let end = lseek(descriptor, 0, SEEK_CUR)
    guard end >= 0 else { throw .last }
    while ftruncate(descriptor, end) != 0 {
      if errno != EINTR { throw .last }
    }
    return Int(end)
  }

  /// Finds room on the disk for so many bytes, so that it need not be looked for while they are written.
  ///
  /// If there is not so much, writing will say so.
  static func reserve(_ descriptor: Int32, _ count: Int) {
    _ = cfile_reserve(descriptor, Int64(count))
  }

  /// Begins to bring what has been written to the disk, and does not wait for it; if it fails, the system will try again.
  static func beginWritingOut(_ descriptor: Int32, _ range: ByteRange) {
    guard !range.isEmpty else { return }
    cfile_begin_writing_out(descriptor, Int64(range.lowerBound), Int64(range.count))
  }

  /// Makes mapped bytes ready, which would be waited for page by page.
  static func makeReady(_ bytes: UnsafeRawBufferPointer) {
    guard let address = bytes.baseAddress else { return }
    unsafe cfile_make_ready(address, bytes.count)
  }

  /// Another descriptor of an open file, with the same offset.
  static func duplicate(_ descriptor: Int32) throws(Failure) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw .last }
    return copy
  }

  static func renameFile(_ path: String, to target: String) throws(Failure) {
    try unsafe PathText.withBytes(of: target) { targetBytes throws(Failure) in
      guard let targetBytes = unsafe targetBytes else { throw Failure(number: EILSEQ) }
      try unsafe withPath(path) { bytes in unsafe rename(bytes, targetBytes) }
    }
  }

  /// Creates a file that has no name yet in a folder.
  static func openUnnamed(in folder: String, mode: UInt32) throws(Failure) -> Int32 {
    try unsafe PathText.withBytes(of: folder) { bytes throws(Failure) in
      guard let bytes = unsafe bytes else { throw Failure(number: EILSEQ) }
      let descriptor = unsafe cfile_open_unnamed(bytes, mode)
      guard descriptor >= 0 else { throw .last }
      return descriptor
    }
  }

  /// Gives a file without a name one that is free.
  static func nameUnnamed(_ descriptor: Int32, _ path: String) throws(Failure) {
    try unsafe withPath(path) { bytes in unsafe cfile_name_unnamed(descriptor, bytes) }
  }

  /// Makes a folder with the usual mode.
  static func makeFolder(_ path: String) throws(Failure) {
    try unsafe withPath(path) { bytes in unsafe mkdir(bytes, 0o777) }
  }

  /// Removes a file of our own making; if that fails, there is nothing better to do.
  static func removeFile(_ path: String) {
    try? unlinkFile(path)
  }

  static func unlinkFile(_ path: String) throws(Failure) {
    try unsafe withPath(path) { bytes in unsafe unlink(bytes) }
  }

  /// What a symbolic link says.
  static func linkTarget(_ path: String) throws(Failure) -> String {
    try unsafe PathText.withBytes(of: path) { bytes throws(Failure) in
      guard let bytes = unsafe bytes else { throw Failure(number: EILSEQ) }
      let capacity = Int(PATH_MAX) + 1
      let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
      defer { unsafe buffer.deallocate() }
      let count = unsafe readlink(bytes, buffer, capacity - 1)
      guard count >= 0 else { throw .last }
      unsafe buffer[count] = 0
      return unsafe PathText.decode(cString: buffer)
    }
  }

  /// Makes a call that answers 0 or leaves its reason in `errno`.
  private static func withPath(
    _ path: String, _ call: (UnsafePointer<CChar>) -> Int32
  ) throws(Failure) {
    try unsafe PathText.withBytes(of: path) { bytes throws(Failure) in
      guard let bytes = unsafe bytes else { throw Failure(number: EILSEQ) }
      guard unsafe call(bytes) == 0 else { throw .last }
    }
  }
}
