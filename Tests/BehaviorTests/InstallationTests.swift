import Behavior
import Bundles
import Testing

@Suite("Installation, fonts and drawing")
struct InstallationTests {
  @Test(arguments: [
    ("file://localhost/Volumes/CD/", "/Volumes/CD/"), ("file://localhost/My%20Disk/", "/My Disk/"),
    ("file:///x/", nil), ("file://localhost/x", nil), ("http://localhost/x/", nil),
    ("file://localhost/%2/", nil),
    ("file://localhost/a/%2e%2e/", nil), ("file://localhost/a%00b/", nil),
  ])
  func `begins in the folder of the URL (R211)`(url: String, expected: String?) throws {
    #expect(Installation(try context("{APInstallerURL = \"\(url)\";}")).base == expected)
  }

  static func items(_ files: String) throws -> Installation {
    Installation(try context("{APInstallerURL = \"file://localhost/CD/\"; APFiles = \(files);}"))
  }

  @Test func `takes the files of folders with them, to any depth (R212)`() throws {
    let installation = try Self.items(
      "({APFileName = Dir; APFiles = ({APFileName = a;}, {APFileName = Sub; APFiles = ({APFileName = b;});});})"
    )
    #expect(installation.items.map(\.name) == ["Dir", "a", "Sub", "b"])
    #expect(installation.items.map(\.path) == [[0], [0, 0], [0, 1], [0, 1, 0]])
    #expect(installation.items.map(\.source) == ["/CD/Dir", "/CD/Dir/a", "/CD/Dir/Sub", "/CD/Dir/Sub/b"])
    #expect(installation.items.last?.destination == "Demo.app/Dir/Sub/b")
    #expect(installation.problems == [])
    var deep = "{APFileName = x;}"
    for _ in 0..<200 { deep = "{APFileName = d; APFiles = (\(deep));}" }
    #expect(try Self.items("(\(deep))").items.count == 201)
  }

  @Test(arguments: [
    ("a/b", "/CD/a/b"), ("a/./c/../b", "/CD/a/b"), ("../y", nil), ("a/../../y", nil), ("/etc/passwd", nil),
  ])
  func `refuses paths that lead out (R211, R212)`(path: String, expected: String?) throws {
    let installation = try Self.items("({APFileName = x; APFileSourcePath = \"\(path)\";})")
    #expect(installation.items.map(\.source) == [expected])
    #expect(installation.problems.isEmpty == (expected != nil))
    let other = try Self.items("({APFileName = x; APFileDestinationPath = \"\(path)\";})")
    #expect((other.items[0].destination != nil) == (expected != nil))
  }

  @Test(arguments: [
    ("Yes", "Copy", true, InstallerItem.Action.copy, 0), ("yes", "Open", false, .open, 1),
    ("No", "Move", false, nil, 1),
  ])
  func `knows the words of an item (R213)`(
    container: String, action: String, isFolder: Bool, expected: InstallerItem.Action?, problems: Int
  ) throws {
    let installation = try Self.items(
      "({APFileName = x; APDisplayedAsContainer = \(container); APInstallAction = \(action);})")
    #expect(installation.items.map(\.isShownAsFolder) == [isFolder])
    #expect(installation.items.map(\.action) == [expected])
    #expect(installation.problems.count == problems)
  }

  @Test(arguments: [
    ("{APFileName = \"..\"; APFileSourcePath = a;}", false),
    ("{APFileName = x; APInstallAction = Move;}", false),
    ("{APFileName = x; APFileDestinationPath = \"/usr/bin\"; APInstallAction = Copy;}", false),
    // What is opened where it lies goes nowhere.
    ("{APFileName = x; APFileDestinationPath = \"/usr/bin\"; APInstallAction = Open;}", true),
    ("{APFileName = x; APFileDestinationPath = \".\";}", false),
    ("{APFileSourcePath = a; APFileDestinationPath = b;}", true), ("{APFileSourcePath = a;}", false),
  ])
  func `installs nothing of an item that is refused (R211-R213)`(item: String, isInstalled: Bool) throws {
    let installation = try Self.items("(\(item))")
    #expect(installation.items.map { $0.refusal == nil } == [isInstalled])
    let context = try context("{APInstallerURL = \"file://localhost/CD/\"; APFiles = (\(item));}")
    let answer = try #require(reported("APFiles", context))
    #expect((answer.effect == "Nothing is installed.") == !isInstalled)
    #expect(answer.remarks.contains { $0.contains("is not installed") } == !isInstalled)
  }

  @Test func `refuses with an item what lies in it, but not what has paths of its own (R212)`() throws {
    let inner =
      "({APFileName = a; APFiles = ({APFileName = b;});}, {APFileName = c; APFileSourcePath = c; APFileDestinationPath = c;})"
    let installation = try Self.items("({APFileName = x; APFileSourcePath = \"..\"; APFiles = \(inner);})")
    #expect(installation.items.map { $0.refusal == nil } == [false, false, false, true])
    #expect(installation.items.map(\.path) == [[0], [0, 0], [0, 0, 0], [0, 1]])
  }

  @Test(arguments: ["", "APInstallerURL = \"file:///CD/\";"])
  func `says once and for all that there is no base (R211)`(url: String) throws {
    let context = try context("{\(url) APFiles = ({APFileName = x; APInstallAction = Copy;});}")
    let sentences = ["APInstallerURL", "APFiles"].map { reported($0, context)?.effect ?? "" }
    #expect(sentences[0] == sentences[1] && sentences[0].hasPrefix("Nothing is installed: "))
    #expect(reported("APFiles", context)?.remarks == [])
  }

