import CommandLineKit
import Commands
import Synchronization
import TestSupport
import Testing

@Suite("The progress of a check")
struct CheckProgressTests {
  /// What standard error gets while four files are checked, each in a second.
  private func errors(isTerminal: Bool, and more: [String] = []) throws -> String {
    try CommandLine.run(with: Self.files) { infoplist in
      let recorder = Recorder()
      let clock = Mutex(0.0)
      let console = recorder.console(isTerminal: isTerminal, columns: 80) {
        clock.withLock {
          $0 += 1
          return $0
        }
      }
      _ = InfoPlistProgram.program.run(["check", "--color", "never", infoplist.folder] + more, console)
      return recorder.errors
    }
  }

  private static let files = Dictionary(
    uniqueKeysWithValues: (1...4).map { ("\($0).plist", Sample.xml("<key>A</key>\n<string/>")) })

  @Test func `shows on a terminal how many files have been checked, and goes away at the end`() throws {
    let errors = try errors(isTerminal: true)
    #expect(errors.contains("\r\u{1B}[K4 "))
    #expect(errors.contains(" files and bundles, "))
    #expect(errors.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `makes room for errors`() throws {
    let errors = try errors(isTerminal: true, and: ["missing.plist"])
    #expect(errors.contains("\r\u{1B}[Kinfoplist: error: "))
  }

  @Test func `says nothing elsewhere`() throws {
    #expect(try errors(isTerminal: false) == "")
  }
}
