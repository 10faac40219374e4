#if os(Linux)
  import Foundation
  import PropertyLists
  import SourceText
  import TestSupport
  import Testing

  /// What holds for every text, however broken.
  @Suite("The readers of OpenStep text, GNUstep text, strings files and JSON keep their laws")
  struct TextReaderLawTests {
    static let formats = [PropertyListFormat.openStep, .strings, .gnustep, .json]

    /// Bytes that mean something to one of the formats, and some that mean nothing to any.
    static let alphabet = Array("{}()<>[]\"'\\;,=:/*#$.-+0aU\n \u{2028}é".utf8) + [0, 0xFF, 0xED, 0xA0]

    static func texts(_ generator: inout SeededGenerator) -> [[UInt8]] {
      let soup = (0..<Int.random(in: 1..<40, using: &generator)).map { _ in generator.pick(alphabet) }
      var cut = Array(OpenStepGenerator.document(&generator).utf8)
      if !cut.isEmpty { cut[Int.random(in: 0..<cut.count, using: &generator)] = generator.pick(alphabet) }
      var json = Array(JSONGenerator.document(&generator).utf8)
      let wrapped =
        #"[{"$set":[1,{"$pairs":[[1,{"$date":"nan"}],[{"$dictionary":{"$uid":1}},2]]}]},{"$data":"AA=="}]"#
      if generator.chance(30) { json = Array(wrapped.utf8) }
      if !json.isEmpty { json[Int.random(in: 0..<json.count, using: &generator)] = generator.pick(alphabet) }
      return [soup, cut, json]
    }

    @Test func `every place lies in the file and every value can be asked for`() {
      var generator = SeededGenerator(seed: 20_261_126)
      for _ in 0..<(OpenStepDifferentialTests.setting("DIFFERENTIAL_RUNS") ?? 1_500) {
        for bytes in Self.texts(&generator) {
          for format in Self.formats {
            let document = PropertyListDocument.read(SourceBytes(bytes), options: ReadOptions(format: format))
            let whole = ByteRange(0, bytes.count)
            let ranges = document.errors.map(\.range) + document.errors.flatMap { $0.related.map(\.range) }
            let isInside =
              (ranges + document.leniencies.map(\.range)).allSatisfy { whole.contains($0) }
              && (document.root.map { Self.checks($0, in: whole) } ?? !document.errors.isEmpty)
            if !isInside {
              Issue.record("\(format): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
              return
            }
          }
        }
      }
    }

    /// Goes through a value, of a broken text, too.
    private static func checks(_ node: PropertyListNode, in outer: ByteRange) -> Bool {
      _ = (node.string, node.integer, node.real, node.date, node.data, node.uid, node.boolean)
      guard outer.contains(node.range), node.range.contains(node.contentRange) else { return false }
      let items = Array(node.items)
      let entries = Array(node.entries)
      return items.count + entries.count == node.count
        && items.allSatisfy { checks($0, in: outer) }
        && entries.allSatisfy { checks($0.keyNode, in: outer) && checks($0.value, in: outer) }
    }

    @Test(arguments: formats)
    func `a text that is read is read the same from its values`(format: PropertyListFormat) throws {
      var generator = SeededGenerator(seed: 20_261_127)
      for _ in 0..<1_000 {
        for bytes in Self.texts(&generator) {
          let document = PropertyListDocument.read(SourceBytes(bytes), options: ReadOptions(format: format))
          guard document.isValid, let value = try document.root?.value() else { continue }
          let json = try JSONRoundTripTests.json(value)
          let again = PropertyListDocument.read(SourceBytes(json), options: ReadOptions(format: .json))
          #expect(try again.root?.value() == value)
        }
      }
    }

    /// Each of these makes a naive reader go over the rest of the text again and again.
    @Test(arguments: [
      (PropertyListFormat.openStep, "(\""), (.openStep, "(\")"), (.openStep, "{a=\"\n"), (.openStep, "(<0f)"),
      (.openStep, "({\"'"), (.openStep, "/*"), (.openStep, "a;'"), (.openStep, "\"\\"), (.openStep, "({a="),
      (.gnustep, "<*I"), (.gnustep, "<["), (.gnustep, "(\""), (.json, "[\""), (.json, "{\"$date\":\""),
      (.json, "{\"$set\":["), (.json, "[/*"), (.json, "['"), (.json, "\"\\"), (.json, "{\"$real\":"),
      (.openStep, "a=\"b\nc"), (.openStep, "};"),
    ])
    func `no text takes more than linear time`(format: PropertyListFormat, piece: String) {
      func threadTime() -> Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
      }
      /// The processor time that this thread takes to read, in nanoseconds.
      func time(_ count: Int) -> Int {
        let source = SourceBytes(String(repeating: piece, count: count))
        let start = threadTime()
        _ = PropertyListDocument.read(source, options: ReadOptions(format: format, nestingLimit: 1_000_000))
        return threadTime() - start
      }
      // Quadratic time would be 256 times as much, in each try; half of that leaves room for what a busy machine and
      // a sanitizer add.
      #expect((0..<3).contains { _ in time(32_000) < max(time(2_000), 1_000_000) * 128 })
    }
  }
#endif
