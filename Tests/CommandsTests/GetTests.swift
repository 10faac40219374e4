import TestSupport
import Testing

@Suite("get")
struct GetTests {
  @Test(arguments: [
    (["CFBundleIdentifier"], "com.example.demo\n"),
    (
      ["Made", "Bytes", "Ratio", "Large", "Flag"],
      "2001-01-01T00:00:00Z\nAAEC\n1.50\n18446744073709551615\ntrue\n"
    ),
    (["List"], "[1,\"two & \\\"2\\\"\",{\"a.b\":\"x\"}]\n"),
    (["List[-1].\"a.b\""], "x\n"),
    (["List[-1].a\\.b"], "x\n"),
    (["List[]"], "1\ntwo & \"2\"\n{\"a.b\":\"x\"}\n"),
    (["**.\"a.b\""], "x\n"),
    (["List[\"a.b\"=x]"], "{\"a.b\":\"x\"}\n"),
    (
      ["--type", "List[]", "Made", "Bytes", "Ratio", "Flag"],
      "integer\nstring\ndictionary\ndate\ndata\nreal\nboolean\n"
    ),
    (["Missing", "--default", "none"], "none\n"),
    (["Missing", "Flag", "--default="], "\ntrue\n"),
  ])
  func `writes each value on a line`(words: [String], expected: String) throws {
    let result = try CommandLine.run(with: ["a.plist": Sample.everyType]) {
      try $0(["get", "a.plist"] + words)
    }
    #expect(result.outputText == expected)
    #expect(result.errorText == "")
    #expect(result.status == 0)
  }

  @Test func `writes text as it is when asked to, and with visible controls otherwise`() throws {
    try CommandLine.run(with: ["a.strings": "k = \"a\\U001bb\\nc\";"]) { infoplist throws in
      #expect(try infoplist("get", "a.strings", "k").outputText == "a\\u{1b}b\nc\n")
      #expect(try infoplist("get", "a.strings", "k", "--raw").outputText == "a\u{1B}b\nc\n")
    }
  }

  @Test func `writes JSON with the path and type of each value`() throws {
    let result = try CommandLine.run(with: ["a.plist": Sample.everyType]) {
      try $0("get", "a.plist", "List[]", "Missing", "--default", "x", "--format", "json")
    }
    #expect(
      result.outputText == """
        {
          "schemaVersion": 1,
          "path": "a.plist",
          "values": [
            {"keyPath": ["List", 0], "type": "integer", "value": 1},
            {"keyPath": ["List", 1], "type": "string", "value": "two & \\"2\\""},
            {"keyPath": ["List", 2], "type": "dictionary", "value": {"a.b":"x"}},
            {"keyPath": null, "type": null, "value": "x"}
          ]
        }

        """)
  }

  @Test func `says what is missing, with the key that was meant, and still gives the rest`() throws {
    let result = try CommandLine.run(with: ["a.plist": Sample.everyType]) {
      try $0("get", "a.plist", "CFBundleIdentifer", "Flag")
    }
    #expect(result.outputText == "true\n")
    #expect(
      result.errorText == """
        infoplist: error: a.plist has no value at CFBundleIdentifer.
        infoplist: hint: Did you mean CFBundleIdentifier?

        """)
    #expect(result.status == 1)
  }

  @Test func `points at the character where a key path makes no sense`() throws {
    let result = try CommandLine.run(with: ["a.plist": Sample.everyType]) { try $0("get", "a.plist", "a[[") }
    #expect(
      result.errorText.hasPrefix("infoplist: error: The key path \"a[[\" makes no sense at character 2."))
    #expect(result.status == 2)
  }

  @Test func `finds keys by their exact characters`() throws {
    // The two spellings of é are the same to String, and different keys to the system.
    let file = "\"caf\u{E9}\" = one; \"cafe\u{301}\" = two;"
    try CommandLine.run(with: ["a.strings": file]) { infoplist throws in
      #expect(try infoplist("get", "a.strings", "caf\u{E9}").outputText == "one\n")
      #expect(try infoplist("get", "a.strings", "cafe\u{301}").outputText == "two\n")
    }
  }

  @Test func `reads no more of a large binary file than a single value takes`() throws {
    // The marker of the string "damaged" becomes one that no object has.
    let text =
      "<plist><dict><key>a</key><string>fine</string><key>b</key><string>damaged</string>"
      + "<key>c</key><data>\(String(repeating: "AAAA", count: 400_000))</data></dict></plist>"
    try CommandLine.run(with: ["a.plist": text]) { infoplist throws in
      #expect(try infoplist("convert", "--to", "binary", "--output", "b.plist", "a.plist").status == 0)
      var bytes = try readFile("\(infoplist.folder)/b.plist")
      let victim = Array("damaged".utf8)
      let place = try #require(bytes.indices.first { bytes[$0...].starts(with: victim) })
      bytes[place - 1] = 0xF0
      try writeFile(bytes, to: "\(infoplist.folder)/b.plist")
      #expect(try infoplist("get", "b.plist", "a").outputText == "fine\n")
      // Whatever is damaged, missing or holds more is looked for in the whole file.
      for words in [["b"], ["none"], ["a", "none"], ["**"]] {
        #expect(try infoplist(["get", "b.plist"] + words).status == 3)
      }
    }
  }
}
