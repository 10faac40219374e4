import Behavior
import Bundles
import KeyCatalog
import PropertyLists
import Resolution
import Testing

@Suite("UIKit at launch and in the background")
struct InterfaceTests {
  @Test(arguments: [
    ("", [], Suspension.Outcome.background), ("<true/>", [], .exits),
    ("<true/>", ["linked=3.2"], .background),
    ("<true/>", ["linked=4.0"], .exits), ("<false/>", [], .background),
  ])
  func `ends or suspends an app that is left (R218)`(
    value: String, state: [String], expected: Suspension.Outcome
  ) throws {
    let info = value.isEmpty ? xml("") : xml("UIApplicationExitsOnSuspend", value)
    #expect(Suspension(try context(info, .iOS, state: state)).outcome == expected)
    #expect(Suspension(try context(info, .iOS, state: state, version: "3.2")).outcome == .exits)
  }

  @Test(arguments: [
    ("(voip)", "4.0", ["voip"], [], true), ("(fetch)", "6.0", [], ["fetch"], false),
    ("(fetch)", "15.0", ["fetch"], [], false),
    ("(audio, nothing)", "15.0", ["audio"], ["nothing"], false), ("(audio)", "3.2", [], [], false),
  ])
  func `keeps apps alive for what they provide (R219)`(
    value: String, version: String, known: [String], unknown: [String], boots: Bool
  ) throws {
    let modes = BackgroundModes(try context("{UIBackgroundModes = \(value);}", .iOS, version: version))
    #expect(modes.known == known)
    #expect(modes.unknown == unknown)
    #expect(modes.startsAfterBoot == boots)
  }

  @Test func `keeps no app alive that ends when it is left (R219)`() throws {
    let context = try context("{UIBackgroundModes = (audio); UIApplicationExitsOnSuspend = YES;}", .iOS)
    #expect(BackgroundModes(context).exitsOnSuspend)
    let effect = try #require(reported("UIBackgroundModes", context))
    #expect(effect.effect == "Nothing keeps the app running in the background.")
    #expect(effect.remarks.count == 1)
  }

  @Test(arguments: [
    ("", [1], 0), ("<integer>2</integer>", [2], 0),
    ("<array><integer>1</integer><integer>2</integer></array>", [1, 2], 0),
    ("<integer>9</integer>", [9], 1), ("<string>1</string>", [1], 1),
    ("<array><integer>2</integer><string>1</string></array>", [2], 1),
  ])
  func `is for the families that are named (R220)`(value: String, families: [Int], remarks: Int) throws {
    let context = try context(value.isEmpty ? xml("") : xml("UIDeviceFamily", value), .iOS)
    #expect(DeviceDemands(context).requirements.families == families)
    #expect(reported("UIDeviceFamily", context)?.remarks.count == remarks)
  }

  @Test(arguments: [
    ("", Device.iPhone, "portrait", "UIInterfaceOrientationPortrait"),
    (
      "UIInterfaceOrientation = UIInterfaceOrientationLandscapeRight; UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait, UIInterfaceOrientationLandscapeRight);",
      .iPhone, "portrait", "UIInterfaceOrientationLandscapeRight"
    ),
    (
      "UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait, UIInterfaceOrientationLandscapeLeft);",
      .iPhone, "landscape-left", "UIInterfaceOrientationLandscapeLeft"
    ),
    (
      "UISupportedInterfaceOrientations = (UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeLeft);",
      .iPhone, "landscape-right", "UIInterfaceOrientationPortraitUpsideDown"
    ),
    ("UISupportedInterfaceOrientations = ();", .iPhone, "landscape-left", "UIInterfaceOrientationPortrait"),
    (
      "UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait); \"UISupportedInterfaceOrientations~ipad\" = (UIInterfaceOrientationLandscapeLeft);",
      .iPad, "portrait", "UIInterfaceOrientationLandscapeLeft"
    ),
  ])
  func `starts as it is held, if it can (R222, R223)`(
    info: String, device: Device, held: String, expected: String
  ) throws {
    let orientation = StartOrientation(
      try context("{\(info)}", .iOS, device: device, state: ["held=\(held)"]))
    #expect(orientation.start == expected)
  }

