import Behavior
import PropertyLists
import Resolution
import Testing

@Suite("Starting, ending and what files get")
struct ProcessTests {
  static let patterns = """
    <key>LSFileQuarantineEnabled</key><true/>
    <key>LSFileQuarantineExcludedPathPatterns</key>
    <array>
      <string>~/Library/Caches/*</string><string>/tmp/a?[0-9x-z]</string><string>/var/[!a]*.log</string>
    </array>
    """

  @Test(arguments: [
    ("", false), ("<false/>", false), ("<true/>", true), ("<string>YES</string>", true),
    ("<integer>0</integer>", false),
    ("<array/>", false),
  ])
  func `quarantines files where the key says so (R127)`(value: String, expected: Bool) throws {
    let info = value.isEmpty ? xml("") : xml("LSFileQuarantineEnabled", value)
    #expect(try Quarantine(context(info)).quarantines("/Users/ann/a", home: "/Users/ann") == expected)
    #expect(try !Quarantine(context(info, version: "10.4")).quarantines("/Users/ann/a", home: "/Users/ann"))
    #expect(Quarantine.marks == ["time", "app name", "bundle identifier"])
  }

  @Test(arguments: [
    ("/Users/ann/Library/Caches/a", false), ("/Users/ann/Documents/a", true),
    ("/Users/ann/Library/Caches/a/b", true),
    ("/Users/bob/Library/Caches/a", true), ("/tmp/ab5", false), ("/tmp/abé", true), ("/tmp/aéy", false),
    ("/tmp/abb", true),
    ("/var/b.log", false), ("/var/a.log", true), ("/var/b.logs", true), ("tmp/ab5", true),
  ])
  func `leaves out paths that match a pattern (R128)`(path: String, expected: Bool) throws {
    let quarantine = Quarantine(try context(xml(Self.patterns)))
    #expect(quarantine.quarantines(path, home: "/Users/ann") == expected)
  }

  @Test(arguments: [("", 0), ("<true/>", 2), ("<false/>", 0)])
  func `reports the end of each child process (R129)`(value: String, expected: Int) throws {
    let info = value.isEmpty ? xml("") : xml("LSGetAppDiedEvents", value)
    #expect(try ChildProcesses(context(info)).eventCount(ended: 2) == expected)
  }

  @Test(arguments: [
    ("NSMainNibFile = MainMenu;", "NSMainNibFile", "MainMenu", false),
    ("NSMainStoryboardFile = Main;", "NSMainStoryboardFile", "Main", false),
    ("NSMainNibFile = MainMenu; NSMainStoryboardFile = Main;", "NSMainStoryboardFile", "Main", true),
    ("", nil, nil, false),
  ])
  func `loads one main file (R132, R133)`(info: String, key: String?, name: String?, excludes: Bool) throws {
    let main = MainFile(try context("{\(info)}"))
    #expect(main.loaded?.key == key)
    #expect(main.loaded?.name == name)
    #expect(main.excludesOther == excludes)
  }

  @Test func `says that a nib is named without its ending (R132)`() throws {
    let effects = BehaviorReport(
      try context("{NSMainNibFile = \"MainMenu.nib\";}", files: ["Contents/Resources/MainMenu.nib"])
    ).effects.filter { $0.key == "NSMainNibFile" }
    #expect(effects.map(\.remarks) == [["NSMainNibFile is written without .nib."]])
    #expect(effects[0].effect.contains("Contents/Resources/MainMenu.nib"))
  }

  @Test(arguments: [
    ("CFBundlePackageType = APPL;", "NSApplication"), ("CFBundlePackageType = BNDL;", nil),
    ("CFBundlePackageType = BNDL; NSPrincipalClass = Pane;", "Pane"),
    ("CFBundlePackageType = APPL; NSPrincipalClass = \"\";", "NSApplication"),
  ])
  func `finds the principal class (R134)`(info: String, expected: String?) throws {
    #expect(PrincipalClass(try context("{\(info)}")).name == expected)
  }

  @Test(arguments: [
    ("<true/>", true), ("<string>YES</string>", true), ("<false/>", false), ("<string>NO</string>", false),
    ("", false),
  ])
  func `knows which apps scripts control (R135)`(value: String, expected: Bool) throws {
    let info = value.isEmpty ? xml("") : xml("NSAppleScriptEnabled", value)
    #expect(Scriptability(try context(info)).isScriptable.value == expected)
  }

  @Test(arguments: [
    ("Tile.docktileplugin", true), ("Tile", false), ("Other.docktileplugin", false),
    ("../Tile.docktileplugin", false),
  ])
  func `finds the plug-in of the Dock tile (R136)`(name: String, isFound: Bool) throws {
    let context = try context(
      "{NSDockTilePlugIn = \"\(name)\";}",
      files: ["Contents/PlugIns/Tile.docktileplugin/x", "Contents/Tile.docktileplugin/x"])
    #expect((DockTile(context).path != nil) == isFound)
  }

  @Test(arguments: [
    ("NSHumanReadableCopyright = A; CFBundleGetInfoString = B;", "A"), ("CFBundleGetInfoString = B;", "B"),
    ("", nil),
  ])
  func `shows the copyright in place of the older text (R137)`(info: String, expected: String?) throws {
    #expect(InformationWindow(try context("{\(info)}")).shown == expected)
  }

  @Test func `finds Java classes (R138)`() throws {
    let info =
      "{NSJavaNeeded = YES; NSJavaRoot = \"Contents/Resources/Java\"; NSJavaPath = (\"a.jar\", \"/x/b.jar\");}"
    let java = JavaRuntime(try context(info, version: "10.5"))
    #expect(java.isNeeded.value && java.isDeprecated)
    #expect(java.classPaths == ["Contents/Resources/Java/a.jar", "/x/b.jar"])
    #expect(!JavaRuntime(try context(info, version: "10.4")).isDeprecated)
    #expect(!JavaRuntime(try context("{}")).isNeeded.value)
  }

  @Test(arguments: [
    ("", false, SuddenTermination.Outcome.asked), ("<true/>", false, .killed), ("<true/>", true, .asked),
    ("<false/>", false, .asked),
  ])
  func `kills at log-out only what allows it (R141)`(
    value: String, isDisabled: Bool, expected: SuddenTermination.Outcome
  ) throws {
    let info = value.isEmpty ? xml("") : xml("NSSupportsSuddenTermination", value)
    #expect(SuddenTermination(try context(info)).outcome(isDisabled: isDisabled) == expected)
  }

  @Test(arguments: [
    ("<true/>", ["idle"], false), ("<true/>", ["hidden", "idle"], true),
    ("<true/>", ["windowless", "idle"], true),
    ("<true/>", ["hidden"], false), ("<true/>", ["hidden", "idle", "automatic-termination-disabled"], false),
    ("<false/>", ["hidden", "idle"], false),
  ])
  func `ends idle apps that are out of sight (R142)`(value: String, state: [String], expected: Bool) throws {
    let info = xml("NSSupportsAutomaticTermination", value)
    let context = try context(info, state: state)
    #expect(AutomaticTermination(context).mayEnd(in: context.state) == expected)
    let old = try BehaviorTests.context(info, state: state, version: "10.6")
    #expect(!AutomaticTermination(old).mayEnd(in: old.state))
  }
}
