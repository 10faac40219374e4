import KeyCatalog
import Testing

@Suite("What stores refuse")
struct StoreRuleTests {
  @Test func `has every condition once`() {
    #expect(StoreRule.all.count == 162)
    #expect(Set(StoreRule.all.map(\.code)).count == 162)
    #expect(StoreRule.all.filter { $0.confidence == .recalled }.count == 31)
  }

  @Test(arguments: StoreRule.all)
  func `says what is objected to and what to do in sentences`(rule: StoreRule) {
    for text in [rule.condition, rule.message, rule.subject, rule.fix] {
      #expect(text.hasSuffix("."), "\(text)")
      #expect(!text.contains("  "), "\(text)")
    }
    #expect(!rule.sources.isEmpty)
    #expect(rule.code.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" })
  }

  @Test(arguments: StoreRule.all)
  func `names only keys that the catalog has`(rule: StoreRule) {
    for key in rule.keys where !key.contains("*") {
      #expect(!Catalog.standard.find(key).isEmpty || Self.beyondCatalog.contains(key), "\(key)")
    }
  }

  /// Keys that conditions name although no record describes them.
  static let beyondCatalog: Set<String> = []

  @Test(arguments: [
    ("ITMS-90683", ["ITMS-90683"]), ("itms-90683", ["ITMS-90683"]),
    ("ITMS-90360", ["ITMS-90360-MinimumOSVersion", "ITMS-90360-CFBundleDisplayName"]),
    ("ITMS-90360-MinimumOSVersion", ["ITMS-90360-MinimumOSVersion"]), ("XCB-tls-min", ["XCB-tls-min"]),
    ("ITMS-9068", []), ("ITMS", []), ("XCB-tls", []), ("", []),
  ])
  func `finds a condition by its code`(code: String, found: [String]) {
    #expect(Set(StoreRule.named(code).map(\.code)) == Set(found))
  }

  @Test func `gives the code of a store without the key behind it`() throws {
    #expect(try #require(StoreRule.named("ITMS-90360-MinimumOSVersion").first).reference == "ITMS-90360")
    #expect(try #require(StoreRule.named("ITMS-90683").first).reference == "ITMS-90683")
    #expect(try #require(StoreRule.named("RUN-bonjour-form").first).reference == "RUN-bonjour-form")
  }

  @Test func `lays a page out, with the rule that finds it or without`() throws {
    let rule = try #require(StoreRule.named("ITMS-91053").first)
    let page = rule.page(finders: [])
    #expect(page.text().contains("only the store"))
    #expect(page.text().contains("from memory only"))
    #expect(rule.page(finders: ["a"], isComplete: false).text().contains("In part"))
    #expect(rule.page(finders: ["privacy-reasons"]).text().contains("privacy-reasons"))
    let json = String(decoding: rule.jsonBytes(finders: ["privacy-reasons"]), as: UTF8.self)
    #expect(json.hasPrefix("{\"id\":\"ITMS-91053\",\"stage\":\"upload\",\"document\":\"privacy-manifest\""))
    #expect(json.contains("\"foundBy\":[\"privacy-reasons\"]"))
    #expect(json.hasSuffix("\"confidence\":\"recalled\"}"))
  }
}

@Suite("Device capabilities")
struct DeviceCapabilityTests {
  @Test func `has every capability once`() {
    #expect(DeviceCapability.all.count == 35)
    #expect(Set(DeviceCapability.all.map(\.name)).count == 35)
    #expect(DeviceCapability.named("gps")?.introduced == "iOS 3.0")
    #expect(DeviceCapability.named("GPS") == nil)
  }

  @Test(arguments: DeviceCapability.all)
  func `says what a capability is in sentences`(capability: DeviceCapability) {
    for text in [capability.meaning, capability.devices, capability.note ?? "."] {
      #expect(text.hasSuffix("."), "\(text)")
    }
    #expect(!capability.sources.isEmpty)
    #expect(capability.page.text().contains("<string>\(capability.name)</string>"))
    #expect(
      String(decoding: capability.jsonBytes, as: UTF8.self).hasPrefix("{\"name\":\"\(capability.name)\""))
  }

  @Test func `knows each name that the books list (R227)`() throws {
    let place = try #require(Catalog.standard.root(of: .infoPlist).key("UIRequiredDeviceCapabilities"))
    let names = place.children.filter { $0.record?.isKnown(in: .books2010) ?? false }.map(\.name).filter {
      !$0.hasPrefix("<")
    }
    #expect(names.count == 19)
    for name in names { #expect(DeviceCapability.named(name) != nil, "\(name)") }
  }
}
