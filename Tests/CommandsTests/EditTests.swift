import Foundation
import TestSupport
import Testing

@Suite("set, insert, append, remove, rename, move, edit")
struct EditTests {
  /// A file with something to keep in every line.
  static let commented = Sample.xml(
    """
      <!-- The version -->
      <key>CFBundleVersion</key>
      <string>1</string> <!-- counted up -->
      <key>Flag</key>
      <true/>
      <key>List</key>
      <array>
        <integer>1</integer>
      </array>
    """)

  @Test(arguments: [
    (
      ["set", "a.plist", "A.B", "x"],
      "Where only dictionaries or arrays on the way are missing, --create makes them."
    ),
    (["remove", "a.plist", "A.B"], "infoplist print shows what there is."),
    (["set", "a.plist", "List[-9].B", "x"], "infoplist print shows what there is."),
  ])
  func `a hint names only what would help`(words: [String], hint: String) throws {
    try CommandLine.run(with: ["a.plist": Sample.everyType]) { infoplist throws in
      let result = try infoplist(words)
      #expect(result.status == 1)
      #expect(result.errorText.contains("  hint: \(hint)\n"), "\(result.errorText)")
    }
  }

  @Test func `changes the type of a value as well as the value, and keeps the order (R7, R11)`() throws {
    let source = Sample.xml(
      "  <key>Own</key>\n  <true/>\n  <key>LSUIElement</key>\n  <string>1</string>\n  <key>A</key>\n  <real>1.50</real>"
    )
    try CommandLine.run(with: ["a.plist": source]) { infoplist throws in
      #expect(try infoplist("set", "a.plist", "LSUIElement", "true", "--type", "boolean").status == 0)
      let expected = source.split(separator: "<string>1</string>").joined(separator: "<true/>")
      #expect(try infoplist.text("a.plist") == expected)
    }
  }

  @Test(arguments: [
    (["set", "a.plist", "CFBundleVersion", "2"], "<string>1</string>", "<string>2</string>"),
    (["set", "a.plist", "Flag", "no"], "<true/>", "<false/>"),
    (["set", "a.plist", "List[0]", "-7"], "<integer>1</integer>", "<integer>-7</integer>"),
    (["set", "a.plist", "Flag", "x", "--type", "string"], "<true/>", "<string>x</string>"),
    (
      ["append", "a.plist", "List", "2"], "<integer>1</integer>\n",
      "<integer>1</integer>\n    <integer>2</integer>\n"
    ),
    (["insert", "a.plist", "List[0]", "0x10"], "<array>\n", "<array>\n    <integer>16</integer>\n"),
    (["remove", "a.plist", "Flag"], "  <key>Flag</key>\n  <true/>\n", ""),
    (["rename", "a.plist", "Flag", "a.b"], "<key>Flag</key>", "<key>a.b</key>"),
    (
      ["set", "a.plist", "LSRequiresIPhoneOS", "true"], "  </array>\n",
      "  </array>\n  <key>LSRequiresIPhoneOS</key>\n  <true/>\n"
    ),
    (
      ["set", "a.plist", "UILaunchScreen.UIColorName", "blue", "--create"], "  </array>\n",
      "  </array>\n  <key>UILaunchScreen</key>\n  <dict>\n    <key>UIColorName</key>\n    <string>blue</string>\n  </dict>\n"
    ),
    (
      ["move", "a.plist", "Flag", "List[-1]"],
      "  <key>Flag</key>\n  <true/>\n  <key>List</key>\n  <array>\n    <integer>1</integer>\n",
      "  <key>List</key>\n  <array>\n    <integer>1</integer>\n    <true/>\n"
    ),
  ])
  func `change only what they are told to`(words: [String], old: String, new: String) throws {
    try CommandLine.run(with: ["a.plist": Self.commented]) { infoplist throws in
      var words = words
      if words.last == "-7" { words.insert("--", at: words.count - 1) }
      let result = try infoplist(words)
      #expect(result.errorText == "")
      #expect(result.outputText == "")
      #expect(result.status == 0)
      #expect(try infoplist.text("a.plist") == Self.commented.replacing(old, with: new))
    }
  }

  @Test func `write elsewhere, or through standard input and output`() throws {
    try CommandLine.run(with: ["a.plist": Self.commented]) { infoplist throws in
      let expected = Self.commented.replacing("<true/>", with: "<false/>")
      #expect(try infoplist("set", "a.plist", "Flag", "false", "-o", "b.plist").status == 0)
      #expect(try infoplist.text("b.plist") == expected)
      #expect(try infoplist.text("a.plist") == Self.commented)
      #expect(try infoplist("set", "-", "Flag", "false", stdin: Self.commented).outputText == expected)
      #expect(try infoplist("remove", "a.plist", "Flag", "-o", "-").outputText.contains("Flag") == false)
    }
  }

