import KeyCatalog
import PropertyLists
import Testing

@testable import Validation

@Suite("Document types, URL types and type declarations")
struct DocumentRuleTests {
  static func documents(_ entries: String...) -> String {
    pair("CFBundleDocumentTypes", "<array>\n" + entries.map { dictionary($0) }.joined() + "</array>\n")
  }

  static let mac = CheckOptions(platform: .macOS, era: .books2018)
  static let name = pair("CFBundleTypeName", text: "Picture")
  static let role = pair("CFBundleTypeRole", text: "Editor")
  static let png = pair("LSItemContentTypes", list("public.png"))

  static let cases: [RuleCase] = [
    // R72
    RuleCase(
      "R72", documents(role + png), mac, "missing-key",
      ["error missing-key/member CFBundleDocumentTypes 0 CFBundleTypeName"]),
    RuleCase(
      "R72", documents(name + png), mac, "missing-key",
      ["error missing-key/member CFBundleDocumentTypes 0 CFBundleTypeRole"]),
    RuleCase(
      "R72", documents(name + role + png), mac, "document-type",
      ["warning document-type/no-document-icon CFBundleDocumentTypes 0 CFBundleTypeIconFile"]),
    RuleCase(
      "R72", documents(name + role + png), CheckOptions(platform: .macOS), "document-type",
      ["note document-type/no-document-icon CFBundleDocumentTypes 0 CFBundleTypeIconFile"]),
    // R73
    RuleCase(
      "R73", documents(name + role), "unmet-requirement", ["error unmet-requirement CFBundleDocumentTypes 0"]),
    RuleCase(
      "R73", documents(name + role), CheckOptions(), "unmet-requirement",
      ["error unmet-requirement CFBundleDocumentTypes 0"]),
    // R74, R83
    RuleCase(
      "R74", documents(png + pair("CFBundleTypeExtensions", list("foo"))), "ignored-key",
      ["note ignored-key/kept-for-older-systems CFBundleDocumentTypes 0 CFBundleTypeExtensions"]),
    RuleCase(
      "R83", documents(png + pair("LSTypeIsPackage", "<true/>")), "ignored-key",
      ["warning ignored-key CFBundleDocumentTypes 0 LSTypeIsPackage"]),
    RuleCase(
      "R83", documents(pair("CFBundleTypeExtensions", list("rtfd")) + pair("LSTypeIsPackage", "<true/>")),
      "ignored-key", []),
    RuleCase(
      "R74", documents(png + pair("CFBundleTypeExtensions", list("foo"))),
      CheckOptions(platform: .macOS, minimumOS: SystemVersion(10, 3), era: .books2010), "ignored-key", []),
    // R76–R79
    RuleCase("R76", documents(pair("CFBundleTypeExtensions", list("html", "htm"))), "invalid-value", []),
    RuleCase("R76", documents(pair("CFBundleTypeExtensions", list("*"))), "invalid-value", []),
    RuleCase(
      "R76", documents(pair("CFBundleTypeExtensions", list(".html"))), CheckOptions(), "invalid-value",
      ["error invalid-value/broken-demand CFBundleDocumentTypes 0 CFBundleTypeExtensions 0"]),
    RuleCase("R77", documents(pair("CFBundleTypeOSTypes", list("TEXT", "****"))), "invalid-value", []),
    RuleCase("R78", documents(pair("CFBundleTypeMIMETypes", list("text/html"))), "invalid-value", []),
    RuleCase(
      "R79", documents(pair("CFBundleTypeRole", text: "editor")), "invalid-value",
      ["error invalid-value CFBundleDocumentTypes 0 CFBundleTypeRole"]),
    // R84
    RuleCase(
      "R84", documents(pair("LSItemContentTypes", list("kUTTypePNG"))), "invalid-value",
      ["error invalid-value/broken-demand CFBundleDocumentTypes 0 LSItemContentTypes 0"]),
    RuleCase("R84", documents(png), "invalid-value", []),
    // R85
    RuleCase(
      "R85", documents(role + png), "unmet-requirement",
      ["warning unmet-requirement/advised-companion CFBundleDocumentTypes 0 LSItemContentTypes"]),
    RuleCase(
      "R85", documents(role + png), CheckOptions(), "unmet-requirement",
      ["note unmet-requirement/advised-companion CFBundleDocumentTypes 0 LSItemContentTypes"]),
    RuleCase(
      "R85", documents(role + png), CheckOptions(platform: .iOS, era: .books2018), "unmet-requirement", []),
    RuleCase("R85", documents(pair("CFBundleTypeRole", text: "Viewer") + png), "unmet-requirement", []),
    // R86
    RuleCase(
      "R86", documents(name + pair("NSExportableAs", list("PNG"))), "dangling-reference",
      ["warning dangling-reference/dangling-advice CFBundleDocumentTypes 0 NSExportableAs 0"]),
    RuleCase(
      "R86", documents(name + pair("NSExportableAs", list("Picture"))), "dangling-reference", []),
    // R87, R89
    RuleCase("R87", documents(pair("CFBundleTypeIconFile", text: "Doc")), "invalid-value", []),
    RuleCase("R87", documents(pair("CFBundleTypeIconFile", text: "Doc.icns")), "invalid-value", []),
    RuleCase(
      "R87", documents(pair("CFBundleTypeIconFile", text: "Doc.png")), "invalid-value",
      ["error invalid-value/broken-demand CFBundleDocumentTypes 0 CFBundleTypeIconFile"]),
    RuleCase(
      "R89", documents(pair("CFBundleTypeIconFiles", list("doc.icns"))),
      CheckOptions(platform: .iOS, era: .books2018), "invalid-value",
      ["warning invalid-value/unusual-value CFBundleDocumentTypes 0 CFBundleTypeIconFiles 0"]),
    RuleCase(
      "R90", documents(), CheckOptions(platform: .iOS, minimumOS: SystemVersion(3, 1), era: .books2018),
      "wrong-platform", ["note wrong-platform/newer-key CFBundleDocumentTypes"]),
    // R92
    RuleCase(
      "R92",
      documents(pair("CFBundleTypeName", text: "Image"), pair("CFBundleTypeName", text: "Image")),
      "repeated-name", ["warning repeated-name CFBundleDocumentTypes 1 CFBundleTypeName"]),
    RuleCase(
      "R92", documents(pair("CFBundleTypeName", text: "Image"), pair("CFBundleTypeName", text: "Image")),
      CheckOptions(), "repeated-name", ["note repeated-name CFBundleDocumentTypes 1 CFBundleTypeName"]),
    // R93
    RuleCase(
      "R93", pair("CFBundleURLTypes", dictionaries(pair("CFBundleURLSchemes", list("http")))),
      CheckOptions(platform: .macOS, era: .books2018), "missing-key",
      ["error missing-key/member CFBundleURLTypes 0 CFBundleTypeRole"]),
    // R94
    RuleCase(
      "R94", pair("CFBundleURLTypes", dictionaries(pair("CFBundleURLSchemes", list("http", "https")))),
      "invalid-url-scheme", []),
    RuleCase(
      "R94", pair("CFBundleURLTypes", dictionaries(pair("CFBundleURLSchemes", list("http:")))),
      "invalid-url-scheme",
      ["error invalid-url-scheme/invalid-scheme CFBundleURLTypes 0 CFBundleURLSchemes 0"]),
    RuleCase(
      "R94", pair("CFBundleURLTypes", dictionaries(pair("CFBundleURLSchemes", list("http://")))),
      CheckOptions(), "invalid-url-scheme",
      ["error invalid-url-scheme/invalid-scheme CFBundleURLTypes 0 CFBundleURLSchemes 0"]),
    // R95, R96
    RuleCase(
      "R95", pair("CFBundleURLTypes", dictionaries(pair("CFBundleURLIconFile", text: "url.icns"))),
      "invalid-value", ["warning invalid-value/unusual-value CFBundleURLTypes 0 CFBundleURLIconFile"]),
    RuleCase(
      "R96",
      pair(
        "CFBundleURLTypes",
        dictionaries(
          pair("CFBundleURLName", text: "web") + pair("CFBundleURLSchemes", list("a")),
          pair("CFBundleURLName", text: "web") + pair("CFBundleURLSchemes", list("b")))),
      "invalid-url-scheme",
      ["warning invalid-url-scheme/repeated-url-name CFBundleURLTypes 1 CFBundleURLName"]),
    RuleCase(
      "R96", pair("CFBundleURLTypes", dictionaries(pair("CFBundleURLName", text: "com.acme.web"))),
      "invalid-value", []),
  ]

