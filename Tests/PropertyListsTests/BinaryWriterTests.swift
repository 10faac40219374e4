import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("The binary writer")
struct BinaryWriterTests {
  private func binary(_ value: PropertyListValue, sortsKeys: Bool = false) throws -> [UInt8] {
    try value.encoded(as: WriteOptions(format: .binary, sortsKeys: sortsKeys))
  }

  private func read(_ bytes: [UInt8]) -> PropertyListDocument {
    PropertyListDocument.read(SourceBytes(bytes), options: ReadOptions(format: .binary))
  }

  // MARK: Bytes

  static let wholeFiles: [(PropertyListValue, BinaryFile)] = [
    (.integer(0), BinaryFile([0x10, 0])), (.boolean(true), BinaryFile([9])),
    (.boolean(false), BinaryFile([8])), (.null, BinaryFile([0])),
    (.integer(255), BinaryFile([0x10, 0xFF])), (.integer(256), BinaryFile([0x11, 1, 0])),
    (.integer(65_536), BinaryFile([0x12, 0, 1, 0, 0])),
    (.integer(4_294_967_296), BinaryFile([0x13, 0, 0, 0, 1, 0, 0, 0, 0])),
    (.integer(-1), BinaryFile([0x13] + Array(repeating: 0xFF, count: 8))),
    (
      .integer(PropertyListInteger(UInt64.max)),
      BinaryFile([0x14] + Array(repeating: 0, count: 8) + Array(repeating: 0xFF, count: 8))
    ),
    (
      .integer(PropertyListInteger(high: -1, low: 1)),
      BinaryFile([0x14] + Array(repeating: 0xFF, count: 8) + Array(repeating: 0, count: 7) + [1])
    ),
    (.real(1.5), BinaryFile([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0])),
    (.date(PropertyListDate(wholeSeconds: 2)), BinaryFile([0x33, 0x40, 0, 0, 0, 0, 0, 0, 0])),
    (.uid(5), BinaryFile([0x80, 5])), (.uid(256), BinaryFile([0x81, 1, 0])),
    (.uid(65_536), BinaryFile([0x83, 0, 1, 0, 0])),
    (.string(""), BinaryFile([0x50])), (.string("é"), BinaryFile([0x61, 0, 0xE9])),
    (.string("a😀"), BinaryFile([0x63, 0, 0x61, 0xD8, 0x3D, 0xDE, 0])),
    (.data([1, 2]), BinaryFile([0x42, 1, 2])),
    (.string("fifteen letters"), BinaryFile([0x5F, 0x10, 15] + Array("fifteen letters".utf8))),
    (.array([]), BinaryFile([0xA0])), (.dictionary([:]), BinaryFile([0xD0])),
    (.set([.null]), BinaryFile([0xC1, 1], [0])),
    (
      .pairs([PropertyListPair(key: .integer(5), value: .boolean(true))]),
      BinaryFile([0xD1, 1, 2], [0x10, 5], [9])
    ),
  ]

  @Test(arguments: wholeFiles)
  func `writes the smallest form`(value: PropertyListValue, file: BinaryFile) throws {
    let bytes = try binary(value)
    #expect(bytes == file.bytes, "\(bytes)\n\(file.bytes)")
  }

  @Test func `writes equal leaves once`() throws {
    let value: PropertyListValue = .array([
      .string("a"), .string("a"), .integer(1), .integer(1), .real(1), .real(1), .boolean(true),
      .boolean(true),
      .data([0x61]), .data([0x61]), .date(PropertyListDate(wholeSeconds: 1)),
      .date(PropertyListDate(wholeSeconds: 1)), .uid(1), .uid(1),
    ])
    let file = BinaryFile(
      [0xAE, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7], [0x51, 0x61], [0x10, 1],
      [0x23, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0], [9], [0x41, 0x61], [0x33, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0],
      [0x80, 1])
    let bytes = try binary(value)
    #expect(bytes == file.bytes, "\(bytes)\n\(file.bytes)")
  }