  @Test func `show the change as a unified diff and write nothing`() throws {
    try CommandLine.run(with: ["a.plist": Self.commented]) { infoplist throws in
      let result = try infoplist("set", "--dry-run", "a.plist", "CFBundleVersion", "2")
      let expected = """
        --- a.plist
        +++ a.plist
        @@ -4,7 +4,7 @@
         <dict>
           <!-- The version -->
           <key>CFBundleVersion</key>
        -  <string>1</string> <!-- counted up -->
        +  <string>2</string> <!-- counted up -->
           <key>Flag</key>
           <true/>
           <key>List</key>

        """
      #expect(result.outputText == expected)
      #expect(try infoplist.text("a.plist") == Self.commented)
    }
  }

  @Test func `keep links, permissions, and the time of a file that does not change`() throws {
    try CommandLine.run(with: ["a.plist": Self.commented]) { infoplist throws in
      let manager = FileManager.default
      try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(infoplist.folder)/a.plist")
      try manager.createSymbolicLink(atPath: "\(infoplist.folder)/l.plist", withDestinationPath: "a.plist")
      let number =
        try manager.attributesOfItem(atPath: "\(infoplist.folder)/a.plist")[.systemFileNumber] as? Int
      #expect(try infoplist("set", "a.plist", "Flag", "true").status == 0)
      let same =
        try manager.attributesOfItem(atPath: "\(infoplist.folder)/a.plist")[.systemFileNumber] as? Int
      #expect(number == same)
      #expect(try infoplist("set", "l.plist", "Flag", "false").status == 0)
      #expect(try infoplist.text("a.plist").contains("<false/>"))
      let mode = try manager.attributesOfItem(atPath: "\(infoplist.folder)/a.plist")[.posixPermissions]
      #expect(mode as? Int == 0o640)
      #expect(try manager.destinationOfSymbolicLink(atPath: "\(infoplist.folder)/l.plist") == "a.plist")
    }
  }

  @Test(arguments: [
    (["set", "a.plist", "a[", "x"], 2, "infoplist: error: The key path"),
    (
      ["set", "a.plist", "Flag", "maybe"], 2,
      "infoplist: error: \"maybe\" is not a boolean, the type of Flag."
    ),
    (["set", "a.plist", "Flag"], 2, "infoplist: error: The value is missing."),
    (["set", "a.plist", "x.y", "1"], 1, "a.plist:4:1: error: There is no value at x.y. [not-found]"),
    (
      ["insert", "a.plist", "Flag", "true"], 1,
      "a.plist:9:3: error: There is a value at Flag already. [already-exists]"
    ),
    (["remove", "a.plist", "nothing"], 1, "a.plist:4:1: error: There is no value at nothing. [not-found]"),
    (
      ["append", "a.plist", "Flag", "x"], 1,
      "a.plist:9:3: error: Flag is of the type boolean, not array. [wrong-kind]"
    ),
    (
      ["insert", "a.plist", "List[5]", "1"], 1,
      "a.plist:11:3: error: There is no place 5 in the array, which has 1 item."
    ),
    (["set", "a.plist", "Flag", "--type", "null"], 3, "a.plist:9:3: error: XML has no form for null."),
    (["set", "a.plist", "**.x", "1"], 2, "infoplist: error: ** is for reading, not for changes."),
    (["set", "none.plist", "a", "1"], 3, "infoplist: error: "),
    (["set", "bad.plist", "A", "1"], 3, "bad.plist:3:16: error: "),
    (["edit", "a.plist"], 2, "infoplist: error: edit needs --script FILE."),
    (["edit", "-", "-s", "-"], 2, "infoplist: error: "),
  ])
  func `say what is wrong and leave the file alone`(words: [String], status: Int32, error: String) throws {
    try CommandLine.run(with: ["a.plist": Self.commented, "bad.plist": Sample.malformed]) {
      infoplist throws in
      let result = try infoplist(words)
      #expect(result.status == status)
      #expect(result.errorText.hasPrefix(error), "\(result.errorText)")
      #expect(result.outputText == "")
      #expect(try infoplist.text("a.plist") == Self.commented)
    }
  }

  @Test func `a script makes all its changes`() throws {
    let script = """
      # a release
      set CFBundleVersion 2.0
      set 'CFBundleName' "My \\"App\\""   # with quotes
      remove Flag
      append --type string List 'x y'
      insert Deep.er.key 1 --type integer --create

      rename List Items
      """
    try CommandLine.run(with: ["a.plist": Self.commented, "s": script]) { infoplist throws in
      let result = try infoplist("edit", "a.plist", "--script", "s")
      #expect(result.errorText == "")
      let values = try infoplist("print", "a.plist", "--as", "json")
      #expect(
        values.outputText
          == "{\n  \"CFBundleVersion\": \"2.0\",\n  \"Items\": [\n    1,\n    \"x y\"\n  ],\n  \"CFBundleName\": \"My \\\"App\\\"\",\n  \"Deep\": {\n    \"er\": {\n      \"key\": 1\n    }\n  }\n}\n"
      )
      #expect(try infoplist.text("a.plist").contains("<!-- counted up -->"))
    }
  }

  @Test(arguments: [
    ("set CFBundleVersion 2\nremove nothing\n", 1, "a.plist:4:1: error: There is no value at nothing."),
    (
      "set CFBundleVersion 2\nrmeove Flag\n", 2,
      "standard input:2:1: error: rmeove is no command of a script."
    ),
    ("set CFBundleVersion 'x", 2, "standard input:1:1: error: A quotation mark is not closed."),
    ("set CFBundleVersion a b", 2, "standard input:1:1: error: b is one word too many."),
    ("rename Flag", 2, "standard input:1:1: error: rename needs a KEY."),
  ])
  func `a script changes everything or nothing`(script: String, status: Int32, error: String) throws {
    try CommandLine.run(with: ["a.plist": Self.commented]) { infoplist throws in
      let result = try infoplist("edit", "a.plist", "-s", "-", stdin: script)
      #expect(result.status == status)
      #expect(result.errorText.hasPrefix(error), "\(result.errorText)")
      #expect(try infoplist.text("a.plist") == Self.commented)
    }
  }
}

