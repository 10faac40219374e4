import PropertyLists
import SourceText
import Testing

@Suite("The binary reader")
struct BinaryReaderTests {
  private func read(_ file: BinaryFile, limit: Int = 512) -> PropertyListDocument {
    PropertyListDocument.read(
      SourceBytes(file.bytes), options: ReadOptions(format: .binary, nestingLimit: limit))
  }

  // MARK: Depth and sharing

  @Test(arguments: [(512, [9], true), (513, [9], false), (512, [0xA0], true), (513, [0xA0], false)])
  func `counts how deep values lie, not containers`(depth: Int, object: [UInt8], isValid: Bool) {
    #expect(read(BinaryFile.nested(depth, around: object)).isValid == isValid)
  }

  @Test func `reads deeper if it is told to`() throws {
    let document = read(BinaryFile.nested(20_000, around: [9]), limit: 20_000)
    var node = try #require(document.root)
    while let inner = node[0] { node = inner }
    #expect(node.boolean == true)
    #expect(document.root?.expandedCount == 20_001)
  }

  @Test(arguments: [(511, true), (512, false)])
  func `looks at shared objects once, where it meets them first`(depth: Int, isValid: Bool) {
    // The root holds five arrays in one another, and a chain that leads to them a second time.
    var objects: [[UInt8]] = [[0xA2, 0, 1, 0, 6]]
    objects += (2...5).map { [0xA1, 0, UInt8($0)] } + [[0xA0]]
    objects += (0..<depth).map { [0xA1] + BinaryFile.number($0 + 1 == depth ? 1 : 7 + $0, size: 2) }
    #expect(read(BinaryFile(objects: objects, referenceSize: 2, offsetSize: 2)).isValid == isValid)
  }

  @Test func `refuses to write out what shared objects would grow to`() throws {
    let doubling = (0..<64).map { (index: UInt8) -> [UInt8] in [0xA2, index + 1, index + 1] }
    let document = read(BinaryFile(objects: doubling + [[0x51, 0x78]]))
    #expect(document.isValid)
    let root = try #require(document.root)
    #expect(root.expandedCount == .max)
    let error = #expect(throws: WriteError.self) { try root.value() }
    #expect(error?.code == .tooLarge)
    #expect(root[0]?[1]?[0]?.count == 2)
  }

  @Test(arguments: [100, 400])
  func `refuses to write out long texts that many values share`(length: Int) throws {
    let text: [UInt8] = [0x5F, 0x12] + BinaryFile.number(length * 1000, size: 4)
    let references = [UInt8](repeating: 1, count: 20_000)
    let array: [UInt8] = [0xAF, 0x12] + BinaryFile.number(references.count, size: 4) + references
    let file = BinaryFile(
      array, text + [UInt8](repeating: 0x78, count: length * 1000), offsetSize: 4)
    let document = read(file)
    #expect(document.isValid && document.root?.expandedCount == 20_001)
    let error = #expect(throws: WriteError.self) { try document.root?.value(limit: 100_000) }
    #expect(error?.code == .tooLarge)
    #expect(try document.root?[19_999]?.value().kind == .string)
  }

