#if os(Linux)
  import Foundation
  import PropertyLists
  import SourceText
  import TestSupport
  import Testing

  @testable import PlutilFrontEnd

  /// Random XML that the system refuses, refused by us in the same words.
  ///
  /// `DIFFERENTIAL_RUNS=200000` makes the run longer.
  @Suite("XML is refused in Foundation's words")
  struct ParserMessageDifferentialTests {
    static let runs = ProcessInfo.processInfo.environment["DIFFERENTIAL_RUNS"].flatMap { Int($0) } ?? 5_000

    @Test func `says what Foundation says of random texts`() {
      var generator = SeededGenerator(seed: 20_261_123)
      Self.compare(&generator) { generator in Array(XMLGenerator.document(&generator).utf8) }
    }

    @Test func `says what Foundation says of random texts in UTF-16, not all of them whole`() {
      var generator = SeededGenerator(seed: 20_261_124)
      Self.compare(&generator) { generator in
        var units = Array(XMLGenerator.document(&generator).utf16)
        if generator.chance(20), !units.isEmpty {
          units.insert(
            generator.pick([0xD800, 0xDBFF, 0xDC00, 0xFFFD]), at: generator.next(below: units.count))
        }
        let isBigEndian = generator.chance(50)
        var bytes = ([0xFEFF] + units).flatMap { unit in
          let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
          return isBigEndian ? [high, low] : [low, high]
        }
        if generator.chance(20) { bytes.append(generator.pick([0, 0x0A, 0xD8])) }
        return bytes
      }
    }

    private static func compare(
      _ generator: inout SeededGenerator, _ make: (inout SeededGenerator) -> [UInt8]
    ) {
      var refusals = 0
      var differences = 0
      for run in 0..<Self.runs where differences < 20 {
        let bytes = make(&generator)
        let theirs = message(bytes)
        let document = PropertyListDocument.read(SourceBytes(bytes))
        let ours =
          document.isValid && document.format != .json ? nil : ParserMessage.propertyList(of: document)
        if theirs != nil { refusals += 1 }
        guard ours != theirs else { continue }
        differences += 1
        Issue.record(
          """
          run \(run), Foundation: \(theirs.debugDescription), ours: \(ours.debugDescription), \
          of \(String(decoding: bytes, as: UTF8.self).debugDescription)
          """)
      }
      // Else the test would say little.
      #expect(refusals > Self.runs / 8)
    }

    /// What Foundation says of a file, or `nil` if it reads it.
    private static func message(_ bytes: [UInt8]) -> String? {
      do {
        _ = try unsafe PropertyListSerialization.propertyList(
          from: Data(bytes), options: [], format: nil)
        return nil
      } catch { return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String }
    }
  }
#endif
