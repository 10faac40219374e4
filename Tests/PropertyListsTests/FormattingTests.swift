import Foundation
import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("Formatting")
struct FormattingTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var format: PropertyListFormat?
    var order = PropertyListFormatter.Order.source
    let before: String
    let after: String
  }

  static let examples = [
    Example(
      testDescription: "XML: a line a tag, comments where they belong",
      before:
        "<?xml version=\"1.0\"?>\n<plist><dict><!-- first --><key>A</key><string>x\n y</string> <!-- a -->\n\n\n"
        + "  <!-- about B -->\n<key>B</key>\n<array><true/> <integer>0x10</integer></array><!-- end --></dict></plist>",
      after:
        "<?xml version=\"1.0\"?>\n<plist>\n<dict>\n\t<!-- first -->\n\t<key>A</key>\n\t<string>x\n y</string> <!-- a -->\n\n"
        + "\t<!-- about B -->\n\t<key>B</key>\n\t<array>\n\t\t<true/>\n\t\t<integer>0x10</integer>\n\t</array> <!-- end -->\n</dict>\n</plist>\n"
    ),
    Example(
      testDescription: "XML: the file's own indentation, data in lines",
      before: "<dict>\n  <key>A</key> <data>\nAAEC\n</data>\n</dict>",
      after: "<dict>\n  <key>A</key>\n  <data>\n  AAEC\n  </data>\n</dict>\n"),
    Example(
      testDescription: "XML: sorted with the comments above, but for the header", order: .alphabetical,
      before:
        "<dict>\n\t<!-- header -->\n\n\t<!-- b -->\n\t<key>b</key>\n\t<true/>\n\t<key>a</key>\n\t<true/> <!-- a -->\n</dict>\n",
      after:
        "<dict>\n\t<!-- header -->\n\n\t<key>a</key>\n\t<true/> <!-- a -->\n\t<!-- b -->\n\t<key>b</key>\n\t<true/>\n</dict>\n"
    ),
    Example(
      testDescription: "JSON", format: .json,
      before: "{\"b\":[1 ,2.50],\"a\":{}, \"c\": {\"$date\": \"nan\"}}",
      after: "{\n  \"b\": [\n    1,\n    2.50\n  ],\n  \"a\": {},\n  \"c\": {\"$date\": \"nan\"}\n}\n"),
    Example(
      testDescription: "strings files", format: .strings,
      before: "\n\n/* one */ \"a\"=\"1\";// x\n\n\n\"b\"  =  \"2\" ; c;",
      after: "/* one */\n\"a\" = \"1\"; // x\n\n\"b\" = \"2\";\nc;\n"),
    Example(
      testDescription: "OpenStep text", format: .openStep, before: "// top\n{a=(x,'y z',);b={};c=<0f>;}",
      after: "// top\n{\n    a = (\n        x,\n        'y z',\n    );\n    b = {};\n    c = <0f>;\n}\n"),
  ]

  @Test(arguments: examples)
  func example(example: Example) throws {
    let options = ReadOptions(format: example.format)
    let document = try PropertyListDocument.validated(SourceBytes(example.before), options: options)
    let formatter = PropertyListFormatter(order: example.order)
    let bytes = try formatter.formatted(document)
    #expect(String(decoding: bytes, as: UTF8.self) == example.after)
    let again = try formatter.formatted(PropertyListDocument.read(SourceBytes(bytes), options: options))
    #expect(String(decoding: again, as: UTF8.self) == example.after)
  }

  @Test(arguments: EditingLawTests.kinds)
  func `keeps every value and comment, and changes nothing the second time`(
    kind: EditingLawTests.Kind
  ) throws {
    var generator = SeededGenerator(seed: 20_261_122)
    for run in 0..<EditingLawTests.runs {
      let value = RandomTree.dictionary(&generator) { generator in
        kind.format == .openStep || kind.format == .strings
          ? RandomTree.openStep(&generator, depth: 2) : RandomTree.gnustep(&generator, depth: 2)
      }
      let (file, layout) = try Self.file(value, kind, &generator)
      let options = ReadOptions(format: kind.format)
      let formatter = PropertyListFormatter(order: generator.chance(50) ? .source : .alphabetical)
      let once: [UInt8]
      do throws(PropertyListEditError) {
        once = try formatter.formatted(PropertyListDocument.read(SourceBytes(file), options: options))
      } catch {
        Issue.record("run \(run): \(error) in \(String(decoding: file, as: UTF8.self))")
        return
      }
      let document = PropertyListDocument.read(SourceBytes(once), options: options)
      let shown =
        "run \(run): \(String(decoding: file, as: UTF8.self))\nbecame\n\(EditingLawTests.shown(document))"
      #expect(
        try document.root.map { PropertyListDifference.means(try $0.value(), value) } == true, "\(shown)")
      let twice = try formatter.formatted(document)
      if twice != once {
        Issue.record("\(shown)\nand then\n\(String(decoding: twice, as: UTF8.self))")
        return
      }
      for comment in layout.comments where !EditingLawTests.shown(document).contains(comment) {
        Issue.record("\(comment) is lost in \(shown)")
        return
      }
    }
  }

  /// A file in a random hand.
  private static func file(
    _ value: PropertyListValue, _ kind: EditingLawTests.Kind, _ generator: inout SeededGenerator
  ) throws -> (file: [UInt8], layout: RandomLayout) {
    var layout = RandomLayout(kind.format, generator)
    let file =
      try kind.format == .binary
      ? value.encoded(as: WriteOptions(format: .binary))
      : kind.mark + kind.encoding.encoded(layout.document(value))
    generator = layout.generator
    _ = generator.next()
    return (file, layout)
  }

  static let plparse = "/usr/bin/plparse"

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: plparse)),
    arguments: EditingLawTests.kinds.filter {
      [.openStep, .gnustep, .strings].contains($0.format) && $0.encoding == .utf8
    })
  func `what GNUstep reads it still reads`(kind: EditingLawTests.Kind) throws {
    var generator = SeededGenerator(seed: 20_261_123)
    try withTemporaryFolder { folder in
      var before: [String] = []
      var after: [String] = []
      for run in 0..<EditingLawTests.runs {
        let value = RandomTree.dictionary(&generator) { generator in
          kind.format == .gnustep
            ? RandomTree.gnustep(&generator, depth: 2) : RandomTree.openStep(&generator, depth: 2)
        }
        let file = try Self.file(value, kind, &generator).file
        let document = PropertyListDocument.read(SourceBytes(file), options: ReadOptions(format: kind.format))
        let formatted = try PropertyListFormatter().formatted(document)
        before.append("\(folder)/before\(run)")
        after.append("\(folder)/after\(run)")
        try writeFile(file, to: before[run])
        try writeFile(formatted, to: after[run])
      }
      let results = try [before, after].map { files in
        try runProcess(Self.plparse, files).errorText.split(separator: "\n").filter {
          $0.hasPrefix("Parsing")
        }
      }
      #expect(results.map(\.count) == [before.count, after.count])
      for (run, (before, after)) in zip(results[0], results[1]).enumerated()
      where !before.contains("Parse failed") && after.contains("Parse failed") {
        Issue.record("\(after)\n\(String(decoding: try readFile("\(folder)/before\(run)"), as: UTF8.self))")
      }
    }
  }

  @Test func `ranks decide before the alphabet`() throws {
    let document = try PropertyListDocument.validated(
      SourceBytes("{\"a\":1,\"b\":2,\"c\":3}"), options: ReadOptions(format: .json))
    let formatter = PropertyListFormatter(order: .ranked { $0 == [.key("c")] ? 0 : 1 })
    #expect(
      String(decoding: try formatter.formatted(document), as: UTF8.self)
        == "{\n  \"c\": 3,\n  \"a\": 1,\n  \"b\": 2\n}\n")
  }
}
