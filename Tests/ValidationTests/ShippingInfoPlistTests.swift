import KeyCatalog
import TestSupport
import Testing

@testable import Validation

/// Info.plist files in the form in which Xcode and other tools write them for programs that ship.
@Suite("Files of programs that ship have no errors and no warnings")
struct ShippingInfoPlistTests {
  struct File: Sendable, CustomTestStringConvertible {
    let path: String
    let text: String

    var testDescription: String { path }
  }

  static let files: [File] = {
    guard let bytes = try? Fixtures.bytes("Vectors/shipping-info-plists.txt") else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "## ").map { section in
      let path = section.prefix { $0 != "\n" }
      let body = section.dropFirst(path.count)
      return File(path: String(path), text: "<plist version=\"1.0\">\(body)</plist>\n")
    }
  }()

  /// What the stores ask about, or refuse although the program works.
  static let storeRules: Set<String> = [
    "app-category", "app-extension", "export-compliance", "missing-key", "transport-review",
  ]

  @Test func `there are files of all kinds`() {
    #expect(Self.files.count >= 60)
    let kinds = Self.files.map { checkFile($0.text, path: $0.path).inputs[0] }
    #expect(Set(kinds.compactMap { $0.kind?.value }).count >= 7)
    #expect(Set(kinds.compactMap { $0.platform?.value }).count >= 6)
  }

  @Test(arguments: files)
  func `nothing is wrong with it`(file: File) {
    let report = checkFile(file.text, path: file.path)
    #expect(report.diagnostics.filter { $0.severity > .note }.map(\.message) == [])
  }

  @Test(arguments: files)
  func `a store has few questions`(file: File) {
    if checkFile(file.text, path: file.path).inputs[0].profile.value == .source { return }
    for profile in [Profile.appStore, .developerID] {
      let report = checkFile(file.text, path: file.path, CheckOptions(profile: profile))
      let other = report.diagnostics.filter { $0.severity > .note && !Self.storeRules.contains($0.rule) }
      #expect(other.map(\.message) == [])
    }
  }

  @Test func `the templates of Xcode hold no keys of other platforms (R234)`() {
    for file in Self.files where ["tv-app", "vision-app", "watch-app"].contains(where: file.path.hasPrefix) {
      let report = checkFile(file.text, path: file.path)
      #expect(report.lines(of: "wrong-platform") == [], "\(file.path)")
    }
  }
}
