import TestSupport
import Testing

@Suite("print")
struct PrintTests {
  @Test func `shows a line a value`() throws {
    let result = try CommandLine.run(with: ["a.plist": Sample.everyType]) { try $0("print", "a.plist") }
    #expect(
      result.outputText == """
        CFBundleIdentifier: "com.example.demo"
        Made: 2001-01-01T00:00:00Z
        Bytes: <3 bytes: 000102>
        Ratio: 1.50
        Large: 18446744073709551615
        Flag: true
        List:
          0: 1
          1: "two & \\"2\\""
          2:
            a.b: "x"

        """)
    #expect(result.errorText == "")
    #expect(result.status == 0)
  }

  @Test(arguments: [" ", ":", "&quot;", "\t"], [0, 1, 6, 7, 8, 9, 15, 16, 20])
  func `puts a key in quotes that would be misread without, wherever its odd character stands`(
    odd: String, place: Int
  ) throws {
    let plain = "abcdefghijklmnopqrst~é\u{7F}"
    let shown = "abcdefghijklmnopqrst~é\\u{7f}"
    let key = plain.prefix(place) + odd + plain.dropFirst(place)
    let inQuotes = ["&quot;": "\\\"", "\t": "\\t"][odd] ?? odd
    let file = Sample.xml("<key>\(plain)</key><true/><key>\(key)</key><true/>")
    let result = try CommandLine.run(with: ["a.plist": file]) { try $0("print", "a.plist") }
    #expect(
      result.outputText == """
        \(shown): true
        "\(shown.prefix(place))\(inQuotes)\(shown.dropFirst(place))": true

        """)
  }

  @Test func `shows readable names, also of nested keys, and leaves others raw`() throws {
    let file = Sample.xml(
      """
      <key>CFBundleURLTypes</key>
      <array><dict><key>CFBundleURLSchemes</key><array><string>demo</string></array></dict></array>
      <key>XYOwn</key><string>x</string>
      """)
    let result = try CommandLine.run(with: ["a.plist": file]) {
      try $0("print", "a.plist", "--names", "readable")
    }
    #expect(
      result.outputText == """
        URL types:
          0:
            URL Schemes:
              0: "demo"
        XYOwn: "x"

        """)
  }

  @Test(arguments: [
    ("json", "[\n  1,\n  \"two & \\\"2\\\"\",\n  {\n    \"a.b\": \"x\"\n  }\n]\n"),
    ("gnustep", "(\n    <*I1>,\n    \"two & \\\"2\\\"\",\n    {\n        a.b = x;\n    }\n)\n"),
    ("swift", "[\n  1,\n  \"two & \\\"2\\\"\",\n  [\n    \"a.b\": \"x\",\n  ],\n]\n"),
  ])
  func `shows a part of the file in another form`(form: String, expected: String) throws {
    let result = try CommandLine.run(with: ["a.plist": Sample.everyType]) {
      try $0("print", "a.plist", "List", "--as", form)
    }
    #expect(result.outputText == expected)
    #expect(result.status == 0)
  }

  @Test func `writes one object of JSON with the format and the value`() throws {
    let result = try CommandLine.run(with: ["a.plist": Sample.everyType]) {
      try $0("print", "a.plist", "--format=json")
    }
    #expect(
      result.outputText == """
        {
          "schemaVersion": 1,
          "path": "a.plist",
          "format": "xml",
          "value": {"CFBundleIdentifier":"com.example.demo","Made":{"$date":"2001-01-01T00:00:00Z"},\
        "Bytes":{"$data":"AAEC"},"Ratio":1.50,"Large":{"$integer":"18446744073709551615"},"Flag":true,\
        "List":[1,"two & \\"2\\"",{"a.b":"x"}]}
        }

        """)
  }

  @Test func `shows each value that a path with every item matches`() throws {
    let result = try CommandLine.run(with: ["a.plist": Sample.everyType]) {
      try $0("print", "a.plist", "List[]")
    }
    #expect(result.outputText == "List[0]:\n1\nList[1]:\n\"two & \\\"2\\\"\"\nList[2]:\na.b: \"x\"\n")
  }

  @Test func `reads standard input and writes to a file`() throws {
    try CommandLine.run { infoplist throws in
      let result = try infoplist("print", "-", "-o", "out.txt", stdin: "{ a = (b, <00>); }")
      #expect(result.status == 0)
      #expect(result.outputText == "")
      #expect(try infoplist.text("out.txt") == "a:\n  0: \"b\"\n  1: <1 byte: 00>\n")
    }
  }

  @Test func `literals of Swift hold every type and every character`() throws {
    let file = Sample.everyType.replacing("com.example.demo", with: "tab\tbackslash\\ quote\" line\nend é")
    let result = try CommandLine.run(with: ["a.plist": file]) { try $0("print", "a.plist", "--as", "swift") }
    #expect(
      result.outputText == """
        [
          "CFBundleIdentifier": "tab\\tbackslash\\\\ quote\\" line\\nend é",
          "Made": Date(timeIntervalSinceReferenceDate: 0.0),
          "Bytes": Data([0, 1, 2]),
          "Ratio": 1.5,
          "Large": 18446744073709551615,
          "Flag": true,
          "List": [
            1,
            "two & \\"2\\"",
            [
              "a.b": "x",
            ],
          ],
        ]

        """)
  }

  @Test func `control characters of a file never reach the terminal`() throws {
    let result = try CommandLine.run(with: ["a.strings": "\"k\\e\\U001b[2J\" = \"\\U001b[31m\";"]) {
      try $0("print", "a.strings")
    }
    #expect(result.status == 0)
    #expect(!result.output.contains(0x1B))
    #expect(result.outputText.contains("\\u{1b}[31m"))
  }

  @Test func `a file that shares its objects without end is refused with the size it would have`() throws {
    // Thirty arrays, each holding the next one twice.
    var objects: [[UInt8]] = (1...30).map { [0xA2, UInt8($0), UInt8($0)] }
    objects.append([0x50])
    var file = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(file.count))
      file += object
    }
    let tableOffset = UInt8(file.count)
    file += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    file += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count), 0, 0, 0, 0, 0, 0, 0, 0]
    file += [0, 0, 0, 0, 0, 0, 0, tableOffset]
    try CommandLine.run { infoplist throws in
      let result = try infoplist(["print", "-"], stdin: file)
      #expect(result.status == 3)
      #expect(result.errorText.contains("2147483647 values"))
    }
  }
}