  @Test func `writes out what is shared if it is not much`() throws {
    let document = read(BinaryFile([0xA3, 1, 1, 2], [0xA2, 2, 2], [0x51, 0x78]))
    #expect(document.root?.expandedCount == 8)
    #expect(
      try document.root?.value(limit: 8)
        == .array([
          .array([.string("x"), .string("x")]), .array([.string("x"), .string("x")]), .string("x"),
        ]))
    // What a file could hold without sharing is never too much.
    #expect(throws: Never.self) { try document.root?.value(limit: 7) }
  }

  @Test func `does not spend itself on overlapping containers`() {
    // Each of many arrays begins six bytes after the last and reaches to the end.
    let count = 30_000
    var area: [UInt8] = []
    for index in 0..<count {
      area += [0xAF, 0x12] + BinaryFile.number((count - index - 1) * 3, size: 4)
    }
    var file = BinaryFile(
      objects: [area] + Array(repeating: [], count: 0xAF13), referenceSize: 2, offsetSize: 3)
    file.offsets = Dictionary(uniqueKeysWithValues: (0...0xAF13).map { ($0, 8 + 6 * ($0 % count)) })
    let clock = ContinuousClock()
    let duration = clock.measure { #expect(!read(file).isValid) }
    #expect(duration < .seconds(10))
  }

  // MARK: Leniencies

  static let lenient: [(String, BinaryFile, Leniency.Code, ByteRange)] = [
    ("a byte above 127", BinaryFile([0x53, 0x61, 0xE9, 0x62]), .latin1InASCIIString, ByteRange(8, 12)),
    ("a lone surrogate", BinaryFile([0x62, 0, 0x61, 0xD8, 0x3D]), .loneSurrogate, ByteRange(11, 13)),
    ("a second half alone", BinaryFile([0x62, 0xDC, 0, 0xD8, 0x3D]), .loneSurrogate, ByteRange(9, 11)),
    ("a key that is a number", BinaryFile([0xD1, 1, 1], [0x10, 5]), .keyNotString, ByteRange(11, 13)),
    (
      "a number of 65 bits", BinaryFile([0x14, 0, 0, 0, 0, 0, 0, 0, 1] + Array(repeating: 0, count: 8)),
      .wideInteger, ByteRange(8, 25)
    ),
    (
      "another version",
      {
        var file = BinaryFile([9])
        file.header = Array("bplist0x".utf8)
        return file
      }(), .unusualVersion, ByteRange(0, 8)
    ),
  ]

  @Test(arguments: lenient)
  func `notes what other readers may refuse`(
    name: String, file: BinaryFile, code: Leniency.Code, range: ByteRange
  ) {
    let document = read(file)
    #expect(document.isValid)
    #expect(document.leniencies.map(\.code) == [code])
    #expect(document.leniencies.map(\.range) == [range])
  }

  @Test func `notes nothing about objects that nothing refers to`() {
    let document = read(BinaryFile([9], [0x51, 0xE9], [0x61, 0xDC, 0], [0x0F], [0xA1, 9]))
    #expect(document.isValid)
    #expect(document.leniencies.isEmpty)
  }

  // MARK: Values

  @Test(arguments: [0, 1, 6, 7, 8, 9, 14, 16, 23, 40])
  func `reads ASCII of any length`(length: Int) {
    let text = String(repeating: "abcdefghij", count: 5).prefix(length)
    let count: [UInt8] = length < 15 ? [0x50 | UInt8(length)] : [0x5F, 0x10, UInt8(length)]
    #expect(read(BinaryFile(count + Array(text.utf8))).root?.string == String(text))
    guard length > 0 else { return }
    let latin1 = count + Array(text.utf8.dropLast()) + [0xFF]
    #expect(read(BinaryFile(latin1)).root?.string == text.dropLast() + "ÿ")
  }

  @Test(arguments: ["é", "a中", "😀", "a😀é", "\u{0}\u{7FF}\u{800}\u{FFFF}\u{10FFFF}"])
  func `reads UTF-16`(text: String) {
    let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(read(BinaryFile([0x60 | UInt8(text.utf16.count)] + units)).root?.string == text)
  }

  @Test func `keeps 128 bits of an integer`() {
    let node = read(BinaryFile([0x14, 0x80] + Array(repeating: 0, count: 15))).root
    #expect(node?.integer?.description == "-170141183460469231731687303715884105728")
  }

  @Test func `knows in how many bytes a real lies`() {
    #expect(read(BinaryFile([0x22, 0x3F, 0xC0, 0, 0])).root?.isSinglePrecision == true)
    #expect(read(BinaryFile([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0])).root?.isSinglePrecision == false)
    #expect(read(BinaryFile([0x22, 0x3F, 0xC0, 0, 0])).root?.real == 1.5)
  }

  @Test func `takes the first of two equal keys`() throws {
    let file = BinaryFile([0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x51, 0x61], [9], [8])
    let root = try #require(read(file).root)
    #expect(root["a"]?.boolean == true)
    #expect(root.duplicateEntries.map(\.ignored.value.boolean) == [false])
    #expect(try root.value() == .dictionary(["a": .boolean(true)]))
  }

  @Test func `says where each object lies`() throws {
    let document = read(BinaryFile([0xD1, 1, 2], [0x51, 0x61], [0x62, 0, 0xE9, 0, 0x78]))
    let root = try #require(document.root)
    #expect(root.range == ByteRange(8, 11))
    #expect(root.contentRange == ByteRange(9, 11))
    let entry = try #require(root.entry(for: "a"))
    #expect(entry.keyRange == ByteRange(11, 13))
    #expect(entry.value.range == ByteRange(13, 18))
    #expect(entry.value.contentRange == ByteRange(14, 18))
  }

  // MARK: Damage

  @Test func `answers every question about damaged objects`() throws {
    let files = [
      BinaryFile([0xA2, 0, 7]), BinaryFile([0xD2, 0, 1, 2, 3], [0x0F], [0x5F, 0x13], [0xA1, 3]),
      BinaryFile([0xAF, 0x13, 0xFF]), BinaryFile([0xD1, 1, 1], [0x84, 1, 0, 0, 0, 0]),
    ]
    for file in files {
      let document = read(file)
      #expect(!document.isValid)
      let root = try #require(document.root)
      for node in Array(root.items) + root.entries.flatMap({ [$0.keyNode, $0.value] }) + [root] {
        #expect(node.range.upperBound <= file.bytes.count)
        #expect(node.contentRange.upperBound <= file.bytes.count)
        #expect(node.kind != .uid && node.uid == nil && node.string == nil && node.integer == nil)
        #expect(node.count <= 2 && node.expandedCount >= 1)
      }
    }
  }

  @Test func `does not walk around a cycle`() throws {
    let root = try #require(read(BinaryFile([0xA1, 0])).root)
    #expect(root.expandedCount == .max)
    #expect(throws: WriteError.self) { try root.value() }
  }
}
