import Foundation
import TestSupport
import Testing

@Suite("reference")
struct ReferenceTests {
  @Test func `writes pages into a folder that it makes`() throws {
    try CommandLine.run { infoplist in
      let result = try infoplist("reference", "--output", "made/of/pages")
      #expect(result.errorText == "")
      #expect(result.status == 0)
      let count = try #require(result.outputText.wholeMatch(of: /(\d+) files written to made\/of\/pages\.\n/))
      let number = try #require(Int(count.1))
      #expect(number > 1200)
      #expect(try infoplist.text("made/of/pages/index.html").hasPrefix("<!DOCTYPE html>\n"))
      #expect(try infoplist.text("made/of/pages/rules/wrong-type.html").contains("wrong-type"))
      let files = FileManager.default.enumerator(atPath: "\(infoplist.folder)/made/of/pages")
      let written = files?.compactMap { $0 as? String }.filter { $0.contains(".") } ?? []
      #expect(written.count == number)
    }
  }

  @Test func `needs a folder`() throws {
    let result = try CommandLine.run { try $0("reference") }
    #expect(result.status == 2)
    #expect(result.errorText.contains("reference needs --output FOLDER."))
  }

  @Test func `says what is in the way`() throws {
    let result = try CommandLine.run(with: ["file": ""]) { try $0("reference", "-o", "file/pages") }
    #expect(result.status == 3)
    #expect(result.errorText == "infoplist: error: A part of the path file is a file, not a folder.\n")
  }
}
