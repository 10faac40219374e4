import PropertyLists
import SourceText
import Testing

@Suite("Errors of binary files")
struct BinaryErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let errors: [(code: ReadError.Code, range: ByteRange)]
    var path: [PropertyListPathStep] = []

    var testDescription: String { name }

    init(
      _ name: String, _ file: BinaryFile, _ errors: (ReadError.Code, ByteRange)...,
      path: [PropertyListPathStep] = []
    ) {
      self.init(name, file.bytes, errors, path: path)
    }

    init(
      _ name: String, _ bytes: [UInt8], _ errors: [(ReadError.Code, ByteRange)],
      path: [PropertyListPathStep] = []
    ) {
      self.name = name
      self.bytes = bytes
      self.errors = errors.map { (code: $0.0, range: $0.1) }
      self.path = path
    }

    /// A file of one `true` with one byte of its trailer changed.
    static func trailer(_ name: String, at place: Int, _ byte: UInt8, _ range: ByteRange) -> Case {
      var bytes = BinaryFile([9]).bytes
      bytes[10 + place] = byte
      return Case(name, bytes, [(.invalidTrailer, range)])
    }
  }

  static let cases: [Case] = [
    Case(
      "no magic", Array("bplisp00".utf8) + BinaryFile([9]).bytes[8...], [(.invalidTrailer, ByteRange(0, 8))]),
    Case(
      "too short", Array(BinaryFile([9]).bytes.dropFirst(8).prefix(3)), [(.invalidTrailer, ByteRange(0, 3))]),
    Case("cut off", Array(BinaryFile([9]).bytes.dropLast()), [(.invalidTrailer, ByteRange(0, 41))]),
    Case("a line end more", BinaryFile([9]).bytes + [0x0A], [(.invalidTrailer, ByteRange(42, 43))]),
    Case("a byte more", BinaryFile([9]).bytes + [0x20], [(.invalidTrailer, ByteRange(18, 19))]),
    .trailer("offsets of no bytes", at: 6, 0, ByteRange(16, 17)),
    .trailer("references of no bytes", at: 7, 0, ByteRange(17, 18)),
    .trailer("no objects", at: 15, 0, ByteRange(18, 26)),
    .trailer("root beyond the objects", at: 23, 1, ByteRange(26, 34)),
    .trailer("table before the objects", at: 31, 8, ByteRange(34, 42)),
    .trailer("more objects than offsets", at: 15, 2, ByteRange(18, 42)),
    .trailer("a huge number of objects", at: 8, 0x20, ByteRange(18, 42)),
    .trailer("a table that wraps around", at: 24, 0xFF, ByteRange(18, 42)),
    Case(
      "too many objects for the references",
      BinaryFile(objects: Array(repeating: [9], count: 256), offsetSize: 2),
      (.invalidTrailer, ByteRange(8 + 256 + 512 + 7, 8 + 256 + 512 + 8))),
    Case(
      "offsets too narrow for the table", BinaryFile([0x4F, 0x11, 1, 0] + Array(repeating: 0, count: 256)),
      (.invalidTrailer, ByteRange(269 + 6, 269 + 7))),
    Case("an unknown marker", BinaryFile([0xA1, 1], [0x0F]), (.invalidMarker, ByteRange(10, 11))),
    Case(
      "two unknown markers", BinaryFile([0xA2, 1, 2], [0x0F], [0x70]), (.invalidMarker, ByteRange(11, 12)),
      (.invalidMarker, ByteRange(12, 13))),
    Case(
      "an unknown marker that is shared", BinaryFile([0xA2, 1, 1], [0x0F]),
      (.invalidMarker, ByteRange(11, 12))),
    Case("a count that is a string", BinaryFile([0x5F, 0x51, 0x61]), (.invalidMarker, ByteRange(8, 9))),
    Case("a string past the end", BinaryFile([0x52, 0x61]), (.objectOutOfBounds, ByteRange(8, 9))),
    Case(
      "a huge string", BinaryFile([0x5F, 0x13, 0x7F] + Array(repeating: 0xFF, count: 7)),
      (.objectOutOfBounds, ByteRange(8, 9))),
    Case("an empty UTF-16 string", BinaryFile([0x60]), (.invalidMarker, ByteRange(8, 9))),
    Case("a UID of 33 bits", BinaryFile([0x84, 1, 0, 0, 0, 0]), (.invalidMarker, ByteRange(8, 9))),
    Case("an integer past the end", BinaryFile([0x13, 0]), (.objectOutOfBounds, ByteRange(8, 9))),
    Case("an array past the end", BinaryFile([0xA2, 0]), (.objectOutOfBounds, ByteRange(8, 9))),
    Case(
      "a reference to nothing", BinaryFile([0xD1, 1, 2], [0x51, 0x61], [0xA2, 1, 9]),
      (.invalidReference, ByteRange(15, 16)), path: [.key("a")]),
    Case("an array in itself", BinaryFile([0xA1, 0]), (.cycle, ByteRange(9, 10))),
    Case(
      "a long cycle", BinaryFile([0xA1, 1], [0xA2, 2, 0], [0xA1, 1]), (.cycle, ByteRange(12, 13)),
      (.cycle, ByteRange(14, 15)), path: [.index(0), .index(0)]),
    Case(
      "a key that is an array", BinaryFile([0xD1, 1, 2], [0xA0], [9]), (.invalidKey, ByteRange(11, 12))),
    Case(
      "an offset in the header",
      {
        var file = BinaryFile([0xA1, 1], [9])
        file.offsets = [1: 3]
        return file
      }(), (.objectOutOfBounds, ByteRange(12, 13))),
    Case(
      "an offset in the trailer that nothing refers to",
      {
        var file = BinaryFile([9], [9])
        file.offsets = [1: 12]
        return file
      }(), (.objectOutOfBounds, ByteRange(11, 12))),
    Case(
      "513 arrays around a value", BinaryFile.nested(513, around: [9]),
      (.nestingTooDeep, ByteRange(8 + 512 * 3, 8 + 513 * 3)),
      path: Array(repeating: .index(0), count: 511)),
  ]

  @Test(arguments: cases)
  func `stand where the damage is`(test: Case) throws {
    let document = PropertyListDocument.read(SourceBytes(test.bytes), options: ReadOptions(format: .binary))
    #expect(!document.isValid)
    #expect(document.errors.map(\.code) == test.errors.map(\.code))
    #expect(document.errors.map(\.range) == test.errors.map(\.range))
    #expect(document.errors.last?.keyPath == test.path)
  }

  @Test func `end the reading at the limit`() {
    let file = BinaryFile(objects: [[0xAE] + Array(1...14)] + Array(repeating: [0x0F], count: 14))
    let document = PropertyListDocument.read(
      SourceBytes(file.bytes), options: ReadOptions(format: .binary, errorLimit: 5))
    #expect(document.errors.count == 5)
  }

  @Test func `win over those of the text readers`() throws {
    let document = PropertyListDocument.read(SourceBytes(BinaryFile([0x0F]).bytes))
    #expect(document.errors.map(\.code) == [.invalidMarker])
  }

  @Test func `do not keep a text from being read that begins like a binary file`() throws {
    let document = PropertyListDocument.read(SourceBytes("bplist0"))
    #expect(document.format == .openStep)
    #expect(document.root?.string == "bplist0")
  }
}
