import ParallelWork
import SourceText
import TestSupport
import Testing

@testable import PropertyLists

/// A text that is read from two places on is read as from one.
@Suite("Large XML files are read in two parts")
struct XMLPartsTests {
  /// Reads a text as large ones are read.
  private static func inParts(_ text: SourceBytes, limit: Int = 512) -> PropertyListDocument {
    var options = ReadOptions(format: .xml, nestingLimit: limit)
    options.leastSizeInParts = 0
    options.startInBackground = { work in
      work()
      return {}
    }
    return PropertyListDocument.read(text, options: options)
  }

  /// What is read when the second part begins at a place, or nil if the parts do not fit together.
  private static func joined(_ text: SourceBytes, at place: Int, limit: Int) -> PropertyListDocument? {
    let options = ReadOptions(format: .xml, nestingLimit: limit)
    let source = DecodedSource(utf8: text)
    guard let tail = XMLTail(source, from: place, options: options) else { return nil }
    var reader = XMLReader(source, options: options)
    reader.readBeginning(upTo: place)
    guard reader.goOn(behind: tail) else { return nil }
    return PropertyListDocument(
      source: source, format: .xml, body: .tape(reader.finish()), errors: reader.errors,
      leniencies: reader.leniencies)
  }

  /// Where a text can be split: before each key.
  private static func places(in text: SourceBytes) -> [Int] {
    let scanner = TextScanner(text)
    var places: [Int] = []
    while let next = scanner.first(of: "<key>", from: places.last.map { $0 + 1 } ?? 0, upTo: text.count) {
      places.append(next)
    }
    return places
  }

  /// Everything about a document that shows.
  private static func account(of document: PropertyListDocument) -> [String] {
    guard case .tape(let tape) = document.body else { return [] }
    return (0..<tape.count).map { "\(tape[$0].bits)" } + tape.details.map { "\($0)" }
      + document.errors.map { "\($0)" } + document.leniencies.map { "\($0)" }
  }

  /// Checks a text split at each of its keys.
  ///
  /// - Returns: At how many of them the parts fit together; at the others the text is read as a whole.
  @discardableResult
  private static func check(
    _ string: String, limit: Int = 512, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Int {
    let text = SourceBytes(Array(string.utf8))
    let options = ReadOptions(format: .xml, nestingLimit: limit)
    let whole = account(of: PropertyListDocument.read(text, options: options))
    #expect(account(of: inParts(text, limit: limit)) == whole, sourceLocation: sourceLocation)
    var count = 0
    for place in places(in: text) {
      guard let parts = joined(text, at: place, limit: limit) else { continue }
      #expect(
        account(of: parts) == whole, "split at \(place) of \(string.prefix(2000))",
        sourceLocation: sourceLocation)
      count += 1
    }
    return count
  }

  @Test func `before every key of a plain file`() {
    let text = """
      <?xml version="1.0"?>
      <!-- <key>no key</key> -->
      <plist version="1.0">
      <dict>
        <key>A</key><string>1</string>
        <key>B</key>
        <array>
          <dict><key>C</key><integer>3</integer><key>D</key><true/></dict>
          <string>item</string>
          <array><dict/><dict><key>E</key><dict><key>F</key><real>1.5</real></dict></dict></array>
          <dict><key>G</key><data>AAAA</data></dict>
        </array>
        <key>H</key><dict><key>I</key><date>2026-11-22T00:00:00Z</date></dict>
        <!-- a comment -->
        <key>J</key><string/>
      </dict>
      </plist>
      """
    // All but the one in the comment.
    #expect(Self.check(text) == 10)
  }

  @Test(arguments: [
    // The root has no <plist> around it.
    ("<dict><key>a</key><array><dict><key>b</key><true/></dict></array></dict>", 2),
    ("<dict><key>a</key><true/></dict> behind", 1),
    // Text that looks like a key.
    ("<plist><dict><key>a</key><string><![CDATA[<key>]]></string><key>b</key><true/></dict></plist>", 2),
    ("<plist><dict><key>a</key><!--\n<key>x</key>--><string>s</string></dict></plist>", 1),
    // A key as a value, in a dictionary and in an array.
    ("<plist><dict><key>a</key><key>b</key><key>c</key><true/></dict></plist>", 2),
    ("<plist><array><key>a</key><dict><key>b</key><true/></dict></array></plist>", 1),
    // What is read all the same, and noted.
    (
      "<plist><dict><key x='1'>a</key><integer>007</integer><key>b</key><plist><true/></plist></dict></plist>",
      1
    ),
    ("<plist><dict><key>a</key><string>&#0;</string><key>b</key><string>&#0;</string></dict></plist>more", 2),
    // Unusual tags.
    ("<plist><dict ><key>a</key ><array ><dict><key>b</key><true/></dict ></array ></dict ></plist >", 2),
    // A comment may not end where the text does, and the first part does there.
    (
      "<plist><dict><key>a</key><dict><key>b</key><true/></dict><!-- c --><key>d</key><true/></dict></plist>",
      2
    ),
    ("<plist><dict><key>a</key><dict><key>b</key><true/></dict><?p?><key>d</key><true/></dict></plist>", 3),
  ])
  func `before every key of an unusual file`(text: String, joined: Int) {
    #expect(Self.check(text) == joined)
  }

