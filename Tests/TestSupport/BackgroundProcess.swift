internal import Foundation

/// Runs an executable beside a closure, and ends it afterwards.
///
/// - Parameters:
///   - arguments: The words after its name; it is looked up in the search path.
///   - folder: The current folder; by default the one of the test.
///   - announcement: What its standard output holds once it is ready.
///   - body: What to do meanwhile, with the output up to the end of the announcement's line.
/// - Throws: ``ProcessTimeout`` if the announcement does not come.
package func withBackgroundProcess<Result>(
  _ name: String, _ arguments: [String], folder: String? = nil, announcement: String,
  _ body: (_ output: String) throws -> Result
) throws -> Result {
  try withTemporaryFolder { streams in
    for stream in ["stdout", "stderr"] { try writeFile([], to: "\(streams)/\(stream)") }
    let process = try ChildProcess(
      starting: "/usr/bin/env", [name] + arguments, folder: folder, stdout: "\(streams)/stdout",
      stderr: "\(streams)/stderr")
    defer {
      kill(process.identifier, SIGKILL)
      _ = process.wait()
    }
    let end = ContinuousClock.now.advanced(by: .seconds(60))
    while true {
      let output = String(decoding: try readFile("\(streams)/stdout"), as: UTF8.self)
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      if lines.contains(where: { $0.contains(announcement) }) { return try body(output) }
      // It may end at once, because its arguments are wrong.
      if ContinuousClock.now > end || kill(process.identifier, 0) != 0 {
        let errors = String(decoding: try readFile("\(streams)/stderr"), as: UTF8.self)
        throw ProcessTimeout(path: name, arguments: arguments + [errors], seconds: 60)
      }
      usleep(2000)
    }
  }
}
