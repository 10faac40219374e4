#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Testing

/// The few system calls the tests make themselves; each fails the test if it fails.
enum Posix {
  static func makePipe(_ path: String) throws {
    try #require(unsafe mkfifo(path, 0o600) == 0)
  }

  static func shorten(_ path: String, to size: Int) throws {
    try #require(unsafe truncate(path, off_t(size)) == 0)
  }

  static func setMode(_ path: String, _ mode: mode_t) throws {
    try #require(unsafe chmod(path, mode) == 0)
  }

  /// Gives a file away; false if this user may not.
  static func setOwner(_ path: String, _ owner: uid_t, _ group: gid_t) -> Bool {
    unsafe chown(path, owner, group) == 0
  }

  /// What the system says about a path, a link not followed.
  static func status(_ path: String) throws -> stat {
    var status = stat()
    try #require(unsafe lstat(path, &status) == 0)
    return status
  }

  static func set(_ variable: String, _ value: String?) {
    _ = if let value { unsafe setenv(variable, value, 1) } else { unsafe unsetenv(variable) }
  }

  static func enter(_ folder: String) throws {
    try #require(unsafe chdir(folder) == 0)
  }

  /// Opens a file, by bytes where its name is no text.
  static func open(_ path: [UInt8], _ flags: Int32) -> Int32 {
    unsafe path.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
        guard let start = buffer.baseAddress else { return -1 }
        return unsafe systemOpen(start, flags)
      }
    }
  }

  static func open(_ path: String, _ flags: Int32) throws -> Int32 {
    let descriptor = open(Array(path.utf8) + [0], flags)
    try #require(descriptor >= 0)
    return descriptor
  }

  /// Makes a standard stream read or write an open file.
  static func redirect(_ stream: Int32, to descriptor: Int32) throws {
    try #require(dup2(descriptor, stream) == stream)
  }

  /// Runs a closure as a user whom permissions bind, which they do not for the superuser.
  static func asOrdinaryUser<Result>(_ body: () throws -> Result) throws -> Result {
    guard geteuid() == 0 else { return try body() }
    try #require(setegid(65534) == 0 && seteuid(65534) == 0)
    defer { _ = seteuid(0) == 0 && setegid(0) == 0 }
    return try body()
  }

  static func limitFileSize(_ size: Int) throws {
    var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: .max)
    #if canImport(Glibc)
      try #require(unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
    #else
      try #require(unsafe setrlimit(RLIMIT_FSIZE, &limit) == 0)
    #endif
  }
}

/// The C function, out of the reach of the names above.
private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  unsafe open(path, flags, 0o600)
}
