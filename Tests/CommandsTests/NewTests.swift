import TestSupport
import Testing

@Suite("new")
struct NewTests {
  static let kinds = ["app", "framework", "plug-in", "preference-pane", "extension", "cocoa-template"]
  static let platforms = ["macOS", "iOS", "tvOS", "watchOS", "visionOS"]

  @Test(arguments: ["today", "2018", "2010"])
  func `writes files that check has nothing against`(era: String) throws {
    try CommandLine.run { infoplist in
      var count = 0
      for kind in Self.kinds {
        for platform in Self.platforms {
          let result = try infoplist("new", kind, "--platform", platform, "--era", era, "-o", "a.plist")
          guard result.status == 0 else {
            #expect(result.status == 2 && result.errorText.contains("hint: "), "\(result.errorText)")
            continue
          }
          count += 1
          let year = kind == "cocoa-template" ? "2010" : era
          let check = try infoplist(
            "check", "a.plist", "--platform", platform, "--era", year, "--profile", "source", "--fail-on",
            "note")
          #expect(check.status == 0, "\(kind) \(platform): \(check.outputText)")
          // A plain call finds the platform out, and looks with the eyes of today.
          let plain = try infoplist("check", "a.plist", "--fail-on", "note")
          #expect(plain.status == 0, "\(kind) \(platform): \(plain.outputText)")
        }
      }
      #expect(count == ["today": 18, "2018": 7, "2010": 6][era])
    }
  }

  @Test func `puts the name in (R9)`() throws {
    let result = try CommandLine.run {
      try $0("new", "cocoa-template", "--era", "2010", "--name", "My App")
    }
    #expect(result.outputText.contains("<string>com.yourcompany.My-App</string>"))
    #expect(result.outputText.contains("<string>${EXECUTABLE_NAME}</string>"))
  }

  @Test(arguments: [
    (["new", "ap"], "app"), (["new"], "KIND"), (["new", "app", "--platform", "iOs"], "iOS"),
    (["new", "plug-in", "--platform", "iOS"], "There is one for macOS."),
    (["new", "extension", "--era", "2010"], "Leave out --era."),
  ])
  func `refuses what there is no list for`(words: [String], message: String) throws {
    let result = try CommandLine.run { try $0(words) }
    #expect(result.status == 2)
    #expect(result.errorText.contains(message), "\(result.errorText)")
  }
}
