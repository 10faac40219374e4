import Foundation
import TestSupport
import Testing

@Suite("type and apps")
struct AppsCommandTests {
  /// An Info.plist of an app.
  static func info(_ name: String, _ keys: String, version: String = "1.0") -> String {
    Sample.xml(
      """
      <key>CFBundleIdentifier</key><string>com.example.\(name)</string>
      <key>CFBundleName</key><string>\(name)</string>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleVersion</key><string>\(version)</string>
      \(keys)
      """)
  }

  static func claim(_ type: String, rank: String, role: String = "Editor") -> String {
    """
    <key>CFBundleDocumentTypes</key><array><dict>
      <key>CFBundleTypeName</key><string>Text</string><key>CFBundleTypeRole</key><string>\(role)</string>
      <key>LSHandlerRank</key><string>\(rank)</string>
      <key>LSItemContentTypes</key><array><string>\(type)</string></array>
    </dict></array>
    """
  }

  static let declaration = """
    <key>UTExportedTypeDeclarations</key><array><dict>
      <key>UTTypeIdentifier</key><string>com.example.doc</string>
      <key>UTTypeDescription</key><string>Example document</string>
      <key>UTTypeConformsTo</key><array><string>public.plain-text</string></array>
      <key>UTTypeTagSpecification</key><dict>
        <key>public.filename-extension</key><array><string>xdoc</string></array>
      </dict>
    </dict></array>
    """

  static func scheme(_ name: String) -> String {
    """
    <key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleTypeRole</key><string>Viewer</string>
      <key>CFBundleURLSchemes</key><array><string>\(name)</string></array>
    </dict></array>
    """
  }

  static let files = [
    "Apps/Owner.app/Contents/Info.plist": info(
      "owner", claim("com.example.doc", rank: "Owner") + declaration + scheme("acme")),
    "Apps/Owner.app/Contents/Resources/fr.lproj/InfoPlist.strings": "\"Example document\" = \"Document\";\n",
    "Apps/Text.app/Contents/Info.plist": info("text", claim("public.plain-text", rank: "Default")),
    "Apps/Other.app/Contents/Info.plist": info(
      "other", claim("com.example.doc", rank: "None") + scheme("acme"), version: "2"),
    "Model.app/Contents/Info.plist": info(
      "model",
      """
      <key>UTExportedTypeDeclarations</key><array><dict>
      <key>UTTypeIdentifier</key><string>com.example.model</string>
      <key>UTTypeConformsTo</key><string>public.device</string>
      <key>UTTypeTagSpecification</key><dict>
        <key>com.apple.device-model-code</key><string>Acme1,1</string>
        <key>public.url-scheme</key><string>acme-model</string>
      </dict></dict></array>
      """),
    "New.app/Contents/Info.plist": info("new", claim("public.plain-text", rank: "Owner") + scheme("acme")),
  ]

