import PropertyLists
import SourceText
import Testing

/// An edit of a text, and the text after it.
struct EditExample: CustomTestStringConvertible, Sendable {
  let name: String
  let format: PropertyListFormat?
  let before: String
  let edits: [PropertyListEdit]
  let after: String

  var testDescription: String { name }

  init(
    _ name: String, _ format: PropertyListFormat?, _ before: String, _ edits: PropertyListEdit...,
    gives after: String
  ) {
    self.init(name, format, before, edits, after)
  }

  init(_ name: String, _ before: String, _ edits: PropertyListEdit..., gives after: String) {
    self.init(name, nil, before, edits, after)
  }

  private init(
    _ name: String, _ format: PropertyListFormat?, _ before: String, _ edits: [PropertyListEdit],
    _ after: String
  ) {
    self.name = name
    self.format = format
    self.before = before
    self.edits = edits
    self.after = after
  }

  static func path(_ text: String) -> PropertyListPath {
    do { return try PropertyListPath(parsing: text) } catch {
      return PropertyListPath([PropertyListPath.Step.key("BAD PATH")])
    }
  }

  static func set(_ path: String, _ value: PropertyListValue) -> PropertyListEdit {
    .set(self.path(path), value)
  }
  static func insert(_ path: String, _ value: PropertyListValue) -> PropertyListEdit {
    .insert(self.path(path), value)
  }
  static func remove(_ path: String) -> PropertyListEdit { .remove(self.path(path)) }
}

private func set(_ path: String, _ value: PropertyListValue) -> PropertyListEdit {
  EditExample.set(path, value)
}
private func insert(_ path: String, _ value: PropertyListValue) -> PropertyListEdit {
  EditExample.insert(path, value)
}
private func append(_ path: String, _ value: PropertyListValue) -> PropertyListEdit {
  .append(EditExample.path(path), value)
}
private func remove(_ path: String) -> PropertyListEdit { EditExample.remove(path) }
private func rename(_ path: String, _ key: String) -> PropertyListEdit {
  .rename(EditExample.path(path), to: key)
}
private func move(_ path: String, _ target: String) -> PropertyListEdit {
  .move(EditExample.path(path), to: EditExample.path(target))
}

