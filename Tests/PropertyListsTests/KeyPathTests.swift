import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("Key paths")
struct KeyPathTests {
  @Test(
    arguments: [
      ("", []),
      ("a", [.key("a")]),
      (
        "CFBundleDocumentTypes[0].CFBundleTypeName",
        [.key("CFBundleDocumentTypes"), .index(0), .key("CFBundleTypeName")]
      ),
      ("a\\.b\\[c\\\\d", [.key("a.b[c\\d")]),
      ("\"a.b\".c", [.key("a.b"), .key("c")]),
      ("a.\"\\\"q\\\"\"", [.key("a"), .key("\"q\"")]),
      ("a[-1][2]", [.key("a"), .index(-1), .index(2)]),
      ("a[].b", [.key("a"), .everyItem, .key("b")]),
      (
        "a[CFBundleTypeName=PDF].b",
        [.key("a"), .itemsWhere(key: "CFBundleTypeName", value: "PDF"), .key("b")]
      ),
      ("a[\"x=y\"=\"]\"]", [.key("a"), .itemsWhere(key: "x=y", value: "]")]),
      ("**.b", [.anyDepth, .key("b")]),
      ("[0]", [.index(0)]),
      ("\"\"", [.key("")]),
    ] as [(String, [PropertyListPath.Step])])
  func `are read as written, and written so that they are read back`(
    text: String, steps: [PropertyListPath.Step]
  ) throws {
    let path = try PropertyListPath(parsing: text)
    #expect(path.steps == steps)
    #expect(try PropertyListPath(parsing: path.description) == path)
  }

  @Test(arguments: [
    ("a..b", 2), (".a", 0), ("a.", 2), ("a[", 1), ("a[x]", 1), ("a[1", 1), ("a\\", 2), ("\"a", 0),
    ("a[0]b", 4),
    ("a[99999999999999999999]", 2), ("a[k=v", 1),
  ])
  func `are refused where they stop making sense`(text: String, offset: Int) {
    do throws(PropertyListPathError) {
      let path = try PropertyListPath(parsing: text)
      Issue.record("\(text) was read as \(path.steps)")
    } catch {
      #expect(error.offset == offset, "\(text): \(error.message)")
    }
  }

  static let document = PropertyListDocument.read(
    SourceBytes(
      """
      <dict><key>types</key><array>
      <dict><key>name</key><string>PDF</string><key>role</key><string>Editor</string></dict>
      <dict><key>name</key><string>Text</string><key>role</key><string>Viewer</string></dict>
      </array><key>a.b</key><integer>7</integer></dict>
      """))

  @Test(arguments: [
    ("types[0].name", ["types[0].name"]),
    ("types[-1].name", ["types[1].name"]),
    ("types[].role", ["types[0].role", "types[1].role"]),
    ("types[name=Text].role", ["types[1].role"]),
    ("**.name", ["types[0].name", "types[1].name"]),
    ("**.types.**.name", ["types[0].name", "types[1].name"]),
    ("**.**[0].**.name", ["types[0].name"]),
    ("a\\.b", ["a\\.b"]),
    ("types[2]", []), ("types.name", []), ("a\\.b[0]", []), ("types[-3]", []),
    ("", [""]),
  ])
  func `lead to the values they name`(text: String, expected: [String]) throws {
    let root = try #require(Self.document.root)
    let found = try PropertyListPath(parsing: text).matches(from: root)
    #expect(found.map { PropertyListPath.text(of: $0.path) } == expected)
    for match in found { #expect(root[match.path] == match.node) }
  }

  @Test func `any text of keys is written so that it is read back`() throws {
    var generator = SeededGenerator(seed: 12)
    let pieces = ["a", ".", "[", "]", "\\", "\"", "*", "**", "=", "é", " ", "", "-1", "0"]
    for _ in 0..<2_000 {
      let steps = (0..<Int.random(in: 0...4, using: &generator)).map { _ -> PropertyListPath.Step in
        let text = (0..<Int.random(in: 0...4, using: &generator)).map { _ in generator.pick(pieces) }.joined()
        return generator.chance(70) ? .key(text) : .itemsWhere(key: text, value: generator.pick(pieces))
      }
      let path = PropertyListPath(steps)
      #expect(try PropertyListPath(parsing: path.description) == path, "\(path)")
    }
  }
}
