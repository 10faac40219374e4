import Testing
import UniformTypes

@Suite("The registry of types")
struct TypeRegistryTests {
  static let system = TypeRegistry.system

  /// A registry with some types of an app.
  static func registry(_ declarations: TypeDeclaration...) -> TypeRegistry { system.adding(declarations) }

  static func owner(_ identifier: String, version: String = "1", order: Int = 0) -> TypeOwner {
    TypeOwner(identifier: identifier, path: "/Applications/\(identifier).app", version: version, order: order)
  }

  // MARK: Conformance

  @Test(arguments: [
    ("public.jpeg", "public.image", true), ("public.jpeg", "public.data", true),
    ("PUBLIC.JPEG", "public.Item", true), ("public.jpeg", "public.jpeg", true),
    ("public.jpeg", "public.text", false), ("public.image", "public.jpeg", false),
    ("com.example.unknown", "public.data", false), ("com.example.unknown", "com.example.unknown", true),
    ("com.apple.rtfd", "com.apple.package", true), ("com.apple.package", "public.folder", false),
    ("dyn.ah62d4rv4ge81g6pq", "public.data", true), ("dyn.ah62d4rv4ge81g6pq", "public.item", true),
    ("dyn.ah62d4rv4ge81g6pq", "public.text", false), ("com.apple.imac-15-1", "com.apple.mac", true),
  ])
  func `follows conformance through all parents (L7, R166)`(type: String, other: String, expected: Bool) {
    #expect(Self.system.conforms(type, to: other) == expected)
  }