@Suite("An edit changes only the bytes it must")
struct EditingExampleTests {
  static let xml: [EditExample] = [
    EditExample(
      "a string keeps its tags and what is around it",
      "<plist>\n  <dict>\n    <key>A</key> <string>old</string> <!-- why -->\n  </dict>\n</plist>",
      set("A", .string("new & <b>")),
      gives:
        "<plist>\n  <dict>\n    <key>A</key> <string>new &amp; &lt;b&gt;</string> <!-- why -->\n  </dict>\n</plist>"
    ),
    EditExample(
      "CDATA stays CDATA, entities stay entities",
      "<plist><dict><key>A</key><string><![CDATA[x]]></string><key>B</key><string>&quot;</string></dict></plist>",
      set("A", .string("a<b")), set("B", .string("say \"x\"")),
      gives:
        "<plist><dict><key>A</key><string><![CDATA[a<b]]></string><key>B</key><string>say &quot;x&quot;</string></dict></plist>"
    ),
    EditExample(
      "a new key comes last, indented as its neighbors, with their line ends",
      "<plist>\r\n<dict>\r\n  <key>A</key>\r\n  <true/>\r\n</dict>\r\n</plist>\r\n",
      set("B", .array([.integer(1), .dictionary(["c": .string("d")])])),
      gives: "<plist>\r\n<dict>\r\n  <key>A</key>\r\n  <true/>\r\n  <key>B</key>\r\n  <array>\r\n"
        + "    <integer>1</integer>\r\n    <dict>\r\n      <key>c</key>\r\n      <string>d</string>\r\n"
        + "    </dict>\r\n  </array>\r\n</dict>\r\n</plist>\r\n"),
    EditExample(
      "keys and values on one line make more of them",
      "<plist>\n<dict>\n\t<key>A</key> <true/>\n</dict>\n</plist>\n", set("B", .boolean(false)),
      gives: "<plist>\n<dict>\n\t<key>A</key> <true/>\n\t<key>B</key> <false/>\n</dict>\n</plist>\n"),
    EditExample(
      "an empty dictionary is opened",
      "<plist>\n<dict>\n\t<key>A</key>\n\t<dict/>\n</dict>\n</plist>\n", set("A.b", .integer(1)),
      gives:
        "<plist>\n<dict>\n\t<key>A</key>\n\t<dict>\n\t\t<key>b</key>\n\t\t<integer>1</integer>\n\t</dict>\n</dict>\n</plist>\n"
    ),
    EditExample(
      "an empty array of two tags is filled", "<plist><array></array></plist>", append("", .string("x")),
      gives: "<plist><array><string>x</string></array></plist>"),
    EditExample(
      "the root of a small file is opened over several lines",
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict/>\n</plist>\n", set("A", .string("b")),
      gives:
        "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\t<key>A</key>\n\t<string>b</string>\n</dict>\n</plist>\n"
    ),
    EditExample(
      "removal takes the lines and the comment behind, no other",
      "<dict>\n\t<!-- about B -->\n\t<key>B</key>\n\t<true/> <!-- yes -->\n\t<key>C</key>\n\t<true/>\n</dict>\n",
      remove("B"),
      gives: "<dict>\n\t<!-- about B -->\n\t<key>C</key>\n\t<true/>\n</dict>\n"),
    EditExample(
      "removal leaves one blank line, not two",
      "<dict>\n\t<key>A</key><true/>\n\n\t<key>B</key><true/>\n\n\t<key>C</key><true/>\n</dict>\n",
      remove("B"),
      gives: "<dict>\n\t<key>A</key><true/>\n\n\t<key>C</key><true/>\n</dict>\n"),
    EditExample(
      "a comment that holds findings back goes with its entry",
      "<dict>\n\t<!-- infoplist:ignore unknown-key -->\n\t<key>B</key>\n\t<true/>\n\t<key>C</key>\n\t<true/>\n</dict>\n",
      remove("B"), gives: "<dict>\n\t<key>C</key>\n\t<true/>\n</dict>\n"),
    EditExample(
      "of keys that occur twice all are removed",
      "<dict><key>A</key><true/><key>B</key><true/><key>A</key><false/></dict>",
      remove("A"), gives: "<dict><key>B</key><true/></dict>"),
    EditExample(
      "of keys that stand side by side only the one that counts is renamed",
      "<dict>\n\t<key>A</key><true/>\n\t<key>A</key><true/>\n\t<!-- B -->\n\t<key>B</key><true/>\n\t<key>A</key><true/>\n\t<key>A</key><true/>\n\t<key>A</key><false/>\n</dict>\n",
      rename("A", "C"),
      gives: "<dict>\n\t<!-- B -->\n\t<key>B</key><true/>\n\t<key>C</key><false/>\n</dict>\n"),
    EditExample(
      "a renamed key keeps its place", "<dict>\n<key>A</key><true/>\n<key>B</key><true/></dict>",
      rename("A", "A & B"), gives: "<dict>\n<key>A &amp; B</key><true/>\n<key>B</key><true/></dict>"),
    EditExample(
      "items go where the index says",
      "<array>\n  <integer>1</integer> <!-- one -->\n  <!-- two -->\n  <integer>2</integer>\n</array>",
      insert("[1]", .integer(9)), insert("[-1]", .integer(8)), insert("[0]", .integer(7)),
      gives:
        "<array>\n  <integer>7</integer>\n  <integer>1</integer> <!-- one -->\n  <integer>9</integer>\n  <!-- two -->\n  <integer>2</integer>\n  <integer>8</integer>\n</array>"
    ),
    EditExample(
      "data stays in lines of the same indentation",
      "<dict>\n    <key>A</key>\n    <data>\n      AAEC\n    </data>\n</dict>", set("A", .data([1, 2, 3])),
      gives: "<dict>\n    <key>A</key>\n    <data>\n      AQID\n    </data>\n</dict>"),
    EditExample(
      "a value of another type gets other tags", "<dict><key>A</key><string>1</string></dict>",
      set("A", .integer(1)), gives: "<dict><key>A</key><integer>1</integer></dict>"),
    EditExample(
      "a value that is the same already changes nothing", "<dict><key>A</key><real>1.50</real></dict>",
      set("A", .real(1.5)), gives: "<dict><key>A</key><real>1.50</real></dict>"),
    EditExample(
      "attributes and processing instructions stay",
      "<dict a='1'>\n<?x?>\n<key>A</key>\n<string x=\"y\">1</string>\n</dict>",
      set("A", .string("2")), gives: "<dict a='1'>\n<?x?>\n<key>A</key>\n<string x=\"y\">2</string>\n</dict>"),
    EditExample(
      "predicates and every item choose the places",
      "<dict><key>T</key><array><dict><key>n</key><string>a</string></dict><dict><key>n</key><string>b</string></dict></array></dict>",
      set("T[n=b].r", .boolean(true)), set("T[].x", .integer(1)),
      gives:
        "<dict><key>T</key><array><dict><key>n</key><string>a</string><key>x</key><integer>1</integer></dict><dict><key>n</key><string>b</string><key>r</key><true/><key>x</key><integer>1</integer></dict></array></dict>"
    ),
    EditExample(
      "a moved value is taken away and inserted",
      "<dict>\n\t<key>a</key>\n\t<integer>1</integer>\n\t<key>d</key>\n\t<dict/>\n</dict>", move("a", "d.b"),
      gives:
        "<dict>\n\t<key>d</key>\n\t<dict>\n\t\t<key>b</key>\n\t\t<integer>1</integer>\n\t</dict>\n</dict>"),
    EditExample(
      "a moved value stays as it is written, with its comments",
      "<dict>\n  <key>d</key>\n  <dict>\n    <key>x</key>\n    <true/>\n  </dict>\n\n  <!-- why -->\n  <key>a</key>\n  <dict>\n    <!-- mask -->\n    <key>m</key> <integer>0x10</integer>\n  </dict> <!-- so -->\n</dict>",
      move("a", "d.b"),
      gives:
        "<dict>\n  <key>d</key>\n  <dict>\n    <key>x</key>\n    <true/>\n    <!-- why -->\n    <key>b</key>\n    <dict>\n      <!-- mask -->\n      <key>m</key> <integer>0x10</integer>\n    </dict> <!-- so -->\n  </dict>\n</dict>"
    ),
    EditExample(
      "lines of a moved string keep their indentation",
      "<dict>\n  <key>d</key>\n  <array>\n    <string>y</string>\n  </array>\n  <key>a</key>\n  <string>x\n  z&quot;</string>\n</dict>",
      move("a", "d[0]"),
      gives:
        "<dict>\n  <key>d</key>\n  <array>\n    <string>x\n  z&quot;</string>\n    <string>y</string>\n  </array>\n</dict>"
    ),
  ]

