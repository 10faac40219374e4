import TestSupport
import Testing

@Suite("check")
struct CheckTests {
  private static let slip = Sample.xml("<key>CFbundleName</key>\n<string>Demo</string>")

  @Test func `finds the deliberate mistakes of the example`() throws {
    try buildExamples { infoplist throws in
      let result = try infoplist("check", "Landmarks.app", "--format", "json")
      #expect(result.status == 1)
      let rules = [
        "unknown-key", "duplicate-key", "wrong-type", "invalid-value", "wrong-platform", "deprecated-key",
      ]
      for rule in rules { #expect(result.outputText.contains("\"rule\":\"\(rule)\""), "\(rule)") }
    }
  }

  @Test(arguments: ["Clean.app", "Source-Info.plist"])
  func `finds nothing in an example without mistakes`(name: String) throws {
    try buildExamples { infoplist throws in
      let result = try infoplist("check", name, "--fail-on", "note")
      #expect(result.outputText.contains("No findings in "))
      #expect(result.status == 0)
    }
  }

  @Test func `shows the line with a caret, the help and the fix`() throws {
    let result = try CommandLine.run(with: ["a.plist": Self.slip]) {
      try $0("check", "a.plist", "--select", "unknown-key")
    }
    #expect(
      result.outputText == """
        a.plist: property list, profile built (profile from the lack of build settings)

        a.plist:5:1: error: The system knows no key CFbundleName: letter case counts. [unknown-key]
         5 | <key>CFbundleName</key>
           | ^^^^^^^^^^^^^^^^^^^^^^^
           = help: Write CFBundleName.
           = fix: Rename CFbundleName to CFBundleName (safe)
           = see: R36, R37

        1 error in 1 file (1 has a safe fix)

        """)
    #expect(result.errorText == "")
    #expect(result.status == 1)
  }

  @Test(arguments: [
    (["--fail-on", "error"], 1), (["--ignore", "unknown-key"], 0), (["--select", "wrong-type"], 0),
    (["--select", "keys"], 1), (["--select", "R36"], 1),
  ])
  func `the exit code follows the rules that were chosen`(words: [String], status: Int) throws {
    let result = try CommandLine.run(with: ["a.plist": Self.slip]) {
      try $0(["check", "a.plist"] + words)
    }
    #expect(Int(result.status) == status)
  }

  @Test func `warnings count only when asked to`() throws {
    let file = Sample.xml("<key>UILaunchImageFile~ipad</key>\n<string>Main</string>")
    try CommandLine.run(with: ["Info.plist": file]) { infoplist throws in
      #expect(try infoplist("check", "Info.plist", "--select", "variant-without-default").status == 0)
      #expect(
        try infoplist("check", "Info.plist", "--select", "variant-without-default", "--fail-on", "note")
          .status
          == 1)
    }
  }

  @Test func `a malformed list is a finding, not a failure`() throws {
    let result = try CommandLine.run(with: ["a.plist": Sample.malformed]) { try $0("check", "a.plist") }
    #expect(result.status == 1)
    #expect(result.errorText == "")
    #expect(result.outputText.contains("a.plist:3:16: error: <int> is no element of a property list."))
    #expect(result.outputText.hasSuffix("2 errors in 1 file\n"))
  }

  @Test func `suppressions hold findings back, and those that hold none are noted`() throws {
    let held = Self.slip.replacing(
      "<key>CFb", with: "<!-- infoplist:ignore unknown-key -- read by our installer -->\n<key>CFb")
    let idle = held.replacing("CFbundleName", with: "CFBundleName")
    try CommandLine.run(with: ["held.plist": held, "idle.plist": idle]) { infoplist throws in
      let first = try infoplist("check", "held.plist", "--ignore", "missing-key", "--format", "json")
      #expect(first.status == 0)
      #expect(first.outputText.contains("\"suppressed\":1"))
      let second = try infoplist(
        "check", "idle.plist", "--fail-on", "note", "--select", "unused-suppression,unknown-key")
      #expect(second.status == 1)
      #expect(second.outputText.contains("[unused-suppression]"))
    }
  }

  @Test func `searches a folder for property lists and bundles`() throws {
    try CommandLine.run(
      with: [
        "Sources/A/Info.plist": Self.slip, "Sources/B.app/Contents/Info.plist": Self.slip,
        "Sources/readme.txt": "nothing", "Sources/.hidden/Info.plist": Self.slip,
      ]
    ) { infoplist throws in
      let result = try infoplist("check", "Sources")
      #expect(result.outputText.contains("Sources/A/Info.plist:5:1: error:"))
      #expect(result.outputText.contains("Sources/B.app/Contents/Info.plist:5:1: error:"))
      #expect(!result.outputText.contains("readme"))
      #expect(result.status == 1)
    }
  }

  @Test func `writes its report to a file`() throws {
    try CommandLine.run(with: ["a.plist": Self.slip]) { infoplist throws in
      let result = try infoplist("check", "a.plist", "--format", "json", "-o", "report.json")
      #expect(result.outputText == "")
      #expect(result.status == 1)
      #expect(try infoplist.text("report.json").hasPrefix("{\"schemaVersion\":1,\"inputs\":["))
    }
  }

  @Test(arguments: [
    (["--select", "unknwon-key"], "did you mean unknown-key"), (["--minimum-os", "x"], "no version"),
    (["--platform", "Windows"], "Windows"), (["--nonsense"], "--nonsense"),
  ])
  func `refuses options that make no sense`(words: [String], part: String) throws {
    let result = try CommandLine.run(with: ["a.plist": Self.slip]) { try $0(["check", "a.plist"] + words) }
    #expect(result.status == 2)
    #expect(result.outputText == "")
    #expect(result.errorText.lowercased().contains(part.lowercased()))
  }

  /// Calls a closure with the program in the folder of examples, whose binaries have been built.
  private func buildExamples(_ body: (CommandLine) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let copied = try runProcess("/bin/cp", ["-R", "\(Fixtures.packageFolder)/Examples/.", folder])
      try #require(copied.status == 0)
      let built = try runProcess(builtProduct("ExampleBuilder"), [folder])
      try #require(built.status == 0, "\(built.errorText)")
      try body(CommandLine(folder: folder))
    }
  }
}
