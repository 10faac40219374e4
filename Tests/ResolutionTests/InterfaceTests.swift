import Bundles
import KeyCatalog
import PropertyLists
import Resolution
import SourceText
import Testing

@Suite("Help, main interface and orientations")
struct InterfaceTests {
  static let book = [
    "en.lproj/index.html": "<html></html>",
    "fr.lproj/Aide/start.html": "<HTML><HEAD><META NAME='AppleTitle' CONTENT='Acme Aide'></HEAD></HTML>",
    "en.lproj/Help/x.htm": "<meta content=\"Acme Help\" name=\"AppleTitle\">",
    "en.lproj/Help/note.txt": "content='Acme Notes'",
  ]

  static func help(_ info: String, _ languages: [String] = ["en"]) -> HelpBook? {
    HelpBook(resolver(bundle(info, Self.book, system: .macOS), .mac, languages))
  }

  @Test(arguments: [("index", "A.app/en.lproj/index.html"), ("index.html", nil), ("none", nil)])
  func `the help page is found by its name without ending (R46)`(anchor: String, path: String?) throws {
    let help = try #require(Self.help("{ CFAppleHelpAnchor = \"\(anchor)\"; }"))
    #expect(help.anchorPage == path)
  }

  @Test(arguments: [
    ("Help", ["en"], "A.app/en.lproj/Help"), ("Aide", ["fr"], "A.app/fr.lproj/Aide"),
    ("Hilfe", ["en"], nil),
  ])
  func `the help book lies in the folder of a language (R47)`(
    name: String, languages: [String], path: String?
  )
    throws
  {
    let help = try #require(Self.help("{ CFBundleHelpBookFolder = \(name); }", languages))
    #expect(help.folderPath == path)
  }

  @Test(arguments: [
    ("Acme Help", "A.app/en.lproj/Help/x.htm"), ("x", nil), ("Acme Notes", nil),
  ])
  func `the name of the help book stands in a META tag, not in the name of a file (R48)`(
    name: String, path: String?
  ) throws {
    let help = try #require(
      Self.help("{ CFBundleHelpBookFolder = Help; CFBundleHelpBookName = \"\(name)\"; }"))
    #expect(help.namePage == path)
  }

  @Test func `no key means no help`() { #expect(Self.help("{}") == nil) }

  @Test(arguments: [
    "<meta", "<meta content", "<meta content=", "<meta content='a", "<meta content=a>", "<META CONTENT = >",
  ])
  func `a damaged page has no name`(page: String) {
    #expect(HelpBook.metaContents(of: SourceBytes(Array(page.utf8))) == [])
  }

  @Test func `the main interface is a storyboard before a nib`() throws {
    let files = ["Base.lproj/Main.storyboardc/Info.plist": "", "MainMenu.nib": ""]
    let phone = try #require(
      MainInterface(resolver(bundle("{ UIMainStoryboardFile = Main; NSMainNibFile = MainMenu; }", files))))
    #expect(phone.key == "UIMainStoryboardFile")
    #expect(phone.path == "A.app/Base.lproj/Main.storyboardc")
    let mac = try #require(
      MainInterface(
        resolver(
          bundle("{ UIMainStoryboardFile = Main; NSMainNibFile = MainMenu; }", files, system: .macOS), .mac)))
    #expect(mac.key == "NSMainNibFile")
    #expect(mac.path == "A.app/MainMenu.nib")
    #expect(MainInterface(resolver(bundle("{}", files))) == nil)
    let gone = try #require(MainInterface(resolver(bundle("{ UIMainStoryboardFile = Gone; }", files))))
    #expect(gone.path == nil)
  }

  @Test func `a variant of the key names the storyboard for iPad (R30)`() throws {
    let info = "{ UIMainStoryboardFile = Main; \"UIMainStoryboardFile~ipad\" = Pad; }"
    #expect(MainInterface(resolver(bundle(info), .iPad))?.name == "Pad")
    #expect(MainInterface(resolver(bundle(info), .iPhone))?.name == "Main")
  }

  static let portrait = "UIInterfaceOrientationPortrait"
  static let left = "UIInterfaceOrientationLandscapeLeft"
  static let right = "UIInterfaceOrientationLandscapeRight"

  @Test(arguments: [
    ("{}", [portrait], portrait, portrait),
    ("{ UISupportedInterfaceOrientations = (); }", [portrait], portrait, portrait),
    ("{ UIInterfaceOrientation = \(right); }", [portrait], right, right),
    ("{ UIInterfaceOrientation = Portrait; }", [portrait], portrait, portrait),
    ("{ UISupportedInterfaceOrientations = (\(left), \(right)); }", [left, right], left, left),
    ("{ UISupportedInterfaceOrientations = (\(right)); }", [right], right, right),
    (
      "{ UISupportedInterfaceOrientations = (\(portrait), \(left)); UIInterfaceOrientation = \(portrait); }",
      [portrait, left], portrait, left
    ),
  ])
  func `the orientation at launch is a listed one, that of the device if it is among them (R222, R223)`(
    info: String, supported: [String], initial: String, heldLeft: String
  ) {
    let found = LaunchOrientation(resolver(bundle(info)))
    #expect(found.supported == supported)
    #expect(found.initial == initial)
    #expect(found.orientation(held: Self.left) == heldLeft)
  }

  @Test(arguments: [
    ("{ CFBundleIconFile = Pane; CFBundleName = Sharing; }", "Pane", "Sharing"),
    (
      "{ NSPrefPaneIconFile = \"Own.tiff\"; NSPrefPaneIconLabel = \"Sharing &\\nStorage\"; CFBundleIconFile = Pane; }",
      "Own.tiff", "Sharing &\nStorage"
    ),
    ("{}", nil, "P"),
  ])
  func `a preference pane takes its icon and its label from more general keys (R139, R140)`(
    info: String, icon: String?, label: String?
  ) {
    let pane = resolver(bundle(info, at: "P.prefPane", system: .macOS), .mac)
    #expect(pane.resolve("NSPrefPaneIconFile").text == icon)
    #expect(pane.resolve("NSPrefPaneIconLabel").text == label)
  }

  @Test(
    arguments: [
      ("12.0", nil), ("13.0", true), ("17.2", true), (nil, true),
    ] as [(String?, Bool?)])
  func `a version of the system reads no key that came later`(version: String?, read: Bool?) throws {
    let app = bundle("{ UIApplicationSceneManifest = { UIApplicationSupportsMultipleScenes = YES; }; }")
    let context = ResolutionContext(
      system: .iOS, device: .iPhone, languages: ["en"], version: version.flatMap { SystemVersion($0) })
    let resolved = ValueResolver(app, in: context).resolve("UIApplicationSceneManifest")
    #expect((resolved.value != nil) == (read ?? false))
    let source = try #require(resolved.sources.first)
    #expect(source.isChosen == (read ?? false))
    if read == nil { #expect(source.why.contains("iOS 12.0 does not know the key: 13.0 is the first")) }
  }
}
