internal import Foundation

/// A process that a test has started.
///
/// Started by `posix_spawn` and not by Foundation, whose `Process` reads beyond a name of a folder's entry on
/// Linux, where the address sanitizer ends the tests for it.
package struct ChildProcess: Sendable {
  /// Its number.
  package let identifier: Int32

  /// Starts an executable.
  ///
  /// None of its signals is blocked or ignored: tests run in threads that block every signal, and a process that
  /// inherits that can be neither interrupted nor told that its reader is gone.
  ///
  /// - Parameters:
  ///   - path: The executable.
  ///   - arguments: The words after its name.
  ///   - environment: Variables to add to those of the test, or to replace there.
  ///   - folder: The current folder; by default the one of the test.
  ///   - stdin: The file it reads from standard input.
  ///   - stdout: The file it writes standard output to; by default the test's own.
  ///   - stderr: The file it writes standard error to; by default the test's own.
  /// - Throws: `POSIXError` if the executable cannot be started.
  package init(
    starting path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    folder: String? = nil, stdin: String = "/dev/null", stdout: String? = nil, stderr: String? = nil
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
      var attributes: posix_spawnattr_t? = nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }

    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    unsafe posix_spawn_file_actions_addopen(&actions, 0, stdin, O_RDONLY, 0)
    for (descriptor, file) in [(Int32(1), stdout), (2, stderr)] {
      guard let file else { continue }
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, file, O_WRONLY | O_CREAT, 0o600)
    }

    // There is no call for the current folder that every C library shows to Swift.
    var words = [path] + arguments
    if let folder { words = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + words }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var identifier: pid_t = 0
    let status = unsafe Self.withWords(words) { pointers in
      unsafe Self.withWords(variables.map { "\($0)=\($1)" }) { variables in
        unsafe posix_spawn(&identifier, words[0], &actions, &attributes, pointers, variables)
      }
    }
    if status != 0 { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .ENOENT) }
    self.identifier = identifier
  }

  /// Waits until the process has ended.
  ///
  /// - Parameter seconds: How long to wait; after that it is killed.
  /// - Returns: The exit code or the signal that ended it; nothing if it had to be killed.
  package func wait(seconds: Double = 60) -> (status: Int32, wasSignaled: Bool)? {
    // It is reaped at once when it ends. Until then the thread of Swift Testing that waits for its own processes
    // finds this one again and again, and takes a whole processor for that.
    let watchdog = Watchdog(killing: identifier, after: seconds)
    var information = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
    let wasKilled = watchdog.dismiss()
    var word: Int32 = 0
    unsafe waitpid(identifier, &word, 0)
    if wasKilled { return nil }
    let signal = word & 0x7F
    return signal == 0 ? (word >> 8 & 0xFF, false) : (signal, true)
  }

  /// Calls a closure with words in the form C has them.
  private static func withWords<Result>(
    _ words: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe copies.withUnsafeBufferPointer { pointers in
      guard let base = pointers.baseAddress else { preconditionFailure("the words end with nothing") }
      return unsafe body(base)
    }
  }
}
