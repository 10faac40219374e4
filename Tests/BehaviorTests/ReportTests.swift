import Behavior
import Bundles
import KeyCatalog
import PropertyLists
import Testing

@Suite("The report of everything")
struct ReportTests {
  @Test(arguments: [
    ("<string>YES</string>", true), ("<string>true</string>", true), ("<string>1</string>", true),
    ("<string>NO</string>", false),
    ("<string>on</string>", false), ("<integer>2</integer>", true), ("<integer>0</integer>", false),
    ("<real>0.5</real>", true),
    ("<array/>", false), ("<data></data>", false),
  ])
  func `says how values of other types are read`(value: String, expected: Bool) throws {
    let reading = FileSharing(try context(xml("UIFileSharingEnabled", value), .iOS)).isEnabled
    #expect(reading.value == expected)
    #expect(reading.isPresent)
    #expect(reading.remark?.hasSuffix(".") == true)
  }

  @Test(arguments: RuntimeSystem.allCases)
  func `is in whole sentences, each key once, with reasons`(system: RuntimeSystem) throws {
    let info = xml(
      """
      <key>CFBundleName</key><string>A</string><key>Own</key><true/><key>UIFileSharingEnabled</key><true/>
      <key>LSUIElement</key><true/><key>NSCameraUsageDescription</key><array/>
      """)
    let effects = BehaviorReport(try context(info, system)).effects
    #expect(Set(effects.map(\.key)).count == effects.count)
    for effect in effects {
      #expect(
        !effect.effect.isEmpty && effect.effect.hasSuffix(".") || effect.effect.contains(": "),
        "\(effect.key)")
      #expect(effect.value == nil || effect.source != nil, "\(effect.key)")
      #expect(effect.value == nil || effect.standard == nil, "\(effect.key)")
      #expect(effect.topic == .other || !effect.rules.isEmpty, "\(effect.key)")
      #expect(effect.remarks.allSatisfy { $0.hasSuffix(".") }, "\(effect.key)")
    }
    for key in ["CFBundleName", "Own", "UIFileSharingEnabled", "LSUIElement", "NSCameraUsageDescription"] {
      #expect(effects.contains { $0.key == key && $0.value != nil }, "\(key)")
    }
    #expect(effects.first { $0.key == "Own" }?.effect.contains("R36") == true)
  }

  @Test func `keeps topics together`() throws {
    let topics = BehaviorReport(try context("{CFBundleName = A;}", .iOS)).effects.map(\.topic)
    let order = topics.reduce(into: [BehaviorTopic]()) { if $0.last != $1 { $0.append($1) } }
    #expect(order == BehaviorTopic.allCases.filter { order.contains($0) })
  }

  @Test func `names what holds where a key is absent`() throws {
    let effects = BehaviorReport(try context("{}", .iOS)).effects
    let sharing = try #require(effects.first { $0.key == "UIFileSharingEnabled" })
    #expect(sharing.value == nil && sharing.source == nil && sharing.standard == .boolean(false))
    #expect(effects.contains { $0.topic == .other && $0.standard != nil })
  }

  // MARK: States

  @Test func `knows every word of a state`() throws {
    for word in StateWord.all {
      let value =
        switch word.placeholder {
        case nil: ""
        case "N"?, "MB"?: "=2"
        case "VERSION"?: "=4.0"
        case "PROTOCOL"?, "PATH"?: "=/x"
        default: "=landscape-left"
        }
      let state = try BehaviorState(words: [word.name + value])
      #expect(state != BehaviorState(), "\(word.name)")
      #expect(word.help.hasSuffix("."))
    }
  }

  @Test(arguments: [
    ("hiden", false), ("hidden=1", true), ("memory", true), ("memory=-1", true), ("memory=x", true),
    ("held=up", true),
    ("linked=x", true), ("", false), ("memory=99999999999999999999", true),
  ])
  func `refuses other words`(word: String, isKnown: Bool) {
    let error = #expect(throws: StateWordError.self) { try BehaviorState(words: ["idle", word]) }
    #expect(error?.isKnown == isKnown)
    #expect(error?.message.hasSuffix(".") == true)
  }
}
