import KeyCatalog
import PropertyLists
import SourceText
import Testing

@testable import Validation

/// What the authors of programs that work would rightly wave away is a note at most.
@Suite("What does no harm is no warning")
struct WaivedFindingTests {
  static let head = "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>Hello</string>"

  @Test(arguments: [
    "$more", "@MORE@", "{{more}}", "{% if more %}", "%MORE%", "#include \"More.h\"", "<key>A</key> $value",
  ])
  func `a template is not yet a property list`(mark: String) {
    let text = Self.head + mark + "</dict></plist>"
    for profile in [nil, Profile.source] {
      let report = checkFile(text, CheckOptions(profile: profile))
      #expect(!report.diagnostics.isEmpty)
      #expect(report.diagnostics.allSatisfy { $0.rule == "syntax-error" && $0.severity == .note })
    }
    for profile in [Profile.built, .appStore, .developerID] {
      #expect(checkFile(text, CheckOptions(profile: profile)).count(of: .error) > 0, "\(profile.name)")
    }
  }

  @Test(arguments: ["more", "<key>A</key> value", "$", "<strin>$A</strin>"])
  func `other texts between elements are errors`(text: String) {
    #expect(checkFile(Self.head + text + "</dict></plist>").count(of: .error) > 0)
  }

  @Test(arguments: [
    ("en.lproj/InfoPlist.strings", "note"), ("en.lproj/Localizable.strings", "note"), ("Info.plist", "error"),
  ])
  func `a file without a byte is no error where it stands for no translations`(path: String, severity: String)
  {
    #expect(checkFile("", path: path).lines == ["\(severity) syntax-error/empty-input"])
  }

  @Test func `the empty purpose of a template is a note until a store sees it`() {
    let key = "NSLocationWhenInUseUsageDescription"
    func severity(_ key: String, _ profile: Profile) -> [String] {
      check(pair(key, text: ""), CheckOptions(profile: profile)).lines(of: "purpose-string").map {
        String($0.prefix { $0 != " " })
      }
    }
    #expect(severity(key, .built) == ["note"])
    #expect(severity(key, .source) == ["note"])
    #expect(severity(key, .appStore) == ["error"])
    #expect(severity("NSCameraUsageDescription", .built) == ["warning"])
  }

  @Test func `a file for several platforms is no mistake on one of them (R234)`() {
    let entries = pair("DTSDKName", text: "macosx10.8") + pair("UIStatusBarHidden", "<true/>")
    let name = "UIStatusBarHidden"
    #expect(check(entries).lines(of: "wrong-platform") == ["note wrong-platform/other-platform \(name)"])
    #expect(
      check(entries, CheckOptions(platform: .macOS)).lines(of: "wrong-platform")
        == ["warning wrong-platform \(name)"])
  }

  @Test(arguments: ["NSHighResolutionCapable", "NSSupportsAutomaticGraphicsSwitching"])
  func `a word for yes is understood where the system reads words`(key: String) throws {
    let report = check(pair(key, text: "True"), CheckOptions(platform: .macOS))
    #expect(report.diagnostics.map(\.severity) == [.note])
    #expect(report.diagnostics.first?.fixes.first?.safety == .safe)
    #expect(check(pair(key, "<true/>"), CheckOptions(platform: .macOS)).lines == [])
  }

  @Test func `keys of the templates of CMake and Xcode are known`() {
    let entries =
      pair("CFBundleLongVersionString", text: "Hello 1.0")
      + pair(
        "UIApplicationSceneManifest",
        dictionary(
          pair("UIApplicationPreferredDefaultSceneSessionRole", text: "UIWindowSceneSessionRoleApplication"),
          pair("UIApplicationSupportsMultipleScenes", "<true/>"), pair("UISceneConfigurations", "<dict/>")))
    #expect(check(entries).lines(of: "unknown-key") == [])
  }

  @Test func `what is found in a file does not depend on the files before it`() {
    let names = (0..<1_100).map { "<key>CFBundleExecutablf\($0 % 10)\($0)x</key><true/>" }.joined()
    let last = "<key>CFBundleExecutabel</key><string>A</string>"
    let bytes = Array("<plist version=\"1.0\"><dict>\(names)\(last)</dict></plist>".utf8)
    let small = Array("<plist version=\"1.0\"><dict>\(last)</dict></plist>".utf8)
    func lines(_ checker: inout Checker, _ bytes: [UInt8]) -> [String] {
      checker.check(PropertyListDocument.read(SourceBytes(bytes)), path: "Info.plist").lines
    }
    let options = CheckOptions(document: .infoPlist, maximumFindings: 0)
    var fresh = Checker(options: options)
    let expected = lines(&fresh, bytes)
    var used = Checker(options: options)
    #expect(lines(&used, small).contains { $0.contains("unknown-key/misspelling") })
    #expect(lines(&used, bytes) == expected)
  }

  @Test func `a key that is no string keeps an app off the watch`() {
    // A dictionary with the key WKApplication, the key WKWatchOnly and a number for a key.
    let objects: [[UInt8]] = [
      [0xD3, 1, 2, 3, 4, 4, 4], [0x5D] + Array("WKApplication".utf8), [0x5B] + Array("WKWatchOnly".utf8),
      [0x10, 7], [0x09],
    ]
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 5]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, table]
    #expect(
      checkBytes(bytes, path: "Info.plist").lines(of: "watch-app") == ["error watch-app/key-not-string"])
  }
}
