import PropertyLists
import SourceText
import Testing

@Suite("What the beginning of a large file makes likely")
struct LikelyChangesTests {
  /// A key in front, a long list, and the rest.
  private static func file(_ rest: String = "<key>End</key><string>b</string>") -> SourceBytes {
    let items = (0..<30_000).map { "<string>item \($0)</string>\n" }.joined()
    let front = "<key>Front</key><string>a</string><key>Inner</key><dict><key>K</key><true/></dict>"
    return SourceBytes(
      "<plist version=\"1.0\"><dict>\(front)<key>L</key><array>\(items)</array>\(rest)</dict></plist>")
  }

  private static func likely(_ edit: PropertyListEdit, _ file: SourceBytes) -> [SourceEdit]? {
    PropertyListEditor.likelyChanges(of: file) { _ in edit }
  }

  private static func path(_ text: String) throws -> PropertyListPath { try PropertyListPath(parsing: text) }

  @Test(arguments: [
    PropertyListEdit.set(try path("Front"), .string("longer")), .remove(try path("Front")),
    .rename(try path("Front"), to: "F"), .set(try path("Inner.New"), .boolean(false)),
    .insert(try path("L[3]"), .string("x")),
  ])
  func `is what the whole file says, where nothing comes again`(edit: PropertyListEdit) throws {
    let file = Self.file()
    let editor = try PropertyListEditor(PropertyListDocument.read(file))
    let changes = try #require(try editor.localChanges(for: edit))
    #expect(!changes.isEmpty)
    #expect(Self.likely(edit, file) == changes)
  }

  @Test(arguments: [
    PropertyListEdit.set(try path("End"), .string("c")), .set(try path("New"), .string("c")),
    .append(try path("L"), .string("x")), .insert(try path("L[-1]"), .string("x")),
    .remove(try path("End")), .set(try path("Front"), .string("a")),
  ])
  func `is nothing for what lies behind it, or does not change`(edit: PropertyListEdit) {
    #expect(Self.likely(edit, Self.file()) == nil)
  }

  @Test func `may be wrong where a key comes again`() throws {
    let file = Self.file("<key>Front</key><string>b</string>")
    let edit = PropertyListEdit.set(try Self.path("Front"), .string("c"))
    let editor = try PropertyListEditor(PropertyListDocument.read(file))
    let changes = try #require(try editor.localChanges(for: edit))
    let likely = try #require(Self.likely(edit, file))
    #expect(likely != changes)
    #expect(likely[0].range.lowerBound < changes[0].range.lowerBound)
  }

  @Test(arguments: ["", "<", "<plist><dict>", "<plist><string>a", "{ a = b; }", "bplist00", "\u{FEFF}<a/>"])
  func `is nothing, or something, in files that are cut off or no XML`(text: String) throws {
    let edit = PropertyListEdit.set(try Self.path("a"), .string("c"))
    let changes = Self.likely(edit, SourceBytes(text)) ?? []
    #expect(changes.pieces(of: SourceBytes(text)) != nil)
  }
}
