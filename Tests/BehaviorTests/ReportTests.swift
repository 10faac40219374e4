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

  // MARK: Absent keys

  @Test(arguments: [
    ("LSUIElement", PropertyListValue.boolean(false), "The app is an ordinary one"),
    ("LSBackgroundOnly", .boolean(false), "The app may have windows"),
    ("LSMultipleInstancesProhibited", .boolean(false), "The app may run in several sessions"),
    ("LSRequiresNativeExecution", .boolean(false), "Code for another processor may be translated"),
    ("LSRequiresIPhoneOS", .boolean(false), "Launch Services asks for no particular system"),
    ("LSUIPresentationMode", .integer(0), "The Dock and the menu bar are visible"),
    ("LSMinimumSystemVersion", .string("10.0.0"), "No Mac OS X is too old"),
  ])
  func `say what happens without them, and name the default (R115-R130)`(
    key: String, standard: PropertyListValue, words: String
  ) throws {
    let answer = try #require(reported(key, context("{}")))
    #expect(answer.value == nil && answer.standard == standard)
    #expect(answer.effect.hasPrefix(words))
  }

  @Test(arguments: [
    ("LSUIElement", "<string>1</string>", "The app is an agent", 1),
    ("LSUIElement", "<true/>", "The app is an agent", 0),
    ("LSUIElement", "<string>0</string>", "The app is an ordinary one", 1),
    ("LSVisibleInClassic", "<string>1</string>", "An agent or a background-only app shows", 0),
    ("LSRequiresIPhoneOS", "<true/>", "Launch Services starts the app on iOS only, and refuses it", 0),
    ("ITSAppUsesNonExemptEncryption", "<false/>", "App Store Connect is told that the app uses no", 0),
    ("ITSAppUsesNonExemptEncryption", "<array/>", "App Store Connect asks", 1),
    ("NSHighResolutionCapable", "<false/>", "It is off. If it were on: ", 0),
  ])
  func `say what their value does (R121, R122, R123, R130)`(
    key: String, value: String, words: String, remarks: Int
  ) throws {
    let answer = try #require(reported(key, context(xml(key, value))))
    #expect(answer.effect.hasPrefix(words), "\(answer.effect)")
    #expect(answer.remarks.count == remarks)
  }

  @Test(arguments: RuntimeSystem.allCases)
  func `have a sentence of their own for each default of the catalog`(system: RuntimeSystem) throws {
    let effects = BehaviorReport(try context("{}", system)).effects
    for effect in effects where effect.value == nil {
      #expect(!effect.effect.hasPrefix("The default holds."), "\(effect.key)")
    }
    let platform = try context("{}", system).platform
    for record in Catalog.standard.root(of: .infoPlist).children.compactMap({ $0.record }) {
      guard !record.isThirdParty, record.defaultValue() != nil, record.status() == .current,
        record.availability(on: platform) != nil
      else { continue }
      #expect(effects.contains { $0.key == record.key }, "\(record.key)")
    }
  }

  @Test(arguments: [
    ("CFBundleIdentifier", RuntimeSystem.macOS, "Nothing: no default is known."),
    ("NSHighResolutionCapable", .macOS, "It counts as false."),
    ("UIDeviceFamily", .macOS, "Nothing on macOS"),
    ("NSScreenCaptureUsageDescription", .macOS, "No source says"),
  ])
  func `are answered when they are asked about`(key: String, system: RuntimeSystem, words: String) throws {
    let context = try context("{}", system)
    #expect(reported(key, context) == nil)
    #expect(reported(key, context, asked: [key])?.effect.hasPrefix(words) == true)
  }

  // MARK: Types

  @Test(arguments: [
    ("CFBundleName", "<integer>3</integer>", "CFBundleName is a number, not a text, so it counts as absent."),
    ("LSUIPresentationMode", "<string>3</string>", "not a whole number, so it counts as absent."),
    ("LSEnvironment", "<dict><key>A</key><integer>1</integer></dict>", "not a text are left out: A."),
    ("CFBundleLocalizations", "<array><integer>1</integer></array>", "not a text are left out: 1."),
    ("CFBundleLocalizations", "<string>en</string>", "not an array, so it counts as absent."),
    ("NSHighResolutionCapable", "<string>YES</string>", "which is read as true."),
  ])
  func `of other keys are read, and the answer says how (R233)`(key: String, value: String, remark: String)
    throws
  {
    let answer = try #require(reported(key, context(xml(key, value))))
    #expect(answer.remarks.count == 1 && answer.remarks[0].hasSuffix(remark), "\(answer.remarks)")
  }

  // MARK: Eras

  @Test(arguments: [
    ("NSSupportsAutomaticTermination", RuntimeSystem.macOS, Era.books2010),
    ("NSUbiquitousContainers", .iOS, .books2010), ("NSCameraUsageDescription", .iOS, .books2010),
    ("NSFaceIDUsageDescription", .iOS, .books2018), ("UIUserInterfaceStyle", .iOS, .books2018),
  ])
  func `know nothing of later keys`(key: String, system: RuntimeSystem, era: Era) throws {
    let context = try context("{}", system, era: era)
    #expect(reported(key, context) == nil)
    let answer = try #require(reported(key, context, asked: [key]))
    #expect(answer.effect.hasPrefix("Nothing: the reference of \(era.name) does not know the key."))
  }

  @Test(arguments: [(Era.today, ["fetch"]), (.books2010, [])])
  func `know the values of their time (R219)`(era: Era, known: [String]) throws {
    #expect(BackgroundModes(try context("{UIBackgroundModes = (fetch);}", .iOS, era: era)).known == known)
  }

  @Test func `leave the newer text for the location out of the books (R174)`() throws {
    let info = "{NSLocationAlwaysUsageDescription = x;}"
    for (era, outcome) in [(Era.today, "ignored"), (.books2018, "asked")] {
      let context = try context(info, .iOS, era: era)
      #expect(reported("NSLocationAlwaysUsageDescription", context)?.outcome == .string(outcome))
    }
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

  @Test(arguments: [
    (
      "LSFileQuarantineExcludedPathPatterns", ["home=/h", "file=/h/Documents/a"],
      "No pattern leaves /h/Documents/a out."
    ),
    (
      "LSFileQuarantineExcludedPathPatterns", ["home=/h", "file=/h/Caches/a"],
      "The pattern ~/Caches/* leaves /h/Caches/a out."
    ),
    ("LSFileQuarantineExcludedPathPatterns", [], "Files that 1 pattern fits are left out."),
    ("NSUbiquitousContainers", [], "The container iCloud.a, named Acme, is private."),
    (
      "UISupportedInterfaceOrientations", ["held=landscape-left"],
      "The interface may lie in UIInterfaceOrientationPortrait and UIInterfaceOrientationLandscapeLeft. "
        + "The app starts in UIInterfaceOrientationLandscapeLeft."
    ),
  ])
  func `answers for the file and the way a device is held (R128, R144, R223)`(
    key: String, state: [String], expected: String
  ) throws {
    let info = """
      {CFBundleName = Acme; LSFileQuarantineEnabled = 1;
      LSFileQuarantineExcludedPathPatterns = ("~/Caches/*"); NSUbiquitousContainers = {"iCloud.a" = {};};
      UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait, UIInterfaceOrientationLandscapeLeft);}
      """
    let context = try context(info, key.hasPrefix("UI") ? .iOS : .macOS, state: state)
    #expect(reported(key, context)?.effect == expected)
  }
}
