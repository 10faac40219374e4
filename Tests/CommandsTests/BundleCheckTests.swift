import ExecutableWriter
import Foundation
import TestSupport
import Testing

/// `check` on whole bundles, with real executables, and on archives.
@Suite("check on bundles")
struct BundleCheckTests {
  struct Finding: Hashable {
    let rule: String
    let path: String
  }

  static func findings(_ infoplist: CommandLine, _ words: String...) throws -> [[String: Any]] {
    try findings(infoplist, words)
  }

  static func findings(_ infoplist: CommandLine, _ words: [String]) throws -> [[String: Any]] {
    let result = try infoplist(["check", "--format", "json"] + words)
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any], "\(result.errorText)")
    return try #require(answer["diagnostics"] as? [[String: Any]])
  }

  static func rules(_ findings: [[String: Any]]) -> Set<String> {
    Set(findings.compactMap { $0["rule"] as? String })
  }

  static func executable(_ change: (inout MachOSlice) -> Void) -> [UInt8] {
    var slice = MachOSlice(.arm64, platform: .iOS, minimumOS: MachOVersion(16), sdk: MachOVersion(17))
    change(&slice)
    return MachOWriter.executable(slice)
  }

  static let info = """
    { CFBundleIdentifier = "com.example.a"; CFBundleExecutable = A; CFBundlePackageType = APPL;
      CFBundleSupportedPlatforms = (iPhoneOS); MinimumOSVersion = "16.0"; CFBundleVersion = "1.2"; }
    """

  @Test func `finds the same from within a bundle as from outside`() throws {
    let info =
      Self.info.dropLast(1) + "CFBundleIconFile = \"a.icns\"; CFBundleDevelopmentRegion = en; }"
    let part = "{ CFBundleIdentifier = \"org.other\"; CFBundlePackageType = \"XPC!\"; NSExtension = {}; }"
    let files = [
      "A.app/Info.plist": String(info), "A.app/a.icns": "", "A.app/PlugIns/B.appex/Info.plist": part,
      "A.app/fr.lproj/InfoPlist.strings": "CFBundleName = \"A\";\n",
    ]
    try CommandLine.run(with: files) { infoplist in
      let outside = try Self.findings(infoplist, "A.app")
      let within = try Self.findings(CommandLine(folder: "\(infoplist.folder)/A.app"), ".")
      let messages = outside.compactMap {
        ($0["message"] as? String)?.replacingOccurrences(of: "A.app/", with: "")
      }
      #expect(within.compactMap { $0["message"] as? String } == messages)
      #expect(Self.rules(outside).contains("localization-set"), "\(messages)")
      #expect(!Self.rules(outside).contains("missing-file"), "\(messages)")
    }
  }

  /// What is said of a bundle on the command line, or in a configuration, is not said of its translations.
  @Test func `tells the files of a bundle apart, whatever is given`() throws {
    let files = [
      "A.app/Info.plist": Self.info,
      "A.app/fr.lproj/InfoPlist.strings":
        "CFBundleName = \"A\"; CFBundleDisplayName = \"A\"; CFBundleVersion = \"9\";\n",
      "A.app/PrivacyInfo.xcprivacy": "{ NSPrivacyTracking = 1; }",
    ]
    try CommandLine.run(with: files) { infoplist in
      let beside = { (words: [String]) throws -> [Finding] in
        try Self.findings(infoplist, ["A.app"] + words).compactMap { found in
          guard let rule = found["rule"] as? String, let path = found["path"] as? String else { return nil }
          return path == "A.app/Info.plist" ? nil : Finding(rule: rule, path: path)
        }
      }
      let expected = try beside([])
      #expect(expected.contains { $0.rule == "localized-value" }, "\(expected)")
      for words in [
        ["--kind", "app"], ["--kind", "framework"], ["--kind", "extension"], ["--document", "info-plist"],
        ["--document", "entitlements"],
      ] {
        #expect(try beside(words) == expected, "\(words)")
      }
      try writeFile(#"{ "kind": "app" }"#, to: "\(infoplist.folder)/.infoplist.json")
      #expect(try beside([]) == expected)
    }
  }

  @Test func `names the symbol and the binary of each access without a reason (R173)`() throws {
    try CommandLine.run(with: ["A.app/Info.plist": Self.info]) { infoplist in
      try writeFile(
        Self.executable { $0.undefinedSymbols = ["_OBJC_CLASS_$_CLLocationManager", "_malloc"] },
        to: "\(infoplist.folder)/A.app/A")
      try writeFile(
        "{ CFBundleIdentifier = \"com.example.f\"; }",
        to: "\(infoplist.folder)/A.app/Frameworks/F.framework/Info.plist")
      try writeFile(
        Self.executable {
          $0.fileType = 6
          $0.undefinedSymbols = ["_AVMediaTypeVideo"]
        }, to: "\(infoplist.folder)/A.app/Frameworks/F.framework/F")
      let messages = try Self.findings(infoplist, "A.app").filter {
        $0["rule"] as? String == "missing-purpose"
      }
      .compactMap { $0["message"] as? String }
      #expect(messages.count == 2)
      #expect(messages.contains { $0.contains("A.app/A uses CLLocationManager") })
      #expect(messages.contains { $0.contains("F.framework/F uses _AVMediaTypeVideo") })
    }
  }

  @Test func `compares the executable with Info.plist (M16)`() throws {
    try CommandLine.run(with: ["A.app/Info.plist": Self.info]) { infoplist in
      let path = "\(infoplist.folder)/A.app/A"
      try writeFile(Self.executable { _ in }, to: path)
      #expect(!Self.rules(try Self.findings(infoplist, "A.app")).contains("executable-match"))
      try writeFile(Self.executable { $0.minimumOS = MachOVersion(17) }, to: path)
      #expect(Self.rules(try Self.findings(infoplist, "A.app")).contains("executable-match"))
      try writeFile(Self.executable { $0.platform = .tvOS }, to: path)
      #expect(Self.rules(try Self.findings(infoplist, "A.app")).contains("executable-match"))
      try writeFile(Array(Self.executable { _ in }.prefix(100)), to: path)
      #expect(Self.rules(try Self.findings(infoplist, "A.app")).contains("bundle-executable"))
    }
  }

  static let sceneInfo = """
    { CFBundleIdentifier = "com.example.a"; CFBundleExecutable = A; CFBundleSupportedPlatforms = (iPhoneOS);
      UIApplicationSceneManifest = { UISceneConfigurations = { UIWindowSceneSessionRoleApplication =
        ({ UISceneDelegateClassName = "Demo.SceneDelegate"; }); }; }; }
    """

  @Test(
    arguments: [
      ([], false, 0), (["SceneDelegate", "_TtC4Demo11AppDelegate"], false, 3), (["SceneDelegate"], true, 0),
      (["NSObject", "_TtC4Demo13SceneDelegate"], false, 2),
    ] as [([String], Bool, Int)])
  func `looks for classes and methods in the code unless it is encrypted`(
    classes: [String], isEncrypted: Bool, count: Int
  ) throws {
    let code = Self.executable {
      $0.classNames = classes
      $0.isEncrypted = isEncrypted
      if classes.isEmpty { return }
      $0.methodNames = [
        "init", "setAllowsBackgroundLocationUpdates:",
        "registerForTaskWithIdentifier:usingQueue:launchHandler:",
      ]
    }
    try CommandLine.run(with: ["A.app/Info.plist": Self.sceneInfo]) { infoplist in
      try writeFile(code, to: "\(infoplist.folder)/A.app/A")
      let found = try Self.findings(infoplist, "A.app").filter { $0["rule"] as? String == "code-keys" }
      #expect(found.count == count, "\(found)")
    }
  }

  @Test(arguments: [nil, MachOSignature(identifier: "a.k", hasCertificate: true)])
  func `asks for the certificate of listed kits`(signature: MachOSignature?) throws {
    let kit = Self.executable {
      $0.fileType = 6
      $0.signature = signature
    }
    try CommandLine.run(with: [
      "A.app/Info.plist": Self.info,
      "A.app/Frameworks/Alamofire.framework/Info.plist":
        "{ CFBundleIdentifier = a.k; CFBundleExecutable = Alamofire; }",
    ]) { infoplist in
      try writeFile(
        Self.executable { $0.signature = MachOSignature(identifier: "com.example.a") },
        to: "\(infoplist.folder)/A.app/A")
      try writeFile(kit, to: "\(infoplist.folder)/A.app/Frameworks/Alamofire.framework/Alamofire")
      let messages = try Self.findings(infoplist, "A.app", "--profile", "app-store")
        .compactMap { $0["message"] as? String }
      let isFound = messages.contains { $0.contains("nobody has signed it with a certificate") }
      #expect(isFound == (signature == nil), "\(messages)")
    }
  }

  @Test func `reads the list in an executable, and says what one without it cannot do`() throws {
    try CommandLine.run { infoplist in
      let path = "\(infoplist.folder)/tool"
      let list = "<plist><dict><key>CFBundleIdentifier</key><string>a b</string></dict></plist>"
      try writeFile(
        MachOWriter.executable(
          MachOSlice(
            .arm64, platform: .macOS, minimumOS: MachOVersion(13), sdk: MachOVersion(14),
            infoPlist: Array(list.utf8))), to: path)
      let found = try Self.findings(infoplist, "tool")
      #expect(Self.rules(found).contains("invalid-identifier"))
      #expect(found.allSatisfy { $0["path"] as? String == "tool!/Info.plist" }, "\(found)")
      try writeFile(
        Self.executable {
          $0.platform = .macOS
          $0.undefinedSymbols = ["_OBJC_CLASS_$_CLLocationManager"]
        }, to: path)
      let result = try infoplist(["check", "tool"])
      #expect(result.status == 3)
      #expect(result.errorText.contains("The executable tool holds no property list."))
      #expect(result.errorText.contains("CLLocationManager") && result.errorText.contains("-sectcreate"))
    }
  }

  @Test func `knows each folder of a large app after one look`() throws {
    var files = [
      "A.app/Info.plist": Self.info, "A.app/Frameworks/F.framework/fr.lproj/InfoPlist.strings": "a = (",
    ]
    files["A.app/Frameworks/F.framework/Info.plist"] = "{ CFBundleIdentifier = \"a.f\"; }"
    // A configuration of a folder inside counts there, and one of the app for all the rest.
    files["A.app/.infoplist.json"] = "{ \"rules\": { \"syntax-error\": \"off\" } }"
    try CommandLine.run(with: files) { infoplist in
      #expect(!Self.rules(try Self.findings(infoplist, "A.app")).contains("syntax-error"))
      for path in ["A.app", "A.app/", "./A.app", "."] {
        #expect(!Self.rules(try Self.findings(infoplist, path)).contains("syntax-error"), "\(path)")
        #expect(
          Self.rules(try Self.findings(infoplist, "--no-config", path)).contains("syntax-error"), "\(path)")
      }
      try writeFile("{}", to: "\(infoplist.folder)/A.app/Frameworks/F.framework/.infoplist.json")
      #expect(Self.rules(try Self.findings(infoplist, "A.app")).contains("syntax-error"))
    }
  }

  @Test func `compares the signature with Info.plist (M25)`() throws {
    try CommandLine.run(with: ["A.app/Info.plist": Self.info]) { infoplist in
      let path = "\(infoplist.folder)/A.app/A"
      try writeFile(Self.executable { $0.signature = MachOSignature(identifier: "com.example.a") }, to: path)
      #expect(!Self.rules(try Self.findings(infoplist, "A.app")).contains("signature-match"))
      try writeFile(Self.executable { $0.signature = MachOSignature(identifier: "com.example.b") }, to: path)
      #expect(Self.rules(try Self.findings(infoplist, "A.app")).contains("signature-match"))
      try writeFile(
        Self.executable { $0.signature = MachOSignature(identifier: "com.example.a", team: "ONE") }, to: path)
      let framework = "\(infoplist.folder)/A.app/Frameworks/F.framework"
      try writeFile("{ CFBundleIdentifier = \"com.example.f\"; }", to: "\(framework)/Info.plist")
      try writeFile(
        Self.executable { $0.signature = MachOSignature(identifier: "com.example.f", team: "TWO") },
        to: "\(framework)/F")
      let teams = try Self.findings(infoplist, "A.app").filter { $0["rule"] as? String == "signature-match" }
      #expect(teams.map { $0["severity"] as? String } == ["note"])
    }
  }

  @Test func `finds an Info.plist that was changed since it was signed (M25)`() throws {
    let info = "{ CFBundleIdentifier = \"com.example.a\"; CFBundleExecutable = A; }"
    let hash = "424f87dd298f789a00d8c19c951b6999495cb4fd5f9b9f71de8c8fdd4f1f9862"
    let bytes = stride(from: 0, to: 64, by: 2).compactMap { start in
      UInt8(hash.dropFirst(start).prefix(2), radix: 16)
    }
    try CommandLine.run(with: ["A.app/Info.plist": info]) { infoplist in
      try writeFile(
        Self.executable {
          $0.signature = MachOSignature(identifier: "com.example.a", infoPlistHash: bytes)
        }, to: "\(infoplist.folder)/A.app/A")
      #expect(!Self.rules(try Self.findings(infoplist, "A.app")).contains("signature-match"))
      try writeFile(info + "\n", to: "\(infoplist.folder)/A.app/Info.plist")
      let found = try Self.findings(infoplist, "A.app").filter { $0["rule"] as? String == "signature-match" }
      #expect(found.map { $0["severity"] as? String } == ["warning"])
    }
  }

  @Test func `notes code that nobody has signed, but for a simulator`() throws {
    try CommandLine.run(with: ["A.app/Info.plist": Self.info]) { infoplist in
      let path = "\(infoplist.folder)/A.app/A"
      func severities(_ profile: String) throws -> [String?] {
        try Self.findings(infoplist, "A.app", "--profile", profile).filter {
          $0["rule"] as? String == "signature-match"
        }.map { $0["severity"] as? String }
      }
      for signature in [nil, MachOSignature(identifier: "A", flags: 0x2_0002)] {
        try writeFile(Self.executable { $0.signature = signature }, to: path)
        #expect(try severities("built") == [])
        #expect(try severities("developer-id") == ["note"])
      }
      try writeFile(Self.executable { $0.platform = .iOSSimulator }, to: path)
      #expect(try severities("developer-id") == [])
      // In a signed app all code is signed.
      try writeFile(Self.executable { $0.signature = MachOSignature(identifier: "com.example.a") }, to: path)
      let framework = "\(infoplist.folder)/A.app/Frameworks/F.framework"
      try writeFile("{ CFBundleIdentifier = \"com.example.f\"; }", to: "\(framework)/Info.plist")
      try writeFile(Self.executable { $0.fileType = 6 }, to: "\(framework)/F")
      #expect(try severities("built") == ["note"])
    }
  }

  @Test func `says which bundle in an app for Apple Watch has another identifier`() throws {
    let files = [
      "A.app/Info.plist": Self.info,
      "A.app/Watch/W.app/Info.plist":
        "{ CFBundleIdentifier = \"com.example.a.w\"; DTPlatformName = watchos; WKApplication = YES; "
        + "WKCompanionAppBundleIdentifier = \"com.example.b\"; }",
    ]
    try CommandLine.run(with: files) { infoplist in
      let messages = try Self.findings(infoplist, "A.app").compactMap { $0["message"] as? String }
      #expect(messages.contains("Watch/W.app is the companion of com.example.b, not of this app."))
    }
  }

  @Test func `goes on behind broken links, circles and files that cannot be read`() throws {
    try CommandLine.run(
      with: ["A.app/Info.plist": Self.info, "A.app/PlugIns/E.appex/Info.plist": "garbage <"]
    ) { infoplist in
      let files = FileManager.default
      try files.createSymbolicLink(atPath: "\(infoplist.folder)/A.app/loop", withDestinationPath: "loop")
      try files.createSymbolicLink(
        atPath: "\(infoplist.folder)/A.app/out", withDestinationPath: "../../../etc/passwd")
      let findings = try Self.findings(infoplist, "A.app")
      let rules = Self.rules(findings)
      #expect(
        rules.isSuperset(of: ["bundle-structure", "bundle-executable", "nested-bundle", "syntax-error"]))
      let messages = findings.compactMap { $0["message"] as? String }
      #expect(messages.contains { $0.contains("A.app/loop") })
      #expect(messages.contains { $0.contains("A.app/out") })
    }
  }

  @Test func `reads archives in place, with places inside them`() throws {
    try CommandLine.run(with: ["make.py": Self.script]) { infoplist in
      let made = try runProcess("/usr/bin/env", ["python3", "make.py"], folder: infoplist.folder)
      try #require(made.status == 0, "\(made.errorText)")
      let findings = try Self.findings(infoplist, "A.ipa")
      let paths = Set(findings.compactMap { $0["path"] as? String })
      #expect(paths.contains("A.ipa!/Payload/A.app/Info.plist"))
      #expect(Self.rules(findings).contains("bundle-executable"))
      #expect(
        try infoplist("resolve", "A.ipa", "CFBundleIdentifier").outputText == "CFBundleIdentifier = a.b\n")
      #expect(try infoplist("check", "bad.ipa").status == 3)
      #expect(try infoplist("check", "bad.ipa").errorText.contains("bad.ipa!/../../evil: "))
      #expect(try infoplist("check", "bad.ipa").errorText.contains("leads out of the archive"))
      #expect(try infoplist("bundle", "bad.ipa").outputText.contains("bad.ipa!/../../evil: "))
      let many = try infoplist("check", "many.ipa").errorText
      #expect(many.contains("50 more of its members") && many.utf8.count < 50_000)
      #expect(try infoplist("check", "cut.ipa").status == 3)
    }
  }

  @Test(arguments: [
    ("locked.ipa", "is encrypted"), ("bomb.ipa", "200 times its size"), ("empty.ipa", "holds no bundle"),
  ])
  func `says why there is nothing to check in an archive`(archive: String, reason: String) throws {
    try CommandLine.run(with: ["make.py": Self.refusedScript]) { infoplist in
      let made = try runProcess("/usr/bin/env", ["python3", "make.py"], folder: infoplist.folder)
      try #require(made.status == 0, "\(made.errorText)")
      let result = try infoplist("check", archive)
      #expect(result.status == 3 && result.outputText == "Nothing to check.\n")
      #expect(result.errorText.contains(reason), "\(result.errorText)")
      #expect(result.errorText.contains("holds no bundle") == (archive == "empty.ipa"))
      #expect(try infoplist("bundle", archive).status == 3)
    }
  }

  static let refusedScript = """
    import zipfile
    name = "Payload/A.app/Info.plist"
    def lock(path):
        data = bytearray(open(path, "rb").read())
        data[data.rindex(b"PK\\3\\4") + 6] |= 1
        data[data.rindex(b"PK\\1\\2") + 8] |= 1
        open(path, "wb").write(data)
    with zipfile.ZipFile("locked.ipa", "w") as z: z.writestr(name, "{ A = B; }")
    lock("locked.ipa")
    with zipfile.ZipFile("code.ipa", "w") as z:
        z.writestr(name, "{ CFBundleExecutable = A; }")
        z.writestr("Payload/A.app/A", "x")
    lock("code.ipa")
    with zipfile.ZipFile("bomb.ipa", "w", zipfile.ZIP_DEFLATED) as z: z.writestr(name, b" " * (20 << 20))
    open("empty.ipa", "wb").write(b"PK\\5\\6" + bytes(18))
    """

  @Test func `says that an executable cannot be read`() throws {
    try CommandLine.run(with: ["make.py": Self.refusedScript]) { infoplist in
      let made = try runProcess("/usr/bin/env", ["python3", "make.py"], folder: infoplist.folder)
      try #require(made.status == 0, "\(made.errorText)")
      let messages = try Self.findings(infoplist, "code.ipa").compactMap { $0["message"] as? String }
      #expect(
        messages.contains { $0.hasPrefix("The executable cannot be read: ") && $0.contains("encrypted") },
        "\(messages)")
    }
  }

  static let script = """
    import zipfile
    info = "{ CFBundleIdentifier = \\"a.b\\"; CFBundleExecutable = A; }" + " " * 5000
    with zipfile.ZipFile("A.ipa", "w", zipfile.ZIP_DEFLATED) as z:
        z.writestr("Payload/A.app/Info.plist", info)
        z.writestr("Payload/A.app/fr.lproj/InfoPlist.strings", "CFBundleName = B;")
    with zipfile.ZipFile("bad.ipa", "w", zipfile.ZIP_DEFLATED) as z:
        z.writestr("../../evil", "x")
        z.writestr("Payload/A.app/Info.plist", info)
    with zipfile.ZipFile("many.ipa", "w") as z:
        for number in range(150): z.writestr("../" + "x" * 300 + str(number), "")
        z.writestr("Payload/A.app/Info.plist", info)
    open("cut.ipa", "wb").write(open("A.ipa", "rb").read()[:200])
    """
}
