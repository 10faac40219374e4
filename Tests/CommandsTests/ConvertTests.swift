import Foundation
import TestSupport
import Testing

@Suite("convert")
struct ConvertTests {
  @Test(arguments: ["xml", "binary", "gnustep", "json"])
  func `to a format and back gives the same property list`(format: String) throws {
    try CommandLine.run(with: ["a.plist": Sample.everyType]) { infoplist throws in
      #expect(try infoplist("convert", "a.plist", "--to", format, "-o", "b").status == 0)
      let back = try infoplist("convert", "b", "--to", "xml", "--input-format", format)
      #expect(back.errorText == "")
      // Binary files hold the number, not how it was written.
      let expected = format == "binary" ? "1.5" : "1.50"
      #expect(back.outputText == Sample.everyType.replacing("1.50", with: expected))
    }
  }

  @Test func `keeps the order of keys, or sorts them as the system does`() throws {
    try CommandLine.run(with: ["a.plist": "{ b = 1; a = 2; }"]) { infoplist throws in
      #expect(
        try infoplist("convert", "a.plist", "-t", "json", "--compact").outputText
          == "{\"b\":\"1\",\"a\":\"2\"}\n")
      #expect(
        try infoplist("convert", "a.plist", "-t", "json", "--compact", "--sort", "alphabetical").outputText
          == "{\"a\":\"2\",\"b\":\"1\"}\n")
      let apple = try infoplist("convert", "a.plist", "-t", "xml", "--style", "apple").output
      let ours = try PropertyListSerialization.data(
        fromPropertyList: ["a": "2", "b": "1"], format: .xml, options: 0)
      #expect(apple == [UInt8](ours))
    }
  }

  @Test func `replaces files in place and keeps their permissions and links`() throws {
    try CommandLine.run(with: ["a.plist": "{ a = b; }", "b.plist": "{ c = d; }"]) { infoplist throws in
      let manager = FileManager.default
      try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(infoplist.folder)/a.plist")
      try manager.createSymbolicLink(
        atPath: "\(infoplist.folder)/link.plist", withDestinationPath: "b.plist")
      let result = try infoplist("convert", "-i", "-t", "binary", "a.plist", "link.plist")
      #expect(result.status == 0)
      #expect(result.outputText == "")
      for name in ["a.plist", "b.plist"] {
        #expect(try infoplist.text(name).hasPrefix("bplist00"))
      }
      let mode = try manager.attributesOfItem(atPath: "\(infoplist.folder)/a.plist")[.posixPermissions]
      #expect(mode as? Int == 0o640)
      #expect(try manager.destinationOfSymbolicLink(atPath: "\(infoplist.folder)/link.plist") == "b.plist")
    }
  }

  @Test(arguments: [
    (
      "openstep", [],
      "a.plist:8:2: error: Made: OpenStep text has no form for dates. [kind-not-representable]"
    ),
    (
      "strings", [],
      "a.plist:8:2: error: Made: A strings file has no form for dates. [kind-not-representable]"
    ),
    (
      "json", ["--json", "plain"],
      "a.plist:8:2: error: Made: JSON has no form for dates. [kind-not-representable]"
    ),
  ])
  func `points at the value that a format cannot hold`(
    format: String, words: [String], expected: String
  ) throws {
    try CommandLine.run(with: ["a.plist": Sample.everyType]) { infoplist throws in
      let result = try infoplist(["convert", "a.plist", "--to", format, "-o", "out"] + words)
      #expect(result.errorText.split(separator: "\n").first.map { String($0) } == expected)
      #expect(result.status == 3)
      #expect(throws: (any Error).self) { try infoplist.text("out") }
    }
  }

  @Test func `keeps keys that occur twice only when asked to`() throws {
    try CommandLine.run(with: ["a.strings": "a = 1; a = 2; b = 3;"]) { infoplist throws in
      #expect(
        try infoplist("convert", "a.strings", "-t", "json", "--compact").outputText
          == "{\"a\":\"2\",\"b\":\"3\"}\n")
      let kept = try infoplist("convert", "a.strings", "-t", "json", "--compact", "--keep-duplicates")
      #expect(kept.outputText == "{\"$pairs\":[[\"a\",\"1\"],[\"a\",\"2\"],[\"b\",\"3\"]]}\n")
    }
  }

  @Test func `reads charsets through the converter of the system`() throws {
    try CommandLine.run { infoplist throws in
      var file = Array("<?xml version=\"1.0\" encoding=\"Shift_JIS\"?><plist><string>".utf8)
      file += [0x93, 0xFA, 0x96, 0x7B]
      file += "</string></plist>".utf8
      let result = try infoplist(["convert", "-", "-t", "json"], stdin: file)
      #expect(result.outputText == "\"日本\"\n")
    }
  }

  @Test(arguments: [
    ["convert", "a.plist"],
    ["convert", "a.plist", "b.plist", "--to", "xml"],
    ["convert", "--in-place", "-", "--to", "xml"],
    ["convert", "--in-place", "-o", "x", "a.plist", "--to", "xml"],
    ["convert", "a.plist", "--to", "yaml"],
  ])
  func `refuses calls that make no sense`(words: [String]) throws {
    let result = try CommandLine.run(with: ["a.plist": "{}", "b.plist": "{}"]) { try $0(words) }
    #expect(result.status == 2)
    #expect(result.outputText == "")
    #expect(result.errorText.hasPrefix("infoplist: error: "))
  }
}
