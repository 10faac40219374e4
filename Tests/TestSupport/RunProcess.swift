/// Runs an executable to its end.
///
/// - Parameters:
///   - path: The executable.
///   - arguments: The words after its name.
///   - stdin: What it reads from standard input.
///   - environment: Variables to add to those of the test, or to replace there.
///   - folder: The current folder; by default the one of the test.
///   - timeout: How many seconds it may take.
/// - Throws: ``ProcessTimeout``, or `POSIXError` if the executable cannot be started.
package func runProcess(
  _ path: String, _ arguments: [String] = [], stdin: [UInt8] = [], environment: [String: String] = [:],
  folder: String? = nil, timeout seconds: Double = 60
) throws -> ProcessResult {
  // The streams are files: a process that fills a pipe nobody reads would never end.
  try withTemporaryFolder { streams in
    for (name, content) in [("stdin", stdin), ("stdout", []), ("stderr", [])] {
      try writeFile(content, to: "\(streams)/\(name)")
    }
    let process = try ChildProcess(
      starting: path, arguments, environment: environment, folder: folder, stdin: "\(streams)/stdin",
      stdout: "\(streams)/stdout", stderr: "\(streams)/stderr")
    guard let (status, wasSignaled) = process.wait(seconds: seconds) else {
      throw ProcessTimeout(path: path, arguments: arguments, seconds: seconds)
    }
    return ProcessResult(
      status: status, wasSignaled: wasSignaled, output: try readFile("\(streams)/stdout"),
      errors: try readFile("\(streams)/stderr"))
  }
}
