import CommandLineKit
import Testing

@Suite("Suggestions")
struct SuggestionTests {
  @Test(arguments: [
    ("chek", ["check", "explain"], ["check"]),
    ("CHECK", ["check"], ["check"]),
    ("cehck", ["check"], ["check"]),
    ("checkk", ["check"], ["check"]),
    ("ios", ["macOS", "iOS", "tvOS"], ["iOS"]),
    ("xyz", ["check"], []),
    ("", ["a"], ["a"]),
    ("check", [], []),
    ("CFbundleName", ["CFBundleName", "CFBundleNames"], ["CFBundleName", "CFBundleNames"]),
    ("abd", ["abc", "abe", "abf", "abg"], ["abc", "abe", "abf"]),
  ])
  func `are the nearest words`(word: String, candidates: [String], expected: [String]) {
    #expect(Suggestions.nearest(to: word, among: candidates) == expected)
  }

  @Test func `cost little for a long word`() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(Suggestions.nearest(to: long, among: [long + "b"]).count == 1)
  }
}
