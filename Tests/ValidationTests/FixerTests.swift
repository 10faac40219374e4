import KeyCatalog
import PropertyLists
import SourceText
import TestSupport
import Testing

@testable import Validation

@Suite("Applying fixes")
struct FixerTests {
  private func document(_ bytes: [UInt8]) -> PropertyListDocument { .read(SourceBytes(bytes)) }

  private func fixed(
    _ text: String, _ options: CheckOptions = CheckOptions(document: .infoPlist), appliesUnsafe: Bool = false
  ) -> FixOutcome {
    SharedCheckers.fix(
      document(Array(text.utf8)), path: "Info.plist", options, appliesUnsafe: appliesUnsafe)
  }

  private func text(_ outcome: FixOutcome) -> String {
    String(decoding: outcome.document.source.text.array, as: UTF8.self)
  }

  @Test func `mends what it can and keeps everything else`() {
    let before = """
      <?xml version="1.0"?>\r
      <!-- head -->\r
      <plist version="1.0"><dict>\r
      \t<key>CFbundleName</key>   <string>Demo</string>\r
      <!-- why --><key>LSRequiresIPhoneOS</key><string>yes</string>\r
      \t  <key>MyKey</key>\t<integer>0x10</integer>\r
      </dict></plist>\r
      <!-- end -->
      """
    let outcome = fixed(before)
    #expect(
      text(outcome)
        == before.replacing("CFbundleName", with: "CFBundleName").replacing(
          "<string>yes</string>", with: "<true/>"))
    #expect(outcome.applied.map(\.rule).sorted() == ["unknown-key", "wrong-type"])
    #expect(outcome.isChanged)
  }

  @Test func `changes nothing where there is nothing to mend`() {
    let outcome = fixed("<plist><dict><key>CFBundleName</key><string>x</string></dict></plist>")
    #expect(!outcome.isChanged)
    #expect(outcome.passes == 0)
  }

  @Test(arguments: [
    TextEncoding.utf16LittleEndian, .utf16BigEndian, .latin1, .windows1252, .macRoman, .utf32LittleEndian,
  ])
  func `keeps the encoding and the byte order mark`(encoding: TextEncoding) throws {
    let mark: [UInt8] =
      switch encoding {
      case .utf16LittleEndian: [0xFF, 0xFE]
      case .utf16BigEndian: [0xFE, 0xFF]
      case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
      default: []
      }
    let name = encoding.name == "Mac Roman" ? "macintosh" : encoding.name
    let before =
      "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<plist><dict><key>Größe</key><true/>"
      + "<key>LSRequiresIPhoneOS</key><string>YES</string></dict></plist>\n"
    let read = document(mark + (try encoding.encoded(before)))
    try #require(read.isValid)
    var fixer = Fixer(options: CheckOptions(document: .infoPlist))
    let outcome = fixer.fix(read, path: "Info.plist")
    let after = before.replacing("<string>YES</string>", with: "<true/>")
    #expect(outcome.document.source.file.array == mark + (try encoding.encoded(after)))
  }

  @Test func `leaves unsafe fixes alone unless asked for them`() {
    let rules = Rule.all.flatMap { rule in rule.rejects.map { (rule, $0) } }
    for (rule, example) in rules {
      let bytes = MarkedText(example.text).bytes
      let options = CheckOptions(
        platform: example.platform, minimumOS: example.minimumOS, kind: example.kind, document: .infoPlist,
        profile: example.profile, era: example.era)
      let found = report(on: bytes, example).diagnostics
      let outcome = SharedCheckers.fix(document(bytes), path: "Info.plist", options)
      let titles = Set(found.flatMap { $0.fixes.filter { $0.safety == .unsafe } }.map(\.title))
      #expect(outcome.applied.allSatisfy { !titles.contains($0.title) }, "\(rule.id)")
      expectLaws(of: bytes, options, appliesUnsafe: true)
    }
  }

  @Test func `leaves out a fix after which there would be another finding`() {
    // Under its right name the key would be for another platform.
    let text = "<plist><dict><key>LSUIelement</key><true/></dict></plist>"
    let options = CheckOptions(platform: .iOS, document: .infoPlist)
    let outcome = fixed(text, options)
    #expect(outcome.refused.map(\.rule) == ["unknown-key"])
    #expect(self.text(outcome) == text)
    #expect(fixed(text, CheckOptions(platform: .macOS, document: .infoPlist)).refused == [])
  }

  @Test func `mends a file with thousands of findings`() {
    let entries = (0..<2000).map { _ in "<dict><key>CFBundleTypeIsPackage</key><string>x</string></dict>" }
    let text =
      "<plist><dict><key>LSRequiresIPhoneOS</key><string>YES</string><key>CFBundleDocumentTypes</key><array>"
      + entries.joined() + "</array></dict></plist>"
    let options = CheckOptions(platform: .iOS, document: .infoPlist)
    let outcome = fixed(text, options)
    #expect(self.text(outcome).contains("<key>LSRequiresIPhoneOS</key><true/>"), "\(outcome.refused)")
  }

  @Test func `fixes nothing in a binary property list`() throws {
    let xml = document(
      Array("<plist><dict><key>LSRequiresIPhoneOS</key><string>YES</string></dict></plist>".utf8))
    let bytes = try xml.encoded(as: WriteOptions(format: .binary))
    var fixer = Fixer(options: CheckOptions(document: .infoPlist))
    let outcome = fixer.fix(document(bytes), path: "Info.plist")
    #expect(!outcome.isChanged)
    #expect(outcome.hasFixableRule)
  }

  // MARK: Laws

  /// A document that was damaged at random, fixed.
  @Test(arguments: 0..<8)
  func `converges, brings no finding, and touches no other byte, whatever the document`(seed: UInt64) throws {
    var mutation = Mutation(seed: seed &+ 100)
    let options = CheckOptions(document: .infoPlist)
    var changed = 0
    for round in 0..<30 {
      let mixed = mixture(&mutation)
      // Most mixtures stay well formed, or there would be nothing to fix.
      let bytes = round % 4 == 0 ? mutation.mutated(mixed) : mixed
      if expectLaws(of: bytes, options) { changed += 1 }
    }
    #expect(changed > 5)
  }

  /// A property list of entries from the examples of all rules, with slips of its own.
  private func mixture(_ mutation: inout Mutation) -> [UInt8] {
    let values = [
      "<string>YES</string>", "<integer>1</integer>", "<string>12</string>", "<true/>",
      "<integer>7</integer>",
    ]
    let ends = ["\n", "\r\n", "  ", "\n\t<!-- remark -->\n"]
    var entries: [String] = []
    for _ in 0..<(1 + mutation.random(10)) {
      var lines = Self.pairs[mutation.random(Self.pairs.count)]
      if mutation.random(3) == 0 { lines.value = values[mutation.random(values.count)] }
      if mutation.random(4) == 0, let index = lines.key.indices.dropFirst(5).randomElement(using: &mutation) {
        let letter = String(lines.key[index])
        let other = letter.uppercased() == letter ? letter.lowercased() : letter.uppercased()
        if lines.key[index...].count > 6 { lines.key.replaceSubrange(index...index, with: other) }
      }
      entries.append(lines.key + ends[mutation.random(ends.count)] + lines.value)
      if mutation.random(6) == 0 { entries.append(entries[mutation.random(entries.count)]) }
    }
    let text = entries.joined(separator: ends[mutation.random(ends.count)])
    return Array(
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\(text)\n</dict>\n</plist>\n".utf8)
  }

  /// The keys with a value on the next line in all examples.
  private static let pairs: [(key: String, value: String)] = Rule.all.flatMap { rule in
    (rule.rejects + rule.accepts).flatMap { example in
      let text = String(decoding: MarkedText(example.text).bytes, as: UTF8.self)
      let lines = text.split(separator: "\n").map(String.init)
      return zip(lines, lines.dropFirst()).filter { key, value in
        key.hasPrefix("<key>") && key.hasSuffix("</key>") && !value.hasPrefix("<key>")
          && (value.hasSuffix("/>") || value.contains("</"))
      }.map { (key: $0, value: $1) }
    }
  }

  /// Fixes a document and checks what holds after every round of fixes; gives whether there was one.
  @discardableResult
  private func expectLaws(of bytes: [UInt8], _ options: CheckOptions, appliesUnsafe: Bool = false) -> Bool {
    let before = document(bytes)
    let outcome = SharedCheckers.fix(before, path: "Info.plist", options, appliesUnsafe: appliesUnsafe)
    var whole = options
    whole.maximumFindings = 0
    let old = SharedCheckers.check(before, path: "Info.plist", whole).diagnostics
    let new = SharedCheckers.check(outcome.document, path: "Info.plist", whole).diagnostics
    #expect(outcome.passes < Fixer.passLimit)
    #expect(!before.isValid || outcome.document.isValid)
    #expect(outcome.document.format == before.format || !outcome.isChanged)
    #expect(outcome.isChanged ? new.count < old.count : new == old)
    #expect(counts(new).allSatisfy { $0.value <= counts(old)[$0.key, default: 0] }, "\(new)")
    let again = SharedCheckers.fix(
      outcome.document, path: "Info.plist", options, appliesUnsafe: appliesUnsafe)
    #expect(!again.isChanged, "\(again.applied)")
    // What is outside of the edits stays: the first pass by itself shows it.
    if outcome.passes == 1, outcome.refused == [] {
      let fixes = old.compactMap { finding in
        finding.fixes.first { appliesUnsafe || $0.safety == .safe }
      }
      if let expected = try? fixes.flatMap(\.edits).applied(to: bytes) {
        #expect(outcome.document.source.file.array == expected)
      }
    }
    return outcome.isChanged
  }

  private func counts(_ findings: [Diagnostic]) -> [String: Int] {
    findings.reduce(into: [:]) { counts, finding in
      let keys = finding.keyPath.map { step in
        switch step {
        case .key(let key): key
        case .index: "[]"
        }
      }
      counts["\(finding.rule)/\(finding.code) \(keys)", default: 0] += 1
    }
  }
}
