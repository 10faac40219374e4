import Foundation
import TestSupport
import Testing

@Suite("Searching folders")
struct SearchTests {
  @Test func `bundles come with their parts, the outer before the inner, and loose files in their turn`()
    throws
  {
    let files = [
      "a.plist", "B.app/Contents/Info.plist", "B.app/Contents/Resources/fr.lproj/InfoPlist.strings",
      "B.app/Contents/Resources/defaults.plist", "B.app/Contents/Resources/PrivacyInfo.xcprivacy",
      "B.app/Contents/Frameworks/C.framework/Resources/Info.plist", "B.app.plist", "Z.framework/Info.plist",
      "en.lproj/InfoPlist.strings", "en.lproj/Localizable.strings", "my.entitlements",
    ]
    let content = Dictionary(uniqueKeysWithValues: files.map { ($0, "{}") })
    try CommandLine.run(with: content) { infoplist throws in
      let report = try infoplist("check", ".", "--format", "json")
      let answer = try JSONSerialization.jsonObject(with: Data(report.output)) as? [String: Any]
      let inputs = try #require(answer?["inputs"] as? [[String: Any]])
      #expect(
        inputs.map { $0["path"] as? String } == [
          "B.app", "B.app/Contents/Frameworks/C.framework", "B.app.plist", "Z.framework", "a.plist",
          "en.lproj/InfoPlist.strings", "my.entitlements",
        ])
      #expect(
        inputs[0]["documents"] as? [String] == [
          "B.app/Contents/Info.plist", "B.app/Contents/Resources/PrivacyInfo.xcprivacy",
          "B.app/Contents/Resources/fr.lproj/InfoPlist.strings",
        ])
    }
  }

  /// So many that two threads list them, one from each end.
  @Test func `many bundles are all found, in order, and no configuration among them is missed`() throws {
    let bundles = (0..<900).map { String(format: "%02d/App%03d.app", $0 / 25, $0) }
    var content = Dictionary(uniqueKeysWithValues: bundles.map { ("\($0)/Info.plist", "{}") })
    content["17/.infoplist.json"] = #"{"profile": "source"}"#
    try CommandLine.run(with: content) { infoplist throws in
      let report = try infoplist("check", ".", "--select", "syntax-error", "--format", "json")
      let answer = try JSONSerialization.jsonObject(with: Data(report.output)) as? [String: Any]
      let inputs = try #require(answer?["inputs"] as? [[String: Any]])
      #expect(inputs.map { $0["path"] as? String } == bundles)
      let profiles = inputs.map { $0["profile"] as? String ?? "" }
      #expect(profiles.enumerated().filter { $0.element == "source" }.map(\.offset) == Array(425..<450))

      try Data(#"{"profile": "none"}"#.utf8).write(
        to: URL(fileURLWithPath: "\(infoplist.folder)/35/.infoplist.json"))
      let refused = try infoplist("check", ".", "--select", "syntax-error")
      #expect(refused.status == 2)
      #expect(refused.output == [])
    }
  }

  /// Reports of files in succession are joined, but not beyond what is said elsewhere.
  @Test func `files that are fixed, and binary ones, among many others keep their place`() throws {
    let names = (0..<200).map { String(format: "%03d.plist", $0) }
    var content = Dictionary(uniqueKeysWithValues: names.map { ($0, Sample.xml("")) })
    let misspelt = Sample.xml("<key>CFbundleName</key>\n<string>a</string>")
    for index in [0, 5, 63, 64, 65, 66, 130, 199] { content[names[index]] = misspelt }
    try CommandLine.run(with: content) { infoplist throws in
      for index in [5, 66] {
        #expect(try infoplist("convert", "--in-place", names[index], "--to", "binary").status == 0)
      }
      let report = try infoplist("check", ".", "--select", "unknown-key", "--fix", "--format", "json")
      let answer = try JSONSerialization.jsonObject(with: Data(report.output)) as? [String: Any]
      let inputs = try #require(answer?["inputs"] as? [[String: Any]])
      #expect(inputs.map { $0["path"] as? String } == names)
      let found = try #require(answer?["diagnostics"] as? [[String: Any]])
      #expect(found.map { $0["path"] as? String } == [names[5], names[66]])
      let notes = report.errorText.split(separator: "\n").map { $0.prefix { $0 != "," } }
      #expect(
        notes == [
          "infoplist: note: 005.plist is binary", "infoplist: note: 066.plist is binary",
          "infoplist: note: Fixed 6 findings in 6 files.",
        ], "\(report.errorText)")
      for index in [0, 63, 64, 65, 130, 199] {
        #expect(try infoplist("get", names[index], "CFBundleName").outputText == "a\n")
      }
    }
  }

  /// In text, the mark would go with the slash before it.
  @Test func `a name that begins with a combining mark is in its bundle`() throws {
    let files = ["A.app/Info.plist": "{}", "A.app/\u{301}x/PrivacyInfo.xcprivacy": "{}"]
    try CommandLine.run(with: files) { infoplist throws in
      let report = try infoplist("check", ".", "--format", "json")
      let answer = try JSONSerialization.jsonObject(with: Data(report.output)) as? [String: Any]
      let inputs = try #require(answer?["inputs"] as? [[String: Any]])
      #expect(inputs.map { $0["path"] as? String } == ["A.app"])
      #expect((inputs[0]["documents"] as? [String])?.count == 2)
    }
  }

  @Test func `links to files count, links to folders and out of a bundle do not`() throws {
    let files = ["real/a.plist": "{}", "A.app/Info.plist": "{}", "InfoPlist.strings": "{}"]
    try CommandLine.run(with: files) { infoplist throws in
      let manager = FileManager.default
      for (link, target) in [
        ("link.plist", "real/a.plist"), ("folder", "real"), ("dangling.plist", "none"),
        ("A.app/fr.lproj/InfoPlist.strings", "../../InfoPlist.strings"),
      ] {
        let path = "\(infoplist.folder)/\(link)"
        try manager.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
      }
      let report = try infoplist("check", ".", "--format", "json")
      let answer = try JSONSerialization.jsonObject(with: Data(report.output)) as? [String: Any]
      let inputs = try #require(answer?["inputs"] as? [[String: Any]])
      #expect(
        inputs.flatMap { $0["documents"] as? [String] ?? [] }.sorted() == [
          "A.app/Info.plist", "InfoPlist.strings", "link.plist", "real/a.plist",
        ])
    }
  }
}