  static let json: [EditExample] = [
    EditExample(
      "a new key gets a comma and the style of its neighbors", .json, "{\n    \"a\" : 1\n}\n",
      set("b", .string("x")),
      gives: "{\n    \"a\" : 1,\n    \"b\" : \"x\"\n}\n"),
    EditExample(
      "the last entry takes the comma before it along", .json, "{\n  \"a\": 1,\n  \"b\": 2\n}\n", remove("b"),
      gives: "{\n  \"a\": 1\n}\n"),
    EditExample(
      "items on one line", .json, "[1, 2, 3]", remove("[1]"), append("", .integer(4)), gives: "[1, 3, 4]"),
    EditExample(
      "items without room", .json, "{\"a\":[1,2]}", append("a", .integer(3)), set("b", .boolean(true)),
      gives: "{\"a\":[1,2,3],\"b\":true}"),
    EditExample(
      "an empty object is opened", .json, "{\n  \"a\": {}\n}\n", set("a.b", .dictionary(["c": .array([])])),
      gives: "{\n  \"a\": {\n    \"b\": {\n      \"c\": []\n    }\n  }\n}\n"),
    EditExample(
      "what looks like a wrapper is wrapped", .json, "{\"a\": {\"$x\": 1, \"b\": 2}}", remove("a.b"),
      gives: "{\"a\": {\"$dictionary\": {\"$x\": 1}}}"),
    EditExample(
      "dates and data are written losslessly", .json, "{\n\t\"a\": 1\n}", set("d", .data([0, 1, 2])),
      gives: "{\n\t\"a\": 1,\n\t\"d\": {\"$data\": \"AAEC\"}\n}"),
    EditExample(
      "of keys that occur twice the one that counts is renamed, though it looks like a wrapper", .json,
      "{\"$x\": 1, \"$x\": 2}", rename("$x", "b"), gives: "{\"b\": 2}"),
    EditExample(
      "a key is renamed in its quotes", .json, "{\"a\" :1}", rename("a", "b\"c"), gives: "{\"b\\\"c\" :1}"),
    EditExample("the only item", .json, "[ 1 ]", remove("[0]"), gives: "[ ]"),
  ]

