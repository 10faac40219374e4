import Foundation
import TestSupport
import Testing

@Suite("Fixes of check")
struct FixTests {
  private static let before = Sample.xml(
    "<!-- kept -->\n<key>CFbundleName</key>\n<string>Demo</string>\n<key>LSRequiresIPhoneOS</key>\n<string>YES</string>"
  )
  private static let after = before.replacing("CFb", with: "CFB")
    .replacing("<string>YES</string>", with: "<true/>")

  @Test func `change the file and report what is left`() throws {
    try CommandLine.run(with: ["Info.plist": Self.before]) { infoplist throws in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o640], ofItemAtPath: "\(infoplist.folder)/Info.plist")
      let result = try infoplist("check", "--fix", "Info.plist")
      #expect(result.status == 0)
      #expect(result.outputText.hasSuffix("No findings in 1 file.\n"))
      #expect(result.errorText == "infoplist: note: Fixed 2 findings in 1 file.\n")
      #expect(try infoplist.text("Info.plist") == Self.after)
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(infoplist.folder)/Info.plist")
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try FileManager.default.contentsOfDirectory(atPath: infoplist.folder) == ["Info.plist"])
      let again = try infoplist("check", "--fix", "Info.plist")
      #expect(again.errorText == "")
    }
  }

  @Test func `are shown and not applied with --dry-run`() throws {
    try CommandLine.run(with: ["Info.plist": Self.before]) { infoplist throws in
      let result = try infoplist("check", "--dry-run", "Info.plist")
      #expect(result.status == 1)
      #expect(
        result.outputText == """
          --- Info.plist
          +++ Info.plist
          @@ -3,9 +3,9 @@
           <plist version="1.0">
           <dict>
           <!-- kept -->
          -<key>CFbundleName</key>
          +<key>CFBundleName</key>
           <string>Demo</string>
           <key>LSRequiresIPhoneOS</key>
          -<string>YES</string>
          +<true/>
           </dict>
           </plist>

          """)
      #expect(try infoplist.text("Info.plist") == Self.before)
      #expect(
        try infoplist("check", "--dry-run", "-", stdin: Self.before).outputText.hasPrefix("--- -\n+++ -\n"))
    }
  }

  @Test(arguments: [1, 20, 21, 23])
  func `that would bring another finding are left out and named`(files: Int) throws {
    // Under its right name the key would be for another platform.
    let list = Sample.xml("<key>LSUIelement</key>\n<true/>")
    let names = (1...files).map { "\($0 + 10).plist" }
    let texts = Dictionary(uniqueKeysWithValues: names.map { ($0, list) })
    try CommandLine.run(with: texts) { infoplist throws in
      let call = ["check", "--fix", "--platform", "iOS", "--document", "info-plist"] + names
      let result = try infoplist(call)
      let notes = names.prefix(20).map { name in
        "infoplist: note: \(name): LSUIelement: the fix \"Rename LSUIelement to LSUIElement\" was left out: "
          + "it would bring another finding, or mend nothing. [unknown-key]\n"
      }
      let rest = [
        21: "infoplist: note: 1 more fix was left out.\n",
        23: "infoplist: note: 3 more fixes were left out.\n",
      ]
      #expect(result.errorText == notes.joined() + rest[files, default: ""])
      #expect(try infoplist.text(names[0]) == list)
    }
  }

  @Test func `do not go to standard input`() throws {
    let result = try CommandLine.run { try $0("check", "--fix", "-", stdin: Self.before) }
    #expect(result.status == 2)
    #expect(result.errorText.contains("Standard input cannot be fixed in place."))
  }

  @Test func `follow a link, and change a file that is named twice once`() throws {
    try CommandLine.run(with: ["real/Info.plist": Self.before]) { infoplist throws in
      try FileManager.default.createSymbolicLink(
        atPath: "\(infoplist.folder)/Info.plist", withDestinationPath: "real/Info.plist")
      let result = try infoplist("check", "--fix", "Info.plist", "real/Info.plist", "./Info.plist")
      #expect(result.status == 0)
      #expect(result.errorText == "infoplist: note: Fixed 2 findings in 1 file.\n")
      #expect(try infoplist.text("real/Info.plist") == Self.after)
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: "\(infoplist.folder)/Info.plist")
      #expect(link == "real/Info.plist")
    }
  }

  @Test func `say that binary files have to be converted first`() throws {
    try CommandLine.run(with: ["Info.plist": Self.before]) { infoplist throws in
      #expect(try infoplist("convert", "--to", "binary", "--in-place", "Info.plist").status == 0)
      let bytes = try readFile("\(infoplist.folder)/Info.plist")
      let result = try infoplist("check", "--fix", "Info.plist")
      #expect(result.status == 1)
      #expect(
        result.errorText
          == "infoplist: note: Info.plist is binary, where nothing is fixed; `infoplist convert --to xml` makes "
          + "it text.\n")
      #expect(try readFile("\(infoplist.folder)/Info.plist") == bytes)
    }
  }

  @Test func `keep a file in UTF-16 what it is`() throws {
    try CommandLine.run { infoplist throws in
      func bytes(_ text: String) -> [UInt8] {
        [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      }
      let before = Self.before.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
      try writeFile(bytes(before), to: "\(infoplist.folder)/Info.plist")
      let shown = try infoplist("check", "--dry-run", "Info.plist")
      #expect(shown.outputText.contains("-<key>CFbundleName</key>\n+<key>CFBundleName</key>\n"))
      #expect(try infoplist("check", "--fix", "Info.plist").status == 0)
      let after = Self.after.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
      #expect(try readFile("\(infoplist.folder)/Info.plist") == bytes(after))
    }
  }

  @Test(.enabled(if: getuid() != 0)) func `that cannot be written leave the report as it was`() throws {
    try CommandLine.run(with: ["Info.plist": Self.before]) { infoplist throws in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o400], ofItemAtPath: "\(infoplist.folder)/Info.plist")
      let result = try infoplist("check", "--fix", "Info.plist", "--format", "xcode")
      #expect(result.status == 3)
      #expect(result.outputText.contains("[wrong-type]"))
    }
  }
}