  static func object(_ result: ProcessResult) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
  }

  // MARK: type

  @Test(arguments: [
    (["photo.heic"], "public.heic", 0), ([".key"], "com.apple.iWork.Keynote.sffkey", 0),
    (["image/png"], "public.png", 0), (["public.jpeg"], "public.jpeg", 0),
    (["PUBLIC.jpeg"], "public.jpeg", 0),
    (["UTTypeJPEG"], "public.jpeg", 0), ([".sql"], "dyn.ah62d4rv4ge81g6pq", 0),
    (["dyn.ah62d4rv4ge81g6pq"], "dyn.ah62d4rv4ge81g6pq", 0), (["Apps"], "public.folder", 0),
    (["Apps/Owner.app"], "com.apple.application-bundle", 0), (["com.example.doc"], "com.example.doc", 1),
    (["a.xdoc", "--app", "Apps/Owner.app"], "com.example.doc", 0), (["dyn.zzz"], "dyn.zzz", 1),
    (["public.png", "--conforms-to", "public.image"], "public.png", 0),
    (["public.png", "--conforms-to", "public.text"], "public.png", 1),
    (["'TEXT'"], "com.apple.traditional-mac-plain-text", 0),
    (["NSStringPboardType"], "public.utf8-plain-text", 0),
    (["image/pgn"], "dyn.ah62d4rv4gq80w5pbq7ww86dhr2", 0), (["1=foo"], "dyn.age80q55t", 0),
    (["?0=E:1=foo"], "dyn.ah62d4vm4ge80q55t", 0), (["public.filename-extension=PNG"], "public.png", 0),
    (["com.apple.device-model-code=Acme1,1", "--app", "Model.app"], "com.example.model", 0),
    (["Acme1,1", "--app", "Model.app"], "com.example.model", 0),
    (["NSFilenamesPboardType"], "dyn.ah62d4rv4gu8y6y4grf0gn5xbrzw1gydcr7u1e3cytf2gn", 0),
    (["Apple URL pasteboard type"], "dyn.ah62d4rv4gu8yc6durvwwaznwmuuha2pxsvw0e55bsmwca7d3sbwu", 0),
    (["text/plain; charset=UTF-8"], "public.utf8-plain-text", 0),
    (["text/plain; a=b"], "public.plain-text", 0),
  ])
  func `type tells what something is`(words: [String], identifier: String, status: Int32) throws {
    try CommandLine.run(with: Self.files) { infoplist in
      let result = try infoplist(["type"] + words + ["--format", "json"])
      #expect(result.status == status)
      #expect(try Self.object(result)["identifier"] as? String == identifier)
    }
  }

  @Test(arguments: [
    (["blurb"], "identifier"), (["heic"], "An ending is written with its period: .heic"),
    (["jpegg"], "Did you mean public.jpeg?"), (["zork/blurb"], "A MIME type begins with"),
    (["UTTypeJPG"], "Did you mean UTTypeJPEG?"), (["''"], "identifier"),
  ])
  func `type does not guess what a word without a meaning is`(words: [String], expected: String) throws {
    let result = try CommandLine.run { try $0(["type"] + words) }
    #expect(result.status == 3)
    #expect(result.outputText == "")
    #expect(result.errorText.contains(expected), "\(result.errorText)")
  }

  @Test func `type names its facts in the promised order, and what conforms to nothing (R164)`() throws {
    let files = [
      "A.app/Contents/Info.plist": Self.info(
        "a",
        """
        <key>UTExportedTypeDeclarations</key><array><dict>
        <key>UTTypeIdentifier</key><string>com.example.lone</string></dict></array>
        """)
    ]
    try CommandLine.run(with: files) { infoplist in
      let result = try infoplist("type", "com.example.lone", "--app", "A.app", "--format", "json")
      let problems = try #require(try Self.object(result)["problems"] as? [String])
      #expect(problems.first?.contains("conforms to nothing") == true)
      let names = [
        "schemaVersion", "identifier", "declared", "dynamic", "conformsTo", "extensions", "mimeTypes",
        "osTypes",
        "description", "package", "declaredBy", "pasteboardTypes",
      ]
      let places = names.compactMap { result.outputText.range(of: "\"\($0)\":")?.lowerBound }
      #expect(places.count == names.count)
      #expect(places == places.sorted())
    }
  }

  @Test func `type tells all about a type of an app, in the person's language`() throws {
    try CommandLine.run(with: Self.files) { infoplist in
      let result = try infoplist(
        "type", ".xdoc", "--app", "Apps/Owner.app", "--languages", "fr", "--format", "json")
      let answer = try Self.object(result)
      #expect(answer["declared"] as? Bool == true)
      #expect(answer["dynamic"] as? Bool == false)
      #expect((answer["conformsTo"] as? [String])?.first == "public.plain-text")
      #expect((answer["conformsTo"] as? [String])?.contains("public.data") == true)
      #expect(answer["extensions"] as? [String] == ["xdoc"])
      #expect(answer["description"] as? String == "Document")
      #expect(answer["declaredBy"] as? String == "com.example.owner")
      #expect(answer["package"] as? Bool == false)
    }
  }

  @Test(arguments: [
    ("application/x-cpio", "end in .cpio, which is public.cpio-archive."),
    ("model/vrml", "end in .wrl or .vrml."),
    ("image/x-none", "No declared type has the MIME type image/x-none."),
    ("text/plain; a=b", "It is declared with the MIME type text/plain."),
  ])
  func `type tells what is known of a MIME type that nobody declares`(name: String, expected: String) throws {
    let result = try CommandLine.run { try $0("type", name, "--format", "json") }
    #expect(
      (try Self.object(result)["because"] as? String)?.hasSuffix(expected) == true, "\(result.outputText)")
  }

  @Test func `type shows tags of all classes`() throws {
    let result = try CommandLine.run(with: Self.files) {
      try $0("type", "public.url-scheme=ACME-model", "--app", "Model.app", "--format", "json")
    }
    let answer = try Self.object(result)
    #expect(answer["deviceModels"] as? [String] == ["Acme1,1"])
    #expect(answer["urlSchemes"] as? [String] == ["acme-model"])
    #expect(answer["because"] as? String == "It is declared with the scheme ACME-model.")
  }

  @Test func `type draws what a type conforms to as a tree`() throws {
    let result = try CommandLine.run { try $0("type", "public.jpeg", "--tree") }
    #expect(
      result.outputText == """
        public.jpeg
          public.image
            public.data
              public.item
            public.content

        """)
  }

  // MARK: apps

  /// Runs calls of `infoplist apps` after the apps were registered.
  static func withApps(_ body: (_ apps: ([String]) throws -> ProcessResult, CommandLine) throws -> Void)
    throws
  {
    try CommandLine.run(with: files) { infoplist in
      let apps = { (words: [String]) in try infoplist(["apps"] + words + ["--database", "apps.db"]) }
      let result = try apps(["register", "Apps"])
      try #require(result.status == 0, "\(result.errorText)")
      try body(apps, infoplist)
    }
  }

  @Test(
    arguments: [
      (["a.xdoc"], "com.example.owner", ["com.example.owner", "com.example.text", "com.example.other"]),
      (["a.txt"], "com.example.text", ["com.example.text"]), (["a.png"], nil, []),
      (["--type", "com.example.doc", "--role", "viewer"], nil, []),
      (["ACME://host"], "com.example.owner", nil), (["--scheme", "none"], nil, []),
    ] as [([String], String?, [String]?)])
  func `apps tell who opens something (R81)`(words: [String], winner: String?, candidates: [String]?) throws {
    try Self.withApps { apps, _ in
      let result = try apps(["open"] + words + ["--format", "json"])
      #expect(result.status == (winner == nil ? 1 : 0), "\(result.errorText)")
      let answer = try Self.object(result)
      let found = try #require(answer["candidates"] as? [[String: Any]])
      if let candidates { #expect(found.map { $0["identifier"] as? String } == candidates) }
      if winner != "com.example.owner" || candidates != nil {
        #expect((answer["winner"] as? [String: Any])?["identifier"] as? String == winner)
      }
      #expect((answer["reasons"] as? [String])?.isEmpty == false)
      for candidate in found {
        #expect(
          Set(candidate.keys) == ["identifier", "path", "role", "rank", "claim", "usable", "because"])
      }
    }
  }

  @Test func `apps are read again only when they changed`() throws {
    try Self.withApps { apps, infoplist in
      func counts() throws -> [Int?] {
        let answer = try Self.object(try apps(["register", "Apps", "--format", "json"]))
        return ["added", "changed", "unchanged"].map { answer[$0] as? Int } + [
          (answer["removed"] as? [String])?.count
        ]
      }
      #expect(try counts() == [0, 0, 3, 0])
      let path = "\(infoplist.folder)/Apps/Text.app/Contents/Info.plist"
      try writeFile(Self.info("text", "", version: "9"), to: path)
      #expect(try counts() == [0, 1, 2, 0])
      // An executable that is written in place, with its times set back.
      let executable = "\(infoplist.folder)/Apps/Text.app/Contents/MacOS/text"
      try writeFile(Self.info("text", "<key>CFBundleExecutable</key><string>text</string>"), to: path)
      try writeFile("#!/bin/sh\n", to: executable)
      #expect(try counts() == [0, 1, 2, 0])
      let before = try FileManager.default.attributesOfItem(atPath: executable)
      let handle = try FileHandle(forWritingTo: URL(filePath: executable))
      try handle.write(contentsOf: Data("#!/bin/su\n".utf8))
      try handle.close()
      try FileManager.default.setAttributes(
        [.modificationDate: try #require(before[.modificationDate])], ofItemAtPath: executable)
      #expect(try counts() == [0, 1, 2, 0])
      #expect(try counts() == [0, 0, 3, 0])
      // What is only touched says what it said.
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: executable)
      #expect(try counts() == [0, 0, 3, 0])
      try FileManager.default.removeItem(atPath: "\(infoplist.folder)/Apps/Text.app")
      #expect(try counts() == [0, 0, 2, 1])
      #expect(try apps(["open", "a.txt"]).status == 1)
    }
  }

  @Test func `apps that a person prefers come first`() throws {
    try Self.withApps { apps, _ in
      #expect(try apps(["prefer", "acme", "com.example.other"]).status == 0)
      let winner =
        try Self.object(try apps(["open", "acme:x", "--format", "json"]))["winner"] as? [String: Any]
      #expect(winner?["identifier"] as? String == "com.example.other")
      #expect(try apps(["prefer", "com.example.doc", "com.example.text"]).status == 0)
      #expect(try apps(["open", "a.xdoc"]).outputText.contains("opened by: com.example.text"))
      #expect(try apps(["prefer", "acme", "com.example.missing"]).status == 1)
      // What the app does not claim the system would pass over.
      for (what, app, word) in [
        ("acme", "com.example.text", "does not claim"), ("public.png", "com.example.text", "does not claim"),
        ("com.example.doc", "com.example.other", "cannot be chosen"),
      ] {
        let result = try apps(["prefer", what, app])
        #expect(result.status == 1)
        #expect(result.errorText.contains(word), "\(result.errorText)")
      }
    }
  }

  @Test(arguments: [["prefer", "acme", "com.example.a"], ["unregister", "com.example.a"]])
  func `apps are not changed in a database that is not there`(words: [String]) throws {
    try CommandLine.run { infoplist in
      let result = try infoplist(["apps"] + words + ["--database", "none.db"])
      #expect(result.status == 3)
      #expect(!FileManager.default.fileExists(atPath: "\(infoplist.folder)/none.db"))
    }
  }

  @Test(
    arguments: [
      ("'TXT1'", "com.example.codes"), ("TXT1", "com.example.codes"), ("text/x-codes", "com.example.codes"),
      (".codes", "com.example.codes"), ("UTTypePlainText", nil),
    ] as [(String, String?)])
  func `apps open what is known by a tag alone (R76, R77, R78)`(word: String, winner: String?) throws {
    let files = [
      "A.app/Contents/Info.plist": Self.info(
        "codes",
        """
        <key>CFBundleDocumentTypes</key><array><dict>
        <key>CFBundleTypeName</key><string>C</string><key>CFBundleTypeRole</key><string>Editor</string>
        <key>CFBundleTypeOSTypes</key><array><string>TXT1</string></array>
        <key>CFBundleTypeMIMETypes</key><array><string>text/x-codes</string></array>
        <key>CFBundleTypeExtensions</key><array><string>codes</string></array>
        </dict></array>
        """)
    ]
    try CommandLine.run(with: files) { infoplist in
      _ = try infoplist("apps", "register", "A.app", "--database", "a.db")
      let result = try infoplist("apps", "open", "--type", word, "--database", "a.db", "--format", "json")
      let found = try Self.object(result)["winner"] as? [String: Any]
      #expect(found?["identifier"] as? String == winner)
    }
  }

  @Test func `apps in conflict are named, also before they arrive`() throws {
    try Self.withApps { apps, _ in
      let result = try apps(["conflicts", "--format", "json"])
      #expect(result.status == 1)
      let conflicts = try #require(try Self.object(result)["conflicts"] as? [[String: Any]])
      #expect(conflicts.map { $0["kind"] as? String } == ["shared-scheme"])
      let effect = try Self.object(try apps(["what-if", "New.app", "--format", "json"]))
      let handlers = try #require(effect["handlers"] as? [[String: Any]])
      #expect(handlers.map { $0["subject"] as? String } == ["public.plain-text", "acme:"])
      #expect(
        try Self.object(try apps(["list", "--format", "json"]))["apps"].map { ($0 as? [Any])?.count } == 3)
    }
  }

  @Test func `check finds what registered apps claim as well (R94, R168)`() throws {
    try Self.withApps { _, infoplist in
      func messages(_ path: String) throws -> [String] {
        let result = try infoplist(
          "check", path, "--against", "apps.db", "--select", "registered-conflict", "--format", "json")
        let findings = try #require(try Self.object(result)["diagnostics"] as? [[String: Any]])
        #expect(findings.allSatisfy { $0["rule"] as? String == "registered-conflict" })
        return findings.compactMap { $0["message"] as? String }
      }
      let found = try messages("New.app")
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("acme is claimed by ") == true)
      let result = try infoplist(
        "check", "New.app", "--against", "apps.db", "--select", "registered-conflict", "--format", "json")
      let finding = try #require((try Self.object(result)["diagnostics"] as? [[String: Any]])?.first)
      #expect(
        finding["keyPath"] as? NSArray == ["CFBundleURLTypes", 0, "CFBundleURLSchemes", 0] as NSArray)
      #expect(finding["references"] as? [String] == ["R94"])
      let related = try #require(finding["related"] as? [[String: Any]])
      #expect(
        related.compactMap { ($0["path"] as? NSString)?.lastPathComponent } == ["Other.app", "Owner.app"])
      let text = try infoplist("check", "New.app", "--against", "apps.db", "--select", "registered-conflict")
      #expect(text.outputText.contains("Owner.app: It is claimed here, too."))
      #expect(try infoplist("check", "New.app", "--against", "none.db").status == 3)
    }
  }

  @Test func `apps in archives are not in conflict with themselves`() throws {
    let script = """
      import zipfile
      with zipfile.ZipFile("A.zip", "w") as z: z.write("Apps/Owner.app/Contents/Info.plist")
      """
    try CommandLine.run(with: Self.files.merging(["make.py": script]) { $1 }) { infoplist in
      let made = try runProcess("/usr/bin/env", ["python3", "make.py"], folder: infoplist.folder)
      try #require(made.status == 0, "\(made.errorText)")
      #expect(try infoplist("apps", "register", "A.zip", "--database", "a.db").status == 0)
      #expect(try infoplist("apps", "what-if", "A.zip", "--database", "a.db").status == 0)
      let words = ["--against", "a.db", "--select", "registered-conflict", "--fail-on", "note"]
      #expect(try infoplist(["check", "A.zip"] + words).status == 0)
      // A copy of it is.
      #expect(try infoplist("apps", "what-if", "Apps/Owner.app", "--database", "a.db").status == 1)
      #expect(try infoplist(["check", "Apps/Owner.app"] + words).status == 1)
    }
  }

  @Test func `apps can be listed, exported and forgotten`() throws {
    try Self.withApps { apps, _ in
      #expect(try apps(["list"]).outputText.split(separator: "\n").count == 3)
      let dump = try apps(["export"]).outputText
      #expect(dump.contains("bindings:                   com.example.doc"))
      #expect(dump.contains("tags:                       .xdoc"))
      #expect(try apps(["unregister", "com.example.text"]).status == 0)
      #expect(try apps(["unregister", "com.example.text"]).status == 1)
      #expect(try apps(["list"]).outputText.split(separator: "\n").count == 2)
    }
  }

  @Test func `apps come from a dump as they went into it`() throws {
    try Self.withApps { apps, infoplist in
      let dump = try apps(["export"]).outputText
      try writeFile(dump, to: "\(infoplist.folder)/dump.txt")
      #expect(try infoplist("apps", "import", "dump.txt", "--database", "other.db").status == 0)
      #expect(try infoplist("apps", "export", "--database", "other.db").outputText == dump)
      let result = try infoplist("apps", "open", "a.xdoc", "--database", "other.db")
      #expect(result.outputText.contains("opened by: com.example.owner"))
      #expect(try infoplist("apps", "import", "-", "--database", "other.db", stdin: "x").status == 3)
    }
  }

  @Test func `apps are exported as JSON and imported without a loss`() throws {
    try Self.withApps { apps, infoplist in
      let everything = Self.info(
        "all",
        """
        <key>CFBundleExecutable</key><string>all</string><key>LSUIElement</key><true/>
        <key>LSMinimumSystemVersion</key><string>12.0</string><key>MinimumOSVersion</key><string>15.0</string>
        <key>LSEnvironment</key><dict><key>A</key><string>x</string><key>B</key><integer>1</integer></dict>
        <key>LSArchitecturePriority</key><array><string>arm64</string></array>
        <key>LSMinimumSystemVersionByArchitecture</key><dict><key>arm64</key><string>13.0</string></dict>
        <key>LSUIPresentationMode</key><integer>3</integer><key>UIDeviceFamily</key><array><integer>2</integer></array>
        <key>UIRequiredDeviceCapabilities</key><dict><key>nfc</key><true/><key>gps</key><false/></dict>
        <key>UTImportedTypeDeclarations</key><array><dict>
          <key>UTTypeIdentifier</key><string>com.example.i</string>
          <key>UTTypeDescription</key><string>Ä "type"</string><key>UTTypeIconFile</key><string>i.icns</string>
          <key>UTTypeReferenceURL</key><string>https://example.com</string>
          <key>UTTypeTagSpecification</key><dict>
            <key>com.apple.nspboard-type</key><string>Pb</string><key>public.url-scheme</key><string>u</string>
          </dict>
        </dict></array>
        """ + Self.claim("com.example.i", rank: "Alternate", role: "Shell"))
      try writeFile(everything, to: "\(infoplist.folder)/All.app/Contents/Info.plist")
      #expect(try apps(["register", "All.app"]).status == 0)
      #expect(try apps(["prefer", "acme", "com.example.owner"]).status == 0)
      let export = try apps(["export", "--format", "json"]).outputText
      for word in ["\"Pb\"", "\"gps\"", "https://example.com", "i.icns", "\"15.0\"", "\"13.0\""] {
        #expect(export.contains(word), "\(word)")
      }
      let result = try infoplist("apps", "import", "-", "--database", "other.db", stdin: export)
      #expect(result.status == 0, "\(result.errorText)")
      #expect(
        try infoplist("apps", "export", "--format", "json", "--database", "other.db").outputText == export)
      let winner = try infoplist("apps", "open", "acme:x", "--database", "other.db").outputText
      #expect(winner.contains("opened by: com.example.owner"))
      for text in ["{}", "{\"schemaVersion\": 1, \"apps\": [{\"path\": \"/A\"}]}", "{\"apps\""] {
        #expect(try infoplist("apps", "import", "-", "--database", "third.db", stdin: text).status == 3)
      }
      #expect(!FileManager.default.fileExists(atPath: "\(infoplist.folder)/third.db"))
    }
  }

  @Test func `apps are not asked for without a database, nor one of another program`() throws {
    try CommandLine.run(with: ["bad.db": String(repeating: "not a database ", count: 100)]) { infoplist in
      for path in ["none.db", "bad.db"] {
        let result = try infoplist("apps", "list", "--database", path)
        #expect(result.status == 3)
        #expect(result.errorText.hasPrefix("infoplist: error: "))
        #expect(result.errorText.contains(path))
      }
      #expect(try infoplist("apps", "register", "nothing", "--database", "new.db").status == 3)
      let home = ["XDG_DATA_HOME": "\(infoplist.folder)/data"]
      #expect(
        try infoplist(["apps", "list"], environment: home).errorText.contains("data/infoplist/apps.db"))
    }
  }

  @Test func `apps that were registered are there when a registration is killed`() throws {
    try CommandLine.run { infoplist in
      for number in 0..<300 {
        try writeFile(
          Self.info("app\(number)", Self.claim("public.plain-text", rank: "Default")),
          to: "\(infoplist.folder)/Many/A\(number).app/Contents/Info.plist")
      }
      let program = builtProduct("infoplist")
      var last = 0
      for delay in [20_000, 60_000, 120_000] as [UInt32] {
        let process = try ChildProcess(
          starting: program, ["apps", "register", "Many", "--database", "apps.db"], folder: infoplist.folder,
          stdout: "/dev/null", stderr: "/dev/null")
        usleep(delay)
        kill(process.identifier, SIGKILL)
        _ = process.wait()
        let result = try infoplist("apps", "list", "--database", "apps.db")
        // Before the first batch there may be no database; one without apps is none, too.
        let count = result.status == 0 ? result.outputText.split(separator: "\n").count : 0
        #expect(result.status == 0 || last == 0, "\(result.errorText)")
        #expect(count >= last)
        last = count
      }
      #expect(try infoplist("apps", "register", "Many", "--database", "apps.db").status == 0)
      let list = try infoplist("apps", "list", "--database", "apps.db").outputText
      #expect(list.split(separator: "\n").count == 300)
      #expect(try infoplist("apps", "open", "a.txt", "--database", "apps.db").status == 0)
    }
  }

  @Test func `apps come from a dump with what the person chose (L24)`() throws {
    try Self.withApps { apps, infoplist in
      #expect(try apps(["prefer", "acme", "com.example.other"]).status == 0)
      #expect(try apps(["prefer", "com.example.doc", "com.example.text"]).status == 0)
      let dump = try apps(["export"]).outputText
      #expect(
        dump.contains("URL scheme:                 acme\nall roles:                  com.example.other\n"))
      #expect(try infoplist("apps", "import", "-", "--database", "other.db", stdin: dump).status == 0)
      #expect(try infoplist("apps", "export", "--database", "other.db").outputText == dump)
      let opened = try infoplist("apps", "open", "a.xdoc", "--database", "other.db").outputText
      #expect(opened.contains("opened by: com.example.text"))
    }
  }

  @Test func `apps open what a link leads to`() throws {
    try Self.withApps { apps, infoplist in
      try writeFile("x", to: "\(infoplist.folder)/real.xdoc")
      for (link, target) in [("a.link", "real.xdoc"), ("b", "missing.xdoc")] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(infoplist.folder)/\(link)", withDestinationPath: target)
      }
      #expect(try apps(["open", "a.link"]).outputText.contains("opened by: com.example.owner"))
      #expect(try apps(["open", "b"]).outputText.hasPrefix("type: public.symlink\n"))
      // What is shown of a link is the link (L14).
      #expect(try infoplist("type", "a.link").outputText.hasPrefix("identifier: public.symlink\n"))
    }
  }
}
