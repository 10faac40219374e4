package import CommandLineKit
internal import ParallelWork

/// A console that remembers what is written to it.
package final class Recorder: Sendable {
  private let written = Locked((output: [UInt8](), errors: [UInt8]()))

  /// What went to standard output.
  package var output: String { String(decoding: written.withLock(\.output), as: UTF8.self) }
  /// What went to standard error.
  package var errors: String { String(decoding: written.withLock(\.errors), as: UTF8.self) }

  package init() {}

  /// A console that writes here.
  package func console(
    input: [UInt8] = [], environment: [String: String] = [:], isTerminal: Bool = false, columns: Int? = nil,
    seconds: @escaping @Sendable () -> Double = { 0 }
  ) -> Console {
    Console(
      output: ConsoleStream(isTerminal: isTerminal, columns: columns) { bytes in
        self.written.withLock { $0.output += bytes }
      },
      errors: ConsoleStream(isTerminal: isTerminal, columns: columns) { bytes in
        self.written.withLock { $0.errors += bytes }
      },
      readInput: { input },
      environment: { environment[$0] }, seconds: seconds)
  }
}