  @Test(arguments: cases)
  func `the rules of sections H and I (R72–R96)`(testCase: RuleCase) { testCase.expectFindings() }

  @Test
  func `type codes have four characters (R77)`() {
    let report = check(
      Self.documents(pair("CFBundleTypeOSTypes", list("TXT"))), CheckOptions(era: .books2010))
    #expect(report.lines(of: "invalid-value").count == 1)
  }

  @Test
  func `a MIME type has a slash (R78)`() {
    let report = check(
      Self.documents(pair("CFBundleTypeMIMETypes", list("text"))), CheckOptions(era: .books2018))
    #expect(
      report.lines(of: "invalid-value") == [
        "warning invalid-value/unusual-value CFBundleDocumentTypes 0 CFBundleTypeMIMETypes 0"
      ])
  }

  @Test
  func `old keys of a document type are deprecated (R75)`() {
    let entries = Self.documents(pair("CFBundleTypeExtensions", list("html")))
    let options = CheckOptions(platform: .macOS, minimumOS: SystemVersion(10, 5), era: .books2018)
    #expect(
      check(entries, options).lines(of: "deprecated-key") == [
        "warning deprecated-key CFBundleDocumentTypes 0 CFBundleTypeExtensions"
      ])
  }

  @Test
  func `a store type inside a document type is fine, at the top level it is worth a note (R91)`() {
    let inside = check(Self.documents(pair("NSPersistentStoreTypeKey", text: "SQLite")))
    #expect(inside.lines(of: "unknown-key") == [])
    #expect(check(pair("NSPersistentStoreTypeKey", text: "SQLite")).count(of: .error) == 0)
  }

  @Test(arguments: [
    (Profile.built, Platform.iOS, "", ["note no-opening-mode"]),
    (.source, .iOS, "", ["note no-opening-mode"]),
    (.appStore, .visionOS, "", ["warning no-opening-mode", "warning no-handler-rank"]),
    (.built, .iOS, pair("UISupportsDocumentBrowser", "<true/>"), []),
    (.built, .macOS, "", []),
    (.appStore, .macOS, "", ["error unnamed-document-type", "warning no-handler-rank"]),
    (.developerID, .macOS, "", []),
    (.built, .macOS, pair("LSSupportsOpeningDocumentsInPlace", "<false/>"), ["error copies-on-mac"]),
    (
      .built, .iOS,
      pair("LSSupportsOpeningDocumentsInPlace", "<false/>") + pair("UISupportsDocumentBrowser", "<true/>"),
      ["note opening-conflict"]
    ),
    (.built, .iOS, pair("NSAppClip", "<dict/>"), ["warning documents-in-clip"]),
  ])
  func `how documents are opened (ITMS-90737, ITMS-90738, ITMS-90788)`(
    profile: Profile, platform: Platform, extra: String, expected: [String]
  ) {
    let entries = Self.documents(pair("CFBundleTypeIconFile", text: "Doc")) + extra
    let report = check(entries, CheckOptions(platform: platform, profile: profile))
    let found = report.diagnostics.filter { $0.rule == "document-type" }
    #expect(found.map { "\($0.severity.name) \($0.code)" } == expected)
  }

  @Test(arguments: [
    ("my_app", "error invalid-scheme"), ("", "error invalid-scheme"), ("1st", "error invalid-scheme"),
    ("file", "note reserved-scheme"), ("YOUR_CLIENT_ID", "note invalid-scheme"),
    ("TEL", "note system-scheme"),
  ])
  func `schemes (R94, ITMS-90158)`(scheme: String, expected: String) {
    let entries = pair("CFBundleURLTypes", dictionaries(pair("CFBundleURLSchemes", list(scheme))))
    let report = check(entries, CheckOptions(platform: .iOS))
    let found = report.diagnostics.filter { $0.rule == "invalid-url-scheme" }
    #expect(found.map { "\($0.severity.name) \($0.code)" } == [expected])
  }

  @Test
  func `a scheme is listed once, whatever the case of letters (R94)`() {
    let entries = pair(
      "CFBundleURLTypes",
      dictionaries(
        pair("CFBundleURLSchemes", list("example")), pair("CFBundleURLSchemes", list("Example")), ""))
    #expect(
      check(entries).lines(of: "invalid-url-scheme") == [
        "warning invalid-url-scheme/repeated-scheme CFBundleURLTypes 1 CFBundleURLSchemes 0",
        "warning invalid-url-scheme/no-scheme CFBundleURLTypes 2",
      ])
  }

  // MARK: Types

  static func exported(_ entries: String...) -> String {
    pair("UTExportedTypeDeclarations", "<array>\n" + entries.map { dictionary($0) }.joined() + "</array>\n")
  }

  static func type(_ identifier: String, _ parents: String...) -> String {
    pair("UTTypeIdentifier", text: identifier)
      + pair(
        "UTTypeConformsTo", "<array>\n" + parents.map { "<string>\($0)</string>\n" }.joined() + "</array>\n")
      + pair("UTTypeTagSpecification", dictionary(pair("com.example.tag", list("x"))))
  }

  static let typeCases: [RuleCase] = [
    RuleCase(
      "R164", exported(pair("UTTypeIdentifier", text: "com.acme.a")), mac, "missing-key",
      [
        "error missing-key/conformance UTExportedTypeDeclarations 0 UTTypeConformsTo",
        "error missing-key/member UTExportedTypeDeclarations 0 UTTypeTagSpecification",
      ]),
    RuleCase("R165", exported(type("com.acme.image.layered", "public.data")), "invalid-value", []),
    RuleCase(
      "R165", exported(type("layered image", "public.data")), "invalid-value",
      ["error invalid-value/broken-demand UTExportedTypeDeclarations 0 UTTypeIdentifier"]),
    RuleCase("R172", exported(type("com.acme.héllo", "public.data")), "invalid-value", []),
    RuleCase(
      "R166", exported(type("com.acme.a", "com.acme.b"), type("com.acme.b", "public.data")),
      "type-conformance",
      []),
    RuleCase(
      "R166",
      exported(
        type("com.acme.a", "com.acme.b"), type("com.acme.b", "com.acme.c"), type("com.acme.c", "com.acme.A")),
      "type-conformance",
      (0..<3).map {
        "error type-conformance/conformance-loop UTExportedTypeDeclarations \($0) UTTypeConformsTo 0"
      }),
    RuleCase(
      "R166", exported(type("com.acme.a", "com.acme.a")), CheckOptions(), "type-conformance",
      ["warning type-conformance/conformance-loop UTExportedTypeDeclarations 0 UTTypeConformsTo 0"]),
    RuleCase(
      "R168",
      exported(type("com.acme.a", "public.data"))
        + pair("UTImportedTypeDeclarations", dictionaries(type("com.acme.a", "public.data"))),
      "type-ownership",
      ["warning type-ownership/exported-and-imported UTImportedTypeDeclarations 0 UTTypeIdentifier"]),
    RuleCase(
      "R168", exported(type("public.acme", "public.data")), "type-ownership",
      ["warning type-ownership/reserved-type UTExportedTypeDeclarations 0 UTTypeIdentifier"]),
    RuleCase(
      "R168", pair("UTImportedTypeDeclarations", dictionaries(type("public.acme", "public.data"))),
      "type-ownership", []),
    RuleCase(
      "R169",
      pair(
        "UTImportedTypeDeclarations",
        dictionaries(type("com.acme.a", "public.data") + pair("UTTypeIconFile", text: "A.icns"))),
      "out-of-place",
      ["warning out-of-place/imported-type UTImportedTypeDeclarations 0 UTTypeIconFile"]),
    RuleCase(
      "R169", exported(type("com.acme.a", "public.data") + pair("UTTypeIconFile", text: "Type.png")),
      "invalid-value", ["warning invalid-value/unusual-value UTExportedTypeDeclarations 0 UTTypeIconFile"]),
    RuleCase(
      "R167",
      exported(
        pair("UTTypeTagSpecification", dictionary(pair("public.filename-extension", list(".acme", "acme"))))),
      "type-tags",
      [
        "error type-tags/invalid-tag UTExportedTypeDeclarations 0 UTTypeTagSpecification public.filename-extension 0"
      ]),
    RuleCase(
      "R170", exported(),
      CheckOptions(platform: .macOS, minimumOS: SystemVersion(10, 4), era: .books2018), "wrong-platform",
      ["note wrong-platform/newer-key UTExportedTypeDeclarations"]),
    RuleCase(
      "R171", exported(type("com.acme.a", "public.data") + pair("UTTypeSize64IconFile", text: "A.png")), mac,
      "wrong-platform", ["warning wrong-platform UTExportedTypeDeclarations 0 UTTypeSize64IconFile"]),
  ]

  @Test(arguments: typeCases)
  func `the rules of section O (R164–R172)`(testCase: RuleCase) { testCase.expectFindings() }

  @Test
  func `white space around a type is taken away`() throws {
    let entries = Self.exported(Self.type("com.acme.a", "public.mpeg-4-audio "))
    let finding = try #require(check(entries).diagnostics.first { $0.rule == "invalid-value" })
    #expect(finding.severity == .error)
    #expect(finding.fixes.first?.safety == .safe)
  }

  @Test
  func `many types in a long chain cost no more than they should`() {
    let types = (0..<2_000).map { dictionary(Self.type("com.acme.t\($0)", "com.acme.t\(($0 + 1) % 2_000)")) }
    let entries = pair("UTExportedTypeDeclarations", "<array>\n\(types.joined())</array>\n")
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(check(entries).diagnostics.contains { $0.code == "conformance-loop" })
    }
    #expect(time < .seconds(5))
  }
}
