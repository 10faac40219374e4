import Behavior
import Bundles
import PropertyLists
import Testing

@Suite("Permission requests")
struct PermissionTests {
  static let always = "NSLocationAlwaysUsageDescription"
  static let whenInUse = "NSLocationWhenInUseUsageDescription"
  static let old = "NSLocationUsageDescription"

  @Test(arguments: PermissionRequest.knownKeys)
  func `show the text that belongs to them (R173)`(key: String) throws {
    let system: RuntimeSystem = key == "NSVideoSubscriberAccountUsageDescription" ? .tvOS : .iOS
    let version = key == Self.old ? "7.0" : "12.0"
    let effects = BehaviorReport(try context("{\(key) = \"For you.\";}", system, version: version)).effects
    let effect = try #require(effects.first { $0.key == key })
    #expect(effect.topic == .permissions)
    #expect(effect.effect.hasSuffix("and sees: For you."), "\(effect.effect)")
    #expect(effect.outcome == .string("asked"))
  }

  @Test func `have an empty text for no reason (R173)`() throws {
    let effects = BehaviorReport(try context("{NSCameraUsageDescription = \"\";}", .iOS)).effects
    let effect = effects.first { $0.key == "NSCameraUsageDescription" }
    #expect(effect?.effect.contains("the text is empty") == true)
  }

  @Test(arguments: [
    ("NSCameraUsageDescription", RuntimeSystem.iOS, "9.3", PermissionRequest.Outcome.askedWithoutReason),
    ("NSCameraUsageDescription", .iOS, "10.0", .ended),
    ("NSContactsUsageDescription", .macOS, "10.13", .askedWithoutReason),
    ("NSContactsUsageDescription", .macOS, "10.14", .ended),
    // R174, R175
    (always, .iOS, "8.0", .ignored), (whenInUse, .iOS, "12.0", .ignored), (old, .iOS, "8.0", .ignored),
    (old, .iOS, "7.0", .askedWithoutReason),
  ])
  func `without texts are refused in different ways (R173, R174, R175, R176)`(
    key: String, system: RuntimeSystem, version: String, expected: PermissionRequest.Outcome
  ) throws {
    #expect(PermissionRequest(key, try context("{}", system, version: version)).outcome == expected)
  }

  @Test(arguments: [("\(whenInUse) = x;", false), ("\(always) = x;", true), ("", false)])
  func `for use of the location in the foreground do not cover regions (R175)`(
    info: String, expected: Bool
  ) throws {
    let context = try context("{\(info)}", .iOS)
    #expect(PermissionRequest.monitorsRegions(context) == expected)
    let effect = BehaviorReport(context).effects.first { $0.key == Self.whenInUse }
    #expect(effect?.remarks.isEmpty == !info.contains("WhenInUse"))
  }

  @Test func `ignore the old key for the location from iOS 8 on and name its successors (R176)`() throws {
    let effects = BehaviorReport(try context("{\(Self.old) = x;}", .iOS, version: "8.0")).effects
    let effect = try #require(effects.first { $0.key == Self.old })
    #expect(effect.outcome == .string("ignored"))
    #expect(effect.remarks.joined().contains(Self.always) && effect.remarks.joined().contains(Self.whenInUse))
    #expect(
      PermissionRequest(Self.old, try context("{\(Self.old) = x;}", .iOS, version: "7.0")).outcome == .asked)
  }

  @Test(arguments: [
    ("NSHealthShareUsageDescription = x;", ["NSHealthUpdateUsageDescription"]),
    ("NSHealthShareUsageDescription = x; NSHealthUpdateUsageDescription = y;", []),
    ("", ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]),
  ])
  func `for health data need both texts (R177)`(info: String, missing: [String]) throws {
    let context = try context("{\(info)}", .iOS)
    #expect(PermissionRequest.missingHealthTexts(context) == missing)
    let effect = BehaviorReport(context).effects.first { $0.key == "NSHealthShareUsageDescription" }
    #expect(effect?.remarks.isEmpty == (missing.count != 1))
  }
}