  static let strings: [EditExample] = [
    EditExample(
      "a value keeps its quotes and comments",
      "/* Name */\n\"CFBundleName\" = \"Old\"; // short\n", set("CFBundleName", .string("a \"b\"\n")),
      gives: "/* Name */\n\"CFBundleName\" = \"a \\\"b\\\"\\n\"; // short\n"),
    EditExample(
      "a new entry follows the blank lines and the spacing around the sign",
      "/* A */\n\"a\"=\"1\";\n\n/* B */\n\"b\"=\"2\";\n", set("c", .string("3")),
      gives: "/* A */\n\"a\"=\"1\";\n\n/* B */\n\"b\"=\"2\";\n\n\"c\"=\"3\";\n"),
    EditExample(
      "a comment that stands alone with its entry goes with it",
      "/* A */\n\"a\" = \"1\";\n\n/* B */\n\"b\" = \"2\";\n\n/* C */\n\"c\" = \"3\";\n", remove("b"),
      gives: "/* A */\n\"a\" = \"1\";\n\n/* C */\n\"c\" = \"3\";\n"),
    EditExample(
      "a heading over several entries stays",
      "/* Names */\na = 1;\nb = 2;\n", remove("a"), gives: "/* Names */\nb = 2;\n"),
    EditExample(
      "unquoted text stays unquoted where it can", "a = 1;\n", set("a", .string("2")),
      set("b", .string("x y")),
      gives: "a = 2;\nb = \"x y\";\n"),
    EditExample(
      "a key that stands for itself gets a value", "a;\nb = c;\n", set("a", .string("x")),
      gives: "a = x;\nb = c;\n"),
    EditExample(
      "a key that stands for itself keeps its value when renamed", "a;\nb = c;\n", rename("a", "z"),
      gives: "z = a;\nb = c;\n"),
    EditExample(
      "the last entry leaves a file that is still one", .strings, "a = b;", remove("a"), gives: "\n"),
    EditExample(
      "a file of comments gets its first entry", .strings, "// nothing yet", set("a", .string("b")),
      gives: "// nothing yet\n\"a\" = \"b\";\n"),
  ]

  static let openStep: [EditExample] = [
    EditExample(
      "entries in braces", "{\n    a = 1;\n    b = (\n        x,\n        y\n    );\n}\n",
      append("b", .string("z")), set("c", .data([0xAB])),
      gives: "{\n    a = 1;\n    b = (\n        x,\n        y,\n        z\n    );\n    c = <ab>;\n}\n"),
    EditExample(
      "a comma behind the last item stays the custom", "(\n  a, // first\n  b, // second\n)\n",
      append("", .string("c")),
      gives: "(\n  a, // first\n  b, // second\n  c,\n)\n"),
    EditExample(
      "a comma goes in front of the comment", "(\n  a, // first\n  b // second\n)\n",
      append("", .string("c")),
      gives: "(\n  a, // first\n  b, // second\n  c\n)\n"),
    EditExample(
      "the last item goes with its comment and the comma before", "(\n  a, // first\n  b // second\n)\n",
      remove("[1]"),
      gives: "(\n  a // first\n)\n"),
    EditExample(
      "on one line", "{ a = 1; b = 2; }", remove("a"), set("c", .array([.string("x")])),
      gives: "{ b = 2; c = ( x ); }"),
    EditExample(
      "an empty dictionary on a line", "{ a = {}; }", set("a.b", .string("1")), gives: "{ a = { b = 1; }; }"),
    EditExample(
      "apostrophes stay", "{ 'a b' = 'it'; }", set("\"a b\"", .string("it's \"so\"")),
      rename("\"a b\"", "c'd"),
      gives: "{ 'c\\'d' = 'it\\'s \"so\"'; }"),
    EditExample(
      "typed values of GNUstep", .gnustep, "{ a = <*I5>; }", set("a", .integer(6)), set("b", .boolean(true)),
      gives: "{ a = <*I6>; b = <*BY>; }"),
  ]

