import Foundation
import PropertyLists
import PropertyListsFoundation
import SourceText
import TestSupport
import Testing

/// Errors tell where in the file they are.
@Suite("The place of a decoding error")
struct PlaceTests {
  struct Sample: Sendable, CustomStringConvertible {
    let description: String
    let marked: String
    let path: [PropertyListPathStep]
    let decode: @Sendable (Data) throws -> Void

    init<Value: Decodable & Sendable>(
      _ description: String, _ marked: String, _ path: [PropertyListPathStep], as type: Value.Type
    ) {
      self.description = description
      self.marked = marked
      self.path = path
      decode = { _ = try OurDecoder().decode(type, from: $0) }
    }
  }

  struct Person: Decodable {
    let name: String
    let age: Int8
  }

  static let samples: [Sample] = [
    Sample("the root", "<plist>\n ⟦<true/>⟧</plist>", [], as: String.self),
    Sample(
      "an item", "<plist><array><integer>1</integer>\n⟦<string>x</string>⟧</array></plist>", [.index(1)],
      as: [Int].self),
    Sample(
      "an entry", "<plist><dict><key>a</key>⟦<string>é</string>⟧</dict></plist>", [.key("a")],
      as: [String: Int].self),
    Sample(
      "a value deep inside",
      "<plist><dict><key>a.b</key><array><dict><key>c</key>⟦<array/>⟧</dict></array></dict></plist>",
      [.key("a.b"), .index(0), .key("c")], as: [String: [[String: Date]]].self),
    Sample(
      "a number out of range",
      "<plist><dict><key>name</key><string>n</string><key>age</key>⟦<integer>300</integer>⟧</dict></plist>",
      [.key("age")], as: Person.self),
    Sample(
      "the dictionary that lacks a key",
      "<plist><array>⟦<dict><key>name</key><string/></dict>⟧</array></plist>",
      [.index(0)], as: [Person].self),
    Sample(
      "the array that ends", "<plist>⟦<array><integer>1</integer></array>⟧</plist>", [],
      as: Samples.Unkeyed.self),
    Sample("OpenStep text", "{ a = (b, ⟦{ }⟧); }", [.key("a"), .index(1)], as: [String: [String]].self),
    Sample("JSON", "{ \"a\": [1,\n ⟦\"b\"⟧] }", [.key("a"), .index(1)], as: [String: [Int]].self),
    Sample("broken text", "<plist><array><⟦foo⟧></foo></array></plist>", [], as: [Int].self),
  ]

  @Test(arguments: samples)
  func `is a range of bytes, a line and a column`(sample: Sample) throws {
    let marked = MarkedText(sample.marked)
    let failure = try #require(Outcome { try sample.decode(Data(marked.bytes)) }.failure)
    let place = try #require(failure.place)
    #expect(place.range == marked.ranges.first)
    #expect(place.path == sample.path)
    let before = String(decoding: marked.bytes[..<place.range.lowerBound], as: UTF8.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(place.position?.line == lines.count)
    #expect(place.position?.column == (lines.last?.unicodeScalars.count ?? 0) + 1)
    #expect(place.description.hasPrefix("line \(lines.count), column "))
    #expect(place.readError == nil || place.node == nil)
  }

  @Test func `is a range of bytes in a binary file`() throws {
    let data = try DecodingDifferentialTests.binary(
      DecodingDifferentialTests.xml("<dict><key>a</key><string>text</string></dict>"))
    let failure = try #require(Outcome { try OurDecoder().decode([String: Int].self, from: data) }.failure)
    let place = try #require(failure.place)
    #expect(place.position == nil)
    #expect(data[place.range.lowerBound..<place.range.upperBound] == Data([0x54] + Array("text".utf8)))
    #expect(place.description == "bytes \(place.range) (a)")
  }

  @Test func `is shown with the error`() throws {
    let data = Data("<plist>\n<dict>\n\t<key>age</key>\n\t<string>x</string>\n</dict></plist>".utf8)
    let error = #expect(throws: Swift.DecodingError.self) {
      try OurDecoder().decode([String: Int].self, from: data)
    }
    #expect("\(try #require(error))".contains("line 4, column 2 (age)"))
    let broken = #expect(throws: Swift.DecodingError.self) {
      try OurDecoder().decode([Int].self, from: Data("<plist>\n<array>".utf8))
    }
    #expect("\(try #require(broken))".contains("line 2, column 8: The file ends"))
  }

  @Test func `begins at the node that is decoded`() throws {
    let document = PropertyListDocument.read(Data("{ a = { b = (x, y); c = (z, {}); }; }".utf8))
    let node = try #require(document.root?["a"])
    #expect(try OurDecoder().decode([String].self, from: try #require(node["b"])) == ["x", "y"])
    let failure = Outcome { try OurDecoder().decode([String: [String]].self, from: node) }.failure
    #expect(failure?.path == ["c", "[1]"])
    #expect(failure?.place?.path == [.key("c"), .index(1)])
    #expect(failure?.place?.node == node["c"]?[1])
  }

  @Test func `is the same place only in the same document`() throws {
    func place() throws -> PropertyListDecodingPlace {
      let data = DecodingDifferentialTests.xml("<true/>")
      return try #require(Outcome { try OurDecoder().decode(Int.self, from: data) }.failure?.place)
    }
    let first = try place()
    #expect(first == first)
    #expect(try first != place())
    #expect(Set([first]).contains(first))
  }
}