  @Test func `lists what a type conforms to, the nearest first (L7, L25)`() {
    let ancestry = Self.system.ancestry(of: "public.jpeg")
    #expect(
      ancestry.map(\.identifier) == [
        "public.jpeg", "public.image", "public.data", "public.content", "public.item",
      ])
    #expect(ancestry.map(\.distance) == [0, 1, 2, 2, 3])
    let dynamic = Self.system.ancestry(of: "dyn.ah62d4rv4ge81g6pq").map(\.identifier)
    #expect(dynamic == ["dyn.ah62d4rv4ge81g6pq", "public.data", "public.item"])
  }

  @Test func `walks a circle once and takes undeclared parents for leaves (L7)`() {
    let types = Self.registry(
      TypeDeclaration("a.one", .exported, parents: ["a.two"], owner: Self.owner("a")),
      TypeDeclaration("a.two", .exported, parents: ["a.one", "b.missing"], owner: Self.owner("a")))
    #expect(types.conforms("a.one", to: "b.missing"))
    #expect(!types.conforms("a.one", to: "public.data"))
    #expect(types.ancestry(of: "a.two").map(\.identifier) == ["a.two", "a.one", "b.missing"])
    #expect(types.problems(of: "a.one").count == 3)
    #expect(types.declaration(of: "b.missing") == nil)
  }

  @Test(arguments: [
    (TypeDeclaration("a.b", .exported, parents: ["a.b"], owner: owner("a")), "circle"),
    (TypeDeclaration("a.b", .exported, parents: ["c.d", "public.data"], owner: owner("a")), "c.d"),
    (TypeDeclaration("a.b", .exported, parents: ["public.content"], owner: owner("a")), "public.data"),
  ])
  func `says what is wrong with a declaration`(declaration: TypeDeclaration, expected: String) {
    let problems = Self.registry(declaration).problems(of: "a.b")
    #expect(problems.contains { $0.contains(expected) }, "\(problems)")
    #expect(Self.system.problems(of: "public.jpeg") == [])
  }

  @Test func `answers for a chain of twenty thousand types`() {
    var types = TypeRegistry()
    for number in 0..<20_000 {
      types.add(TypeDeclaration("a.t\(number)", .exported, parents: ["a.t\(number + 1)"]))
    }
    #expect(types.conforms("a.t0", to: "a.t20000"))
    #expect(types.inherited(by: "a.t0") { $0.summary } == nil)
  }

  // MARK: Which declaration counts

  @Test(arguments: [
    // An exported one beats an imported one, even the system's.
    (
      TypeDeclaration("com.adobe.edn", .exported, parents: ["public.text"], owner: owner("a")),
      "com.adobe.edn",
      "public.text"
    ),
    (
      TypeDeclaration("com.adobe.edn", .imported, parents: ["public.text"], owner: owner("a")),
      "com.adobe.edn",
      "public.data"
    ),
    (
      TypeDeclaration("public.png", .exported, parents: ["public.text"], owner: owner("a")), "public.png",
      "public.image"
    ),
  ])
  func `lets one declaration of a type count (L4, R168)`(
    declaration: TypeDeclaration, identifier: String, parent: String
  ) {
    #expect(Self.registry(declaration).parents(of: identifier) == [parent])
  }

  @Test(arguments: [
    ("1.9", 1, "1.10", 0, "b"), ("2", 0, "1.10", 1, "a"), ("1.0", 0, "1", 1, "b"),
    ("1.0b2", 1, "1.0", 0, "b"),
  ])
  func `prefers the exporter with the highest version, then the last one (L4)`(
    first: String, firstOrder: Int, second: String, secondOrder: Int, winner: String
  ) {
    let declarations = [
      TypeDeclaration("x.y", .exported, owner: Self.owner("a", version: first, order: firstOrder)),
      TypeDeclaration("x.y", .exported, owner: Self.owner("b", version: second, order: secondOrder)),
      TypeDeclaration("X.Y", .imported, owner: Self.owner("c", version: "99", order: 9)),
    ]
    for order in [declarations, declarations.reversed()] {
      let types = TypeRegistry().adding(order)
      #expect(types.declaration(of: "x.y")?.owner?.identifier == winner)
      #expect(types.declarations(of: "x.y").count == 3)
    }
  }

  @Test func `finds nothing by the tags of a declaration that does not count (L4)`() {
    let types = Self.registry(
      TypeDeclaration(
        "x.y", .imported, parents: ["public.data"], tags: [TypeTag(.filenameExtension, "old")],
        owner: Self.owner("a")),
      TypeDeclaration(
        "x.y", .exported, parents: ["public.data"], tags: [TypeTag(.filenameExtension, "new")],
        owner: Self.owner("b")))
    #expect(types.identifiers(taggedWith: TypeTag(.filenameExtension, "NEW")) == ["x.y"])
    #expect(types.identifiers(taggedWith: TypeTag(.filenameExtension, "old")) == [])
  }

  @Test func `answers for thousands of declarations of one type`() {
    var types = TypeRegistry()
    let owner = Self.owner("a", version: "1.2.3")
    for number in 0..<3_000 {
      types.add(TypeDeclaration("a.b", .imported, summary: "\(number)", owner: owner))
    }
    types.add(TypeDeclaration("a.b", .exported, summary: "own", owner: owner))
    let summaries = types.declarations(of: "a.b").compactMap(\.summary)
    #expect(summaries == ["own"] + (0..<3_000).map { "\($0)" })
  }

  // MARK: Tags

  @Test func `chooses among thousands of types with one ending (L12)`() {
    let tag = TypeTag(.filenameExtension, "x")
    var types = TypeRegistry()
    // Each conforms to the next one, and the last ones to each other in a circle.
    for number in 0..<2_000 {
      let parent = number == 1_999 ? 1_990 : number + 1
      types.add(TypeDeclaration("a.t\(number)", .exported, parents: ["a.t\(parent)"], tags: [tag]))
    }
    #expect(types.preferredIdentifier(for: tag) == "a.t1990")
    #expect(types.identifiers(taggedWith: tag).count == 2_000)
    #expect(types.unrelated(among: ["a.t5", "a.t7", "a.x", "public.data"]) == ["a.x", "public.data"])
  }

  @Test(arguments: [
    ("plist", "com.apple.property-list"), ("xml", "public.xml"), ("mp4", "public.mpeg-4"),
    ("mpg4", "public.mpeg-4"), ("pkg", "com.apple.installer-package-archive"),
    ("mpkg", "com.apple.installer-package-archive"), ("pkpass", "com.apple.pkpass-data"),
    ("key", "com.apple.iWork.Keynote.sffkey"), ("kth", "com.apple.iWork.Keynote.sffkth"),
    ("pages", "com.apple.iWork.Pages.sffpages"), ("raw", "com.panasonic.raw-image"),
    ("orf", "com.olympus.raw-image"), ("otf", "public.opentype-font"),
    ("otc", "public.opentype-collection-font"), ("smf", "public.midi-audio"),
    ("app", "com.apple.application-file"),
  ])
  func `chooses as a Mac was seen to choose (L12)`(fileExtension: String, expected: String) {
    let tag = TypeTag(.filenameExtension, fileExtension)
    #expect(Self.system.preferredIdentifier(for: tag, conformingTo: "public.data") == expected)
  }

  @Test(arguments: [
    (TypeTag(.filenameExtension, "HEIC"), "public.heic"), (TypeTag(.mimeType, "Image/PNG"), "public.png"),
    (TypeTag(.mimeType, "text/html; charset=utf-8"), "public.html"),
    (TypeTag(.osType, "PDF "), "com.adobe.pdf"),
    (TypeTag(.osType, "pdf "), "dyn.ah62d4rv4gk81a3dgqu"),
    (TypeTag(.filenameExtension, "sql"), "dyn.ah62d4rv4ge81g6pq"),
  ])
  func `finds types by their tags (L3, L10, L13)`(tag: TypeTag, expected: String) {
    let found = Self.system.preferredIdentifier(for: tag)
    if expected.hasPrefix("dyn.") {
      #expect(DynamicType(identifier: found) == DynamicType(tag))
    } else {
      #expect(found == expected)
    }
  }

  @Test func `finds the tag a type prefers, or inherits one (L8)`() {
    #expect(Self.system.preferredTag(.filenameExtension, of: "public.jpeg") == "jpeg")
    #expect(Self.system.preferredTag(.filenameExtension, of: "dyn.ah62d4rv4ge81g6pq") == "sql")
    let types = Self.registry(
      TypeDeclaration("x.y", .exported, parents: ["public.content", "public.jpeg"], iconName: nil),
      TypeDeclaration("x.z", .exported, parents: ["x.y"], iconName: "Icon"))
    #expect(types.preferredTag(.mimeType, of: "x.y") == "image/jpeg")
    #expect(types.inherited(by: "x.z") { $0.iconName }?.from == "x.z")
  }

  // MARK: Items

  @Test(arguments: [
    (FileItem("photo.heic"), "public.heic"), (FileItem("a.app"), "com.apple.application-file"),
    (FileItem("a.app", .folder), "com.apple.application-bundle"),
    (FileItem("a.rtfd", .folder), "com.apple.rtfd"),
    (FileItem("a.key", .folder), "com.apple.iWork.Keynote.key"),
    (FileItem("a.txt", .folder), "public.folder"),
    (FileItem("a.odd", .folder, packageType: "APPL"), "com.apple.application-bundle"),
    (FileItem("a.odd", .folder, packageType: "BNDL"), "com.apple.package"),
    (FileItem("a.odd", .folder, isMarked: true), "com.apple.package"),
    (FileItem("a", .folder), "public.folder"),
    (FileItem("a", .symbolicLink), "public.symlink"), (FileItem("/", .volume), "public.volume"),
    (FileItem("a.sql"), "dyn.ah62d4rv4ge81g6pq"), (FileItem("a.sql", typeCode: "PDF "), "com.adobe.pdf"),
    (FileItem("tool", isExecutable: true), "public.unix-executable"), (FileItem("README"), "public.data"),
    (FileItem(".hidden"), "public.data"), (FileItem("a", isMarked: true), "com.apple.alias-file"),
    (FileItem("a.mkv"), "org.matroska.mkv"), (FileItem("a."), "public.data"),
  ])
  func `knows the type of what is in a file system (L9)`(item: FileItem, expected: String) {
    #expect(Self.system.type(of: item).identifier == expected)
  }

  @Test func `makes packages of what conforms to one`() {
    #expect(Self.system.isPackage("com.apple.application-bundle"))
    #expect(!Self.system.isPackage("public.folder"))
  }
}
