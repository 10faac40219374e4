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

  /// The one folder of sources whose module may use Foundation; see decision 3.
  static let foundationFolder = "Sources/PropertyListsFoundation/"

  @Test(arguments: swiftFiles(in: "Sources").filter { !$0.hasPrefix(foundationFolder) })
  func `do without Foundation`(file: String) throws {
    let text = try String(contentsOfFile: "\(Fixtures.packageFolder)/\(file)", encoding: .utf8)
    #expect(!text.contains(/import +(struct +|class +|func +)?(Foundation|PropertyListsFoundation)/))
  }

  @Test(arguments: swiftFiles(in: foundationFolder))
  func `use no more of Foundation than they need`(file: String) throws {
    let text = try String(contentsOfFile: "\(Fixtures.packageFolder)/\(file)", encoding: .utf8)
    // The whole of it is imported only where there is no smaller part.
    let whole = text.matches(of: /import +(struct +|class +|func +)?Foundation\n/).count
    let guarded = text.matches(
      of: /FoundationEssentials\n#else\n +(public|internal) import Foundation\n#endif/
    ).count
    #expect(whole == guarded)
  }

  @Test(arguments: swiftFiles(in: "Sources") + swiftFiles(in: "Tests"))
  func `stay short enough to read`(file: String) throws {
    // Records are data: a table has as many lines as it has entries.
    guard !file.contains("/Records/") else { return }
    let text = try String(contentsOfFile: "\(Fixtures.packageFolder)/\(file)", encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 601)
  }
}
