#if os(Linux)
  import Foundation
  import PropertyLists
  import SourceText
  import TestSupport
  import Testing

  /// Random XML property lists, most of them a little wrong, read by us and by Foundation.
  ///
  /// `DIFFERENTIAL_RUNS=200000` makes the run longer.
  @Suite("XML is read as Foundation reads it")
  struct XMLDifferentialTests {
    static let runs = ProcessInfo.processInfo.environment["DIFFERENTIAL_RUNS"].flatMap { Int($0) } ?? 5_000

    @Test func `gives Foundation's verdict on random texts`() {
      var generator = SeededGenerator(seed: 20_261_121)
      var differences = 0
      for run in 0..<Self.runs where differences < 20 {
        let text = XMLGenerator.document(&generator)
        let document = PropertyListDocument.read(SourceBytes(text))
        let isAccepted =
          (unsafe try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil))
          != nil
        if document.isValid != isAccepted, document.format == .xml {
          differences += 1
          Issue.record("run \(run), Foundation \(isAccepted ? "reads" : "refuses") \(text.debugDescription)")
        }
      }
    }
  }
#endif
