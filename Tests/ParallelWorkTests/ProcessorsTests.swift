import Foundation
import ParallelWork
import Testing

@Suite("The processors of the machine")
struct ProcessorsTests {
  private static let allowed = "/proc/self/status"
  private static let online = "/sys/devices/system/cpu/online"

  /// The numbers in a list such as `0-3,8`.
  private static func numbers(in list: some StringProtocol) -> Set<Int> {
    var result: Set<Int> = []
    for part in list.split(separator: ",") {
      let ends = part.split(separator: "-").compactMap {
        Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
      }
      if let first = ends.first, let last = ends.last { result.formUnion(first...last) }
    }
    return result
  }

  /// As the system itself lists them.
  @Test(.enabled(if: [allowed, online].allSatisfy { FileManager.default.isReadableFile(atPath: $0) }))
  func `are those that the process may use and that are there`() throws {
    let status = try String(contentsOfFile: Self.allowed, encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") })
    let allowed = Self.numbers(in: line.dropFirst("Cpus_allowed_list:".count))
    let online = Self.numbers(in: try String(contentsOfFile: Self.online, encoding: .utf8))
    #expect(Processors.count == allowed.intersection(online).count)
  }
}
