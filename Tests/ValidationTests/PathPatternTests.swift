import Testing

@testable import Validation

@Suite("Patterns for paths")
struct PathPatternTests {
  @Test(arguments: [
    ("Info.plist", "Info.plist", true), ("Info.plist", "a/b/Info.plist", true),
    ("Info.plist", "Info.plis", false),
    ("a/Info.plist", "b/a/Info.plist", false), ("./Info.plist", "a/Info.plist", true),
    ("*.plist", "a/b.plist", true),
    ("a/*.plist", "a/b/c.plist", false), ("a/**/c.plist", "a/c.plist", true),
    ("a/**/c.plist", "a/x/y/c.plist", true),
    ("**/x", "x", true), ("**/x", "a/b/x", true), ("Tests/**", "Tests/a/b", true),
    ("Tests/**", "Tests", true),
    ("Tests", "Tests/a/b", true), ("Tests/", "a/Tests/b", true), ("Tests", "MyTests/a", false),
    ("a/b", "a/b/c/d", true),
    ("a?c", "abc", true), ("a?c", "ac", false), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false),
    ("[]]", "]", true),
    ("[a-]", "-", true), ("\\*", "*", true), ("\\*", "a", false), ("*a*b*", "xxaxxbxx", true),
    ("*a*b", "ab a", false),
    ("é*", "éa", true), ("**", "a", true), ("A", "a", false),
  ])
  func `fit what they should`(pattern: String, path: String, fits: Bool) throws {
    #expect(try #require(PathPattern(pattern)).fits(path) == fits)
  }

  @Test(arguments: ["", "/a", "../a", "a/../b", "[a", "a//b", "[z-a]", "a\\", "/", "."])
  func `make no sense`(pattern: String) {
    #expect(PathPattern(pattern) == nil)
  }

  @Test func `take no longer than their length times that of the path`() throws {
    let pattern = try #require(PathPattern(String(repeating: "*a", count: 500) + "b"))
    #expect(!pattern.fits(String(repeating: "a", count: 5000)))
    let deep = try #require(PathPattern(String(repeating: "**/a/", count: 200) + "b"))
    #expect(!deep.fits(String(repeating: "a/", count: 1000)))
  }
}
