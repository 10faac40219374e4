import Foundation
import PropertyLists
import PropertyListsFoundation
import TestSupport
import Testing

// The names that the example uses are ours in this file.
private typealias PropertyListDecoder = OurDecoder
private typealias PropertyListEncoder = OurEncoder

// example: model
private struct Library: Codable, Equatable {
  struct Track: Codable, Equatable {
    var name: String
    var year: Int?
    var added: Date

    enum CodingKeys: String, CodingKey {
      case name = "Name"
      case year = "Year"
      case added = "Date Added"
    }
  }

  var tracks: [String: Track]

  enum CodingKeys: String, CodingKey {
    case tracks = "Tracks"
  }
}
// end

// example: coders
private func renamed(_ file: Data) throws -> Data {
  var library = try PropertyListDecoder().decode(Library.self, from: file)
  for id in library.tracks.keys { library.tracks[id]?.name += " (Live)" }
  let encoder = PropertyListEncoder()
  encoder.outputFormat = .xml
  return try encoder.encode(library)
}
// end

// example: place
private func explanation(_ file: Data) -> String? {
  do {
    _ = try PropertyListDecoder().decode(Library.self, from: file)
    return nil
  } catch Swift.DecodingError.typeMismatch(_, let context) {
    guard let place = context.underlyingError as? PropertyListDecodingPlace else { return nil }
    return "\(place): \(context.debugDescription)"
  } catch {
    return "\(error)"
  }
}
// end

/// The examples of the documentation compile and do what it says.
@Suite("The documentation of the coders")
struct DocumentationTests {
  static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>Tracks</key>
      <dict>
        <key>1000</key>
        <dict>
          <key>Name</key><string>Blue River</string>
          <key>Year</key><string>1999</string>
          <key>Date Added</key><date>2026-01-31T12:00:00Z</date>
        </dict>
      </dict>
    </dict>
    </plist>
    """

  @Test func `has the examples of this file`() throws {
    let page = try String(
      contentsOfFile: "\(Fixtures.packageFolder)/Documentation/Foundation.md", encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let examples = source.matches(of: /\/\/ example: \w+\n((?s).*?)\n\/\/ end/)
    #expect(examples.count == 3)
    for example in examples {
      let text = example.1.replacing("private ", with: "")
      #expect(page.contains("```swift\n\(text)\n```"), "\(text)")
    }
  }

  @Test func `says what the place of an error looks like`() throws {
    let text = try #require(explanation(Data(Self.file.utf8)))
    #expect(
      text == "line 9, column 22 (Tracks.1000.Year): Expected to decode Int but found a string instead.")
    let page = try String(
      contentsOfFile: "\(Fixtures.packageFolder)/Documentation/Foundation.md", encoding: .utf8)
    #expect(page.contains(text))
  }

  @Test func `has an example that works`() throws {
    let valid = Self.file.replacing("<string>1999</string>", with: "<integer>1999</integer>")
    let library = try OurDecoder().decode(Library.self, from: renamed(Data(valid.utf8)))
    #expect(library.tracks["1000"]?.name == "Blue River (Live)")
    #expect(library.tracks["1000"]?.year == 1999)
  }
}
