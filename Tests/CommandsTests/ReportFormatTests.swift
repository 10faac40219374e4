import Foundation
import TestSupport
import Testing

@Suite("Forms of the report of check")
struct ReportFormatTests {
  private static let slip = Sample.xml("<key>LSRequiresIPhoneOS</key>\n<string>YES</string>")

  @Test(arguments: [
    ("sarif", "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\""),
    ("junit", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"infoplist\">\n"),
    ("github", "::error file=Info.plist,line=6,endLine=6,col=1,endColumn=21,title=wrong-type::"),
    ("gitlab", "[\n{\"description\":"), ("json-lines", "{\"schemaVersion\":1,\"inputs\":["),
    ("checkstyle", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle"),
  ])
  func `is the one that was asked for`(format: String, beginning: String) throws {
    try CommandLine.run(with: ["Info.plist": Self.slip]) { infoplist throws in
      let result = try infoplist("check", "Info.plist", "--format", format)
      #expect(result.status == 1)
      #expect(result.outputText.hasPrefix(beginning))
      let written = try infoplist("check", "Info.plist", "-f", format, "-o", "report")
      #expect(written.output == [])
      #expect(try readFile("\(infoplist.folder)/report") == result.output)
    }
  }

  @Test func `names whole paths for Xcode`() throws {
    try CommandLine.run(with: ["Info.plist": Self.slip]) { infoplist throws in
      let text = try infoplist("check", "./Info.plist", "--format", "xcode").outputText
      #expect(text.hasPrefix("/"))
      #expect(text.contains("/Info.plist:6:1: error: "))
    }
  }

  @Test func `fails tests of JUnit from the severity on that fails the call`() throws {
    let files = [
      "Info.plist": Self.slip, ".infoplist.json": #"{"rules": {"wrong-type": "note"}, "failOn": "note"}"#,
    ]
    try CommandLine.run(with: files) { infoplist throws in
      #expect(try infoplist("check", "Info.plist", "-f", "junit").outputText.contains("failures=\"1\""))
      let lenient = try infoplist("check", "Info.plist", "-f", "junit", "--fail-on", "error")
      #expect(lenient.outputText.contains("failures=\"0\""))
    }
  }

  @Test(arguments: ["text", "json", "json-lines", "sarif", "junit", "gitlab", "checkstyle", "github"])
  func `has the files of a folder in the same order, however many threads there are`(format: String) throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<200).map { ("f/\($0 % 7)/\($0).plist", Self.slip) })
    try CommandLine.run(with: files) { infoplist throws in
      let first = try infoplist("check", "f", "--format", format)
      #expect(try infoplist("check", "f", "--format", format).output == first.output)
      if format == "github" {
        let names = first.outputText.split(separator: "\n").map { $0.prefix { $0 != "," } }
        #expect(names.count == 200)
        #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      }
    }
  }
}
