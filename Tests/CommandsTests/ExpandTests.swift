import TestSupport
import Testing

@Suite("expand")
struct ExpandTests {
  static let source = Sample.xml(
    """
      <!-- $(COMMENT) stays -->
      <key>$(KEY)</key>
      <string>a $(NAME) &amp; b</string>
      <key>CFBundleIdentifier</key>   <!-- for $(NAME) -->
      <string>com.x.${NAME:rfc1034identifier}</string>
      <key>List</key>
      <array>
        <string>$(CFBundleIdentifier).tile</string>
        <integer>0x10</integer>
      </array>
    """)

  @Test func `replaces values and nothing else (R10, R11)`() throws {
    try CommandLine.run(with: ["a.plist": Self.source]) { infoplist in
      let result = try infoplist("expand", "a.plist", "--set", "NAME=My <App>")
      #expect(result.status == 0, "\(result.errorText)")
      let expected = [
        ("a $(NAME) &amp; b", "a My &lt;App&gt; &amp; b"),
        ("com.x.${NAME:rfc1034identifier}", "com.x.My--App-"),
        ("$(CFBundleIdentifier).tile", "com.x.My--App-.tile"),
      ].reduce(Self.source) { text, pair in
        text.split(separator: pair.0, omittingEmptySubsequences: false).joined(separator: pair.1)
      }
      #expect(result.outputText == expected)
      #expect(try infoplist.text("a.plist") == Self.source)
      let diff = try infoplist("expand", "a.plist", "-s", "NAME=X", "--dry-run")
      #expect(diff.outputText.contains("+  <string>a X &amp; b</string>"))
      #expect(try infoplist("expand", "a.plist", "-s", "NAME=X", "--in-place").status == 0)
      #expect(try infoplist.text("a.plist").contains("com.x.X.tile"))
    }
  }

  @Test(arguments: ["xml", "binary", "openstep", "json", "strings"])
  func `keeps the format`(format: String) throws {
    try CommandLine.run(with: ["a.plist": Sample.xml("<key>$(A)</key><string>$(A)</string>")]) { infoplist in
      let made = try infoplist("convert", "--to", format, "a.plist", "-o", "b.plist")
      #expect(made.status == 0, "\(made.errorText)")
      #expect(try infoplist("expand", "b.plist", "--set", "A=1 2", "-o", "c.plist").status == 0)
      let back = try infoplist("print", "c.plist", "--format", "json")
      #expect(back.outputText.contains("\"format\": \"\(format)\""), "\(back.outputText)")
      #expect(back.outputText.contains("\"$(A)\":\"1 2\""))
    }
  }

  @Test func `reports with places what stays`() throws {
    let source = Sample.xml(
      """
        <key>A</key>
        <string>x $(U) $(V:lower)</string>
        <key>B</key>
        <string>&amp; $(U)</string>
      """)
    try CommandLine.run(with: ["a.plist": source]) { infoplist in
      let result = try infoplist("expand", "a.plist")
      #expect(result.status == 1)
      #expect(result.outputText == source)
      #expect(
        result.errorText == """
          a.plist:6:13: error: The setting U is not defined, so the reference to it stays. [unresolved-setting]
          a.plist:6:18: error: The setting V is not defined, so the reference to it stays. [unresolved-setting]
          a.plist:8:3: error: The setting U is not defined, so the reference to it stays. [unresolved-setting]

          """)
    }
  }

  @Test func `takes settings from files, and from words above them`() throws {
    let files = [
      "a.plist": Sample.xml("<key>K</key><string>$(A)|$(B)|$(C)|$(D)|$(E)</string>"),
      "one.xcconfig": "A = one // first\nB = $(A)s\nC[sdk=x] = no\n",
      "two.json": "{\"C\": true, \"D\": [\"x\", 2, 1.5], \"E\": \"two\"}",
    ]
    try CommandLine.run(with: files) { infoplist in
      let result = try infoplist(
        "expand", "a.plist", "--settings", "one.xcconfig", "--settings", "two.json", "--set",
        "E=$(inherited)=three")
      #expect(result.status == 0)
      #expect(result.outputText.contains("<string>one|ones|YES|x 2 1.5|two=three</string>"))
      #expect(
        result.errorText
          == "infoplist: warning: one.xcconfig:3:1: C is set under a condition, which is not looked at.\n")
    }
  }

  @Test(arguments: [
    (
      ["--set", "A=$(B)", "--set", "B=$(A)"], 2,
      "a.plist:5:13: error: Settings stand for themselves: A → B → A."
    ),
    (["--set", "A"], 2, "--set needs NAME=VALUE, not A."), (["--set", "=A"], 2, "--set needs NAME=VALUE"),
    (["--settings", "none"], 2, "none"), (["--settings", "bad.json"], 2, "bad.json:1:"),
    (["--settings", "list.json"], 2, "list.json:1:6: error: The setting A is neither a text"),
    (["--settings", "bad.xcconfig"], 2, "bad.xcconfig:2:1: error: An equals sign is missing behind B."),
    (["--in-place", "-o", "x"], 2, "exclude each other"),
  ])
  func `refuses settings that make no sense`(words: [String], status: Int32, message: String) throws {
    let files = [
      "a.plist": Sample.xml("<key>K</key><string>$(A)</string>"), "bad.json": "{\"A\": }",
      "list.json": "{\"A\":{}}", "bad.xcconfig": "A = 1\nB\n",
    ]
    try CommandLine.run(with: files) { infoplist in
      let result = try infoplist(["expand", "a.plist"] + words)
      #expect(result.status == status)
      #expect(result.errorText.contains(message), "\(result.errorText)")
      #expect(result.output.isEmpty)
    }
  }
}
