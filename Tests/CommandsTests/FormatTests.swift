import TestSupport
import Testing

@Suite("format")
struct FormatTests {
  static let untidy = "<plist><dict><key>CFBundleName</key><string>x</string><!-- c --></dict></plist>"
  static let tidy =
    "<plist>\n<dict>\n\t<key>CFBundleName</key>\n\t<string>x</string> <!-- c -->\n</dict>\n</plist>\n"

  @Test func `names the files that are not tidy and exits with 1`() throws {
    try CommandLine.run(with: ["a.plist": Self.untidy, "b.plist": Sample.everyType]) { infoplist throws in
      let result = try infoplist("format", "--check", "a.plist", "b.plist")
      #expect(result.outputText == "a.plist\n")
      #expect(result.status == 1)
      #expect(try infoplist.text("a.plist") == Self.untidy)
      #expect(try infoplist("format", "a.plist", "b.plist").status == 0)
      #expect(try infoplist("format", "--check", "a.plist", "b.plist").status == 0)
      #expect(try infoplist.text("b.plist") == Sample.everyType)
      #expect(try infoplist.text("a.plist").contains("<!-- c -->"))
    }
  }

  @Test func `sorts by the alphabet or by the topics of the catalog`() throws {
    let file = "{ zzz = 1; UIBackgroundModes = (audio); CFBundleName = x; CFBundleIdentifier = y; }"
    try CommandLine.run(with: ["a.plist": file]) { infoplist throws in
      let sorted = try infoplist("format", "--sort", "alphabetical", "a.plist", "-o", "-").outputText
      #expect(
        sorted
          == "{\n    CFBundleIdentifier = y;\n    CFBundleName = x;\n    UIBackgroundModes = (\n        audio\n    );\n    zzz = 1;\n}\n"
      )
      let catalog = try infoplist("format", "--sort", "catalog", "a.plist", "-o", "-").outputText
      #expect(catalog.hasSuffix("    zzz = 1;\n}\n"))
    }
  }

  @Test func `writes as the system does when asked to`() throws {
    try CommandLine.run(with: ["a.plist": Self.untidy]) { infoplist throws in
      let result = try infoplist("format", "--style", "apple", "-", stdin: Self.untidy)
      #expect(result.outputText == Sample.xml("\t<key>CFBundleName</key>\n\t<string>x</string>"))
      let difference = try infoplist("format", "-n", "a.plist").outputText
      #expect(difference.hasPrefix("--- a.plist\n+++ a.plist\n@@ -1 +1,"))
      #expect(try infoplist.text("a.plist") == Self.untidy)
    }
  }

  @Test(arguments: [
    (["format", "bad.plist"], 3), (["format", "none.plist"], 3), (["format"], 2),
    (["format", "a.plist", "a.plist", "-o", "x"], 2),
  ])
  func `refuses what it cannot format`(words: [String], status: Int) throws {
    try CommandLine.run(with: ["a.plist": Self.untidy, "bad.plist": Sample.malformed]) { infoplist throws in
      #expect(try infoplist(words).status == Int32(status))
      #expect(try infoplist.text("bad.plist") == Sample.malformed)
    }
  }
}
