import PropertyLists
import SourceText
import TestSupport
import Testing

#if os(Linux)
  import Foundation
#endif

@Suite("OpenStep text, GNUstep text and strings files give back what was written")
struct OpenStepWriterTests {
  static func text(_ value: PropertyListValue, as format: PropertyListFormat) throws -> String {
    String(decoding: try value.encoded(as: WriteOptions(format: format)), as: UTF8.self)
  }

  @Test func `are laid out one entry a line`() throws {
    let value: PropertyListValue = .dictionary([
      "CFBundleName": .string("Demo"), "with blank": .string("a \"b\"\n\u{1}é"),
      "list": .array([.string("a"), .array([]), .dictionary([:])]), "data": .data([0, 1, 2, 3, 4]),
    ])
    #expect(
      try Self.text(value, as: .openStep) == #"""
        {
            CFBundleName = Demo;
            "with blank" = "a \"b\"\n\U0001é";
            list = (
                a,
                (),
                {}
            );
            data = <00010203 04>;
        }

        """#)
    #expect(
      try Self.text(value, as: .strings) == #"""
        "CFBundleName" = "Demo";
        "with blank" = "a \"b\"\n\U0001é";
        "list" = (
            "a",
            (),
            {}
        );
        "data" = <00010203 04>;

        """#)
  }

  @Test func `keep types as GNUstep text`() throws {
    let value: PropertyListValue = .array([
      .boolean(true), .boolean(false), .integer(PropertyListInteger(UInt64.max)), .integer(-5), .real(0.1),
      .real(2),
      .real(-.infinity), .date(PropertyListDate(wholeSeconds: -63_113_806_555)),
      .date(PropertyListDate(secondsSinceReference: 0.75)),
    ])
    #expect(
      try Self.text(value, as: .gnustep) == """
        (
            <*BY>,
            <*BN>,
            <*I18446744073709551615>,
            <*I-5>,
            <*R0.1>,
            <*R2.0>,
            <*R-inf>,
            <*D0001-01-02 03:04:05 +0000>,
            <*D2001-01-01 00:00:00 +0000>
        )

        """)
  }

  @Test(arguments: [PropertyListFormat.openStep, .strings, .gnustep])
  func `give back random trees`(format: PropertyListFormat) throws {
    var generator = SeededGenerator(seed: 20_261_124)
    for _ in 0..<2_000 {
      let value =
        switch format {
        case .gnustep: RandomTree.gnustep(&generator, depth: 4)
        case .strings: RandomTree.dictionary(&generator) { RandomTree.openStep(&$0, depth: 3) }
        default: RandomTree.openStep(&generator, depth: 4)
        }
      let text = try Self.text(value, as: format)
      let document = PropertyListDocument.read(SourceBytes(text), options: ReadOptions(format: format))
      let read = try document.root?.value()
      let again = String(decoding: try document.encoded(as: WriteOptions(format: format)), as: UTF8.self)
      guard document.errors.isEmpty, read == value, document.format == format, again == text else {
        Issue.record("\(text.debugDescription) is read as \(String(describing: read)), \(document.errors)")
        return
      }
      #if os(Linux)
        guard format != .gnustep else { continue }
        let foundations = unsafe try PropertyListSerialization.propertyList(
          from: Data(text.utf8), options: [], format: nil)
        guard OpenStepDifferentialTests.isSame(foundations, value) else {
          Issue.record("Foundation reads \(text.debugDescription) as \(foundations)")
          return
        }
      #endif
    }
  }

  @Test(arguments: [
    (PropertyListValue.boolean(true), "Booleans"), (.integer(5), "numbers"), (.real(1.5), "numbers"),
    (.date(PropertyListDate(wholeSeconds: 0)), "dates"), (.uid(1), "UIDs"), (.null, "null"),
    (.set([]), "sets"),
    (
      .pairs([PropertyListPair(key: .null, value: .null)]),
      "dictionaries whose keys are not strings or occur twice"
    ),
  ])
  func `refuse what would lose its type`(value: PropertyListValue, noun: String) throws {
    let root: PropertyListValue = .dictionary(["a": .array([.string("x"), value])])
    for format in [PropertyListFormat.openStep, .strings] {
      let error = #expect(throws: WriteError.self) { try Self.text(root, as: format) }
      #expect(error?.code == .kindNotRepresentable)
      #expect(error?.keyPath == [.key("a"), .index(1)])
      #expect(error?.message.hasSuffix("has no form for \(noun).") == true)
      #expect(error?.hint != nil)
    }
  }

  @Test(arguments: [
    PropertyListValue.uid(1), .null, .set([]), .integer(PropertyListInteger(high: 1, low: 0)),
    .date(PropertyListDate(secondsSinceReference: .nan)),
    .date(PropertyListDate(wholeSeconds: 1 << 40)), .date(PropertyListDate(wholeSeconds: -1 << 40)),
  ])
  func `refuse what GNUstep has no form for`(value: PropertyListValue) throws {
    let error = #expect(throws: WriteError.self) { try Self.text(.array([value]), as: .gnustep) }
    #expect(error?.keyPath == [.index(0)])
  }

  @Test(arguments: [PropertyListValue.string("a"), .array([]), .data([])])
  func `hold a dictionary in a strings file`(value: PropertyListValue) throws {
    let error = #expect(throws: WriteError.self) { try Self.text(value, as: .strings) }
    #expect(error?.code == .rootNotRepresentable)
  }
}
