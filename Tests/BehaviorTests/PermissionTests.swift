import Behavior
import Bundles
import KeyCatalog
import PropertyLists
import Testing

@Suite("Permission requests")
struct PermissionTests {
  static let always = "NSLocationAlwaysUsageDescription"
  static let whenInUse = "NSLocationWhenInUseUsageDescription"
  static let old = "NSLocationUsageDescription"

  static let both = "NSLocationAlwaysAndWhenInUseUsageDescription"

  /// A system that knows a key, and does not have it replaced by another.
  private static func system(for key: String) throws -> (RuntimeSystem, String?) {
    let record = try #require(Catalog.standard.topLevelKey(key).place?.record)
    if record.availability(on: .iOS) != nil {
      let versions = [
        old: "7.0", always: "10.0", "NSBluetoothPeripheralUsageDescription": "12.0",
        "NSCalendarsUsageDescription": "16.0", "NSRemindersUsageDescription": "16.0",
        "NSNearbyInteractionAllowOnceUsageDescription": "14.0",
      ]
      return (.iOS, versions[key])
    }
    let systems: [(Platform, RuntimeSystem)] = [(.macOS, .macOS), (.tvOS, .tvOS), (.visionOS, .visionOS)]
    return (try #require(systems.first { record.availability(on: $0.0) != nil }).1, nil)
  }

  @Test(arguments: PermissionRequest.knownKeys)
  func `show the text that belongs to them (R173)`(key: String) throws {
    let (system, version) = try Self.system(for: key)
    let info = "{\(key) = \"For you.\"; \(key == Self.both ? "\(Self.whenInUse) = x;" : "")}"
    let answer = try #require(reported(key, context(info, system, version: version)))
    #expect(answer.topic == .permissions)
    guard answer.outcome != .string("unknown") else { return }
    #expect(answer.effect.hasSuffix("and sees: For you."), "\(answer.effect)")
    #expect(answer.outcome == .string("asked"))
  }

  @Test(arguments: PermissionRequest.knownKeys)
  func `are answered without their texts, too (R173)`(key: String) throws {
    let (system, version) = try Self.system(for: key)
    let answer = try #require(reported(key, context("{}", system, version: version), asked: [key]))
    #expect(answer.topic == .permissions && answer.value == nil && !answer.effect.contains("sees:"))
    guard case .string(let outcome)? = answer.outcome else { return #expect(answer.outcome != nil) }
    #expect(outcome != "asked")
  }

  @Test func `are known by every purpose string of the catalog (R173)`() {
    let keys = Catalog.standard.root(of: .infoPlist).children.compactMap { $0.record }
      .filter { !$0.isThirdParty && $0.key.hasSuffix("UsageDescription") }.map(\.key)
    #expect(Set(keys) == Set(PermissionRequest.knownKeys))
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

  @Test(arguments: [
    ("\(whenInUse) = x;", "17.0", false), ("\(always) = x;", "10.3", true), ("\(always) = x;", "11.0", false),
    ("\(both) = x;", "11.0", false), ("\(both) = x; \(whenInUse) = x;", "11.0", true),
    ("\(both) = x; \(whenInUse) = x;", "10.3", false), ("", "17.0", false),
  ])
  func `for use of the location in the foreground do not cover regions (R175)`(
    info: String, version: String, expected: Bool
  ) throws {
    let context = try context("{\(info)}", .iOS, version: version)
    #expect(PermissionRequest.monitorsRegions(context) == expected)
    let answer = try #require(reported(Self.whenInUse, context))
    #expect(answer.remarks.isEmpty == (expected || !info.contains(Self.whenInUse)))
  }

  @Test(arguments: [
    // iOS 8 to 10 know one text for all times (R174).
    ("\(always) = x;", "10.0", always, "asked", "sees: x"), ("", "10.0", always, "ignored", "at all times."),
    ("\(always) = x;", "7.0", always, "ignored", "from iOS 8.0 on."),
    ("\(both) = x;", "10.0", both, "ignored", "from iOS 11.0 on."),
    // From iOS 11 on another one counts, beside that for use in the foreground.
    ("\(always) = x;", "11.0", always, "ignored", "\(both) counts in its place."),
    ("\(always) = x; \(both) = y; \(whenInUse) = z;", "11.0", always, "ignored", "Nothing: from iOS 11 on"),
    ("\(always) = x; \(both) = y; \(whenInUse) = z;", "11.0", both, "asked", "sees: y"),
    ("\(both) = y;", "17.0", both, "ignored", "\(whenInUse) is missing."),
    ("\(whenInUse) = z;", "9.0", whenInUse, "asked", "sees: z"),
  ])
  func `for the location at all times differ from iOS 11 on (R174)`(
    info: String, version: String, key: String, outcome: String, words: String
  ) throws {
    let answer = try #require(reported(key, context("{\(info)}", .iOS, version: version)))
    #expect(answer.outcome == .string(outcome))
    #expect(answer.effect.contains(words), "\(answer.effect)")
  }

  @Test(arguments: [
    (RuntimeSystem.iOS, "16.0", [String](), "asked"), (.iOS, "17.0", [], "ignored"),
    (.iOS, "17.0", ["linked=16.0"], "asked"), (.macOS, "13.0", [], "asked"), (.macOS, "14.0", [], "ignored"),
  ])
  func `for calendars have newer texts, for apps that know them (R173)`(
    system: RuntimeSystem, version: String, state: [String], outcome: String
  ) throws {
    let key = "NSCalendarsUsageDescription"
    let context = try context("{\(key) = x;}", system, state: state, version: version)
    #expect(reported(key, context)?.outcome == .string(outcome))
  }

  @Test(arguments: [
    ("{K = {Route = \"For you.\";};}", "16.0", "for Route shows: For you.", 0), ("{}", "16.0", "fails", 0),
    ("{K = {Route = ();};}", "16.0", "fails", 1), ("{K = x;}", "16.0", "fails", 1),
    ("{K = {Route = x;};}", "13.0", "from iOS 14.0 on.", 0),
  ])
  func `for the exact location have a text for each purpose`(
    info: String, version: String, words: String, remarks: Int
  ) throws {
    let key = "NSLocationTemporaryUsageDescriptionDictionary"
    let source = info.split(separator: "K", maxSplits: 1, omittingEmptySubsequences: false).joined(
      separator: key)
    let answer = try #require(reported(key, context(source, .iOS, version: version)))
    #expect(answer.effect.contains(words), "\(answer.effect)")
    #expect(answer.remarks.count == remarks)
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
