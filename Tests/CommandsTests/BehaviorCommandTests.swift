import Foundation
import TestSupport
import Testing

@Suite("behavior")
struct BehaviorCommandTests {
  static let source = Sample.xml(
    """
    	<key>CFBundlePackageType</key>
    	<string>APPL</string>
    	<key>LSMinimumSystemVersion</key>
    	<string>12.0</string>
    	<key>NSSupportsAutomaticTermination</key>
    	<true/>
    	<key>UIFileSharingEnabled</key>
    	<string>YES</string>
    """)

  private struct Effect {
    let topic, effect, step: String
    let value, outcome, standard, place: Any?
    let remarks: [String]
  }

  /// The effects in a JSON answer, by key.
  private static func effects(_ bytes: [UInt8]) throws -> [String: Effect] {
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let list = try #require(answer["effects"] as? [[String: Any]])
    var effects: [String: Effect] = [:]
    for item in list {
      effects[try #require(item["key"] as? String)] = Effect(
        topic: try #require(item["topic"] as? String), effect: try #require(item["effect"] as? String),
        step: try #require(item["step"] as? String), value: item["value"], outcome: item["outcome"],
        standard: item["default"], place: item["place"], remarks: try #require(item["remarks"] as? [String]))
    }
    return effects
  }

  @Test func `names the value and its place, or the default that stands`() throws {
    try CommandLine.run(with: ["Info.plist": Self.source]) { infoplist in
      let result = try infoplist("behavior", "Info.plist")
      #expect(result.status == 0)
      let text = result.outputText
      #expect(
        text.contains(
          """
            NSSupportsAutomaticTermination = true (Info.plist:10:2)
              The system does not end the app to regain memory: it is in use. [R142]

          """), "\(text)")
      #expect(
        text.contains(
          """
            LSFileQuarantineEnabled is absent; the default is false
              Files the app makes are not quarantined. [R127]

          """), "\(text)")
      let effects = try Self.effects(infoplist("behavior", "Info.plist", "--format", "json").output)
      let automatic = try #require(effects["NSSupportsAutomaticTermination"])
      #expect(
        automatic.outcome as? Bool == false && automatic.step == "base" && automatic.topic == "processes")
      #expect((automatic.place as? [String: Any])?["path"] as? String == "Info.plist")
      let quarantine = try #require(effects["LSFileQuarantineEnabled"])
      #expect(
        quarantine.value is NSNull && quarantine.standard as? Bool == false && quarantine.step == "default")
    }
  }

  @Test(arguments: [
    ([], false), (["--state", "hidden,idle"], true), (["--state", "windowless,idle"], true),
    (["--state", "hidden,idle,automatic-termination-disabled"], false),
    (["--state", "hidden,idle", "--os", "macOS 10.6"], false),
  ])
  func `answers for a state (R142)`(words: [String], expected: Bool) throws {
    try CommandLine.run(with: ["Info.plist": Self.source]) { infoplist in
      let result = try infoplist(
        ["behavior", "Info.plist", "NSSupportsAutomaticTermination", "--format", "json"] + words)
      let effects = try Self.effects(result.output)
      #expect(effects.keys.sorted() == ["NSSupportsAutomaticTermination"])
      #expect(effects["NSSupportsAutomaticTermination"]?.outcome as? Bool == expected)
    }
  }

  @Test func `says how a value of another type is read`() throws {
    try CommandLine.run(with: ["Info.plist": Self.source]) { infoplist in
      let result = try infoplist("behavior", "Info.plist", "UIFileSharingEnabled", "--platform", "iphoneos")
      #expect(
        result.outputText.contains("note: UIFileSharingEnabled is the text \"YES\", which is read as true."))
    }
  }

  @Test func `knows purpose strings of today when asked (R173)`() throws {
    try CommandLine.run(with: ["Info.plist": Self.source]) { infoplist in
      let result = try infoplist(
        "behavior", "Info.plist", "NSFaceIDUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
        "--platform", "iphoneos", "--format", "json")
      let effects = try Self.effects(result.output)
      #expect(effects["NSFaceIDUsageDescription"]?.outcome as? String == "ended")
      #expect(effects["NSLocationAlwaysAndWhenInUseUsageDescription"]?.outcome as? String == "ignored")
    }
  }

  @Test(
    arguments: [
      ("NSCameraUsageDescription", "today", "iOS 17", "ended"),
      ("NSFaceIDUsageDescription", "2018", "iOS 17", nil),
      ("NSLocationAlwaysUsageDescription", "today", "iOS 11", "ignored"),
      ("NSLocationAlwaysUsageDescription", "2018", "iOS 11.0", "ignored"),
      ("NSCameraUsageDescription", "2010", "iOS 4.0", nil),
    ] as [(String, String, String, String?)])
  func `takes the view of an era and the name of a system (R173, R174)`(
    key: String, era: String, os: String, outcome: String?
  ) throws {
    try CommandLine.run(with: ["Info.plist": Self.source]) { infoplist in
      let result = try infoplist("behavior", "Info.plist", key, "--era", era, "--os", os, "--format", "json")
      #expect(result.status == 0)
      #expect(result.outputText.contains("\"era\": \"\(era)\""))
      let effect = try #require(try Self.effects(result.output)[key])
      #expect(effect.outcome as? String == outcome)
    }
  }

  @Test func `says nothing about files for a property list alone, but for one in a bundle (R214)`() throws {
    let source = Sample.xml("<key>ATSApplicationFontsPath</key><string>Fonts</string>")
    let files = ["Info.plist": source, "A.app/Contents/Info.plist": source]
    try CommandLine.run(with: files) { infoplist in
      let alone = try infoplist("behavior", "Info.plist", "ATSApplicationFontsPath")
      #expect(alone.outputText.contains("not known from the property list alone"))
      for path in ["A.app", "A.app/Contents/Info.plist"] {
        let whole = try infoplist("behavior", path, "ATSApplicationFontsPath")
        #expect(whole.outputText.contains("note: Fonts is not in the bundle's resources."))
      }
    }
  }

  @Test func `says what happens without a key, also for its variants (R122)`() throws {
    try CommandLine.run(with: ["Info.plist": Self.source]) { infoplist in
      let result = try infoplist("behavior", "Info.plist", "LSUIElement", "NSCameraUsageDescription-macos")
      #expect(result.status == 0)
      #expect(
        result.outputText == """
          Starting up
            LSUIElement is absent; the default is false
              The app is an ordinary one: it stands in the Dock and in the Force Quit window. [R122]

          Permission requests
            NSCameraUsageDescription is absent
              An attempt to use the camera ends the app, as it gives no reason. [R173]

          """)
    }
  }

  @Test(arguments: [
    (["Info.plist", "--state", "hiden"], 2, "Did you mean hidden?"),
    (["Info.plist", "--state", "idle,memory"], 2, "The state memory is written memory=MB, not memory."),
    (["Info.plist", "--state", "zzzzzz"], 2, "infoplist behavior --help lists the words."),
    (["Info.plist", "--os", "new"], 2, "new is no version of a system."),
    (["Info.plist", "--os", "Foo 3"], 2, "Foo 3 is no version of a system."),
    (
      ["Info.plist", "--os", "iOS 9", "--platform", "macos"], 2, "The call names two systems, macOS and iOS."
    ),
    (
      ["Info.plist", "--device", "ipad", "--platform", "macos"], 2,
      "The call names two systems, macOS and iOS."
    ),
    (["Info.plist", "NoSuchKey"], 1, "no effect on macOS is known without it."),
    (["Info.plist", "LSUIElmnt"], 1, "Did you mean LSUIElement?"),
    (["Info.plist", "Bundle identifier"], 1, "Did you mean CFBundleIdentifier?"),
    (["Info.plist", "LSHandlerRank"], 1, "It stands in another key: CFBundleDocumentTypes[].LSHandlerRank."),
    (["none.plist"], 3, "none.plist"), (["list.plist"], 3, "has no Info.plist"),
  ])
  func `refuses what it cannot answer`(words: [String], status: Int32, message: String) throws {
    let files = ["Info.plist": Self.source, "list.plist": "<plist><array/></plist>"]
    try CommandLine.run(with: files) { infoplist in
      let result = try infoplist(["behavior"] + words)
      #expect(result.status == status)
      #expect(result.errorText.contains(message), "\(result.errorText)")
    }
  }

  @Test func `lists the words of states in its help`() throws {
    let help = try CommandLine.run { try $0("behavior", "--help") }.outputText
    for word in ["hidden", "memory=MB", "held=portrait|upside-down|landscape-left|landscape-right"] {
      #expect(help.contains("  \(word)\n"), "\(word)")
    }
  }
}
