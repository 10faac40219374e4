import TestSupport
import Testing

@Suite("Baselines of check")
struct BaselineTests {
  private static let slip = Sample.xml("<key>LSRequiresIPhoneOS</key>\n<string>YES</string>")

  @Test func `hold back what was there, wherever they are read from, and say what is gone`() throws {
    try CommandLine.run(with: ["app/Info.plist": Self.slip, "ci/readme": ""]) { infoplist throws in
      let written = try infoplist("check", "app", "--write-baseline", "ci/base.json")
      #expect(written.status == 0)
      #expect(written.outputText.hasSuffix("No findings in 1 file (1 suppressed).\n"))
      #expect(written.errorText == "infoplist: note: Wrote 1 finding to ci/base.json.\n")
      let text = try infoplist.text("ci/base.json")
      #expect(text.contains("\"path\":\"../app/Info.plist\",\"keyPath\":\"LSRequiresIPhoneOS\""))

      #expect(try infoplist("check", "app/Info.plist", "--baseline", "ci/base.json").status == 0)
      let elsewhere = CommandLine(folder: "\(infoplist.folder)/app")
      #expect(try elsewhere("check", "Info.plist", "--baseline", "../ci/base.json").status == 0)

      let edited = Self.slip.replacing("<dict>", with: "<dict>\n<key>CFbundleName</key>\n<string>x</string>")
      try writeFile(edited, to: "\(infoplist.folder)/app/Info.plist")
      let new = try infoplist("check", "app", "--baseline", "ci/base.json", "--format", "xcode")
      #expect(new.status == 1)
      #expect(new.outputText.split(separator: "\n").count == 1)
      #expect(new.outputText.contains("[unknown-key]"))

      let fixed = try infoplist("check", "app", "--baseline", "ci/base.json", "--fix")
      #expect(fixed.status == 0)
      #expect(
        fixed.errorText.hasSuffix(
          "infoplist: note: 1 finding of the baseline is gone; write it anew with --write-baseline.\n"))
    }
  }

  @Test func `know all findings, also those past the limit of a report`() throws {
    let many = (0..<150).map { "<key>Odd\($0)</key>\n<true/>" }.joined(separator: "\n")
    let list = Sample.xml("<key>CFBundleName</key>\n<string>x</string>\n" + many)
    try CommandLine.run(with: ["Info.plist": list]) { infoplist throws in
      let written = try infoplist("check", "Info.plist", "--write-baseline", "base.json")
      #expect(written.outputText.contains("(150 suppressed)"))
      #expect(
        try infoplist("check", "Info.plist", "--baseline", "base.json", "--fail-on", "note").status == 0)
      let limited = try infoplist("check", "Info.plist", "--fail-on", "note")
      #expect(limited.outputText.contains("50 more findings"))
    }
  }

  @Test func `are not written when not everything could be checked`() throws {
    try CommandLine.run(with: ["Info.plist": Self.slip]) { infoplist throws in
      let result = try infoplist("check", "Info.plist", "none.plist", "--write-baseline", "base.json")
      #expect(result.status == 3)
      #expect(result.errorText.contains("base.json was not written"))
      #expect(throws: (any Error).self) { try infoplist.text("base.json") }
    }
  }
}
