#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import CFileShims

/// Calls into the C library that go on after an interruption and give `errno` back as a typed error.
enum SystemCall {
  /// What the C library answered.
  struct Failure: Error {
    let number: Int32

    /// The failure that the last call left in `errno`.
    static var last: Failure { Failure(number: errno) }
  }

  static func openFile(_ path: String, flags: Int32, mode: UInt32 = 0) throws(Failure) -> Int32 {
    try unsafe PathText.withBytes(of: path) { bytes throws(Failure) in
      guard let bytes = unsafe bytes else { throw Failure(number: EILSEQ) }
      while true {
        let descriptor = unsafe open(bytes, flags | O_CLOEXEC | O_NOCTTY, mode_t(mode))
        if descriptor >= 0 { return descriptor }
        if errno != EINTR { throw .last }
      }
    }
  }

  /// Closes a descriptor that was only read; nothing can be lost, so nothing is reported.
  static func closeReader(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  /// Closes a descriptor that was written; some file systems say only now that there was no room.
  static func closeWriter(_ descriptor: Int32) throws(Failure) {
    // After EINTR the descriptor is gone already on Linux; closing it again could close somebody else's.
    if close(descriptor) != 0 && errno != EINTR { throw .last }
  }

  /// Reads once, waiting if the descriptor does not block.
  ///
  /// - Returns: How many bytes came; 0 is the end.
  static func readSome(
    _ descriptor: Int32, into buffer: UnsafeMutableRawPointer, atMost count: Int
  ) throws(Failure) -> Int {
    while true {
      let result = unsafe read(descriptor, buffer, count)
      if result >= 0 { return result }
      if errno == EAGAIN {
        wait(for: descriptor, event: Int16(POLLIN))
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Writes all bytes, waiting if the descriptor does not block.
  static func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(Failure) {
    var rest = unsafe bytes
    while let start = rest.baseAddress, unsafe !rest.isEmpty {
      let result = unsafe write(descriptor, start, rest.count)
      if result >= 0 {
        unsafe rest = UnsafeRawBufferPointer(rebasing: rest[result...])
      } else if errno == EAGAIN {
        wait(for: descriptor, event: Int16(POLLOUT))
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  static func status(of descriptor: Int32) throws(Failure) -> cfile_status {
    var status = cfile_status()
    guard unsafe cfile_status_of_descriptor(descriptor, &status) == 0 else { throw .last }
    return status
  }

  static func status(of path: String, followingLink: Bool) throws(Failure) -> cfile_status {
    try unsafe PathText.withBytes(of: path) { bytes throws(Failure) in
      guard let bytes = unsafe bytes else { throw Failure(number: EILSEQ) }
      var status = cfile_status()
      guard unsafe cfile_status_of_path(bytes, followingLink, &status) == 0 else { throw .last }
      return status
    }
  }

  private static func wait(for descriptor: Int32, event: Int16) {
    var request = pollfd(fd: descriptor, events: event, revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}
