import AppDatabase
import Bundles
import FileSystem
import LaunchServices
import TestSupport
import Testing
import UniformTypes

extension AppDatabase {
  /// Registers bundles, each with the mark of its files.
  fileprivate func register(_ bundles: [(RegisteredBundle, Int64)]) throws -> RegisterCount {
    try register(bundles.map { Arrival($0.0, mark: $0.1, executable: "/x", contents: 7) })
  }
}

@Suite("The database of apps")
struct AppDatabaseTests {
  /// An app with everything that can be kept.
  static func app(_ number: Int, version: String = "1.0") -> RegisteredBundle {
    var launch = LaunchFacts()
    launch.executableName = "App"
    launch.hasExecutable = true
    launch.architectures = ["arm64", "x86_64"]
    launch.architecturePriority = ["arm64"]
    launch.minimumSystem = "12.0"
    launch.maximumSystem = "99"
    launch.minimumByArchitecture = [.init("arm64", "12.0")]
    launch.isAgent = true
    launch.presentationMode = 3
    launch.environment = [.init("PATH", "/x")]
    launch.ignoredVariables = ["N"]
    launch.quarantineExclusions = ["~/*"]
    launch.deviceFamilies = [1, 2]
    launch.requiredCapabilities = ["arm64"]
    launch.forbiddenCapabilities = ["nfc"]
    launch.minimumOS = "15.0"
    launch.ignoredKeys = ["LSMaximumSystemVersion"]
    launch.isBuiltForIPhone = true
    launch.declaredSystem = .macOS
    return RegisteredBundle(
      path: "/Applications/App\(number).app", identifier: "com.example.app\(number)", name: "Äpp \(number)",
      version: version, shortVersion: "1", launch: launch,
      documentClaims: [
        DocumentClaim(name: "Doc", role: .editor, rank: .owner, types: ["com.example.doc\(number)"]),
        DocumentClaim(
          role: .viewer, hasRole: false, extensions: ["x\(number)", "*"], mimeTypes: ["a/b"],
          osTypes: ["TEXT"], isPackage: true),
      ],
      schemeClaims: [SchemeClaim(name: "web", schemes: ["s\(number)"], role: .viewer, rank: .alternate)],
      declarations: [
        TypeDeclaration(
          "com.example.doc\(number)", .exported, parents: ["com.example.doc\(number + 1)", "public.data"],
          tags: [TypeTag(.filenameExtension, "doc\(number)"), TypeTag(.osType, "ABC ")], summary: "A doc",
          iconName: "i",
          referenceURL: "u")
      ])
  }

  static func database(_ folder: String) throws -> AppDatabase {
    try AppDatabase(writing: "\(folder)/new/apps.db")
  }

  @Test func `gives back what was registered, in its order`() throws {
    try withTemporaryFolder { folder in
      let apps = (0..<20).map { Self.app($0) }
      let count = try Self.database(folder).register(apps.map { ($0, 1) })
      #expect(count.added == 20)
      let database = try AppDatabase(reading: "\(folder)/new/apps.db")
      var kept = try database.bundles()
      #expect(kept.map(\.order) == Array(1...20))
      for index in kept.indices { kept[index].order = 0 }
      #expect(kept == apps)
      #expect(try database.count() == 20)
      #expect(try database.bundles(named: "COM.example.app3").map(\.name) == ["Äpp 3"])
      #expect(try database.bundles(named: "/Applications/App3.app").map(\.name) == ["Äpp 3"])
      #expect(try database.bundles(named: "App3") == [])
    }
  }

