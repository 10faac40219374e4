import LaunchServices
import Testing
import UniformTypes

@Suite("Conflicts between apps")
struct ConflictTests {
  static func export(_ type: String, _ fileExtension: String, parent: String = "public.data") -> String {
    "UTExportedTypeDeclarations = ({ UTTypeIdentifier = \"\(type)\"; UTTypeConformsTo = \"\(parent)\"; "
      + "UTTypeTagSpecification = { \"public.filename-extension\" = \(fileExtension); }; });"
  }

  @Test(
    arguments: [
      ("duplicate-identifier", "com.example.a", "", ""),
      ("several-exporters", "com.x.doc", export("com.x.doc", "xa"), export("com.x.DOC", "xb")),
      ("system-type", "public.png", export("public.png", "png"), ""),
      ("shared-extension", "xdoc", export("com.x.a", "xdoc"), export("com.x.b", "XDOC")),
      (
        "several-owners", "com.x.doc", Sample.claim("com.x.doc", rank: "Owner"),
        Sample.claim("com.x.doc", rank: "Owner")
      ),
      ("shared-scheme", "acme", SchemeTests.claim("acme"), SchemeTests.claim("ACME")),
    ] as [(String, String, String, String)])
  func `are found`(kind: String, subject: String, first: String, second: String) throws {
    let isCopy = kind == "duplicate-identifier"
    let bundles = [
      Sample.app("a", first), Sample.app(isCopy ? "a" : "b", second, path: "/Applications/other.app"),
    ]
    let conflicts = ConflictSearch(bundles).conflicts
    #expect(conflicts.map { "\($0.kind.name) \($0.subject)" } == ["\(kind) \(subject)"])
    #expect(conflicts.first?.paths.first == "/Applications/a.app")
  }

  @Test(arguments: [
    (export("com.x.a", "xdoc"), export("com.x.b", "xdoc", parent: "com.x.a")),
    (Sample.claim("com.x.doc", rank: "Owner"), Sample.claim("com.x.doc")),
    (SchemeTests.claim("https"), SchemeTests.claim("https")),
    (SchemeTests.claim("acme"), SchemeTests.claim("acme", rank: "None")),
  ])
  func `are not found where there are none`(first: String, second: String) {
    #expect(ConflictSearch([Sample.app("a", first), Sample.app("b", second)]).conflicts == [])
  }

  @Test func `that an arriving app brings are told beforehand`() {
    let here = Sample.app(
      "a", Self.export("com.x.a", "xdoc") + Sample.claim("com.x.a") + SchemeTests.claim("acme"))
    let arriving = Sample.app(
      "b",
      Self.export("com.x.b", "new") + Sample.claim("com.x.a", rank: "Owner")
        + SchemeTests.claim("acme", rank: "Owner"))
    let effect = ArrivalEffect(of: arriving, among: [here])
    #expect(effect.handlers.map(\.subject) == ["com.x.a", "acme:"])
    #expect(effect.handlers.map(\.after) == ["/Applications/b.app", "/Applications/b.app"])
    #expect(effect.handlers.map(\.before) == ["/Applications/a.app", "/Applications/a.app"])
    #expect(effect.types.map(\.subject) == [".new"])
    #expect(effect.types.map(\.after) == ["com.x.b"])
    #expect(effect.conflicts.map(\.kind) == [.sharedScheme])
    let same = ArrivalEffect(of: here, among: [here])
    #expect(same.handlers == [] && same.types == [] && same.conflicts == [])
  }
}
