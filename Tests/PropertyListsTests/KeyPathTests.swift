import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("Key paths")
struct KeyPathTests {
  typealias Step = PropertyListPath.Step

  static let readings: [(text: String, steps: [Step])] = [
    ("", []),
    ("CFBundleName", [.key("CFBundleName")]),
    (
      "CFBundleDocumentTypes[0].CFBundleTypeName",
      [.key("CFBundleDocumentTypes"), .index(0), .key("CFBundleTypeName")]
    ),
    ("a.b[-1][2]", [.key("a"), .key("b"), .index(-1), .index(2)]),
    ("[0].a", [.index(0), .key("a")]),
    (#"com\.apple.x\[0]\\"#, [.key("com.apple"), .key(#"x[0]\"#)]),
    (#""com.apple"."a\"\\b"[0]"#, [.key("com.apple"), .key(#"a"\b"#), .index(0)]),
    (#""""#, [.key("")]),
    ("a b.c]", [.key("a b"), .key("c]")]),
    ("a.0", [.key("a"), .key("0")]),
    ("a[].b", [.key("a"), .everyItem, .key("b")]),
    ("**.b", [.anyDepth, .key("b")]),
    ("a.**.**[0]", [.key("a"), .anyDepth, .index(0)]),
    (#""**""#, [.key("**")]),
    (#"a***"#, [.key("a***")]),
    ("a[Name=PDF file]", [.key("a"), .matching(key: "Name", value: "PDF file")]),
    (#"[a\=b="c]d"][x=\]]"#, [.matching(key: "a=b", value: "c]d"), .matching(key: "x", value: "]")]),
    ("[k=]", [.matching(key: "k", value: "")]),
    ("NSAppTransportSecurity.é😀", [.key("NSAppTransportSecurity"), .key("é😀")]),
  ]

  @Test(arguments: readings)
  func `are read step by step`(text: String, steps: [Step]) throws {
    #expect(try PropertyListPath(parsing: text).steps == steps)
  }

  @Test(arguments: readings)
  func `are written so that reading gives them back`(text: String, steps: [Step]) throws {
    let path = PropertyListPath(steps)
    #expect(try PropertyListPath(parsing: path.description) == path)
  }

  @Test func `of random keys and indexes are read as they were written`() throws {
    var generator = SeededGenerator(seed: 7)
    let pieces = RandomValue.texts + [".", "[", "]", "=", "\\", "\"", "**", "a"]
    for _ in 0..<5_000 {
      let steps = (0..<Int.random(in: 0..<4, using: &generator)).map { _ -> PropertyListPathStep in
        generator.chance(30)
          ? .index(Int.random(in: -3..<100, using: &generator))
          : .key(generator.pick(pieces) + generator.pick(pieces))
      }
      let text = PropertyListPath.text(of: steps)
      #expect(try PropertyListPath(parsing: text).concreteSteps == steps, "\(text)")
    }
  }

  /// The mark is where the error lies.
  @Test(arguments: [
    "a⟦..⟧b", "a⟦.⟧", "⟦.⟧a", "a⟦[⟧", "a⟦[⟧0", "a[⟦x⟧]", "a[⟦1.5⟧]", "a[⟦+1⟧]", #"a[⟦"b"⟧]"#, #"a.⟦"⟧b"#,
    #"a⟦\⟧"#, #"a⟦\n⟧"#,
    #"a⟦\é⟧"#, "a[0]⟦b⟧", #""a"⟦b⟧"#, "a⟦[⟧b=c", "a⟦[⟧\"b\"", "a[\"b\"⟦c⟧]", "a[⟦99999999999999999999⟧]",
  ])
  func `that are wrong name the place`(marked: String) throws {
    let text = MarkedText(marked)
    let error = #expect(throws: PropertyListPathError.self) {
      try PropertyListPath(parsing: String(decoding: text.bytes, as: UTF8.self))
    }
    #expect(error?.range == text.ranges.first, "\(error as Any)")
  }

  static let list = """
    { types = ( { Name = PDF; ext = (pdf, fdf); }, { Name = Text; ext = (txt); }, { Name = PDF; } );
      "a.b" = { Name = x; "" = y; }; Name = root; }
    """

  @Test(arguments: [
    ("", [""]),
    ("types[1].Name", ["types[1].Name"]),
    ("types[-1]", ["types[2]"]),
    ("types[3]", []),
    ("types[].Name", ["types[0].Name", "types[1].Name", "types[2].Name"]),
    ("types[Name=PDF]", ["types[0]", "types[2]"]),
    ("types[Name=PDF].ext[]", ["types[0].ext[0]", "types[0].ext[1]"]),
    ("types[Name=pdf]", []),
    (#""a.b".Name"#, [#""a.b".Name"#]),
    (#"a\.b."""#, [#""a.b"."""#]),
    ("**.Name", ["Name", "types[0].Name", "types[1].Name", "types[2].Name", #""a.b".Name"#]),
    ("types.**.ext", ["types[0].ext", "types[1].ext"]),
    ("**.types.**.ext[0]", ["types[0].ext[0]", "types[1].ext[0]"]),
    ("**.ext.**", ["types[0].ext", "types[0].ext[0]", "types[0].ext[1]", "types[1].ext", "types[1].ext[0]"]),
    ("Name.x", []), ("Name[0]", []), ("types.Name", []), ("missing", []),
  ])
  func `lead to values`(path: String, expected: [String]) throws {
    let document = PropertyListDocument.read(SourceBytes(Self.list))
    let root = try #require(document.root)
    let matches = try PropertyListPath(parsing: path).matches(in: root)
    #expect(matches.map { PropertyListPath.text(of: $0.path) } == expected)
    for match in matches { #expect(root[match.path] == match.node) }
  }

  @Test(arguments: [
    ("<integer>5</integer>", "5"), ("<true/>", "true"), ("<true/>", "YES"), ("<false/>", "NO"),
    ("<real>1.50</real>", "1.50"), ("<real>1.50</real>", "1.5"), ("<string>YES</string>", "YES"),
  ])
  func `select by numbers and Booleans, too`(value: String, text: String) throws {
    let document = PropertyListDocument.read(
      SourceBytes("<plist><array><dict><key>k</key>\(value)</dict></array></plist>"))
    let root = try #require(document.root)
    #expect(try PropertyListPath(parsing: "[k=\(text)]").matches(in: root).map(\.path) == [[.index(0)]])
  }

  @Test func `stop where a search would not end`() throws {
    let document = PropertyListDocument.read(SourceBytes("(((a,b),c),(d))"))
    let root = try #require(document.root)
    let path = try PropertyListPath(parsing: "**")
    #expect(try path.matches(in: root, limit: 100).count == 8)
    #expect(throws: WriteError.self) { try path.matches(in: root, limit: 5) }
  }
}
