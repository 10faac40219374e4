import CommandLineKit
import Commands
import Foundation
import TestSupport
import Testing

/// The schemas, in the eyes of a validator that others wrote: Python's `jsonschema`.
@Suite("schema")
struct SchemaTests {
  static let documents = ["info-plist", "privacy-manifest", "entitlements"]
  static let commands = [
    "check", "print", "get", "explain", "keys", "rules", "config", "diff", "bundle", "resolve", "devices",
    "transport", "type", "apps", "launch", "services", "behavior",
  ]

  /// Validates JSON against the schema of a name, and the schema against its own.
  ///
  /// All in one go: the validator takes a second to start.
  ///
  /// - Returns: What the validator complains about, by JSON.
  /// - Throws: If the schema is no schema, or there is no validator.
  private static func complaints(about json: [[UInt8]], schema name: String) throws -> [[String]] {
    try CommandLine.run { infoplist in
      let schema = try infoplist("schema", name, "-o", "schema.json")
      try #require(schema.status == 0, "\(schema.errorText)")
      for (index, bytes) in json.enumerated() {
        try writeFile(bytes, to: "\(infoplist.folder)/\(index).json")
      }
      let script = "\(Fixtures.packageFolder)/scripts/validate-json"
      let python = ProcessInfo.processInfo.environment["INFOPLIST_PYTHON"] ?? "python3"
      let result = try runProcess(
        "/usr/bin/env", [python, script, "schema.json"] + json.indices.map { "\($0).json" },
        folder: infoplist.folder)
      try #require(
        result.status <= 1 && result.errors.isEmpty,
        "the validator does not run (./test installs it): \(result.outputText)\(result.errorText)")
      let lines = result.outputText.split(separator: "\n").map(String.init)
      return json.indices.map { index in lines.filter { $0.hasPrefix("\(index).json: ") } }
    }
  }

  /// The JSON form of a property list.
  private static func json(of source: String) throws -> [UInt8] {
    let result = try CommandLine.run { try $0("convert", "--to", "json", "-", stdin: source) }
    try #require(result.status == 0, "\(result.errorText)")
    return result.output
  }

  /// Expects the schema of a document to take some property lists and to refuse others for one reason each.
  private static func expect(_ name: String, takes good: [String], refuses bad: [String]) throws {
    let found = try complaints(about: try (good + bad).map(json(of:)), schema: name)
    for (source, complaints) in zip(good, found) { #expect(complaints == [], "\(source)") }
    for (source, complaints) in zip(bad, found.dropFirst(good.count)) {
      #expect(complaints.count == 1, "\(source): \(complaints)")
    }
  }

  private static func text(_ file: String) throws -> String {
    String(decoding: try readFile("\(Fixtures.packageFolder)/\(file)"), as: UTF8.self)
  }

  @Test func `of Info.plist takes what is right and refuses wrong types`() throws {
    let good = [
      "<key>LSUIElement</key><true/>", "<key>LSUIElement</key><string>1</string>",
      "<key>com.example.own</key><data>AAEC</data>",
      "<key>Own</key><integer>18446744073709551615</integer>",
      "<key>LSEnvironment</key><dict><key>$x</key><string>1</string></dict>",
      "<key>LSEnvironment</key><dict/>", "<key>UIFileSharingEnabled</key><integer>1</integer>",
      """
      <key>CFBundleDocumentTypes</key>
      <array><dict><key>CFBundleTypeRole</key><string>MDImporter</string></dict></array>
      """,
      "<key>QLPreviewWidth</key><real>600.5</real>", "<key>QLPreviewWidth</key><integer>600</integer>",
      "<key>UIFileSharingEnabled</key><string>$(SHARES)</string>",
      """
      <key>UISupportedInterfaceOrientations~ipad</key>
      <array><string>UIInterfaceOrientationPortrait</string></array>
      """,
      "<key>FIREBASE_ANALYTICS_COLLECTION_ENABLED</key><string>NO</string>",
      "<key>APFiles</key><array><dict><key>APFileName</key><string>x</string></dict></array>",
    ]
    let bad = [
      "<key>CFBundleIdentifier</key><true/>",
      "<key>CFBundleDocumentTypes</key><dict/>",
      "<key>CFBundleDocumentTypes</key><array><string>x</string></array>",
      """
      <key>CFBundleDocumentTypes</key>
      <array><dict><key>LSHandlerRank</key><integer>1</integer></dict></array>
      """,
      """
      <key>CFBundleDocumentTypes</key>
      <array><dict><key>LSHandlerRank</key><string>First</string></dict></array>
      """,
      "<key>UIFileSharingEnabled</key><string>YES</string>",
      "<key>UIFileSharingEnabled</key><integer>2</integer>",
      "<key>UISupportedInterfaceOrientations~ipad</key><string>UIInterfaceOrientationPortrait</string>",
      "<key>LSEnvironment</key><dict><key>PATH</key><array/></dict>",
      "<key>NSAppTransportSecurity</key><data>AAEC</data>",
      "<key>CFBundleName</key><date>2001-01-01T00:00:00Z</date>",
    ]
    let examples = try ["Examples/Clean.app/Contents/Info.plist", "Examples/Source-Info.plist"].map(Self.text)
    try Self.expect("info-plist", takes: examples + good.map(Sample.xml), refuses: bad.map(Sample.xml))
  }

  @Test(arguments: [
    (
      "privacy-manifest", "<key>NSPrivacyTracking</key><false/>",
      "<key>NSPrivacyTracking</key><string>x</string>"
    ),
    (
      "entitlements", "<key>com.apple.security.app-sandbox</key><true/>",
      "<key>com.apple.security.app-sandbox</key><array/>"
    ),
  ])
  func `of other documents does the same`(name: String, good: String, bad: String) throws {
    try Self.expect(name, takes: [Sample.xml(good)], refuses: [Sample.xml(bad)])
  }

  @Test(
    arguments: zip(
      commands,
      [
        [
          ["Examples/Clean.app"], ["Examples/Landmarks.app"],
          ["Examples/Source-Info.plist", "--platform", "iOS"],
          ["bad.plist", "odd.plist"], ["transport.plist", "--max-findings", "1"],
        ],
        [["Examples/Source-Info.plist"], ["all.plist"], ["all.plist", "List[]"]],
        [["all.plist", "Made", "List[2]", "None", "--default", "x"]],
        [
          [
            "CFBundleIdentifier", "LSUIElement", "wrong-type", "FacebookAppID", "NSPrivacyTracking",
            "ITMS-90683", "telephony", "public.jpeg", "dyn.age80g55r",
          ]
        ],
        [[], ["--era", "2010", "--family", "UIKit"]],
        [[], ["--select", "keys"]],
        [[], ["--config", "config.json", "--explain", "a.plist"]],
        [["all.plist", "odd.plist"], ["all.plist", "all.plist"]],
        [["Examples/Clean.app"], ["Examples/Landmarks.app"], ["Examples/Clean.app", "--info-window"]],
        [
          ["Examples/Landmarks.app", "--explain", "--all-languages", "--languages", "fr"],
          ["Examples/Clean.app", "CFBundleDisplayName", "--explain"], ["all.plist", "Nothing"],
        ],
        [["Examples/Landmarks.app"], ["Examples/Clean.app", "--os", "14.0"]],
        [
          ["evaluate", "transport.plist", "http://a.example", "https://b.example", "http://10.0.0.1"],
          ["evaluate", "transport.plist", "http://a.example", "--os", "iOS 8"],
          ["report", "transport.plist"], ["report", "all.plist"],
          ["minimal", "transport.plist", "http://c.example"],
          ["diagnose", "https://127.0.0.1:1/", "--advise", "transport.plist"],
          ["diagnose", "http://127.0.0.1:1/"],
        ],
        [["a.heic"], ["public.jpeg", "--tree"], [".sql", "--conforms-to", "public.text"], ["com.x.none"]],
        [
          ["register", "Examples/Landmarks.app", "--database", "a.db"], ["list", "--database", "a.db"],
          ["open", "a.png", "--database", "a.db"],
          ["prefer", "landmarks", "Examples/Landmarks.app", "--database", "a.db"],
          ["conflicts", "--database", "a.db"], ["what-if", "Examples/Clean.app", "--database", "a.db"],
          ["export", "--database", "a.db"], ["unregister", "Examples", "--database", "a.db"],
        ],
        [["Examples/Landmarks.app", "--os", "iOS 17"], ["Examples/Clean.app", "--os", "macOS 14.2"]],
        [
          ["service.plist", "--text", "hello world"],
          ["service.plist", "--file", "a.png", "--app", "com.apple.finder"],
        ],
        [
          ["Examples/Landmarks.app"], ["Examples/Clean.app", "--os", "14.0", "--state", "hidden,memory=512"],
          ["all.plist"], ["odd.plist", "UIFileSharingEnabled", "--platform", "iphoneos"],
          ["odd.plist", "None"],
        ],
      ]))
  func `of a command takes each of its answers and nothing else`(command: String, calls: [[String]]) throws {
    let files = [
      "config.json": "{\"platform\": \"iOS\", \"rules\": {\"wrong-type\": \"note\"}}",
      "bad.plist": Sample.malformed, "all.plist": Sample.everyType,
      "transport.plist": TransportTests.plist,
      "service.plist": """
      { NSServices = ({ NSMessage = run; NSPortName = A; NSMenuItem = { default = Run; };
        NSSendTypes = (NSStringPboardType); }); }
      """,
      "odd.plist": Sample.xml(
        "<key>CFbundleName</key><string>x</string><key>UIFileSharingEnabled</key><string>YES</string>"),
    ]
    var answers = try CommandLine.run(with: files) { infoplist in
      try calls.map { words in
        let words = words.map { $0.hasPrefix("Examples/") ? "\(Fixtures.packageFolder)/\($0)" : $0 }
        let result = try infoplist([command] + words + ["--format", "json"])
        #expect(result.status <= 1)
        return result.output
      }
    }
    answers.append(Array("{\"schemaVersion\": 2}".utf8))
    let found = try Self.complaints(about: answers, schema: command)
    for (call, complaints) in zip(calls, found) { #expect(complaints == [], "\(call)") }
    #expect(found.last?.isEmpty == false)
  }

  @Test func `of the configuration takes what the program takes and refuses what it refuses`() throws {
    let good = [
      "{}", "{\"$schema\": \"x\", \"platform\": \"iOS\", \"minimumOS\": \"15.0\", \"kind\": \"app\"}",
      "{\"profile\": \"app-store\", \"era\": \"2018\", \"failOn\": \"note\", \"schemas\": []}",
      "{\"rules\": {\"all\": \"off\", \"keys\": \"on\", \"wrong-type\": \"error\", \"R46\": \"note\", \"ITMS-90683\": \"off\"}}",
      "{\"overrides\": [{\"paths\": [\"Tests/**\"], \"rules\": {\"missing-key\": \"off\"}, \"platform\": \"macOS\"}]}",
    ]
    let bad = [
      "[]", "{\"platform\": \"ios\"}", "{\"minimumOS\": \"x\"}", "{\"minimumOS\": 15}",
      "{\"Platform\": \"iOS\"}",
      "{\"rules\": {\"wrong-tipe\": \"off\"}}", "{\"rules\": {\"wrong-type\": \"fatal\"}}",
      "{\"overrides\": [{\"rules\": {}}]}", "{\"overrides\": [{\"paths\": [\"a\"], \"schemas\": []}]}",
      "{\"overrides\": {}}", "{\"schemas\": [1]}", "{\"failOn\": \"never\"}",
    ]
    let found = try Self.complaints(about: (good + bad).map { Array($0.utf8) }, schema: "configuration")
    for (text, complaints) in zip(good + bad, found) {
      let isGood = good.contains(text)
      #expect(complaints.isEmpty == isGood, "\(text): \(complaints)")
      let status = try CommandLine.run(with: ["c.json": text]) {
        try $0("config", "--config", "c.json").status
      }
      #expect(status == (isGood ? 0 : 2), "\(text)")
    }
  }

  @Test func `of a baseline takes what check writes and refuses what it refuses`() throws {
    let bad = [
      "{}", "{\"schemaVersion\": 2, \"findings\": []}", "{\"findings\": [{}]}",
      "{\"findings\": [{\"fingerprint\": \"0123456789ABCDEF\"}]}",
      "{\"findings\": [{\"fingerprint\": \"0123456789abcdef\", \"count\": 0}]}", "{\"findings\": {}}",
    ]
    let files = ["odd.plist": Sample.xml("<key>UIFileSharingEnabled</key><string>YES</string>")]
    let (written, states) = try CommandLine.run(with: files) { infoplist in
      _ = try infoplist("check", "odd.plist", "--write-baseline", "base.json")
      let written = try readFile("\(infoplist.folder)/base.json")
      let states = try bad.map { text in
        try writeFile(Array(text.utf8), to: "\(infoplist.folder)/bad.json")
        return try infoplist("check", "odd.plist", "--baseline", "bad.json").status
      }
      return (written, states)
    }
    #expect(states == bad.map { _ in 2 })
    let found = try Self.complaints(about: [written] + bad.map { Array($0.utf8) }, schema: "baseline")
    #expect(found.first == [])
    for (text, complaints) in zip(bad, found.dropFirst()) { #expect(!complaints.isEmpty, "\(text)") }
  }

  @Test func `is there for each command that answers in JSON`() {
    let answering = InfoPlistProgram.program.commands.filter { command in
      ([command] + command.subcommands).flatMap(\.options).contains {
        $0.value?.choices.contains { $0.name == "json" } == true && $0.name == "--format"
      }
    }
    #expect(Set(answering.map { $0.name }) == Set(Self.commands))
  }

  @Test(arguments: documents + commands + ["configuration", "baseline"])
  func `is the same each time`(name: String) throws {
    let answers = try CommandLine.run { infoplist in
      try [infoplist("schema", name).output, infoplist("schema", name).output]
    }
    #expect(answers[0] == answers[1])
    #expect(String(decoding: answers[0], as: UTF8.self).contains("json-schema.org/draft/2020-12/schema"))
  }

  @Test func `knows what the books knew`() throws {
    let result = try CommandLine.run { try $0("schema", "info-plist", "--era", "2010") }
    let schema = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    let properties = try #require(schema?["properties"] as? [String: Any])
    #expect(properties["CFBundleIdentifier"] != nil)
    #expect(properties["NSCameraUsageDescription"] == nil)
    #expect(properties["FacebookAppID"] == nil)
  }
}
