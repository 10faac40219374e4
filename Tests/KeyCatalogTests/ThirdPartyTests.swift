import KeyCatalog
import Testing

@Suite("Keys of third-party software")
struct ThirdPartyTests {
  static let records = Catalog.standard.records.filter(\.isThirdParty)

  @Test(arguments: [
    ("FacebookAppID", ValueType.string), ("FIREBASE_ANALYTICS_COLLECTION_ENABLED", .boolean),
    ("GIDClientID", .string), ("GADApplicationIdentifier", .string), ("branch_key", .dictionary),
    ("AppsFlyerShouldSwizzle", .boolean), ("OneSignal_suppress_launch_urls", .boolean),
    ("MBXAccessToken", .string), ("SUFeedURL", .string), ("SUScheduledCheckInterval", .integer),
    ("Fabric", .dictionary), ("CodePushDeploymentKey", .string), ("RCTNewArchEnabled", .boolean),
    ("FLTEnableImpeller", .boolean), ("UnityBuildNumber", .string),
  ])
  func `are known with their types`(key: String, type: ValueType) throws {
    let record = try #require(Catalog.standard.topLevelKey(key).place?.record)
    #expect(record.isThirdParty)
    #expect(record.match(type) == .expected)
  }

  @Test(arguments: records)
  func `name the software in the description and a source of their own`(record: KeyRecord) throws {
    #expect(record.family == "Third party")
    #expect(record.document == .infoPlist)
    #expect(!record.hasBooks)
    let words = record.effect().split(separator: ":", maxSplits: 1)
    #expect(words.count == 2 && words[0].count < 40, "\(record.effect())")
    #expect(try #require(record.today).sources.allSatisfy { !$0.contains("Apple") })
  }

  @Test func `are listed by their family`() {
    var filter = RecordFilter()
    filter.family = "Third party"
    let listed = Catalog.standard.records(matching: filter)
    #expect(listed.count >= 130)
    #expect(listed == Self.records)
  }

  @Test func `can be left out`() {
    #expect(Catalog.apple.count == Catalog.standard.count - Self.records.count)
    #expect(Catalog.apple.records.filter(\.isThirdParty).isEmpty)
    #expect(Catalog.apple.topLevelKey("FacebookAppID").place == nil)
    #expect(Catalog.apple.topLevelKey("CFBundleName").place != nil)
  }

  @Test(arguments: ["FacebookAppId", "SUFeedUrl", "GADApplicationIdentifer"])
  func `are suggested to people, but are no slip in a document`(name: String) {
    #expect(Catalog.standard.suggestions(for: name).first?.record.isThirdParty == true)
    let root = Catalog.standard.root(of: .infoPlist)
    #expect(Catalog.standard.suggestions(for: name, at: root).filter(\.record.isThirdParty).isEmpty)
  }
}
