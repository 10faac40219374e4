import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("Edits keep their laws")
struct EditingLawTests {
  /// How a kind of file is made.
  struct Kind: CustomTestStringConvertible, Sendable {
    let name: String
    let format: PropertyListFormat
    var encoding = TextEncoding.utf8
    var mark: [UInt8] = []
    var testDescription: String { name }
  }

  static let kinds = [
    Kind(name: "XML", format: .xml),
    Kind(name: "XML with a byte order mark", format: .xml, mark: [0xEF, 0xBB, 0xBF]),
    Kind(name: "XML as UTF-16", format: .xml, encoding: .utf16LittleEndian, mark: [0xFF, 0xFE]),
    Kind(name: "JSON", format: .json), Kind(name: "strings", format: .strings),
    Kind(name: "strings as UTF-16", format: .strings, encoding: .utf16BigEndian, mark: [0xFE, 0xFF]),
    Kind(name: "OpenStep", format: .openStep), Kind(name: "GNUstep", format: .gnustep),
    Kind(name: "binary", format: .binary),
  ]

  /// So many files of each kind, with up to eight edits each.
  static let runs = OpenStepDifferentialTests.setting("EDITING_RUNS") ?? 150

  @Test(arguments: kinds)
  func `in every format`(kind: Kind) throws {
    var generator = SeededGenerator(seed: 20_261_121)
    var made = 0
    var refused = 0
    var local = 0
    for run in 0..<Self.runs {
      let value = Self.value(for: kind.format, &generator)
      var layout = RandomLayout(kind.format, generator)
      let file: [UInt8]
      if kind.format == .binary {
        file = try value.encoded(as: WriteOptions(format: .binary))
      } else {
        file = kind.mark + (try kind.encoding.encoded(layout.document(value)))
      }
      generator = layout.generator
      _ = generator.next()
      let document = PropertyListDocument.read(SourceBytes(file), options: ReadOptions(format: kind.format))
      guard document.isValid else {
        Issue.record(
          "run \(run) is no property list: \(document.errors) \(String(decoding: file, as: UTF8.self))")
        return
      }
      var editor = try PropertyListEditor(document)
      var current = try #require(try document.root?.value())
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let edit = RandomEdit.make(for: current, kind.format, &generator)
        let before = editor.document
        do throws(PropertyListEditError) {
          let changes = try editor.localChanges(for: edit.edit)
          try editor.apply(edit.edit)
          if let changes {
            local += 1
            #expect(changes.pieces(of: before.source.file)?.flatMap { $0.array } == editor.bytes.array)
          }
          made += 1
        } catch {
          refused += 1
          #expect(editor.bytes == before.source.file)
          #expect(!edit.isPossible, "run \(run): \(edit.edit): \(error) \(Self.shown(before))")
          continue
        }
        current = edit.result
        let read = PropertyListDocument.read(editor.bytes, options: ReadOptions(format: kind.format))
        let result = try read.root?.value()
        if !read.errors.isEmpty || Self.canonical(result) != Self.canonical(current) {
          Issue.record("run \(run): \(edit.edit)\n\(Self.shown(before))\nbecame\n\(Self.shown(read))")
          return
        }
        Self.expectUntouched(before, read, except: edit, run)
      }
      try editor.undoAll()
      #expect(editor.bytes.array == file, "run \(run): undoing gives other bytes")
    }
    #expect(made > 2 * Self.runs)
    #expect(refused == 0)
    // Changes that need only their own place are made in the same way.
    #expect(kind.format == .xml ? local > made / 2 : local == 0)
  }

  /// Everything that is not concerned is written as before, and no comment is lost that need not be.
  private static func expectUntouched(
    _ before: PropertyListDocument, _ after: PropertyListDocument, except edit: RandomEdit, _ run: Int
  ) {
    guard before.format != .binary, !edit.rewrites else { return }
    let old = shown(before)
    let new = shown(after)
    var rest = new[...]
    // The leaves that stay, in their order and to the byte.
    for leaf in leaves(before) where !edit.concerns(leaf.path) {
      guard let range = rest.firstRange(of: leaf.text) else {
        Issue.record("run \(run): \(edit.edit) lost \(leaf.text)\n\(old)\nbecame\n\(new)")
        return
      }
      rest = rest[range.upperBound...]
    }
    guard !edit.mayLoseComments else { return }
    let lost = commentNumbers(in: old).subtracting(commentNumbers(in: new))
    if !lost.isEmpty {
      Issue.record("run \(run): \(edit.edit) lost comments \(lost)\n\(old)\nbecame\n\(new)")
    }
  }

  /// The numbers of the comments, each of which says `c`, its number, and a full stop.
  private static func commentNumbers(in text: String) -> Set<Int> {
    let parts = text.utf8.split(separator: UInt8(ascii: "c"), omittingEmptySubsequences: false).dropFirst()
    return Set(
      parts.compactMap { part in
        let digits = part.prefix { 0x30...0x39 ~= $0 }
        guard part.dropFirst(digits.count).first == UInt8(ascii: ".") else { return nil }
        return Int(Substring(digits))
      })
  }

  private static func leaves(_ document: PropertyListDocument) -> [(
    path: [PropertyListPathStep], text: String
  )] {
    guard let root = document.root else { return [] }
    let text = shown(document)
    let utf8 = Array(text.utf8)
    return PropertyListPath([.anyDepth]).matches(from: root).compactMap { match in
      guard match.node.count == 0, match.node.kind != .dictionary, match.node.kind != .array else {
        return nil
      }
      let range = match.node.range
      let start = document.source.textOffset(ofFile: range.lowerBound)
      let end = document.source.textOffset(ofFile: range.upperBound)
      return (match.path, String(decoding: utf8[start..<end], as: UTF8.self))
    }
  }

  static func shown(_ document: PropertyListDocument) -> String {
    String(decoding: document.source.text.array, as: UTF8.self)
  }

  /// The bytes that a value is compared by: not a number is the same as itself.
  static func canonical(_ value: PropertyListValue?) -> [UInt8]? {
    try? value?.encoded(as: WriteOptions(format: .json, isCompact: true))
  }

  private static func value(
    for format: PropertyListFormat, _ generator: inout SeededGenerator
  ) -> PropertyListValue {
    switch format {
    case .openStep:
      return generator.chance(70)
        ? RandomTree.dictionary(&generator) { RandomTree.openStep(&$0, depth: 2) }
        : .array(
          (0..<Int.random(in: 0..<4, using: &generator)).map { _ in RandomTree.openStep(&generator, depth: 2)
          })
    case .strings: return RandomTree.dictionary(&generator) { RandomTree.openStep(&$0, depth: 2) }
    case .gnustep: return RandomTree.dictionary(&generator) { RandomTree.gnustep(&$0, depth: 2) }
    case .xml, .binary: return RandomTree.dictionary(&generator) { RandomTree.gnustep(&$0, depth: 2) }
    case .json: return RandomTree.dictionary(&generator) { RandomTree.any(&$0, depth: 2) }
    }
  }
}