  @Test func `names orientations that are none (R222)`() throws {
    let context = try context("{UIInterfaceOrientation = Portrait;}", .iOS)
    #expect(StartOrientation(context).start == "UIInterfaceOrientationPortrait")
    #expect(
      reported("UIInterfaceOrientation", context)?.remarks == ["Portrait is the name of no orientation."])
  }

  static let launchImages: [(String, Device, String, [String], String?)] = [
    (
      "\"UILaunchImageFile~ipad\" = \"MyiPadImage.png\";", Device.iPad, "landscape-left",
      ["MyiPadImage-Landscape.png"], "MyiPadImage-Landscape.png"
    ),
    (
      "\"UILaunchImageFile~ipad\" = \"MyiPadImage.png\";", .iPad, "landscape-left",
      ["MyiPadImage-LandscapeLeft.png", "MyiPadImage-Landscape.png"], "MyiPadImage-LandscapeLeft.png"
    ),
    ("", .iPhone, "landscape-left", ["Default.png", "Default-Landscape.png"], "Default.png"),
    ("UILaunchImageFile = Start;", .iPhone, "upside-down", ["Start-Portrait"], "Start-Portrait"),
    ("UILaunchImageFile = \"Start.png\";", .iPhone, "portrait", ["Start.png"], "Start.png"),
    ("UILaunchImageFile = \"../x.png\";", .iPhone, "portrait", ["../x.png"], nil),
  ]

  @Test(arguments: launchImages)
  func `shows the picture for how it is held (R224)`(
    info: String, device: Device, held: String, files: [String], expected: String?
  ) throws {
    let image = LaunchImage(
      try context("{\(info)}", .iOS, device: device, state: ["held=\(held)"], files: files))
    #expect(image.path == expected.map { "Demo.app/\($0)" })
  }

  @Test(arguments: [
    ("<array><string>telephony</string></array>", ["telephony"], [], 0),
    ("<dict><key>telephony</key><false/><key>gps</key><true/></dict>", ["gps"], ["telephony"], 1),
    (
      "<array><string>gps</string><string>location-services</string></array>", ["gps", "location-services"],
      [], 0
    ),
    ("<array><string>nfc</string><string>zzz</string></array>", ["nfc", "zzz"], [], 1),
    ("<dict><key>telephony</key><string>yes</string></dict>", [], [], 1), ("<string>gps</string>", [], [], 1),
  ])
  func `demands and forbids capabilities (R225, R226, R227)`(
    value: String, demanded: [String], forbidden: [String], remarks: Int
  ) throws {
    let context = try context(xml("UIRequiredDeviceCapabilities", value), .iOS)
    let capabilities = DeviceDemands(context).requirements.capabilities
    #expect(capabilities.filter(\.isRequired).map(\.name) == demanded)
    #expect(capabilities.filter { !$0.isRequired }.map(\.name) == forbidden)
    #expect(reported("UIRequiredDeviceCapabilities", context)?.remarks.count == remarks)
  }

  @Test func `knows nineteen capabilities by the book of 2010 (R227)`() throws {
    let info = "{UIRequiredDeviceCapabilities = (telephony, nfc);}"
    let answer = reported("UIRequiredDeviceCapabilities", try context(info, .iOS, era: .books2010))
    #expect(answer?.remarks == ["No capability nfc is known."])
  }

  @Test(arguments: [("", 31, false), ("", 30, true), ("<true/>", 31, true), ("<false/>", 31, false)])
  func `closes Wi-Fi after half an hour (R228)`(value: String, minutes: Int, expected: Bool) throws {
    let info = value.isEmpty ? xml("") : xml("UIRequiresPersistentWiFi", value)
    #expect(WiFiConnection(try context(info, .iOS)).isOpen(afterMinutes: minutes) == expected)
  }

  @Test(arguments: [("", true), ("<true/>", false), ("<false/>", true)])
  func `paints a shine on icons without one (R229, R108)`(value: String, expected: Bool) throws {
    let context = try context(value.isEmpty ? xml("") : xml("UIPrerenderedIcon", value), .iOS)
    #expect(IconGloss(context).addsShine == expected)
    #expect(reported("UIPrerenderedIcon", context)?.effect.contains("rounded") == true)
  }

  static let icons = xml(
    "CFBundleIcons",
    """
    <dict><key>CFBundlePrimaryIcon</key><dict><key>UIPrerenderedIcon</key><true/></dict>
    <key>CFBundleAlternateIcons</key><dict><key>Dark</key><dict/>
    <key>Light</key><dict><key>UIPrerenderedIcon</key><string>YES</string></dict></dict></dict>
    """)

  @Test func `paints it on each icon by a key of its own (R108)`() throws {
    let context = try context(Self.icons, .iOS, version: "5.0")
    let gloss = IconGloss(context)
    #expect(gloss.icons.map(\.name) == [nil, "Dark", "Light"])
    #expect(gloss.icons.map(\.addsShine) == [false, true, false])
    let answer = try #require(reported("CFBundleIcons", context))
    #expect(
      answer.effect.hasSuffix(
        "The primary icon gets no shine. The icon Dark gets a shine. The icon Light gets no shine."))
    #expect(answer.remarks == ["Light: UIPrerenderedIcon is the text \"YES\", which is read as true."])
    // The key at the top is for other icons.
    #expect(
      reported("UIPrerenderedIcon", context) == nil || reported("UIPrerenderedIcon", context)?.topic == .other
    )
  }

  @Test(arguments: [("4.3", Era.today), ("9.0", .books2010)])
  func `knows one key for all where there are no icons of other names (R108, R229)`(
    version: String, era: Era
  ) throws {
    let context = try context(Self.icons, .iOS, version: version, era: era)
    #expect(IconGloss(context).icons.isEmpty)
    #expect(reported("UIPrerenderedIcon", context)?.outcome == .boolean(true))
  }

  @Test(arguments: [("6.0", 0), (nil, 1)])
  func `says what the books could not know about it (R229)`(version: String?, remarks: Int) throws {
    #expect(
      reported("UIPrerenderedIcon", try context("{}", .iOS, version: version))?.remarks.count == remarks)
  }

  @Test(arguments: [
    ("{}", false, "UIStatusBarStyleDefault", 0),
    (
      "{UIStatusBarHidden = YES; UIStatusBarStyle = UIStatusBarStyleBlackOpaque;}", true,
      "UIStatusBarStyleBlackOpaque", 0
    ),
    ("{UIStatusBarStyle = Own;}", false, "Own", 1),
  ])
  func `styles the status bar (R230)`(info: String, isHidden: Bool, style: String, remarks: Int) throws {
    let context = try context(info, .iOS)
    #expect(StatusBar(context).isHidden.value == isHidden)
    #expect(StatusBar(context).style == style)
    #expect(reported("UIStatusBarStyle", context)?.remarks.count == remarks)
  }

  @Test(arguments: [("(a, b)", ["b"]), ("(a)", []), ("b", [])])
  func `talks to accessories with a protocol in common (R231)`(value: String, expected: [String]) throws {
    let context = try context(
      "{UISupportedExternalAccessoryProtocols = \(value);}", .iOS, state: ["accessory=b"])
    #expect(AccessoryProtocols(context).common(with: context.state.accessoryProtocols) == expected)
    #expect(
      reported("UISupportedExternalAccessoryProtocols", context)?.outcome
        == .array(expected.map { .string($0) }))
  }
}
