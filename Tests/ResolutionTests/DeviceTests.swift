import KeyCatalog
import PropertyLists
import Resolution
import SourceText
import Testing

@Suite("Devices")
struct DeviceTests {
  static func requirements(
    _ info: String, platform: Platform = .iOS, architectures: [String]? = nil
  ) -> DeviceRequirements {
    let root = PropertyListDocument.read(SourceBytes(info)).root
    return DeviceRequirements(platform: platform, architectures: architectures) { key in
      try? root?[key]?.value()
    }
  }

  static func verdict(
    _ info: String, _ name: String, version: SystemVersion? = nil, architectures: [String]? = nil
  ) throws -> DeviceVerdict {
    let model = try #require(DeviceModel.all.first { $0.name == name })
    return DeviceVerdict(requirements(info, architectures: architectures), on: model, running: version)
  }

  static func plist(_ text: String) -> String { "<plist><dict>\(text)</dict></plist>" }
  static func families(_ numbers: [Int]) -> String {
    "<key>UIDeviceFamily</key><array>\(numbers.map { "<integer>\($0)</integer>" }.joined())</array>"
  }
  static func capabilities(_ text: String) -> String { "<key>UIRequiredDeviceCapabilities</key>\(text)" }

  @Test func `are known with family, chip and systems`() {
    #expect(DeviceModel.all.count == 78)
    #expect(Set(DeviceModel.all.map(\.name)).count == 78)
    #expect(DeviceModel.all.allSatisfy { model in model.lastSystem.map { $0 > model.firstSystem } ?? true })
    for family in DeviceModel.Family.allCases { #expect(DeviceModel.all.contains { $0.family == family }) }
  }

  @Test(arguments: [
    ([1, 2], "iPhone 15", DeviceVerdict.Mode.native), ([1, 2], "iPad Air 11-inch (M2)", .native),
    ([1], "iPad Air 11-inch (M2)", .compatible), ([2], "iPhone 15", .excluded),
    ([2], "Apple Vision Pro", .compatible),
    ([7], "Apple Vision Pro", .native), ([1, 2], "Apple TV 4K", .excluded), ([3], "Apple TV 4K", .native),
  ])
  func `run what is for their family, or for one they stand in for (R220)`(
    families: [Int], name: String, mode: DeviceVerdict.Mode
  ) throws {
    #expect(try Self.verdict(Self.plist(Self.families(families)), name).mode == mode)
  }

  @Test func `of the first family are meant where the key is absent (R220)`() throws {
    #expect(Self.requirements(Self.plist("")).families == [1])
    #expect(try Self.verdict(Self.plist(""), "iPhone 15").mode == .native)
    #expect(Self.requirements(Self.plist("<key>UIDeviceFamily</key><integer>2</integer>")).families == [2])
    #expect(Self.requirements(Self.plist(""), platform: .tvOS).families == [3])
  }

  @Test(arguments: [
    ("<array><string>telephony</string></array>", "iPad (A16)", ["UIRequiredDeviceCapabilities"]),
    ("<array><string>telephony</string></array>", "iPhone 15", []),
    ("<dict><key>telephony</key><false/></dict>", "iPhone 15", ["UIRequiredDeviceCapabilities"]),
    ("<dict><key>telephony</key><false/></dict>", "iPad (A16)", []),
    ("<dict><key>telephony</key><true/></dict>", "iPad (A16)", ["UIRequiredDeviceCapabilities"]),
    ("<dict><key>telephony</key><string>yes</string></dict>", "iPad (A16)", []),
    ("<array><string>nfc</string></array>", "iPhone 6s", ["UIRequiredDeviceCapabilities"]),
    ("<array><string>nfc</string></array>", "iPhone 7", []),
    ("<array><string>ipad-minimum-performance-m1</string></array>", "iPad Pro 11-inch (M4)", []),
    (
      "<array><string>ipad-minimum-performance-m1</string></array>", "iPhone 17",
      ["UIRequiredDeviceCapabilities"]
    ),
    (
      "<array><string>iphone-performance-gaming-tier</string></array>", "iPhone 15",
      ["UIRequiredDeviceCapabilities"]
    ),
    ("<array><string>iphone-performance-gaming-tier</string></array>", "iPhone 15 Pro", []),
    ("<array><string>iphone-performance-gaming-tier</string></array>", "iPad mini (A17 Pro)", []),
    (
      "<array><string>camera-flash</string></array>", "iPad (8th generation)",
      ["UIRequiredDeviceCapabilities"]
    ),
    ("<array><string>camera-flash</string></array>", "iPad mini (6th generation)", []),
    ("<array><string>arm64e</string></array>", "iPhone X", ["UIRequiredDeviceCapabilities"]),
    ("<array><string>armv6</string></array>", "iPhone X", ["UIRequiredDeviceCapabilities"]),
  ])
  func `have what is demanded and lack what is forbidden (R225–R227)`(
    value: String, name: String, keys: [String]
  ) throws {
    let info = Self.plist(Self.families([1, 2]) + Self.capabilities(value))
    #expect(try Self.verdict(info, name).exclusions.map(\.key) == keys)
  }

  @Test func `are said to be uncertain where it depends`() throws {
    let gps = Self.plist(Self.families([1, 2]) + Self.capabilities("<array><string>gps</string></array>"))
    #expect(try Self.verdict(gps, "iPad (A16)").remarks.count == 1)
    #expect(try Self.verdict(gps, "iPhone 15").remarks == [])
    let other = Self.plist(Self.capabilities("<array><string>telepathy</string></array>"))
    #expect(try Self.verdict(other, "iPhone 15").remarks == ["Whether the model has telepathy is not known."])
  }

  @Test(
    arguments: [
      ("16.0", "iPhone 7", nil, DeviceVerdict.Mode.excluded), ("15.0", "iPhone 7", nil, .native),
      ("15.0", "iPhone 7", SystemVersion(14, 8), .excluded),
      ("15.0", "iPhone 7", SystemVersion(16, 0), .excluded),
      ("15.0", "iPhone 14", SystemVersion(15, 0), .excluded),
      ("15.0", "iPhone 13", SystemVersion(15, 0), .native),
      ("26.0", "iPhone XR", nil, .excluded), ("26.0", "iPhone 11", nil, .native),
    ] as [(String, String, SystemVersion?, DeviceVerdict.Mode)])
  func `run the systems they were made for (R120)`(
    minimum: String, name: String, version: SystemVersion?, mode: DeviceVerdict.Mode
  ) throws {
    let info = Self.plist("<key>MinimumOSVersion</key><string>\(minimum)</string>")
    #expect(try Self.verdict(info, name, version: version).mode == mode)
  }

  @Test func `need an executable for their processor`() throws {
    #expect(
      try Self.verdict(Self.plist(""), "iPhone X", architectures: ["armv7"]).exclusions.map(\.key) == [
        "CFBundleExecutable"
      ])
    #expect(try Self.verdict(Self.plist(""), "iPhone X", architectures: ["armv7", "arm64"]).mode == .native)
    #expect(
      try Self.verdict(Self.plist(""), "iPhone 7", version: SystemVersion(10), architectures: ["armv7"]).mode
        == .native)
  }
}