  @Test func `puts a container first, then its keys, then each value in full`() throws {
    let value: PropertyListValue = .dictionary([
      "b": .dictionary(["x": .array([.integer(7)]), "b": .string("c")]), "c": .string("b"),
    ])
    let file = BinaryFile(
      [0xD2, 1, 2, 3, 1], [0x51, 0x62], [0x51, 0x63], [0xD2, 4, 1, 5, 2], [0x51, 0x78], [0xA1, 6],
      [0x10, 7])
    let bytes = try binary(value)
    #expect(bytes == file.bytes, "\(bytes)\n\(file.bytes)")
    #expect(
      try binary(.dictionary(["b": .null, "a": .null]), sortsKeys: true)
        == BinaryFile([0xD2, 1, 2, 3, 3], [0x51, 0x61], [0x51, 0x62], [0]).bytes)
  }

  /// So many objects with the array around them, and how wide references to them are.
  @Test(arguments: [(254, 1), (255, 2), (65_534, 2), (65_535, 4)])
  func `widens references and offsets as needed`(count: Int, width: UInt8) throws {
    let value: PropertyListValue = .array((0..<count).map { .integer(PropertyListInteger($0)) })
    let bytes = try binary(value)
    #expect(bytes[bytes.count - 25] == width)
    #expect(try read(bytes).root?.value() == value)
  }

  @Test(arguments: [(230, 1), (260, 2), (70_000, 4)])
  func `widens offsets as needed`(length: Int, width: UInt8) throws {
    let value: PropertyListValue = .array([.data([UInt8](repeating: 1, count: length)), .string("end")])
    let bytes = try binary(value)
    #expect(bytes[bytes.count - 26] == width)
    #expect(try read(bytes).root?.value() == value)
  }

  @Test func `keeps reals of 32 bits`() throws {
    let file = BinaryFile([0xA2, 1, 2], [0x22, 0x3F, 0xC0, 0, 0], [0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0])
    #expect(try read(file.bytes).encoded(as: WriteOptions(format: .binary)) == file.bytes)
  }

  @Test func `makes UIDs of the dictionaries that stand for them in XML`() throws {
    let document = PropertyListDocument.read(
      SourceBytes("<plist><array><dict><key>CF$UID</key><integer>7</integer></dict></array></plist>"))
    #expect(
      try document.encoded(as: WriteOptions(format: .binary)) == BinaryFile([0xA1, 1], [0x80, 7]).bytes)
  }

  @Test func `refuses containers as keys`() {
    let value: PropertyListValue = .pairs([PropertyListPair(key: .array([]), value: .null)])
    let error = #expect(throws: WriteError.self) { try binary(value) }
    #expect(error?.code == .kindNotRepresentable)
  }

  // MARK: Round trips

  @Test func `reads back what it has written`() throws {
    var random = RandomValue(seed: 4, limits: RandomValue.Limits(hasNotANumber: false, hasOnlyBinary: true))
    for _ in 0..<500 {
      let value = random.value()
      let bytes = try binary(value)
      let document = read(bytes)
      #expect(document.isValid, "\(document.errors)")
      let root = try #require(document.root)
      #expect(CompactNotation.text(of: try root.value()) == CompactNotation.text(of: value))
      #expect(try document.encoded(as: WriteOptions(format: .binary)) == bytes)
    }
  }

  @Test(arguments: BinaryGoldenVectorTests.vectors)
  func `keeps the value of every file it can read`(vector: GoldenVector) throws {
    let document = read(vector.bytes)
    guard document.isValid, let root = document.root else { return }
    let again = read(try document.encoded(as: WriteOptions(format: .binary)))
    #expect(again.isValid)
    #expect(
      CompactNotation.text(of: try #require(again.root).value())
        == CompactNotation.text(of: try root.value()))
  }

  @Test func `survives many equal and many different texts`() throws {
    let texts = (0..<100_000).map { (number: Int) -> PropertyListValue in
      .string("text \(number % 2 == 0 ? number : number % 1000)")
    }
    let value = PropertyListValue.array(texts)
    let bytes = try binary(value)
    let document = read(bytes)
    #expect(try document.root?.value() == value)
    // 50,000 even ones, of which those below 1,000 come again, and 500 odd ones.
    let count: Int = bytes[(bytes.count - 24)..<(bytes.count - 16)].reduce(0) { $0 << 8 | Int($1) }
    #expect(count == 50_501)
  }
}
