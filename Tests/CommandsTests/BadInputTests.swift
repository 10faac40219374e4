import Foundation
import TestSupport
import Testing

@Suite("Bad input")
struct BadInputTests {
  private static let readers: [[String]] = [
    ["check", "PATH"], ["print", "PATH"], ["get", "PATH", "Key"], ["convert", "PATH", "--to", "xml"],
  ]

  @Test(arguments: readers)
  func `a missing file is one sentence and exit code 3`(words: [String]) throws {
    let result = try CommandLine.run { try $0(words.map { $0 == "PATH" ? "none.plist" : $0 }) }
    #expect(result.errorText == "infoplist: error: There is no file at none.plist.\n")
    #expect(result.status == 3)
  }

  @Test(arguments: readers.dropFirst())
  func `a folder where a file is expected is one sentence and exit code 3`(words: [String]) throws {
    let result = try CommandLine.run { try $0(words.map { $0 == "PATH" ? "." : $0 }) }
    #expect(result.errorText == "infoplist: error: . is a folder, not a file.\n")
    #expect(result.status == 3)
  }

  @Test(.disabled(if: geteuid() == 0, "the superuser may read everything"), arguments: readers)
  func `a file that may not be read is one sentence and exit code 3`(words: [String]) throws {
    try CommandLine.run(with: ["a.plist": "{}"]) { infoplist throws in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: "\(infoplist.folder)/a.plist")
      let result = try infoplist(words.map { $0 == "PATH" ? "a.plist" : $0 })
      #expect(result.errorText.split(separator: "\n").count == 1)
      #expect(result.errorText.contains("a.plist"))
      #expect(result.status == 3)
    }
  }

  @Test(arguments: readers.dropFirst())
  func `a malformed list gives each true error at its place`(words: [String]) throws {
    let result = try CommandLine.run(with: ["a.plist": Sample.malformed]) {
      try $0(words.map { $0 == "PATH" ? "a.plist" : $0 })
    }
    #expect(
      result.errorText == """
        a.plist:3:16: error: <int> is no element of a property list. [unknown-element]
          hint: Did you mean <integer>?
        a.plist:5:1: error: The file ends inside a <plist>. [unexpected-end]
          hint: Close it with </plist>, or see whether the file was cut off.

        """)
    #expect(result.outputText == "")
    #expect(result.status == 3)
  }

  @Test func `a malformed binary file names the offset`() throws {
    let result = try CommandLine.run { try $0("print", "-", stdin: "bplist00\u{1}") }
    #expect(result.errorText.hasPrefix("-:offset 0: error: "))
    #expect(result.errorText.contains("[invalid-trailer]"))
    #expect(result.status == 3)
  }

  @Test func `nesting past the limit names the limit and the option that raises it`() throws {
    let deep = String(repeating: "(", count: 600) + String(repeating: ")", count: 600)
    try CommandLine.run(with: ["a.plist": deep]) { infoplist throws in
      let refused = try infoplist("convert", "a.plist", "--to", "json", "--compact")
      #expect(refused.status == 3)
      #expect(refused.errorText.contains("513"))
      #expect(refused.errorText.contains("--max-depth"))
      let read = try infoplist("convert", "a.plist", "--to", "json", "--compact", "--max-depth", "1000")
      #expect(
        read.outputText == String(repeating: "[", count: 600) + String(repeating: "]", count: 600) + "\n")
    }
  }

  @Test func `check goes on past what it cannot read and says so`() throws {
    let result = try CommandLine.run(with: [
      "a.plist": Sample.xml("<key>CFBundleName</key><integer>1</integer>")
    ]) {
      try $0("check", "none.plist", "a.plist")
    }
    #expect(result.errorText == "infoplist: error: There is no file at none.plist.\n")
    #expect(result.outputText.contains("[wrong-type]"))
    #expect(result.status == 3)
  }

  #if os(Linux)
    @Test func `a full disk leaves the old file and says so`() throws {
      // A limit on the size of files stands for the full disk: writing past it fails in the same place.
      let big = "{ a = \"" + String(repeating: "x", count: 20_000) + "\"; }"
      try CommandLine.run(with: ["a.plist": big]) { infoplist throws in
        let result = try runProcess(
          "/bin/sh",
          ["-c", "ulimit -f 4; exec \"$0\" convert a.plist --to xml -i", builtProduct("infoplist")],
          folder: infoplist.folder)
        #expect(result.status == 3)
        #expect(!result.wasSignaled)
        #expect(result.errorText.split(separator: "\n").count == 1)
        #expect(result.errorText.contains("a.plist"))
        #expect(try infoplist.text("a.plist") == big)
        #expect(try FileManager.default.contentsOfDirectory(atPath: infoplist.folder) == ["a.plist"])
      }
    }

    @Test func `a device that takes nothing more is written through and reported`() throws {
      let result = try CommandLine.run(with: ["a.plist": "{ a = b; }"]) {
        try $0("convert", "a.plist", "--to", "xml", "-o", "/dev/full")
      }
      #expect(result.status == 3)
      #expect(result.errorText.hasPrefix("infoplist: error: "))
      #expect(result.errorText.contains("/dev/full"))
    }

    @Test func `standard output that takes nothing more is reported in the program's name`() throws {
      let result = try runProcess(
        "/bin/sh", ["-c", "exec \"$0\" --help >/dev/full", builtProduct("infoplist")])
      #expect(result.status == 3)
      #expect(result.errorText == "infoplist: error: The disk is full; standard output was not written.\n")
    }

    @Test func `of a folder that cannot be listed nothing is said about what is in it`() throws {
      try CommandLine.run(with: ["a.app/Info.plist": "{}"]) { infoplist throws in
        // An administrator may list everything, for whom the folder is merely empty.
        let path = "\(infoplist.folder)/b.app"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        let result = try infoplist("check", "b.app")
        #expect(result.status == 3)
        let isListed = (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
        #expect(result.errorText.contains("may not be listed") != isListed)
        #expect(result.errorText.contains("has no Info.plist") == isListed)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      }
    }
  #endif
}