  @Test func `changes only what changed`() throws {
    try withTemporaryFolder { folder in
      let database = try Self.database(folder)
      _ = try database.register([(Self.app(1), 1), (Self.app(2), 1)])
      let count = try database.register([
        (Self.app(1), 2), (Self.app(2, version: "2.0"), 2), (Self.app(3), 2),
      ])
      #expect([count.unchanged, count.changed, count.added] == [1, 1, 1])
      #expect(
        try database.bundles().map(\.identifier) == [
          "com.example.app1", "com.example.app2", "com.example.app3",
        ])
      #expect(try database.bundles().map(\.version) == ["1.0", "2.0", "1.0"])
      #expect(try database.stamps().values.map(\.mark) == [2, 2, 2])
      #expect(try database.stamps()["/Applications/App1.app"]?.executable == "/x")
      let rebuilt = try database.register([AppDatabase.Arrival(Self.app(1), mark: 3, contents: 8)])
      #expect(rebuilt.changed == 1)
    }
  }

  @Test(arguments: [
    ("com.EXAMPLE.app1", 1), ("/Applications/App1.app", 1), ("/Applications", 3), ("/App", 0), ("", 0),
  ])
  func `forgets bundles by identifier, path or folder`(name: String, expected: Int) throws {
    try withTemporaryFolder { folder in
      let database = try Self.database(folder)
      _ = try database.register((1...3).map { (Self.app($0), 1) })
      #expect(try database.unregister(name).count == expected)
      #expect(try database.count() == 3 - expected)
      let answer = try database.answer(.scheme("s1"), options: HandlerOptions())
      #expect((answer.handlers.winner == nil) == (expected > 0))
    }
  }

  @Test(arguments: [
    AppDatabase.Subject.item(FileItem("a.doc1")), .item(FileItem("a.doc2")), .item(FileItem("a.x3")),
    .item(FileItem("a.unknown")), .item(FileItem("a", .folder)), .item(FileItem("a", typeCode: "ABC ")),
    .item(FileItem("a.png", typeCode: "TEXT")), .type("com.example.doc4"), .type("public.data"),
    .type("dyn.ah62d4rv4ge81g6pq"), .scheme("S5"), .scheme("none"), .tag(TypeTag(.filenameExtension, "DOC1")),
    .tag(TypeTag(.osType, "ABC ")), .tag(TypeTag(.osType, "TEXT")), .tag(TypeTag(.mimeType, "a/b")),
  ])
  func `answers as a search among all bundles does`(subject: AppDatabase.Subject) throws {
    try withTemporaryFolder { folder in
      let database = try Self.database(folder)
      _ = try database.register((0..<8).map { (Self.app($0), 1) })
      let answer = try database.answer(subject, options: HandlerOptions())
      let bundles = try database.bundles()
      let types = TypeRegistry.system.adding(typesOf: bundles)
      let query: HandlerQuery
      switch subject {
      case .scheme(let scheme): query = .scheme(scheme)
      case .type(let type): query = .document(DocumentItem(type: type))
      case .tag(let tag):
        let type = types.preferredIdentifier(for: tag)
        #expect(answer.type == type && answer.handlers.winner != nil)
        query = .document(
          DocumentItem(
            type: type, filenameExtension: tag.tagClass == .filenameExtension ? tag.value : nil,
            typeCode: tag.tagClass == .osType ? tag.value : nil))
      case .item(let item):
        let type = types.type(of: item).identifier
        #expect(answer.type == type)
        query = .document(
          DocumentItem(
            type: type, filenameExtension: item.filenameExtension, typeCode: item.typeCode,
            isFolder: item.kind == .folder))
      }
      #expect(answer.handlers == HandlerSearch(bundles, types: types).answer(query))
    }
  }

  @Test func `keeps what a person chose`() throws {
    try withTemporaryFolder { folder in
      let database = try Self.database(folder)
      _ = try database.register((0..<3).map { (Self.app($0), 1) })
      try database.prefer(UserBinding(.scheme("S1"), app: "com.example.app0"))
      try database.prefer(UserBinding(.scheme("s1"), app: "com.example.app1"))
      try database.prefer(UserBinding(.type("com.example.doc0"), app: "com.example.app0"))
      #expect(
        try database.bindings() == [
          UserBinding(.type("com.example.doc0"), app: "com.example.app0"),
          UserBinding(.scheme("s1"), app: "com.example.app1"),
        ])
      let answer = try database.answer(.scheme("s1"), options: HandlerOptions())
      #expect(answer.handlers.reasons.first?.contains("chose") == true)
    }
  }

  // MARK: Bad databases

  @Test(arguments: [
    ("missing", DatabaseError.Code.missing), ("text", .foreign), ("other", .foreign), ("newer", .newer),
    ("folder", .missing), ("empty", .foreign),
  ])
  func `is not made of anything else`(kind: String, code: DatabaseError.Code) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.db"
      switch kind {
      case "text": try writeFile(String(repeating: "no database at all ", count: 100), to: path)
      case "folder": try FileSystem.makeFolder(path)
      case "empty": try writeFile("", to: path)
      case "other", "newer":
        _ = try AppDatabase(writing: path)
        var bytes = try readFile(path)
        // The numbers stand in the header: the version of the form, and whose database it is.
        if kind == "newer" { bytes[63] = 99 } else { bytes[68] = 1 }
        try writeFile(bytes, to: path)
      default: break
      }
      let before = kind == "folder" ? [] : try? readFile(path)
      let error = #expect(throws: DatabaseError.self) { _ = try AppDatabase(reading: path) }
      #expect(error?.code == code)
      #expect(error?.message.contains(path) == true)
      if kind == "text" || kind == "other" || kind == "newer" {
        let error = #expect(throws: DatabaseError.self) { _ = try AppDatabase(writing: path) }
        #expect(error?.code == code)
        // Nothing of somebody else's is lost.
        #expect(try readFile(path) == before)
      }
    }
  }

  @Test func `is brought to today's form from an older one`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.db"
      do {
        let old = try AppDatabase(writing: path, patience: 10, version: 1)
        try old.execute("INSERT INTO bundles VALUES (1, '/A.app', 5, 0, x''), (2, '/B.app', 0, 0, x'')")
        #expect(throws: DatabaseError.self) { try old.bindings() }
      }
      let database = try AppDatabase(reading: path)
      #expect(try database.bindings() == [])
      #expect(try database.count() == 2)
      // What has files is read again; what came from a dump has none.
      #expect(try database.stamps()["/A.app"]?.mark == -1)
      #expect(try database.stamps()["/B.app"]?.mark == 0)
      // Records that are none are passed over.
      #expect(try database.bundles() == [])
    }
  }

  /// A database as the second version of the form was, and records as the second version of theirs was.
  private static func secondForm(_ path: String) throws -> AppDatabase {
    let database = try AppDatabase(writing: path)
    _ = try database.register([(app(1), 5)])
    try database.prefer(UserBinding(.scheme("s1"), app: "com.example.app1"))
    try database.execute(
      "ALTER TABLE bundles DROP COLUMN executable; PRAGMA user_version = 2;"
        // The number of the version stands in front, and what was added later behind.
        + "UPDATE bundles SET record = x'04' || substr(record, 2, length(record) - 2)")
    return database
  }

  @Test func `is read in an older form where it cannot be written`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.db"
      let writer = try Self.secondForm(path)
      try writer.whileWriting {
        let reader = try AppDatabase(reading: path, patience: 10)
        let bundles = try reader.bundles()
        #expect(bundles.map(\.identifier) == ["com.example.app1"])
        #expect(bundles.first?.launch.forbiddenCapabilities == ["nfc"])
        // What was not kept in that form is not known.
        #expect(bundles.first?.launch.isBuiltForIPhone == false)
        let answer = try reader.answer(.scheme("s1"), options: HandlerOptions())
        #expect(answer.handlers.reasons.first?.contains("chose") == true)
        #expect(try reader.bundles(named: "com.example.app1").count == 1)
      }
      // As soon as it can be, it is brought to today's form, and the bundles with files are read again.
      #expect(try AppDatabase(reading: path).stamps().values.map(\.mark) == [-1])
      try writer.execute("DROP TABLE bindings; PRAGMA user_version = 1")
      try writer.whileWriting {
        let error = #expect(throws: DatabaseError.self) { _ = try AppDatabase(reading: path, patience: 10) }
        #expect(error?.code == .locked)
      }
    }
  }

  @Test func `finds types by MIME types with parameters (L13)`() throws {
    try withTemporaryFolder { folder in
      let database = try Self.database(folder)
      var app = Self.app(1)
      app.declarations = [
        TypeDeclaration(
          "com.example.doc1", .exported, parents: ["public.data"], tags: [TypeTag(.mimeType, "a/x;v=1")])
      ]
      _ = try database.register([(app, 1)])
      let answer = try database.answer(.tag(TypeTag(.mimeType, "A/X; V=1")), options: HandlerOptions())
      #expect(answer.type == "com.example.doc1" && answer.handlers.winner != nil)
    }
  }

  @Test func `is not made by whoever only changes it`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.db"
      let error = #expect(throws: DatabaseError.self) { _ = try AppDatabase(changing: path) }
      #expect(error?.code == .missing)
      #expect(!FileSystem.exists(path))
      _ = try AppDatabase(writing: path)
      try AppDatabase(changing: path).prefer(UserBinding(.scheme("a"), app: "b"))
    }
  }

  @Test func `says that another process is writing it`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.db"
      let one = try AppDatabase(writing: path)
      let other = try AppDatabase(writing: path, patience: 10)
      try one.whileWriting {
        let error = #expect(throws: DatabaseError.self) { _ = try other.register([(Self.app(1), 1)]) }
        #expect(error?.code == .locked)
        // Readers go on.
        let count = try AppDatabase(reading: path).count()
        #expect(count == 0)
      }
      #expect(try other.register([(Self.app(1), 1)]).added == 1)
    }
  }

  @Test func `is damaged where its bytes are`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.db"
      _ = try AppDatabase(writing: path).register((0..<200).map { (Self.app($0), 1) })
      var bytes = try readFile(path)
      for index in 4096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index) }
      try writeFile(bytes, to: path)
      let error = #expect(throws: DatabaseError.self) { _ = try AppDatabase(reading: path).bundles() }
      #expect(error?.code == .damaged || error?.code == .other)
    }
  }
}