  @Test(arguments: xml + json + strings + openStep)
  func `example`(example: EditExample) throws {
    let document = try PropertyListDocument.validated(
      SourceBytes(example.before), options: ReadOptions(format: example.format))
    var editor = try PropertyListEditor(document)
    try editor.apply(example.edits)
    #expect(String(decoding: editor.bytes.array, as: UTF8.self) == example.after)
    try editor.undoAll()
    #expect(String(decoding: editor.bytes.array, as: UTF8.self) == example.before)
  }

  @Test func `a key that occurs twice is not renamed where the file would end early`() throws {
    // Found by fuzzing: without the first e9 what stands behind it is no longer read.
    let text =
      "\r\n\"a\\u00\\u00e9\n////\"\u{B}= { 0_ =\"\";/**/}\u{2028};e9\n///\"\u{B}= { 0_ =\"\";/**/}\u{2028}///\"\u{B}= { 0_ =\"\"9\n////\"\u{B}= { 0_ =\"\";/**/}\u{2028};e9\n///\"\u{B}= { 0_ =\"\";/**/;/**/}\u{2028};<"
    let document = try PropertyListDocument.validated(SourceBytes(text))
    #expect(document.format == .strings)
    #expect(document.root?.effectiveEntries.count == 2)
    var editor = try PropertyListEditor(document)
    #expect {
      try editor.apply(rename("e9", "new"))
    } throws: {
      ($0 as? PropertyListEditError)?.code == .unusualSource
    }
    #expect(editor.bytes.array == Array(text.utf8))
  }

  // Reading the text anew for each would take minutes.
  @Test func `a key that occurs very often is removed`() throws {
    let text =
      "<plist><dict>\(String(repeating: "<key>A</key><true/>", count: 30_000))<key>B</key><true/></dict></plist>"
    var editor = try PropertyListEditor(PropertyListDocument.validated(SourceBytes(text)))
    try editor.apply(remove("A"))
    #expect(
      String(decoding: editor.bytes.array, as: UTF8.self) == "<plist><dict><key>B</key><true/></dict></plist>"
    )
    try editor.undoAll()
    #expect(String(decoding: editor.bytes.array, as: UTF8.self) == text)
  }

  @Test func `missing parents are made when asked for`() throws {
    let document = try PropertyListDocument.validated(SourceBytes("<plist>\n<dict>\n</dict>\n</plist>\n"))
    var editor = try PropertyListEditor(document)
    #expect(throws: PropertyListEditError.self) { try editor.apply(set("a.b[0].c", .string("x"))) }
    #expect(editor.bytes == document.source.file)
    editor.createsParents = true
    try editor.apply([set("a.b[0].c", .string("x")), append("l", .integer(1))])
    let expected = """
      <plist>
      <dict>
      \t<key>a</key>
      \t<dict>
      \t\t<key>b</key>
      \t\t<array>
      \t\t\t<dict>
      \t\t\t\t<key>c</key>
      \t\t\t\t<string>x</string>
      \t\t\t</dict>
      \t\t</array>
      \t</dict>
      \t<key>l</key>
      \t<array>
      \t\t<integer>1</integer>
      \t</array>
      </dict>
      </plist>

      """
    #expect(String(decoding: editor.bytes.array, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    (remove("x"), PropertyListEditError.Code.notFound), (remove(""), .unusablePath),
    (set("**.x", .boolean(true)), .unusablePath), (insert("a", .boolean(true)), .alreadyExists),
    (rename("a", "b"), .alreadyExists), (insert("b[3]", .boolean(true)), .indexOutOfRange),
    (set("b[1]", .boolean(true)), .indexOutOfRange), (append("a", .boolean(true)), .wrongKind),
    (set("a.x", .boolean(true)), .wrongKind), (move("a", "b"), .alreadyExists),
    (move("x", "y"), .notFound), (move("b", "b.c"), .notFound), (set("a", .null), .notRepresentable),
    (insert("b[]", .null), .unusablePath),
  ])
  func `what cannot be done is refused and changes nothing`(
    edit: PropertyListEdit, code: PropertyListEditError.Code
  ) throws {
    let text = "<dict><key>a</key><string>1</string><key>b</key><array><true/></array></dict>"
    var editor = try PropertyListEditor(try PropertyListDocument.validated(SourceBytes(text)))
    #expect { try editor.apply([set("c", .integer(1)), edit]) } throws: { error in
      (error as? PropertyListEditError)?.code == code
    }
    #expect(editor.bytes == SourceBytes(text))
  }

  @Test func `a file with errors is not touched`() {
    let document = PropertyListDocument.read(SourceBytes("<dict><key>a</key></dict>"))
    #expect { try PropertyListEditor(document) } throws: { error in
      (error as? PropertyListEditError)?.code == .invalidDocument
    }
  }

  @Test(arguments: [
    ("UTF-16LE", "😀", true), ("UTF-16BE", "é", true), ("ISO-8859-1", "é", true), ("ISO-8859-1", "€", false),
    ("windows-1252", "€", true), ("macintosh", "Ω", true), ("macintosh", "中", false),
  ])
  func `text goes back into the encoding of the file`(name: String, text: String, fits: Bool) throws {
    let encoding = TextEncoding(charset: name)
    let source =
      "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<dict>\n\t<key>ä</key>\n\t<string>ü</string>\n</dict>\n"
    var file = try encoding.encoded(source)
    if name.hasPrefix("UTF-16") { file = (name.hasSuffix("LE") ? [0xFF, 0xFE] : [0xFE, 0xFF]) + file }
    var editor = try PropertyListEditor(try PropertyListDocument.validated(SourceBytes(file)))
    let edits = [set("ä", .string(text)), set("n", .integer(1))]
    guard fits else {
      #expect {
        try editor.apply(edits)
      } throws: { error in
        let error = error as? PropertyListEditError
        return error?.code == .notEncodable && error?.message.contains(encoding.name) == true
      }
      return
    }
    try editor.apply(edits)
    let expected = source.replacing("ü", with: text).replacing(
      "</dict>", with: "\t<key>n</key>\n\t<integer>1</integer>\n</dict>")
    let mark = name.hasPrefix("UTF-16") ? 2 : 0
    #expect(Array(editor.bytes.array.dropFirst(mark)) == (try encoding.encoded(expected)))
    #expect(editor.bytes.array.prefix(mark) == file.prefix(mark))
    try editor.undoAll()
    #expect(editor.bytes.array == file)
  }

  @Test func `a binary file keeps the order of its keys`() throws {
    let value: PropertyListValue = .dictionary(["b": .integer(1), "a": .array([.uid(1), .null])])
    let bytes = try value.encoded(as: WriteOptions(format: .binary))
    var editor = try PropertyListEditor(try PropertyListDocument.validated(SourceBytes(bytes)))
    try editor.apply([set("a[0]", .uid(2)), rename("b", "c"), insert("d", .string("é"))])
    let expected: PropertyListValue = .dictionary([
      "c": .integer(1), "a": .array([.uid(2), .null]), "d": .string("é"),
    ])
    #expect(try editor.document.root?.value() == expected)
    #expect(editor.bytes.array == (try expected.encoded(as: WriteOptions(format: .binary))))
    try editor.undoAll()
    #expect(editor.bytes.array == bytes)
  }
}