  @Test func `reads items of other types as absent, and says so`() throws {
    let context = try context(
      xml(
        """
        <key>APInstallerURL</key><string>file://localhost/CD/</string><key>APFiles</key><array><dict>
        <key>APFileName</key><string>x</string><key>APDisplayedAsContainer</key><true/>
        <key>APInstallAction</key><integer>1</integer></dict></array>
        """))
    let installation = Installation(context)
    #expect(installation.items.map(\.isShownAsFolder) == [false])
    #expect(installation.items.map(\.action) == [nil])
    #expect(
      installation.problems == [
        "Item 0: APInstallAction is a number, not a text, so it counts as absent.",
        "Item 0: APDisplayedAsContainer is true or false, not a text, so it counts as absent.",
      ])
  }

  @Test(arguments: ["(x)", "({})", "({APFileName = \"a/b\";})", "({APFileName = x; APFiles = y;})"])
  func `names items that are none`(files: String) throws {
    #expect(try Self.items(files).problems.count == 1)
  }

  @Test(arguments: [
    ("Stuff/MyFonts/", true), ("Stuff/MyFonts/A.ttf", true), ("/Library/Fonts", false), ("../Fonts", false),
    ("None", false),
  ])
  func `activates fonts of the bundle for its app (R214)`(path: String, isFound: Bool) throws {
    let context = try context(
      "{ATSApplicationFontsPath = \"\(path)\";}",
      files: ["Contents/Resources/Stuff/MyFonts/A.ttf", "Contents/Fonts/B.ttf"])
    let fonts = Fonts(context)
    #expect(fonts.files.map { $0.path != nil } == [isFound])
    let effect = BehaviorReport(context).effects.first { $0.key == "ATSApplicationFontsPath" }
    #expect(effect?.remarks.isEmpty == isFound)
  }

  @Test(arguments: [
    ("ATSApplicationFontsPath", "Fonts", RuntimeSystem.macOS), ("UIAppFonts", "(\"A.ttf\")", .iOS),
    ("UILaunchImageFile", "\"A.png\"", .iOS), ("NSMainNibFile", "Main", .macOS),
    ("NSMainNibFile", "Main", .iOS),
    ("NSDockTilePlugIn", "\"A.docktileplugin\"", .macOS),
  ])
  func `says nothing about files that a property list alone does not show (R132, R136, R214, R217, R224)`(
    key: String, value: String, system: RuntimeSystem
  ) throws {
    let info = "{\(key) = \(value);}"
    let alone = try #require(reported(key, context(info, system, isAlone: true)))
    #expect(alone.effect.hasSuffix("not known from the property list alone."), "\(alone.effect)")
    #expect(alone.remarks == [])
    let whole = try #require(reported(key, context(info, system)))
    #expect(!whole.effect.contains("not known"))
  }

  @Test(arguments: [
    ("{}", "not known from the property list alone."),
    ("{CFBundlePackageType = APPL;}", "class NSApplication."),
    ("{CFBundlePackageType = BNDL;}", "is its principal one."),
  ])
  func `does not know the kind of bundle from a property list alone (R134)`(info: String, ending: String)
    throws
  {
    let context = try context(info, isAlone: true)
    #expect(reported("NSPrincipalClass", context)?.effect.hasSuffix(ending) == true)
    #expect(reported("CFBundleName", context, asked: ["CFBundleName"])?.value == nil)
  }

  @Test func `loads font files on iOS (R217)`() throws {
    let fonts = Fonts(try context("{UIAppFonts = (\"Acme.ttf\", Acme);}", .iOS, files: ["Acme.ttf"]))
    #expect(fonts.files.map(\.path) == ["Demo.app/Acme.ttf", nil])
  }

  @Test(arguments: [("<true/>", true), ("<false/>", false), ("", false)])
  func `maps resources read-only (R215)`(value: String, expected: Bool) throws {
    let info = value.isEmpty ? xml("") : xml("CSResourcesFileMapped", value)
    #expect(MappedResources(try context(info)).areMapped.value == expected)
  }

  @Test(arguments: [
    ("<true/>", 512, 1, QuartzGL.Outcome.off), ("<true/>", 2048, 1, .on), ("<true/>", 1024, 1, .on),
    ("<true/>", 2048, 2, .off),
    ("<false/>", 2048, 1, .off), ("", 2048, 1, .app), ("", 2048, 2, .off),
    ("<array/>", 2048, 1, .app),
  ])
  func `decides about Quartz GL by memory and cards (R216)`(
    value: String, memory: Int, cards: Int, expected: QuartzGL.Outcome
  ) throws {
    let info = value.isEmpty ? xml("") : xml("QuartzGLEnable", value)
    #expect(QuartzGL(try context(info)).outcome(memory: memory, videoCards: cards) == expected)
    #expect(QuartzGL(try context(info, version: "10.4")).outcome(memory: memory, videoCards: cards) == .off)
  }

  @Test(arguments: [("", false), ("<true/>", true)])
  func `draws layers plainly unless told otherwise (R232)`(value: String, expected: Bool) throws {
    let info =
      value.isEmpty ? "" : "<key>UIViewEdgeAntialiasing</key>\(value)<key>UIViewGroupOpacity</key>\(value)"
    let drawing = ViewDrawing(try context(xml(info), .iOS))
    #expect(drawing.smoothsEdges.value == expected)
    #expect(drawing.inheritsOpacity.value == expected)
  }
}
