import LaunchServices
import Testing
import UniformTypes

@Suite("The app that opens a document")
struct HandlerTests {
  @Test(
    arguments: [
      (
        [("A", Sample.claim("com.x.doc", rank: "Owner")), ("B", Sample.claim("public.plain-text"))], "a.xdoc",
        "A"
      ),
      (
        [
          ("A", Sample.claim("com.x.doc", rank: "Alternate", role: "Viewer")),
          ("B", Sample.claim("public.plain-text", rank: "Owner")),
        ], "a.xdoc", "A"
      ),
      (
        [("A", Sample.claim("public.text")), ("B", Sample.claim("public.plain-text", rank: "Alternate"))],
        "a.txt",
        "B"
      ),
      (
        [
          ("A", Sample.claim("public.plain-text", rank: "Alternate")),
          ("B", Sample.claim("public.plain-text", role: "Viewer")),
        ], "a.txt", "B"
      ),
      (
        [("A", Sample.claim("public.plain-text", role: "Viewer")), ("B", Sample.claim("public.plain-text"))],
        "a.txt", "B"
      ),
      ([("A", Sample.claim("com.x.doc", rank: "None"))], "a.xdoc", nil),
      (
        [
          ("A", Sample.documentTypes("CFBundleTypeExtensions = (xdoc);", rank: "Alternate")),
          ("B", Sample.claim("com.x.doc")),
        ], "a.xdoc", "B"
      ),
      (
        [
          ("A", Sample.documentTypes("CFBundleTypeExtensions = (xdoc);")),
          ("B", Sample.claim("com.x.doc", role: "Viewer")),
        ], "a.xdoc", "A"
      ),
      (
        [
          ("A", Sample.documentTypes("CFBundleTypeExtensions = (\"*\");")),
          ("B", Sample.claim("public.data")),
        ],
        "a.bin", "B"
      ),
      // A claim on a type that nearly everything conforms to gives way to any other (L30).
      (
        [("A", Sample.claim("public.data", rank: "Owner")), ("B", Sample.claim("public.text"))], "a.txt", "B"
      ),
    ] as [([(String, String)], String, String?)])
  func `is the one the specification names (section 8, L25, L27)`(
    apps: [(String, String)], file: String, winner: String?
  ) {
    let bundles = apps.enumerated().map { Sample.app($1.0, $1.1, order: $0) }
    for order in [bundles, bundles.reversed()] {
      #expect(Sample.answer(file, order).winnerName == winner)
    }
  }

  @Test func `is the newest of several copies (L24, L46)`() {
    let old = Sample.app("A", Sample.claim("com.x.doc"), version: "9.9", order: 5)
    let new = Sample.app(
      "A", Sample.claim("com.x.doc"), version: "10.0", order: 1, path: "/Applications/A2.app")
    let answer = Sample.answer("a.xdoc", [old, new])
    #expect(answer.winner?.bundle.path == "/Applications/A2.app")
    #expect(answer.reasons.last?.contains("10.0") == true)
  }

  @Test func `is the owner, then the default, then the alternate one (R81)`() {
    let apps = [
      Sample.app("A", Sample.claim("com.x.doc", rank: "Alternate"), order: 3),
      Sample.app("B", Sample.claim("com.x.doc"), order: 1),
      Sample.app("C", Sample.claim("com.x.doc", rank: "Owner"), order: 2),
      Sample.app("D", Sample.claim("com.x.doc", rank: "None"), order: 4),
    ]
    let answer = Sample.answer("a.xdoc", apps)
    #expect(answer.names == ["C", "B", "A", "D"])
    #expect(answer.candidates.map(\.isUsable) == [true, true, true, false])
    // Never chosen, and it accepts drops.
    #expect(answer.candidates.map(\.acceptsDrops) == [true, true, true, true])
  }

  @Test func `was another one by the book of 2010 (R82)`() {
    let apps = [
      Sample.app("A", Sample.claim("com.x.doc", rank: "Alternate")),
      Sample.app("B", Sample.claim("com.x.doc")),
    ]
    var options = HandlerOptions()
    options.order = .year2010
    let answer = Sample.answer("a.xdoc", apps, options)
    #expect(answer.names == ["A", "B"])
    #expect(answer.candidates.map(\.acceptsDrops) == [true, false])
    #expect(Sample.answer("a.xdoc", apps).candidates.map(\.acceptsDrops) == [true, true])
  }

