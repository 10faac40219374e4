import CommandLineKit
import Synchronization
import TestSupport
import Testing

@Suite("The progress line")
struct ProgressTests {
  /// What is written while the clock goes through moments, with what has been done at each.
  private func line(
    _ steps: [(seconds: Double, count: Int)], total: Int? = nil, isTerminal: Bool = true, columns: Int? = nil
  ) -> String {
    let recorder = Recorder()
    let clock = Mutex(100.0)
    var progress = ProgressLine(
      "files",
      on: recorder.console(isTerminal: isTerminal, columns: columns, seconds: { clock.withLock { $0 } }))
    for step in steps {
      clock.withLock { $0 = 100 + step.seconds }
      progress.show(step.count, of: total)
    }
    progress.clear()
    #expect(recorder.output == "")
    return recorder.errors
  }

  @Test func `shows count and rate when the work lasts over a second, and is taken away`() {
    #expect(line([(0.5, 100), (0.99, 200)]) == "")
    #expect(line([(2, 12_345)]) == "\r\u{1B}[K12,345 files, 6,172/s\r\u{1B}[K")
  }

  @Test(arguments: [
    (1_000, "0 s left"), (1_001, "1 s left"), (31_000, "1 min 0 s left"), (4_000_000, "2 h 13 min left"),
  ])
  func `shows the time left when the total is known`(total: Int, left: String) {
    #expect(line([(2, 1_000)], total: total).contains(" files, 500/s, \(left)\r"))
  }

  @Test func `changes a few times a second at most`() {
    let steps = (0...1_000).map { (seconds: 1 + Double($0) / 1_000, count: $0) }
    #expect((4...6).contains(line(steps).count { $0 == "K" } - 1))
  }

  @Test func `never shows where nobody sees it, and fits the terminal`() {
    #expect(line([(5, 100)], isTerminal: false) == "")
    #expect(
      line([(5, 1_000_000)], total: 2_000_000, columns: 20) == "\r\u{1B}[K1,000,000 of 2,000,\r\u{1B}[K")
  }
}
