import Foundation
import PropertyLists
import PropertyListsFoundation
import SourceText
import Testing

@Suite("Conversions between the library's types and Foundation's")
struct ConversionTests {
  static let value: PropertyListValue = .dictionary([
    "array": .array([.string("a"), .boolean(true), .boolean(false)]),
    "data": .data([1, 2, 3]),
    "date": .date(PropertyListDate(wholeSeconds: 1000)),
    "integers": .array([.integer(1), .integer(0), .integer(-1), .integer(PropertyListInteger(UInt64.max))]),
    "reals": .array([.real(1.5), .real(-2.25)]),
  ])

  @Test(arguments: [PropertyLists.PropertyListFormat.xml, .binary])
  func `data becomes a value and back`(format: PropertyLists.PropertyListFormat) throws {
    let data = try Self.value.encodedData(as: WriteOptions(format: format))
    #expect(try PropertyListValue(reading: data) == Self.value)
    let document = try PropertyListDocument.validated(data)
    #expect(document.format == format)
    #expect(try document.encodedData(as: WriteOptions(format: format)) == data)
    #expect(document.root?["data"]?.dataValue == Data([1, 2, 3]))
    #expect(document.root?["date"]?.dateValue == Date(timeIntervalSinceReferenceDate: 1000))
    #expect(document.root?["array"]?.dataValue == nil)
  }

  @Test func `a slice of data is read from where it begins`() throws {
    let data = Data("garbage<plist><true/></plist>garbage".utf8).dropFirst(7).dropLast(7)
    #expect(SourceBytes(data).array == [UInt8](data))
    #expect(try PropertyListValue(reading: data) == .boolean(true))
    #expect(try OurDecoder().decode(Bool.self, from: data))
  }

  @Test func `broken data throws its first error`() {
    #expect(throws: ReadError.self) { try PropertyListDocument.validated(Data("<plist>".utf8)) }
    #expect(throws: ReadError.self) { try PropertyListValue(reading: Data()) }
    #expect(!PropertyListDocument.read(Data("<plist>".utf8)).errors.isEmpty)
  }

  @Test(arguments: [0, 0.5, -0.5, 1e9, -1e12, 1e300, .infinity] as [Double])
  func `dates keep their fractions`(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(Date(PropertyListDate(date)) == date)
    #expect(PropertyListValue(date) == .date(PropertyListDate(secondsSinceReference: seconds)))
  }

  @Test func `URLs and UUIDs are strings`() throws {
    let url = try #require(URL(string: "https://example.org/a?b=c"))
    let uuid = UUID()
    let list = PropertyListValue.array([
      PropertyListValue(url), PropertyListValue(uuid), PropertyListValue(Data([1])),
    ])
    let document = try PropertyListDocument.validated(list.encodedData(as: WriteOptions(format: .xml)))
    #expect(document.root?[0]?.url == url)
    #expect(document.root?[1]?.uuid == uuid)
    #expect(document.root?[0]?.uuid == nil)
    #expect(document.root?[2]?.url == nil)
  }

  @Test func `objects are what Foundation's serialization takes`() throws {
    let object = try Self.value.object()
    let data = try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    #expect([UInt8](data) == (try Self.value.encoded(as: WriteOptions(format: .xml, style: .apple))))
    #expect(try PropertyListValue(object: object) == Self.value)
  }

  @Test func `objects that Foundation's serialization gives are taken`() throws {
    let data = try Self.value.encodedData(as: WriteOptions(format: .binary))
    let object = unsafe try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    #expect(try PropertyListValue(object: object) == Self.value)
    // Boxed, a real that is whole cannot be told from an integer.
    #expect(try PropertyListValue(object: NSNumber(value: 2.0)) == .integer(2))
    #expect(try PropertyListValue(object: 2.0) == .real(2))
    #expect(
      try PropertyListValue(object: [1 as UInt8, Float(0.5)] as [Any]) == .array([.integer(1), .real(0.5)]))
    #expect(try PropertyListValue(object: ["a": Self.value]) == .dictionary(["a": Self.value]))
  }

  @Test func `objects without a form say which they are and where`() throws {
    let error = #expect(throws: PropertyListObjectError.self) {
      try PropertyListValue(object: ["a": [1, URL(filePath: "/")] as [Any]])
    }
    #expect(error?.path == [.key("a"), .index(1)])
    #expect(error?.description == "A property list of Foundation cannot hold URL, which is at a[1].")
    #expect(throws: PropertyListObjectError.self) { try PropertyListValue(object: [1: "a"]) }
    for value in [PropertyListValue.null, .uid(1), .set([]), .pairs([])] {
      let error = #expect(throws: PropertyListObjectError.self) {
        try PropertyListValue.array([.dictionary(["k": value])]).object()
      }
      #expect(error?.path == [.index(0), .key("k")])
    }
    #expect(throws: PropertyListObjectError.self) {
      try PropertyListValue.integer(PropertyListInteger(high: 1, low: 0)).object()
    }
  }

  @Test func `numbers that only look like Booleans stay numbers`() throws {
    #expect(try PropertyListValue(object: NSNumber(value: 1)) == .integer(1))
    #expect(try PropertyListValue(object: true) == .boolean(true))
  }
}