@Suite("An edit of a large file")
struct LargeEditTests {
  /// Large enough to be written while it is read: a version, many items or one long text, and an end.
  private static func file(_ version: String, items: Int, _ end: String) -> [UInt8] {
    let items = (0..<items).map { "    <string>item \($0)</string>\n" }.joined()
    let text = String(repeating: "0123456789abcdef", count: items.isEmpty ? 550_000 : 0)
    let lines =
      "  <key>CFBundleVersion</key>\n  <string>\(version)</string>\n"
      + "  <key>L</key>\n  <array>\n\(items)  </array>\n"
      + "  <key>T</key>\n  <string>\(text)</string>\n  <key>End</key>\n  <string>\(end)</string>\n"
    return Array(Sample.xml(lines).utf8)
  }

  @Test(arguments: [
    ("CFBundleVersion", "a longer one", "b"), ("CFBundleVersion", "", "b"), ("End", "a", "a longer one"),
    ("End", "a", ""), ("End", "a", "b"),
  ])
  func `changes nothing else, wherever it is`(key: String, version: String, end: String) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/big.plist"
      try writeFile(Self.file("a", items: 0, "b"), to: path)
      let words = ["set", path, key, key == "End" ? end : version]
      let copy = "\(folder)/copy.plist"
      let copying = try runProcess(builtProduct("infoplist"), words + ["--output", copy])
      #expect(copying.errorText == "")
      #expect(areSame(try readFile(path), Self.file("a", items: 0, "b")))
      #expect(areSame(try readFile(copy), Self.file(version, items: 0, end)))
      try FileManager.default.removeItem(atPath: copy)
      let result = try runProcess(builtProduct("infoplist"), words)
      #expect(result.errorText == "")
      #expect(areSame(try readFile(path), Self.file(version, items: 0, end)))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["big.plist"])
    }
  }

  @Test(arguments: [
    // The last of equal keys counts; what comes first makes another change likely.
    ("<key>End</key>\n  <string>b</string>", "CFBundleVersion", 0),
    ("<key>CFBundleVersion</key>\n  <string>b</string>", "CFBundleVersion", 0),
    // The beginning looks well, the end is not.
    ("<key>End</key>\n  <string>b</strin>", "CFBundleVersion", 3),
  ])
  func `goes by the whole of it, not by its beginning`(end: String, key: String, status: Int32) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/big.plist"
      let text = String(decoding: Self.file("a", items: 0, "b"), as: UTF8.self)
      let usual = "<key>End</key>\n  <string>b</string>"
      let file = text.replacingOccurrences(of: usual, with: end)
      try writeFile(Array(file.utf8), to: path)
      let result = try runProcess(builtProduct("infoplist"), ["set", path, key, "longer"])
      #expect(result.status == status)
      let expected =
        if status != 0 { file } else if end == usual {
          file.replacingOccurrences(of: "<string>a<", with: "<string>longer<")
        } else { file.replacingOccurrences(of: "<string>b<", with: "<string>longer<") }
      #expect(areSame(try readFile(path), Array(expected.utf8)))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["big.plist"])
    }
  }

  @Test(arguments: [60_000, 0])
  func `leaves the old file or the new one when it is killed, and the next one leaves nothing else`(
    items: Int
  ) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/big.plist"
      try writeFile(Self.file("old", items: items, "end"), to: path)
      var killed = 0
      for run in 0..<24 {
        let words = ["set", path, "CFBundleVersion", "new\(run)"]
        let before = try readFile(path)
        let process = try ChildProcess(
          starting: builtProduct("infoplist"), words, stdout: "/dev/null", stderr: "/dev/null")
        usleep(UInt32(run) * 4000)
        kill(process.identifier, SIGKILL)
        if process.wait()?.wasSignaled == true { killed += 1 }
        let after = try readFile(path)
        let isOld = areSame(after, before)
        #expect(
          isOld || areSame(after, Self.file("new\(run)", items: items, "end")), "after \(run * 4) ms")
      }
      #expect(killed > 0)
      let words = ["set", path, "CFBundleVersion", "last"]
      #expect(try runProcess(builtProduct("infoplist"), words).status == 0)
      #expect(areSame(try readFile(path), Self.file("last", items: items, "end")))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["big.plist"])
    }
  }
}
