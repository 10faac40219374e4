import TestSupport
import Testing

@Suite("diff and patch")
struct DiffTests {
  static let old = Sample.xml(
    """
      <!-- kept -->
      <key>CFBundleName</key>
      <string>Demo app</string>
      <key>CFBundleVersion</key>
      <string>1</string>
      <key>CFBundleURLTypes</key>
      <array>
        <dict><key>CFBundleURLName</key><string>a</string><key>CFBundleTypeRole</key><string>Editor</string></dict>
        <dict><key>CFBundleURLName</key><string>b</string></dict>
      </array>
      <key>Gone</key>
      <true/>
      <key>Modes</key>
      <array><string>x</string><string>y</string></array>
      <key>Group</key>
      <dict><key>Path</key><string>somewhere</string></dict>
    """)

  static let new = """
    { "Group": {}, "Moved": "somewhere", "Modes": ["y", "z"], "CFBundleVersion": "2", "BundleName": "Demo app",
      "CFBundleURLTypes": [ {"CFBundleURLName": "b"}, {"CFBundleURLName": "a", "CFBundleTypeRole": "Viewer"},
        {"CFBundleURLName": "c"} ] }
    """

  @Test func `shows changed, renamed, moved and identified values`() throws {
    try CommandLine.run(with: ["a.plist": Self.old, "b.json": Self.new]) { infoplist throws in
      let result = try infoplist("diff", "a.plist", "b.json")
      #expect(result.status == 1)
      #expect(
        result.outputText == """
          ~ CFBundleVersion: "1" -> "2"
          ~ CFBundleURLTypes[0].CFBundleTypeRole: "Editor" -> "Viewer"
          - CFBundleURLTypes[1]: {"CFBundleURLName":"b"}
          + CFBundleURLTypes[0]: {"CFBundleURLName":"b"}
          + CFBundleURLTypes[2]: {"CFBundleURLName":"c"}
          - Modes[0]: "x"
          + Modes[1]: "z"
          > CFBundleName -> BundleName
          - Gone: true
          > Group.Path -> Moved

          """)
    }
  }

  @Test func `a patch makes the second of the first, and the first again`() throws {
    try CommandLine.run(with: ["a.plist": Self.old, "b.json": Self.new]) { infoplist throws in
      #expect(try infoplist("diff", "a.plist", "b.json", "--format", "patch", "-o", "p").status == 1)
      let patched = try infoplist("patch", "a.plist", "p")
      #expect(patched.errorText == "")
      #expect(try infoplist("diff", "a.plist", "b.json").outputText == "")
      #expect(try infoplist("diff", "a.plist", "b.json").status == 0)
      #expect(try infoplist.text("a.plist").contains("<!-- kept -->"))
      // Made twice, it does not fit any more.
      let again = try infoplist("patch", "a.plist", "p")
      #expect(again.status == 1)
      #expect(again.errorText.contains("[conflict]"))
      #expect(try infoplist("patch", "--reverse", "a.plist", "p").status == 0)
      try writeFile(Self.old, to: "\(infoplist.folder)/old.plist")
      #expect(try infoplist("diff", "a.plist", "old.plist").status == 0)
    }
  }

  @Test func `order, format and number text mean nothing`() throws {
    let files = ["a.json": "{\"a\": 1.50, \"b\": [1]}", "b.json": "{\"b\": [1], \"a\": 1.5}"]
    try CommandLine.run(with: files) { infoplist throws in
      #expect(try infoplist("diff", "a.json", "b.json").status == 0)
      let json = try infoplist("diff", "a.json", "b.json", "-f", "json")
      #expect(
        json.outputText
          == "{\n  \"schemaVersion\": 1,\n  \"old\": \"a.json\",\n  \"new\": \"b.json\",\n  \"differ\": false,\n  \"changes\": []\n}\n"
      )
    }
  }

  @Test(arguments: [
    ("{", 2), ("[]", 2), ("{\"schemaVersion\": 1, \"changes\": [{\"change\": \"add\"}]}", 2),
    (
      "{\"schemaVersion\": 1, \"changes\": [{\"change\": \"remove\", \"keyPath\": [\"X\"], \"value\": 1}]}", 1
    ),
  ])
  func `what is no patch, or does not fit, changes nothing`(patch: String, status: Int32) throws {
    try CommandLine.run(with: ["a.plist": Self.old, "p": patch]) { infoplist throws in
      let result = try infoplist("patch", "a.plist", "p")
      #expect(result.status == status)
      #expect(result.errorText != "")
      #expect(try infoplist.text("a.plist") == Self.old)
    }
  }
}
