import KeyCatalog
import PropertyLists
import SourceText
import TestSupport
import Testing

@testable import Validation

@Suite("A check")
struct CheckerTests {
  @Test
  func `reports at most so many findings of a rule and counts the rest`() throws {
    let entries = (0..<150).map { "<key>Flag\($0)</key>\n<true/>\n" }.joined()
    let report = check(entries)
    #expect(report.lines(of: "unknown-key").count == 101)
    let last = try #require(report.diagnostics.last)
    #expect(last.message == "50 more findings of this rule in this file are not shown.")
    #expect(check(entries, CheckOptions(maximumFindings: 0)).lines(of: "unknown-key").count == 150)
  }

  /// Long dictionaries that are sorted have no table of their keys.
  @Test(arguments: [false, true])
  func `finds keys among thousands`(isSorted: Bool) {
    let own = (10_000..<11_500).map { "<key>com.example.\($0)</key><true/>" }
    let known = "<key>CFBundleName</key><integer>1</integer>"
    let slip = "<key>CFbundleName</key><string>A</string>"
    let report = check((isSorted ? [known, slip] + own : own + [slip, known]).joined())
    #expect(report.lines(of: "wrong-type").count == 1)
    // The right key is seen to stand beside it.
    #expect(report.lines(of: "unknown-key") == ["warning unknown-key/case-slip-beside CFbundleName"])
  }

  @Test
  func `keeps an error however many notes come before it`() {
    let notes = (0..<150).map { "<key>Flag\($0)</key>\n<true/>\n" }.joined()
    let report = check(notes + "<key>CFbundleName</key><string>A</string>")
    #expect(report.count(of: .error) == 1)
    #expect(report.lines.count == 101)
  }

  @Test
  func `makes leniencies errors when strict`() {
    let text = "<plist><dict/></plist><plist/>"
    #expect(checkFile(text).lines == ["note leniency/content-after-root"])
    #expect(checkFile(text, CheckOptions(isStrict: true)).lines == ["error leniency/content-after-root"])
  }

  @Test
  func `gives findings in the order of their places`() {
    let report = check(
      "<key>B</key><true/><key>A</key><true/><key>A</key><false/><key>UIDeviceFamily</key><true/>")
    let starts = report.diagnostics.map(\.range.lowerBound)
    #expect(starts == starts.sorted())
  }

  @Test
  func `joins reports`() {
    var report = check("<key>Flag</key><true/>", path: "A/Info.plist")
    report.append(check("<key>Flag</key><true/><key>Flag</key><true/>", path: "B/Info.plist"))
    #expect(report.inputs.map(\.path) == ["A/Info.plist", "B/Info.plist"])
    #expect(report.inputs.map(\.documents) == [[0], [1]])
    #expect(report.diagnostics.map(\.document) == [0, 1, 1])
    #expect(report.diagnostics[1].related.map(\.document) == [1])
  }

  @Test(
    arguments: [
      (["unknown-key"], [], ["unknown-key"]), (["keys"], ["unknown-key"], ["misprinted-key"]),
      ([], ["keys"], []),
      (["R237"], [], ["misprinted-key"]),
    ] as [([String], [String], [String])])
  func `takes rules by id, topic and code`(select: [String], ignore: [String], found: [String]) throws {
    let options = CheckOptions(rules: try RuleSelection(select: select, ignore: ignore))
    let report = check("<key>Flag</key><true/><key>MinimumSystemVersion</key><string>10.4</string>", options)
    #expect(report.diagnostics.map(\.rule).filter { $0 != "deprecated-key" } == found)
  }

  @Test
  func `names the rule that was probably meant`() {
    #expect(throws: UnknownRuleError(name: "unknow-key", suggestion: "unknown-key")) {
      _ = try RuleSelection(select: ["unknow-key"], ignore: [])
    }
    #expect(
      UnknownRuleError(name: "unknow-key", suggestion: "unknown-key").description
        == "There is no rule, topic or code named unknow-key; did you mean unknown-key?")
  }

  @Test
  func `keeps the encoding in its fixes`() throws {
    let text =
      "<plist version=\"1.0\"><dict><key>UIFileSharingEnabled</key><string>YES</string></dict></plist>"
    let bytes: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let fix = try #require(checkBytes(bytes, path: "Info.plist").diagnostics.first?.fixes.first)
    let mended = try fix.edits.applied(to: bytes)
    #expect(checkBytes(mended, path: "Info.plist").lines == [])
    #expect(mended.count == bytes.count + 2 * ("<true/>".utf8.count - "<string>YES</string>".utf8.count))
  }

  @Test
  func `goes through a binary file that shares its containers, once for each place`() {
    // Arrays that hold the next one twice: 2⁴⁰ values written out.
    let depth: UInt8 = 40
    var objects: [[UInt8]] = [[0xD1, depth + 1, 1]]
    for level in 1..<depth { objects.append([0xA2, level + 1, level + 1]) }
    objects.append([0xA0])
    objects.append([0x5A] + Array("Containers".utf8))
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    for value in [objects.count, 0, table] {
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) }
    }
    #expect(checkBytes(bytes, path: "Info.plist").lines == ["note unknown-key/no-prefix Containers"])
  }

  @Test(arguments: Rule.all.map(\.id))
  func `never traps, and keeps its places inside the file, on mutated examples`(id: String) throws {
    let rule = try #require(Rule.named(id))
    var random = SplitMix(state: UInt64(rule.id.utf8.reduce(7) { $0 &* 31 &+ Int($1) } & 0xFFFF_FFFF))
    for example in rule.accepts + rule.rejects {
      let original = MarkedText(example.text).bytes
      // Fuzzing the law `checking` goes on from here.
      for round in 0..<24 {
        var bytes = original
        for _ in 0...(round % 4) { random.mutate(&bytes) }
        expectLaws(of: bytes, example)
      }
    }
  }

  /// The laws that every report keeps.
  private func expectLaws(of bytes: [UInt8], _ example: Example) {
    let report = report(on: bytes, example)
    for diagnostic in report.diagnostics {
      #expect(diagnostic.range.upperBound <= bytes.count)
      #expect(diagnostic.related.allSatisfy { $0.range.upperBound <= bytes.count })
      #expect(!diagnostic.message.isEmpty)
      for fix in diagnostic.fixes { #expect(throws: Never.self) { _ = try fix.edits.applied(to: bytes) } }
    }
  }
}

/// A generator of numbers that gives the same ones each time.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// Changes a file a little: a byte, a run taken out, or a run repeated.
  mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let start = Int.random(in: bytes.indices, using: &self)
    let end = Swift.min(bytes.count, start + Int.random(in: 0..<40, using: &self))
    switch Int.random(in: 0..<4, using: &self) {
    case 0: bytes[start] = UInt8.random(in: .min ... .max, using: &self)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: bytes.indices, using: &self))
    default: bytes.swapAt(start, Int.random(in: bytes.indices, using: &self))
    }
  }
}
