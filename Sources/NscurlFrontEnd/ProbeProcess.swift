internal import CommandLineKit
internal import FileSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The running `infoplist-probe`, whose output is read line by line.
///
/// This program has no TLS of its own: it would be larger, and slower to start, for every other command.
struct ProbeProcess: ~Copyable {
  /// The executable.
  let path: String
  private let identifier: pid_t
  private let output: Int32
  private let buffer = LineBuffer()

  private final class LineBuffer {
    var bytes: [UInt8] = []
    var start = 0
    var isAtEnd = false
  }

  /// Starts it.
  ///
  /// - Throws: `CommandError` if it is missing or cannot be started.
  static func start(_ words: [String], _ console: Console) throws(CommandError) -> ProbeProcess {
    let path = try find(console)
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw .unreadable("The system has no pipe left.") }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    let (status, identifier) = spawn([path] + words, output: ends[1])
    _ = close(ends[1])
    guard status == 0 else {
      _ = close(ends[0])
      throw .unreadable(
        "\(path) cannot be started (\(unsafe String(cString: strerror(status)))).", hint: hint)
    }
    return ProbeProcess(path: path, identifier: identifier, output: ends[0])
  }

  private init(path: String, identifier: pid_t, output: Int32) {
    self.path = path
    self.identifier = identifier
    self.output = output
  }

  deinit {
    _ = close(output)
    // Without a reader it ends by itself.
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
  }

  /// The next line without its line feed, or nil at the end.
  ///
  /// - Parameter tick: Called a few times a second while there is none.
  func nextLine(whileWaiting tick: () -> Void) -> [UInt8]? {
    while true {
      if let end = buffer.bytes[buffer.start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.start = end + 1 }
        return Array(buffer.bytes[buffer.start..<end])
      }
      if buffer.isAtEnd { return nil }
      buffer.bytes.removeFirst(buffer.start)
      buffer.start = 0
      var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&request, 1, 200) == 0 {
        tick()
        continue
      }
      var result = 0
      let part = unsafe [UInt8](unsafeUninitializedCapacity: 64 << 10) { bytes, filled in
        unsafe result = read(output, bytes.baseAddress, bytes.count)
        filled = max(0, result)
      }
      if result < 0, errno == EINTR { continue }
      buffer.isAtEnd = result <= 0
      buffer.bytes += part
    }
  }

  // MARK: Finding and starting

  private static let name = "infoplist-probe"
  private static let hint = "Build it with scripts/build-probe, or name it in INFOPLIST_PROBE."

  /// The executable: what `INFOPLIST_PROBE` names, else the one beside this one.
  private static func find(_ console: Console) throws(CommandError) -> String {
    if let named = console.environment("INFOPLIST_PROBE"), !named.isEmpty {
      guard FileSystem.exists(named) else {
        throw .unreadable("\(named), which INFOPLIST_PROBE names, is missing.", hint: hint)
      }
      return FilePath.isAbsolute(named) ? named : FilePath.join("./", named)
    }
    let own = FileSystem.realPath(of: "/proc/self/exe") ?? ProcessEnvironment.arguments.first ?? ""
    let path = FilePath.join(FilePath.parent(of: FileSystem.realPath(of: own) ?? own), name)
    guard FileSystem.exists(path) else {
      throw .unreadable(
        "\(name), which makes live connections, is missing beside \(FilePath.lastComponent(of: own)).",
        hint: hint)
    }
    return path
  }

  private static func spawn(_ words: [String], output: Int32) -> (status: Int32, identifier: pid_t) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    let copies: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe copies.forEach { unsafe free($0) } }
    var identifier: pid_t = 0
    let status = unsafe copies.withUnsafeBufferPointer { pointers in
      guard let start = pointers.baseAddress, let path = unsafe pointers[0] else { return ENOMEM }
      return unsafe posix_spawn(&identifier, path, &actions, nil, start, environ)
    }
    return (status, identifier)
  }
}