  @Test(
    arguments: [
      ("a.foo", "macOS 10.6", false), ("a.foo", "Mac OS X 10.3", true), ("a.png", "macOS 10.6", true),
      ("a.png", "Mac OS X 10.3", false), ("a.foo", nil, false), ("a.png", nil, true),
    ] as [(String, String?, Bool)])
  func `is found by types alone where a claim has types (R74, L19)`(
    file: String, system: String?, matches: Bool
  ) {
    let app = Sample.app(
      "A",
      Sample.documentTypes("LSItemContentTypes = (\"public.png\"); CFBundleTypeExtensions = (foo); "))
    var options = HandlerOptions()
    options.system = system.flatMap { HostSystem($0) }
    #expect((Sample.answer(file, [app], options).winner != nil) == matches)
  }

  @Test(
    arguments: [
      ("CFBundleTypeExtensions = (html, htm); ", "page.HTM", true),
      ("CFBundleTypeExtensions = (html, htm); ", "page.txt", false),
      ("CFBundleTypeExtensions = (\"*\"); ", "a.anything", true),
      ("CFBundleTypeExtensions = (\"*\"); ", "a", true),
      ("CFBundleTypeExtensions = (\".html\"); ", "page.html", false),
      ("CFBundleTypeMIMETypes = (\"image/PNG\"); ", "a.png", true),
      ("CFBundleTypeOSTypes = (\"****\"); ", "a.png", true),
      ("CFBundleTypeOSTypes = (TEXT); ", "a.png", false),
      ("CFBundleTypeOSTypes = (fold); ", "a.png", false),
    ] as [(String, String, Bool)])
  func `is found by endings, MIME types and codes (R76, R77, R80, L19)`(
    keys: String, file: String, matches: Bool
  ) {
    let app = Sample.app("A", Sample.documentTypes(keys))
    #expect((Sample.answer(file, [app]).winner != nil) == matches)
  }

  @Test(arguments: [
    (DocumentItem(type: "public.data", typeCode: "TEXT"), "TEXT", true),
    (DocumentItem(type: "public.data", typeCode: "text"), "TEXT", false),
    (DocumentItem(type: "public.folder", isFolder: true), "fold", true),
    (DocumentItem(type: "com.apple.rtfd", isFolder: true), "fold", false),
    (DocumentItem(type: "public.volume", isFolder: true, isVolume: true), "disk", true),
    (DocumentItem(type: "public.folder", isFolder: true), "****", false),
  ])
  func `may be found by the code of a file, for folders and for disks (L19)`(
    item: DocumentItem, code: String, matches: Bool
  ) {
    let app = Sample.app("A", Sample.documentTypes("CFBundleTypeOSTypes = (\"\(code)\"); "))
    let search = HandlerSearch([app], types: Sample.types)
    #expect((search.answer(.document(item)).winner != nil) == matches)
  }

  @Test func `opens folders that a claim makes documents of (R83)`() {
    let item = DocumentItem(type: "public.folder", filenameExtension: "pack", isFolder: true)
    for (flag, matches) in [("LSTypeIsPackage = 1; ", true), ("", false)] {
      let app = Sample.app("A", Sample.documentTypes("CFBundleTypeExtensions = (pack); \(flag)"))
      let search = HandlerSearch([app], types: Sample.types)
      #expect((search.answer(.document(item)).winner != nil) == matches)
    }
  }

  @Test(
    arguments: [
      ("Shell", RoleSet.opening, false), ("Shell", .shell, true), ("None", .opening, false),
      ("None", .all, true),
      ("Viewer", .editor, false), ("Editor", .editor, true), ("editor", .opening, false),
      (nil, .opening, true),
    ] as [(String?, RoleSet, Bool)])
  func `has one of the roles that are asked for (L28, L20)`(role: String?, roles: RoleSet, matches: Bool) {
    var options = HandlerOptions()
    options.roles = roles
    let app = Sample.app("A", Sample.claim("com.x.doc", role: role))
    #expect((Sample.answer("a.xdoc", [app], options).winner != nil) == matches)
  }

  @Test(
    arguments: [
      ([UserBinding(.type("com.x.doc"), app: "com.example.B")], "B"),
      ([UserBinding(.type("PUBLIC.plain-text"), app: "com.example.C")], "C"),
      (
        [
          UserBinding(.type("public.plain-text"), app: "com.example.C"),
          UserBinding(.type("com.x.doc"), app: "/Applications/B.app"),
        ], "B"
      ),
      // Whoever does not claim the document, or is not there, does not open it.
      ([UserBinding(.type("com.x.doc"), app: "com.example.D")], "A"),
      ([UserBinding(.type("com.x.doc"), app: "com.example.E")], "A"),
    ] as [([UserBinding], String)])
  func `is the one the person chose, for the type itself before others (L25)`(
    bindings: [UserBinding], winner: String
  ) {
    var options = HandlerOptions()
    options.bindings = bindings
    let apps = [
      Sample.app("A", Sample.claim("com.x.doc", rank: "Owner")), Sample.app("B", Sample.claim("com.x.doc")),
      Sample.app("C", Sample.claim("public.plain-text")), Sample.app("D", Sample.claim("public.png")),
    ]
    #expect(Sample.answer("a.xdoc", apps, options).winnerName == winner)
  }

