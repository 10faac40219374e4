import Bundles
import Testing

@Suite("Patterns of paths")
struct ShellPatternTests {
  @Test(arguments: [
    ("~/Library/Caches/*", "/Users/ann/Library/Caches/a", true),
    ("~/Library/Caches/*", "/Users/ann/Library/Caches/a/b", false),
    ("~/Library/Caches/*", "/Users/bob/Library/Caches/a", false), ("~", "/Users/ann", true),
    ("~bob/*", "/Users/ann/a", false), ("~bob/a", "~bob/a", true),
    ("/tmp/?[0-9].log", "/tmp/x1.log", true), ("/tmp/?[0-9].log", "/tmp/xy.log", false),
    ("/tmp/?[0-9].log", "/tmp/é1.log", true), ("/tmp/?", "/tmp/éa", false), ("/tmp?a", "/tmp/a", false),
    ("/tmp/[!a-c]x", "/tmp/dx", true), ("/tmp/[^a-c]x", "/tmp/bx", false), ("/tmp/[]]", "/tmp/]", true),
    ("/a[b", "/a[b", true), ("/\\*", "/*", true), ("/\\*", "/a", false), ("/opt/a\\?b", "/opt/axb", false),
    ("/a\\", "/a\\", true), ("/a/", "/a", true), ("a", "/a", false), ("", "", true), ("*", "", false),
    ("/*b*d", "/abcd", true), ("/*b*d", "/abc", false),
  ])
  func `match as in a shell (R128)`(pattern: String, path: String, expected: Bool) {
    #expect(ShellPattern(pattern, home: "/Users/ann").matches(path) == expected)
  }

  @Test func `match quickly with many stars at once`() {
    let pattern = ShellPattern("/" + String(repeating: "a*", count: 200) + "b", home: "")
    #expect(!pattern.matches("/" + String(repeating: "a", count: 5_000)))
  }
}
