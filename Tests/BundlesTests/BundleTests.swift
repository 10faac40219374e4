import Bundles
import PropertyLists
import SourceText
import Testing

/// An Info.plist with an identifier.
func infoPlist(_ identifier: String, _ more: String = "") -> [UInt8] {
  Array(
    "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>\(identifier)</string>\(more)</dict></plist>"
      .utf8)
}

@Suite("Bundles")
struct BundleTests {
  /// A tree, and the identifier that is read from it.
  struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    let files: [(path: String, bytes: [UInt8])]
    var links: [(path: String, target: String)] = []
    let identifier: String?
    var layout: BundleLayout?
    var testDescription: String { path }
  }

  static let three = [
    "Contents/Info.plist", "Resources/Info.plist", "Support Files/Info.plist", "Info.plist",
  ]

  static func all(_ bundle: String) -> [(path: String, bytes: [UInt8])] {
    three.map { ("\(bundle)/\($0)", infoPlist($0)) }
  }

  static let cases: [Case] = [
    Case(path: "B.app", files: all("B.app"), identifier: "Contents/Info.plist", layout: .contents),
    Case(
      path: "C.framework", files: all("C.framework"), identifier: "Resources/Info.plist", layout: .resources),
    Case(
      path: "E.bundle", files: [("E.bundle/Support Files/Info.plist", infoPlist("e"))], identifier: "e",
      layout: .supportFiles),
    Case(path: "F.bundle", files: [("F.bundle/Info.plist", infoPlist("f"))], identifier: "f", layout: .flat),
    Case(path: "G.bundle", files: [("G.bundle/info.PLIST", infoPlist("g"))], identifier: nil, layout: .flat),
    Case(
      path: "H.bundle", files: [("H.bundle/Contents/info.plist", infoPlist("h"))], identifier: nil,
      layout: .contents),
    Case(
      path: "H2.bundle", files: [("H2.bundle/contents/Info.plist", infoPlist("h"))], identifier: nil,
      layout: .contents),
    Case(path: "J.bundle", files: [("J.bundle/Info.plist", Array("garbage <".utf8))], identifier: nil),
    Case(
      path: "K.bundle", files: [("K.bundle/Info.plist", Array("{ CFBundleIdentifier = k; }".utf8))],
      identifier: "k"),
    Case(
      path: "L.bundle", files: [("L.bundle/Info.plist", Array("<plist><array/></plist>".utf8))],
      identifier: nil),
    Case(
      path: "D2.framework", files: [("D2.framework/Versions/A/Resources/Info.plist", infoPlist("d"))],
      links: [("D2.framework/Versions/Current", "A")], identifier: nil, layout: .flat),
    Case(
      path: "D3.framework", files: [("D3.framework/Versions/A/Resources/Info.plist", infoPlist("d"))],
      links: [
        ("D3.framework/Versions/Current", "A"), ("D3.framework/Resources", "Versions/Current/Resources"),
      ], identifier: "d", layout: .resources),
    Case(
      path: "D4.framework/Versions/A",
      files: [("D4.framework/Versions/A/Resources/Info.plist", infoPlist("d"))],
      identifier: "d", layout: .resources),
    Case(
      path: "D5.framework",
      files: [
        ("D5.framework/Info.plist", infoPlist("root")),
        ("D5.framework/Versions/A/Resources/Info.plist", infoPlist("d")),
      ], identifier: "root", layout: .flat),
    Case(
      path: "X.app/Contents", files: [("X.app/Contents/Info.plist", infoPlist("x"))], identifier: nil,
      layout: BundleLayout.none),
    Case(
      path: "W.app", files: [("W.app/Wrapper/W.app/Info.plist", infoPlist("w"))],
      links: [("W.app/WrappedBundle", "Wrapper/W.app")], identifier: "w", layout: .flat),
    Case(
      path: "W2.app", files: [("W2.app/Wrapper/W.bundle/Info.plist", infoPlist("w"))],
      links: [("W2.app/WrappedBundle", "Wrapper/W.bundle")], identifier: nil, layout: .flat),
    Case(
      path: "W3.app",
      files: [("W3.app/Wrapper/W.app/Info.plist", infoPlist("w")), ("Out.app/Info.plist", infoPlist("o"))],
      links: [("W3.app/WrappedBundle", "../Out.app")], identifier: nil, layout: .flat),
  ]

  @Test(arguments: cases)
  func `are found as the system finds them (B1–B6, B10, R1–R5)`(example: Case) {
    let host = Host.inMemory(example.files, links: example.links)
    let bundle = BundleInspection(of: example.path, in: host)
    #expect(bundle.string("CFBundleIdentifier") == example.identifier)
    if let layout = example.layout { #expect(bundle.structure.layout == layout) }
  }

  @Test func `say that a name differs only in its case (B9, R2)`() {
    for path in ["G.bundle/info.PLIST", "G.bundle/Contents/info.plist", "G.bundle/contents/Info.plist"] {
      let bundle = BundleInspection(of: "G.bundle", in: .inMemory([(path, infoPlist("g"))]))
      #expect(bundle.problem == .wrongCase(path: path))
    }
  }

  @Test func `say that a framework lacks its links (B4)`() {
    let path = "D.framework/Versions/A/Resources/Info.plist"
    let bundle = BundleInspection(of: "D.framework", in: .inMemory([(path, infoPlist("d"))]))
    #expect(bundle.problem == .notLinked(path: path))
  }

  @Test(arguments: [
    (RuntimeSystem.macOS, "mac"), (.iOS, "phone"), (.tvOS, "phone"), (.watchOS, "phone"), (.linux, "all"),
  ])
  func `read the file of their own system first (B9)`(system: RuntimeSystem, identifier: String) {
    let host = Host.inMemory([
      ("A.app/Info.plist", infoPlist("all")), ("A.app/Info-macos.plist", infoPlist("mac")),
      ("A.app/Info-iphoneos.plist", infoPlist("phone")),
    ])
    #expect(BundleInspection(of: "A.app", in: host, for: system).string("CFBundleIdentifier") == identifier)
  }

  @Test(
    arguments: [
      ("<key>CFBundleExecutable</key><string>Old</string>", RuntimeSystem.macOS, "A.app/Contents/MacOS/Old"),
      ("<key>NSExecutable</key><string>Old</string>", .macOS, "A.app/Contents/MacOS/Old"),
      ("<key>CFBundleExecutable</key><string></string>", .macOS, "A.app/Contents/A"),
      ("<key>CFBundleExecutable</key><integer>1</integer>", .macOS, "A.app/Contents/A"),
      ("", .linux, "A.app/Contents/Linux/A"),
      ("<key>CFBundleExecutable</key><string>B</string>", .linux, "A.app/libB.so"),
      ("<key>CFBundleExecutable</key><string>None</string>", .macOS, nil),
      ("<key>CFBundleExecutable</key><string>../Out</string>", .macOS, nil),
    ] as [(String, RuntimeSystem, String?)])
  func `have their executable where the key says (B44–B46, R49, R52)`(
    keys: String, system: RuntimeSystem, expected: String?
  ) {
    let host = Host.inMemory([
      ("A.app/Contents/Info.plist", infoPlist("a", keys)), ("A.app/Contents/MacOS/Old", []),
      ("A.app/Contents/A", []),
      ("A.app/Contents/Linux/A", []), ("A.app/libB.so", []), ("A.app/Out", []), ("A.app/Contents/Out", []),
    ])
    #expect(BundleInspection(of: "A.app", in: host, for: system).executable.path == expected)
  }

  @Test func `on a phone have their executable at the top (B45)`() {
    let host = Host.inMemory([("A.app/Info.plist", infoPlist("a")), ("A.app/MacOS/A", []), ("A.app/A", [])])
    let executable = BundleInspection(of: "A.app", in: host, for: .iOS).executable
    #expect(executable.path == "A.app/A")
    #expect(executable.candidates == ["A.app/A"])
  }

  @Test(
    arguments: [
      ("A.app", "", nil, "APPL", "????"), ("A.framework", "", nil, "FMWK", "????"),
      ("A.xyz", "", nil, "BNDL", "????"),
      ("A.service", "", nil, "APPL", "????"), ("A.APP", "", nil, "BNDL", "????"),
      ("A.app", "<key>CFBundlePackageType</key><string>XPLG</string>", nil, "XPLG", "????"),
      ("A.app", "<key>CFBundlePackageType</key><string>TOOLONG</string>", nil, "APPL", "????"),
      ("A.app", "<key>CFBundleSignature</key><string>ttxt</string>", nil, "APPL", "ttxt"),
      ("A.app", "<key>CFBundlePackageType</key><string>XPLG</string>", "FNDRMACS more", "FNDR", "MACS"),
      ("A.app", "", "SHORT", "APPL", "????"),
    ] as [(String, String, String?, String, String)])
  func `have a type and a creator (B29, R58–R60)`(
    path: String, keys: String, file: String?, type: String, creator: String
  ) {
    var files = [(path: "\(path)/Info.plist", bytes: infoPlist("a", keys))]
    if let file { files.append(("\(path)/PkgInfo", Array(file.utf8))) }
    let info = BundleInspection(of: path, in: .inMemory(files)).packageInfo
    #expect(info.typeText == type)
    #expect(info.creatorText == creator)
  }

  @Test func `have a numeric version (B25)`() {
    func version(_ keys: String) -> UInt32? {
      BundleInspection(of: "A.app", in: .inMemory([("A.app/Info.plist", infoPlist("a", keys))]))
        .numericVersion?.value
    }
    #expect(version("<key>CFBundleVersion</key><string>1.2.3</string>") == 0x0123_8000)
    #expect(
      version(
        "<key>CFBundleVersion</key><string>1</string><key>CFBundleNumericVersion</key><string>2</string>")
        == 0x0200_8000)
    #expect(version("<key>CFBundleVersion</key><integer>7</integer>") == nil)
    #expect(version("") == nil)
  }

  @Test(arguments: RuntimeSystem.allCases)
  func `survive links in circles and out of the tree`(system: RuntimeSystem) {
    let host = Host.inMemory(
      [],
      links: [
        ("A.app/Contents", "Contents"), ("A.app/Info.plist", "../../../etc/passwd"),
        ("A.app/PkgInfo", "/etc/passwd"),
        ("A.app/Resources", "Resources/Resources"),
      ])
    let bundle = BundleInspection(of: "A.app", in: host, for: system)
    #expect(bundle.infoPlist == nil)
    #expect(bundle.executable.path == nil)
  }
}
