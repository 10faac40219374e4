import Foundation
import TestSupport
import Testing

@Suite("The sources")
struct SourceTests {
  /// The paths of all Swift files below a folder of the package, from the package on.
  static func swiftFiles(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: "\(Fixtures.packageFolder)/\(folder)")
    return (files?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  @Test(arguments: swiftFiles(in: "Sources"))
  func `do without Foundation`(file: String) throws {
    let text = try String(contentsOfFile: "\(Fixtures.packageFolder)/\(file)", encoding: .utf8)
    #expect(!text.contains(/import +(struct +|class +|func +)?Foundation/))
  }

  @Test(arguments: swiftFiles(in: "Sources") + swiftFiles(in: "Tests"))
  func `stay short enough to read`(file: String) throws {
    // Records are data: a table has as many lines as it has entries.
    guard !file.contains("/Records/") else { return }
    let text = try String(contentsOfFile: "\(Fixtures.packageFolder)/\(file)", encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 601)
  }
}