  @Test(arguments: [
    "<plist><dict><key>a</key><string>1</string><key>b</key></dict></plist>",
    "<plist><dict><key>a</key><string>1</string><string>2</string><key>b</key><true/></dict></plist>",
    "<plist><dict><key>a</key><integer>x</integer><key>b</key><integer>y</integer></dict></plist>",
    "<plist><dict><key>a</key><dict><key>b</key><true/></array></dict></plist>",
    "<plist><dict><key>a</key><true/></dict><dict><key>b</key><true/></dict></plist>",
    "<plist><dict><key>a</key><array><dict><key>b</key><true/></dict>",
    "<plist><dict><key>a</key><true/></dict>",
    "<plist><dict><key>a</key><foo/><key>b</key><true/></dict></plist>",
    "<plist><string><key>a</key></string></plist>",
    "<key>a</key>", "x<key>",
  ])
  func `a file with errors is told as it is when read as a whole`(text: String) {
    Self.check(text)
  }

  @Test(arguments: 1..<12)
  func `the limit of nesting is that of the whole`(limit: Int) {
    let depth = 8
    let opening = (0..<depth).map { "<dict><key>k\($0)</key>" }.joined()
    let text = "<plist>\(opening)<array><dict><key>x</key><array/></dict></array>"
    Self.check(text + String(repeating: "</dict>", count: depth) + "</plist>", limit: limit)
    Self.check(
      String(repeating: "<plist>", count: depth) + "<dict><key>a</key>\(opening)<true/>", limit: limit)
  }

  @Test func `before every key of random files, whole and broken`() {
    var generator = SeededGenerator(seed: 20_261_122)
    var joined = 0
    for run in 0..<400 {
      var text = Array(RandomParts.document(&generator).utf8)
      if run % 2 == 1, !text.isEmpty {
        // Half of them lose or gain a byte.
        let place = Int.random(in: 0..<text.count, using: &generator)
        if generator.chance(50) {
          text.remove(at: place)
        } else {
          text.insert(generator.pick(Array("<>/&k! ".utf8)), at: place)
        }
      }
      joined += Self.check(String(decoding: text, as: UTF8.self))
    }
    #expect(joined > 1_000)
  }

  @Test func `texts too long for a word keep their bounds`() {
    let long = String(repeating: "x", count: 1 << 22)
    let text =
      "<plist><dict><key>a</key><true/><key>b</key><string>\(long)</string><key>c</key><array><string>\(long)</string></array></dict></plist>"
    #expect(Self.check(text) == 3)
  }

  @Test(arguments: ["</plist>", "", "</dict></plist>", "</array></plist>"])
  func `by threads`(end: String) {
    let entries = (0..<2_000).map {
      "<key>k\($0)</key><array><dict><key>a</key><integer>\($0)</integer></dict></array>\n"
    }
    let text = SourceBytes(Array(("<plist><dict>" + entries.joined() + "</dict>" + end).utf8))
    let whole = Self.account(of: PropertyListDocument.read(text, options: ReadOptions(format: .xml)))
    var options = ReadOptions(format: .xml, startInBackground: BackgroundTask.start)
    options.leastSizeInParts = 0
    for _ in 0..<5 { #expect(Self.account(of: PropertyListDocument.read(text, options: options)) == whole) }
  }

  @Test func `a file that closes more than it opens is given up early`() {
    let text =
      "<plist><dict><key>a</key><string>" + String(repeating: "x", count: 100_000)
      + "</string><key>b</key><true/>"
    let closing = SourceBytes(Array((text + String(repeating: "</dict>", count: 10_000)).utf8))
    #expect(XMLTail(DecodedSource(utf8: closing), from: 100_042, options: ReadOptions()) == nil)
    Self.check(text + String(repeating: "</dict>", count: 1_000))
  }

  @Test func `a host without threads reads as a whole`() throws {
    var options = ReadOptions()
    options.leastSizeInParts = 0
    options.startInBackground = { _ in nil }
    let document = PropertyListDocument.read(
      SourceBytes(Array("<dict><key>a</key><true/></dict>".utf8)), options: options)
    #expect(document.root?["a"]?.boolean == true)
  }
}

/// Random XML with all that can stand between two keys.
private enum RandomParts {
  static func document(_ generator: inout SeededGenerator) -> String {
    "<plist>" + value(&generator, depth: 0) + "</plist>"
  }

  private static func value(_ generator: inout SeededGenerator, depth: Int) -> String {
    let space = generator.pick(["", " ", "\n\t", "\n  ", "<!-- <key>c</key> -->", ""])
    let kind = depth < 5 ? Int.random(in: 0..<9, using: &generator) : Int.random(in: 5..<9, using: &generator)
    switch depth == 0 ? 0 : kind {
    case 0...2:
      let entries = (0..<Int.random(in: 0..<5, using: &generator)).map { number in
        "\(space)<key>\(generator.pick(["k", "ключ", "a&amp;b"]))\(number)</key>\(space)"
          + value(&generator, depth: depth + 1)
      }
      return "<dict>" + entries.joined() + generator.pick(["</dict>", "\n</dict>", "</dict >"])
    case 3, 4:
      let items = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
        space + value(&generator, depth: depth + 1)
      }
      return "<array>" + items.joined() + generator.pick(["</array>", "\n</array>", "</array\t>"])
    case 5: return generator.pick(["<true/>", "<false></false>", "<string/>", "<dict/>", "<array/>"])
    case 6: return generator.pick(["<integer>12</integer>", "<integer> 0x1F</integer>", "<real>1e5</real>"])
    case 7:
      return generator.pick([
        "<string>é</string>", "<string><![CDATA[<key>]]></string>", "<string>a</string>",
      ])
    default:
      return generator.pick(["<data>AA==</data>", "<date>2001-01-01T00:00:00Z</date>", "<key>key</key>"])
    }
  }
}
