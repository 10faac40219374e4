internal import Foundation

/// Runs an executable to its end.
///
/// - Parameters:
///   - path: The executable.
///   - arguments: The words after its name.
///   - stdin: What it reads from standard input.
///   - environment: Variables to add to those of the test, or to replace there.
///   - folder: The current folder; by default the one of the test.
///   - timeout: How many seconds it may take.
/// - Throws: ``ProcessTimeout``, or the error of Foundation if the executable cannot be started.
package func runProcess(
  _ path: String, _ arguments: [String] = [], stdin: [UInt8] = [], environment: [String: String] = [:],
  folder: String? = nil, timeout seconds: Double = 60
) throws -> ProcessResult {
  // The streams are files: a process that fills a pipe nobody reads would never end.
  try withTemporaryFolder { streams in
    for (name, content) in [("stdin", stdin), ("stdout", []), ("stderr", [])] {
      try writeFile(content, to: "\(streams)/\(name)")
    }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.standardInput = FileHandle(forReadingAtPath: "\(streams)/stdin")
    process.standardOutput = FileHandle(forWritingAtPath: "\(streams)/stdout")
    process.standardError = FileHandle(forWritingAtPath: "\(streams)/stderr")
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try withUnblockedSignals { try process.run() }
    if ended.wait(timeout: .now() + seconds) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
      throw ProcessTimeout(path: path, arguments: arguments, seconds: seconds)
    }
    return ProcessResult(
      status: process.terminationStatus,
      wasSignaled: process.terminationReason == .uncaughtSignal,
      output: try readFile("\(streams)/stdout"),
      errors: try readFile("\(streams)/stderr"))
  }
}

/// Calls a closure while no signal is blocked in this thread.
///
/// Tests run in threads that block every signal, and a process inherits that from the thread that starts it:
/// without this it could be neither interrupted nor told that its reader is gone.
private func withUnblockedSignals<Result>(_ body: () throws -> Result) rethrows -> Result {
  var none = sigset_t()
  var previous = sigset_t()
  unsafe sigemptyset(&none)
  unsafe pthread_sigmask(SIG_SETMASK, &none, &previous)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
  return try body()
}
