import Foundation
import TestSupport
import Testing

@Suite("bundle, resolve and devices")
struct BundleCommandTests {
  static let app = [
    "A.app/Info.plist": Sample.xml(
      """
      <key>CFBundleIdentifier</key><string>a.b</string>
      <key>CFBundleName</key><string>Hello</string>
      <key>CFBundleVersion</key><string>1.2.3</string>
      <key>CFBundleDevelopmentRegion</key><string>en</string>
      <key>UIDeviceFamily</key><array><integer>1</integer></array>
      <key>MinimumOSVersion</key><string>16.0</string>
      <key>Foo</key><string>plain</string><key>Foo~ipad</key><string>pad</string>
      """),
    "A.app/fr.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Bonjour\";\n",
    "A.app/en.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Hello!\";\n",
    "A.app/PlugIns/E.appex/Info.plist": "{ CFBundleIdentifier = \"a.b.e\"; }",
  ]

  static func object(_ result: ProcessResult) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
  }

  @Test func `show the layout, the names and the bundles inside`() throws {
    let answer = try CommandLine.run(with: Self.app) { infoplist in
      try Self.object(try infoplist("bundle", "A.app", "--languages", "fr", "--format", "json"))
    }
    #expect(answer["identifier"] as? String == "a.b")
    #expect(answer["displayName"] as? String == "Bonjour")
    #expect(answer["platform"] as? String == "iOS")
    #expect((answer["layout"] as? [String: Any])?["name"] as? String == "flat")
    #expect((answer["versions"] as? [String: Any])?["numeric"] as? String == "01238000")
    #expect((answer["nested"] as? [[String: Any]])?.map { $0["identifier"] as? String } == ["a.b.e"])
    #expect((answer["localizations"] as? [String: Any])?["searchList"] as? [String] == ["fr", "en"])
  }

  @Test func `show what a system reads, and why (R14, R30)`() throws {
    try CommandLine.run(with: Self.app) { infoplist in
      let words = [
        "resolve", "A.app", "CFBundleDisplayName", "Foo", "--device", "ipad", "--languages", "fr-CA,en",
      ]
      let text = try infoplist(words)
      #expect(text.outputText == "CFBundleDisplayName = Bonjour\nFoo = pad\n")
      let answer = try Self.object(try infoplist(words + ["--explain", "--format", "json"]))
      #expect(answer["localization"] as? String == "fr")
      let explanations = try #require(answer["explanations"] as? [String: [[String: Any]]])
      #expect(explanations["Foo"]?.map { $0["step"] as? String } == ["base", "variant"])
      #expect(explanations["Foo"]?.map { $0["chosen"] as? Bool } == [false, true])
      let place = try #require(explanations["CFBundleDisplayName"]?.first?["place"] as? [String: Any])
      #expect(place["path"] as? String == "A.app/fr.lproj/InfoPlist.strings")
      #expect(((place["range"] as? [String: Any])?["start"] as? [String: Any])?["column"] as? Int == 23)
    }
  }

  @Test func `show the value in every language`() throws {
    let result = try CommandLine.run(with: Self.app) {
      try $0("resolve", "A.app", "CFBundleDisplayName", "--all-languages")
    }
    #expect(result.outputText == "CFBundleDisplayName\n  en: Hello!\n  fr: Bonjour\n")
  }

  @Test func `answer no where a key has no value`() throws {
    let result = try CommandLine.run(with: Self.app) { try $0("resolve", "A.app", "Nothing") }
    #expect(result.status == 1)
    #expect(result.errorText == "infoplist: error: There is no value for Nothing.\n")
  }

  @Test func `say which devices run an app, and which key excludes the others`() throws {
    try CommandLine.run(with: Self.app) { infoplist in
      let answer = try Self.object(try infoplist("devices", "A.app", "--format", "json"))
      let devices = try #require(answer["devices"] as? [[String: Any]])
      func mode(_ model: String) -> String? {
        devices.first { $0["model"] as? String == model }?["mode"] as? String
      }
      #expect(mode("iPhone 15") == "native")
      #expect(mode("iPad (A16)") == "compatible")
      #expect(mode("iPhone 7") == "excluded")
      #expect(mode("Apple TV 4K") == "excluded")
      #expect(try infoplist("devices", "A.app", "--os", "15.0").status == 1)
      #expect(try infoplist("devices", "A.app", "--os", "sixteen").status == 2)
    }
  }

  @Test(arguments: [
    ("", "macOS", true), ("UILaunchScreen = {}; UIApplicationSceneManifest = {};", "iOS", false),
    ("NSPrincipalClass = NSApplication;", "macOS", false), ("WKWatchOnly = YES;", "watchOS", false),
    ("LSUIElement = 1; UILaunchStoryboardName = M;", "macOS", false),
    ("DTPlatformName = xros;", "visionOS", false),
  ])
  func `say that the platform is assumed where nothing tells it (R220)`(
    keys: String, platform: String, isAssumed: Bool
  ) throws {
    let sentence = "Taken to be for macOS, since nothing tells the platform; --platform does."
    try CommandLine.run(with: ["a.plist": "{ CFBundleName = A; \(keys) }"]) { infoplist in
      for command in ["behavior", "devices"] {
        let answer = try Self.object(try infoplist(command, "a.plist", "--format", "json"))
        #expect(answer["platform"] as? String == platform)
        #expect(answer["platformAssumed"] as? Bool == isAssumed)
        #expect(try infoplist(command, "a.plist").outputText.hasPrefix(sentence) == isAssumed)
        let told = try infoplist(command, "a.plist", "--platform", "tvOS", "--format", "json")
        #expect(try Self.object(told)["platform"] as? String == "tvOS")
        #expect(try Self.object(told)["platformAssumed"] as? Bool == false)
      }
    }
  }

  @Test(arguments: [(1, "iOS"), (2, "iOS"), (3, "tvOS"), (4, "watchOS"), (7, "visionOS")])
  func `take the platform from the device families (R220)`(family: Int, platform: String) throws {
    let families = "<key>UIDeviceFamily</key><array><integer>\(family)</integer></array>"
    try CommandLine.run(with: ["a.plist": Sample.xml(families)]) { infoplist in
      let answer = try Self.object(try infoplist("devices", "a.plist", "--format", "json"))
      #expect(answer["platform"] as? String == platform)
    }
  }

  @Test func `take an Info.plist alone, and one in a bundle for the bundle`() throws {
    let files = Self.app.merging(["x.plist": "{ CFBundleName = Alone; }"]) { $1 }
    try CommandLine.run(with: files) { infoplist in
      let alone = try infoplist("resolve", "x.plist", "CFBundleName")
      #expect(alone.outputText == "CFBundleName = Alone\n")
      let inside = try infoplist("resolve", "A.app/Info.plist", "CFBundleDisplayName")
      #expect(inside.outputText == "CFBundleDisplayName = Hello!\n")
      let stream = try infoplist("resolve", "-", "CFBundleName", stdin: "{ CFBundleName = In; }")
      #expect(stream.outputText == "CFBundleName = In\n")
    }
  }

  @Test func `read no key that a version of the system does not know`() throws {
    let info = "{ CFBundleName = A; UIApplicationSceneManifest = { }; DTPlatformName = iphoneos; }"
    try CommandLine.run(with: ["A.app/Info.plist": info]) { infoplist in
      let key = "UIApplicationSceneManifest"
      #expect(try infoplist("resolve", "A.app", key, "--os", "iOS 13.0").status == 0)
      let old = try infoplist("resolve", "A.app", key, "--os", "12.4", "--explain")
      #expect(old.status == 1)
      #expect(old.outputText.contains("iOS 12.4 does not know the key: 13.0 is the first version that does."))
      #expect(try !infoplist("resolve", "A.app", "--os", "12.4").outputText.contains(key))
      let json = try infoplist("resolve", "A.app", "CFBundleName", "--os", "12.4", "--format", "json")
      #expect(json.outputText.contains("\"os\": \"12.4\""))
      #expect(try infoplist("resolve", "A.app", "--os", "old").status == 2)
    }
  }

  @Test(arguments: ["bundle", "resolve", "devices"])
  func `refuse what is no bundle`(command: String) throws {
    try CommandLine.run(with: ["Empty.app/a": "", "bad.app/Info.plist": "garbage <"]) { infoplist in
      for path in ["Empty.app", "bad.app", "none.app"] {
        let result = try infoplist(command, path)
        #expect(result.status == 3, "\(path)")
      }
    }
  }

  @Test func `follow no link out of the bundle`() throws {
    try CommandLine.run(with: ["A.app/x": "", "secret.plist": "{ CFBundleName = Secret; }"]) { infoplist in
      try FileManager.default.createSymbolicLink(
        atPath: "\(infoplist.folder)/A.app/Info.plist", withDestinationPath: "../secret.plist")
      let result = try infoplist("resolve", "A.app", "CFBundleName")
      #expect(result.status == 3)
      #expect(!result.outputText.contains("Secret"))
    }
  }

  @Test func `show what Finder's window for information shows (R12)`() throws {
    let files = [
      "T.app/Contents/Info.plist":
        "{ CFBundleDisplayName = T; CFBundleShortVersionString = \"1.0\"; NSHumanReadableCopyright = \"Me\"; }"
    ]
    let result = try CommandLine.run(with: files) { try $0("bundle", "--info-window", "T.app") }
    #expect(result.outputText.hasPrefix("path: T.app\nname: T\nversion: 1.0\ncopyright: Me\n"))
  }
}
