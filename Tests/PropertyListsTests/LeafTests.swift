import PropertyLists
import SourceText
import Testing

@Suite("Looking up one leaf")
struct LeafTests {
  private static let value = PropertyListValue.dictionary([
    "name": .string("Ada"), "more": .array([.integer(1), .dictionary(["deep": .real(2.5)])]),
    "victim": .string("damaged"), "e\u{301}": .integer(1), "\u{E9}": .integer(2),
  ])

  private func file(_ format: PropertyListFormat, damaging text: String? = nil) throws -> SourceBytes {
    var bytes = try Self.value.encoded(as: WriteOptions(format: format))
    if let text, let start = bytes.firstRange(of: text)?.lowerBound {
      // No object begins with this byte.
      bytes[start - 1] = 0xF0
    }
    return SourceBytes(bytes)
  }

  @Test(arguments: [PropertyListFormat.binary, .xml, .json])
  func `gives the value at the end of a path`(format: PropertyListFormat) throws {
    let file = try file(format)
    #expect(try PropertyListDocument.leaf(at: [.key("name")], of: file) == .string("Ada"))
    let path: [PropertyListPathStep] = [.key("more"), .index(1), .key("deep")]
    #expect(try PropertyListDocument.leaf(at: path, of: file) == .real(2.5))
    #expect(try PropertyListDocument.leaf(at: [.key("\u{E9}")], of: file) == .integer(2))
    #expect(try PropertyListDocument.leaf(at: [.key("e\u{301}")], of: file) == .integer(1))
  }

  @Test(arguments: [PropertyListFormat.binary, .xml])
  func `gives nothing where there is nothing, or a container`(format: PropertyListFormat) throws {
    let file = try file(format)
    #expect(try PropertyListDocument.leaf(at: [.key("missing")], of: file) == nil)
    #expect(try PropertyListDocument.leaf(at: [.key("more")], of: file) == nil)
    #expect(try PropertyListDocument.leaf(at: [], of: file) == nil)
  }

  @Test func `takes no notice of damage in the rest of a binary file`() throws {
    let file = try file(.binary, damaging: "damaged")
    #expect(!PropertyListDocument.read(file).isValid)
    #expect(try PropertyListDocument.leaf(at: [.key("name")], of: file) == .string("Ada"))
  }

  @Test(arguments: ["victim", "missing", "more"])
  func `believes nothing else of a damaged file`(key: String) throws {
    let file = try file(.binary, damaging: "damaged")
    #expect(throws: ReadError.self) { try PropertyListDocument.leaf(at: [.key(key)], of: file) }
  }
}

extension [UInt8] {
  fileprivate func firstRange(of text: String) -> Range<Int>? {
    let wanted = Array(text.utf8)
    return indices.dropLast(wanted.count - 1).first { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
      .map { $0..<$0 + wanted.count }
  }
}