  @Test(arguments: [
    ("/Users/ann/.Trash/A.app", "B"), ("/Volumes/Disk/A.app", "B"), ("/Network/Applications/A.app", "B"),
    ("/Users/ann/A.app", "B"), ("/System/Applications/A.app", "A"),
  ])
  func `is one that can be used, from a better place (L24, L25, L26)`(path: String, winner: String) {
    let apps = [
      Sample.app("A", Sample.claim("com.x.doc"), order: 9, path: path),
      Sample.app("B", Sample.claim("com.x.doc"), order: 1),
    ]
    #expect(Sample.answer("a.xdoc", apps).winnerName == winner)
  }

  @Test func `is none that would not be launched (L26)`() {
    var options = HandlerOptions()
    options.system = HostSystem("macOS 13.0")
    options.architecture = "arm64"
    let claim = Sample.claim("com.x.doc", rank: "Owner")
    let apps = [
      Sample.app("A", claim + "LSMinimumSystemVersion = \"14.0\";"),
      Sample.app("B", claim, architectures: ["i386"]), Sample.app("C", claim + "LSRequiresIPhoneOS = YES;"),
      Sample.app("D", Sample.claim("public.data")),
    ]
    let answer = Sample.answer("a.xdoc", apps, options)
    #expect(answer.winnerName == "D")
    #expect(answer.candidates.filter { !$0.isUsable }.count == 3)
    #expect(Sample.answer("a.xdoc", apps).winnerName != "D")
  }

  @Test func `is the last registered one where nothing else decides (L24)`() {
    let claim = Sample.claim("com.x.doc")
    let apps = [
      Sample.app("A", claim, version: "1", order: 5), Sample.app("B", claim, order: 4),
      Sample.app("A", claim, version: "2", order: 3, path: "/Applications/A2.app"),
    ]
    // The newer copy of A stands for both.
    let winners = [apps, [apps[1], apps[2], apps[0]], [apps[2], apps[0], apps[1]]].map {
      Sample.answer("a.xdoc", $0).candidates.map(\.bundle.path)
    }
    #expect(Set(winners) == [["/Applications/B.app", "/Applications/A2.app", "/Applications/A.app"]])
  }
}

@Suite("The app that opens an address")
struct SchemeTests {
  static func claim(_ schemes: String, rank: String = "Default", role: String = "Viewer") -> String {
    "CFBundleURLTypes = ({ CFBundleURLSchemes = (\(schemes)); LSHandlerRank = \(rank); CFBundleTypeRole = \(role); });"
  }

  @Test(
    arguments: [
      ("http", "B"), ("HTTPS", "B"), ("feed", "A"), ("gopher", nil), ("*", nil),
    ] as [(String, String?)])
  func `claims its scheme (R94, L22, L32)`(scheme: String, winner: String?) {
    let apps = [
      Sample.app("A", Self.claim("http, feed", rank: "Alternate")),
      Sample.app("B", Self.claim("http, https")),
      Sample.app("C", Self.claim("http", rank: "None")),
    ]
    #expect(HandlerSearch(apps, types: .system).answer(.scheme(scheme)).winnerName == winner)
  }

  @Test func `is the one the person chose (L32, L33)`() {
    var options = HandlerOptions()
    options.bindings = [UserBinding(.scheme("HTTP"), app: "com.example.A")]
    let apps = [
      Sample.app("A", Self.claim("http", rank: "Alternate")),
      Sample.app("B", Self.claim("http", rank: "Owner")),
    ]
    let answer = HandlerSearch(apps, types: .system, options: options).answer(.scheme("http"))
    #expect(answer.winnerName == "A")
    #expect(answer.names == ["A", "B"])
  }

  @Test(arguments: [
    ("http", true), ("com.acme.app+x-1", true), ("", false), ("1a", false), ("http:", false), ("a b", false),
  ])
  func `has a scheme of the right form`(text: String, isScheme: Bool) {
    #expect(SchemeClaim.isScheme(text) == isScheme)
  }
}
