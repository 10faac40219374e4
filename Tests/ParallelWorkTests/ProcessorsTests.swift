import Foundation
import ParallelWork
import Testing

@Suite("The processors of the machine")
struct ProcessorsTests {
  /// As the system itself lists them: `Cpus_allowed` is a set of bits in hexadecimal digits.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func `are those that the process may use`() throws {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") })
    let bits = line.dropFirst("Cpus_allowed:".count).compactMap { $0.hexDigitValue?.nonzeroBitCount }
    #expect(Processors.count == bits.reduce(0, +))
  }
}
