import Behavior
import Bundles
import Testing

@Suite("Activities, notifications and games")
struct ServiceTests {
  @Test(arguments: [
    ("(\"com.acme.read\")", true, nil),
    ("com.acme.read", false, "NSUserActivityTypes is a text, not an array, so it counts as absent."),
    ("(other)", false, nil),
    ("(\"com.acme.read\", {})", true, "Items of NSUserActivityTypes that are no texts are left out: 1."),
  ])
  func `takes over activities that are listed (R147)`(value: String, expected: Bool, remark: String?) throws {
    let info = "{NSUserActivityTypes = \(value);}"
    let activities = UserActivities(try context(info, .iOS))
    #expect(activities.takes("com.acme.read") == expected)
    #expect(activities.types.remark == remark)
    #expect(!UserActivities(try context(info, .iOS, version: "7.1")).takes("com.acme.read"))
    #expect(!UserActivities(try context(info, .macOS, version: "10.9")).takes("com.acme.read"))
  }

  @Test(arguments: [
    ("{}", NotificationStyle.Style.banner), ("{NSUserNotificationAlertStyle = alert;}", .alert),
    ("{NSUserNotificationAlertStyle = none;}", .none), ("{NSUserNotificationAlertStyle = Banner;}", .banner),
  ])
  func `shows banners unless told otherwise (R148)`(info: String, expected: NotificationStyle.Style) throws {
    let context = try context(info)
    #expect(NotificationStyle(context).style == expected)
    let effect = BehaviorReport(context).effects.first { $0.key == "NSUserNotificationAlertStyle" }
    #expect(effect?.remarks.isEmpty == !info.contains("Banner"))
  }

  @Test(arguments: [
    ("({ProfileName = ExtendedGamepad;})", ["ExtendedGamepad"], 0), ("({Name = x;})", [], 1),
    ("({ProfileName = Gamepad;}, {ProfileName = Joystick;})", ["Gamepad", "Joystick"], 1), ("Gamepad", [], 1),
  ])
  func `lists controllers for the store (R149)`(value: String, expected: [String], remarks: Int) throws {
    let context = try context("{GCSupportedGameControllers = \(value);}", .iOS)
    #expect(GameControllers(context).profiles == expected)
    let effect = BehaviorReport(context).effects.first { $0.key == "GCSupportedGameControllers" }
    #expect(effect?.remarks.count == remarks)
  }

  @Test(arguments: [("<false/>", 2, 1), ("", 2, 1), ("<true/>", 2, 2), ("<true/>", 0, 0), ("", 0, 0)])
  func `counts remotes as controllers (R150)`(value: String, remotes: Int, expected: Int) throws {
    let info = value.isEmpty ? xml("") : xml("GCSupportsMultipleMicroGamepads", value)
    #expect(GameControllers(try context(info, .tvOS)).controllerCount(remotes: remotes) == expected)
  }

  @Test(arguments: [("", true, true), ("<true/>", false, true), ("<false/>", true, false)])
  func `shows badges and banners of Game Center (R151)`(value: String, badges: Bool, banners: Bool) throws {
    let info =
      value.isEmpty
      ? "" : "<key>GKGameCenterBadgingDisabled</key>\(value)<key>GKShowChallengeBanners</key>\(value)"
    let center = GameCenter(try context(xml(info), .iOS))
    #expect(center.showsBadges == badges)
    #expect(center.showsBanners.value == (value.isEmpty || banners))
  }

  @Test(arguments: [([], 0), (["release"], 1)])
  func `warns of testing a VPN in a release (R152)`(state: [String], expected: Int) throws {
    let context = try context("{NETestAppMapping = {a = (b);};}", .iOS, state: state)
    #expect(VPNTesting(context).isSetUp)
    #expect(BehaviorReport(context).effects.first { $0.key == "NETestAppMapping" }?.remarks.count == expected)
    #expect(!VPNTesting(try BehaviorTests.context("{}", .iOS, state: state)).isSetUp)
  }
}
