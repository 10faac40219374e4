import KeyCatalog
import Testing

@testable import Validation

/// The tests of the specification's section on UIKit that one file decides.
@Suite("Rules about windows, screens and devices")
struct InterfaceRuleTests {
  static let in2010 = CheckOptions(era: .books2010)

  static func pair(_ key: String, _ value: String) -> String { "<key>\(key)</key>\n\(value)\n" }
  static func list(_ key: String, _ items: String...) -> String {
    pair(key, "<array>\n\(items.map { "<string>\($0)</string>\n" }.joined())</array>")
  }

  @Test func `a mode the era does not know is a warning (R219)`() {
    #expect(
      check(Self.list("UIBackgroundModes", "audio", "fetch"), Self.in2010).lines(of: "invalid-value")
        == ["warning invalid-value/unusual-value UIBackgroundModes 1"])
    #expect(check(Self.list("UIBackgroundModes", "audio", "fetch")).lines == [])
    #expect(
      check(Self.list("UIBackgroundModes", "audi", "Audio", "zzz")).lines == [
        "warning invalid-value/unlisted-value UIBackgroundModes 0",
        "warning invalid-value/misspelled-value UIBackgroundModes 1",
        "warning invalid-value/unlisted-value UIBackgroundModes 2",
      ])
    #expect(
      check(Self.list("UIBackgroundModes", "Audio"), CheckOptions(era: .books2018)).lines(of: "invalid-value")
        == ["warning invalid-value/misspelled-value UIBackgroundModes 0"])
    #expect(
      check(Self.list("WKBackgroundModes", "zzz")).lines
        == ["warning invalid-value/unlisted-value WKBackgroundModes 0"])
  }

  @Test(arguments: [Era.today, .books2010])
  func `a program that ends has no background modes (R218, R219)`(era: Era) {
    let entries =
      Self.list("UIBackgroundModes", "voip") + Self.pair("UIApplicationExitsOnSuspend", "<true/>")
    #expect(
      check(entries, CheckOptions(era: era)).lines(of: "background-modes")
        == ["warning background-modes/ended-when-suspended UIApplicationExitsOnSuspend"])
    let empty = Self.list("UIBackgroundModes") + Self.pair("UIApplicationExitsOnSuspend", "<true/>")
    #expect(check(empty, CheckOptions(era: era)).lines(of: "background-modes") == [])
  }

  @Test func `device families are numbers that the era knows (R220)`() {
    let three = Self.pair("UIDeviceFamily", "<array>\n<integer>1</integer>\n<integer>3</integer>\n</array>")
    #expect(
      check(three, Self.in2010).lines(of: "invalid-value")
        == ["warning invalid-value/unusual-value UIDeviceFamily 1"])
    #expect(check(three).lines(of: "invalid-value") == [])
    let nine = Self.pair("UIDeviceFamily", "<array>\n<integer>1</integer>\n<integer>9</integer>\n</array>")
    #expect(
      check(nine).lines(of: "invalid-value") == ["warning invalid-value/unlisted-value UIDeviceFamily 1"])
    let text = Self.pair("UIDeviceFamily", "<string>1</string>")
    #expect(check(text, Self.in2010).lines(of: "wrong-type") == ["error wrong-type UIDeviceFamily"])
    let source = CheckOptions(profile: .source, era: .books2010)
    #expect(check(three, source).lines(of: "written-by-build") == ["warning written-by-build UIDeviceFamily"])
  }

  @Test func `an orientation has its whole name (R222, R223)`() {
    #expect(
      check(Self.pair("UIInterfaceOrientation", "<string>Portrait</string>"), Self.in2010).lines(
        of: "invalid-value") == ["error invalid-value UIInterfaceOrientation"])
    let entries =
      Self.pair("UIInterfaceOrientation", "<string>UIInterfaceOrientationLandscapeLeft</string>")
      + Self.list("UISupportedInterfaceOrientations", "UIInterfaceOrientationPortrait")
    #expect(
      check(entries).lines(of: "orientations")
        == ["warning orientations/initial-orientation UIInterfaceOrientation"])
    let none =
      Self.pair("UIInterfaceOrientation", "<string>UIInterfaceOrientationLandscapeLeft</string>")
      + Self.list("UISupportedInterfaceOrientations")
    #expect(check(none).lines(of: "orientations") == [])
  }

  @Test func `a bare run of texts after a key is a syntax error (R223)`() {
    let report = check(
      "<key>UISupportedInterfaceOrientations</key>\n<string>UIInterfaceOrientationPortrait</string>\n"
        + "<string>UIInterfaceOrientationLandscapeLeft</string>")
    #expect(!report.lines(of: "syntax-error").isEmpty)
  }

  @Test func `demands on the device are Booleans in a dictionary (R225, R226)`() {
    let text = Self.pair(
      "UIRequiredDeviceCapabilities", "<dict>\n<key>telephony</key>\n<string>yes</string>\n</dict>")
    #expect(
      check(text, Self.in2010).lines(of: "wrong-type")
        == ["error wrong-type UIRequiredDeviceCapabilities telephony"])
    let boolean = Self.pair("UIRequiredDeviceCapabilities", "<dict>\n<key>telephony</key>\n<false/>\n</dict>")
    #expect(check(boolean, Self.in2010).lines(of: "wrong-type") == [])
    #expect(check(boolean, Self.in2010).lines(of: "device-capabilities") == [])
  }

  @Test(arguments: [(Era.books2010, "warning"), (.today, "note")])
  func `the hardware for positions wants the service for them (R227)`(era: Era, severity: String) {
    let options = CheckOptions(era: era)
    let key = "UIRequiredDeviceCapabilities"
    #expect(
      check(Self.list(key, "gps"), options).lines(of: "device-capabilities")
        == ["\(severity) device-capabilities/gps-alone \(key) 0"])
    #expect(check(Self.list(key, "gps", "location-services"), options).lines(of: "device-capabilities") == [])
  }

  @Test func `a name the era does not know is a warning (R227)`() {
    let key = "UIRequiredDeviceCapabilities"
    #expect(
      check(Self.list(key, "nfc"), Self.in2010).lines(of: "device-capabilities")
        == ["warning device-capabilities/unknown-capability \(key) 0"])
    #expect(check(Self.list(key, "nfc")).lines(of: "device-capabilities") == [])
    for capability in DeviceCapability.all {
      let lines = check(Self.list(key, capability.name)).lines(of: "device-capabilities")
      #expect(!lines.contains { $0.contains("unknown-capability") })
    }
  }

  @Test(arguments: [
    ("armv77", "armv7", "device-capabilities"), ("arm-64", "arm64", "device-capabilities"),
    ("gsp", "gps", "device-capabilities"), ("WiFi", "wifi", "invalid-value"),
    ("telephoney", "telephony", "invalid-value"),
  ])
  func `what is nearly a capability is reported once, with the name (R227)`(
    name: String, meant: String, rule: String
  ) {
    let found = check(Self.list("UIRequiredDeviceCapabilities", name)).diagnostics
    #expect(found.map(\.rule) == [rule])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.help?.contains(meant) ?? false, "\(found)")
    let key = check(Self.pair("UIRequiredDeviceCapabilities", "<dict>\n<key>\(name)</key>\n<true/>\n</dict>"))
    #expect(key.diagnostics.map(\.rule) == ["device-capabilities"])
    #expect(key.diagnostics.first?.help?.contains(meant) ?? false)
  }

  @Test func `a style of the status bar that nobody knows is a note (R230)`() {
    #expect(
      check(Self.pair("UIStatusBarStyle", "<string>UIStatusBarStyleRainbow</string>")).lines
        == ["note status-bar/unknown-style UIStatusBarStyle"])
    #expect(check(Self.pair("UIStatusBarStyle", "<string>UIStatusBarStyleDefault</string>")).lines == [])
  }

  @Test(arguments: [
    (Profile.source, Optional("note")), (.built, "note"), (.appStore, "error"),
    (.developerID, String?.none),
  ])
  func `an app for iPad turns to every side`(profile: Profile, severity: String?) {
    let family = Self.pair("UIDeviceFamily", "<array>\n<integer>2</integer>\n</array>")
    let sides = Self.list("UISupportedInterfaceOrientations", "UIInterfaceOrientationPortrait")
    let options = CheckOptions(platform: .iOS, kind: .app, profile: profile)
    let expected = severity.map { "\($0) orientations/ipad-orientations UISupportedInterfaceOrientations" }
    #expect(check(family + sides, options).lines(of: "orientations") == [expected].compactMap(\.self))
    let older = Self.pair("DTSDKName", "<string>iphoneos8.4</string>")
    #expect(check(older + family + sides, options).lines(of: "orientations") == [])
    let whole = Self.pair("UIRequiresFullScreen", "<true/>")
    #expect(check(family + sides + whole, options).lines(of: "orientations") == [])
    #expect(check(family + sides + whole, options).lines(of: "launch-screen") == [])
  }
}
