import KeyCatalog
import Testing

@Suite("Finding keys")
struct FindingTests {
  static let catalog = Catalog.standard

  @Test(
    arguments: [
      ("CFBundleIdentifier", ["CFBundleIdentifier"]),
      ("Bundle identifier", ["CFBundleIdentifier"]),
      ("bundle IDENTIFIER", ["CFBundleIdentifier"]),
      ("LSHandlerRank", ["CFBundleDocumentTypes[].LSHandlerRank", "CFBundleURLTypes[].LSHandlerRank"]),
      ("CFBundleDocumentTypes[0].LSHandlerRank", ["CFBundleDocumentTypes[].LSHandlerRank"]),
      (
        "CFBundleTypeRole",
        ["CFBundleDocumentTypes[].CFBundleTypeRole", "CFBundleURLTypes[].CFBundleTypeRole"]
      ),
      ("Role", ["CFBundleDocumentTypes[].CFBundleTypeRole"]),
      ("Document Role", ["CFBundleURLTypes[].CFBundleTypeRole"]),
      ("Privacy - TV Provider Usage Description", ["NSVideoSubscriberAccountUsageDescription"]),
      ("Privacy - Video Subscriber Account Usage Description", ["NSVideoSubscriberAccountUsageDescription"]),
      ("UISupportedInterfaceOrientations~ipad", ["UISupportedInterfaceOrientations"]),
      ("com.apple.developer.siri", ["com.apple.developer.siri"]),
      ("NSPrivacyTracking", ["NSPrivacyTracking"]),
      ("no such key", []),
      ("", []),
    ])
  func `takes raw names, readable names and paths`(text: String, paths: [String]) {
    #expect(Self.catalog.find(text).map(\.path.description) == paths)
  }

  @Test(arguments: [
    ("CFbundleName", "CFBundleName", Suggestion.Kind.caseSlip),
    ("cfbundlename", "CFBundleName", .caseSlip),
    ("CFBundleDispalyName", "CFBundleDisplayName", .spelling),
    ("CFBundelIdentifier", "CFBundleIdentifier", .spelling),
    ("UISuportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations~ipad", .spelling),
    ("NSCameraUsageDescripton", "NSCameraUsageDescription", .spelling),
    ("CFBundleTypeRole", "CFBundleTypeRole", .otherPlace),
  ])
  func `suggests what was meant at the top level`(name: String, meant: String, kind: Suggestion.Kind) throws {
    let first = try #require(Self.catalog.suggestions(for: name, at: Self.catalog.root(of: .infoPlist)).first)
    #expect(first.name == meant)
    #expect(first.kind == kind)
  }

  @Test func `suggests keys of the dictionary at hand`() throws {
    let place = try #require(Self.catalog.place(at: ["CFBundleDocumentTypes", 0]))
    let first = try #require(Self.catalog.suggestions(for: "LSHandlerRnak", at: place).first)
    #expect(first.record.path.description == "CFBundleDocumentTypes[].LSHandlerRank")
    #expect(first.distance == 1)
  }

  @Test(arguments: ["com.acme.flag", "Flag", "XYZ", "", "MyVeryOwnSettingOfThings"])
  func `suggests nothing for names that are like no other`(name: String) {
    #expect(Self.catalog.suggestions(for: name, at: Self.catalog.root(of: .infoPlist)).isEmpty)
  }

  @Test func `never suggests a misprint`() {
    let found = Self.catalog.suggestions(for: "NSUbiquitousContaine", at: Self.catalog.root(of: .infoPlist))
    #expect(found.map(\.name) == ["NSUbiquitousContainers"])
  }

  @Test func `suggests readable names and beginnings when asked about everything`() {
    #expect(Self.catalog.suggestions(for: "Bundle identifer").first?.name == "Bundle identifier")
    #expect(Self.catalog.suggestions(for: "CFBundleShort").first?.name == "CFBundleShortVersionString")
    #expect(
      Self.catalog.suggestions(for: "com.apple.developer.sirri").first?.name == "com.apple.developer.siri")
  }

  @Test func `lists by document, family, platform, status and era`() {
    func count(_ change: (inout RecordFilter) -> Void) -> Int {
      var filter = RecordFilter()
      change(&filter)
      return Self.catalog.records(matching: filter).count
    }
    #expect(count { $0.document = .privacyManifest } == 10)
    #expect(count { $0.era = .books2018 } == 237)
    #expect(count { $0.family = "LaunchServices" } == 20)
    #expect(count { $0.family = "launch services" } == 20)
    #expect(count { $0.family = "Purpose strings" } >= 91)
    #expect(count { $0.platform = .watchOS } > 100)
    #expect(count { $0.status = .removed } == 3)
    #expect(count { $0.family = "nothing" } == 0)
  }

  @Test func `lists in alphabetical order, document by document`() {
    let paths = Self.catalog.records.filter { $0.document == .infoPlist }.map {
      $0.path.components[0].text.lowercased()
    }
    #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Self.catalog.records.last?.document == .entitlements)
  }

  @Test func `searches words in names before descriptions`() throws {
    var filter = RecordFilter()
    filter.words = ["Handler", "RANK"]
    #expect(Self.catalog.records(matching: filter).first?.key == "LSHandlerRank")
    filter.words = ["zzzz"]
    #expect(Self.catalog.records(matching: filter).isEmpty)
  }
}

@Suite("The edit distance")
struct EditDistanceTests {
  /// The whole matrix, as in the textbook.
  static func slowDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var matrix = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count {
      for column in 0...right.count {
        if row == 0 || column == 0 {
          matrix[row][column] = row + column
          continue
        }
        let change = left[row - 1] == right[column - 1] ? 0 : 1
        var cost = min(matrix[row - 1][column] + 1, matrix[row][column - 1] + 1)
        cost = min(cost, matrix[row - 1][column - 1] + change)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, matrix[row - 2][column - 2] + 1)
        }
        matrix[row][column] = cost
      }
    }
    return matrix[left.count][right.count]
  }

  /// The same numbers at every run.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 0x5eed

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }

    mutating func word() -> [UInt8] {
      (0..<Int.random(in: 0...9, using: &self)).map { _ in UInt8.random(in: 97...99, using: &self) }
    }
  }

  @Test(arguments: 0...4)
  func `agrees with the textbook up to its limit`(limit: Int) {
    var numbers = Numbers()
    for _ in 0..<300 {
      let name = numbers.word()
      var distance = EditDistance(from: name, limit: limit)
      for _ in 0..<5 {
        let other = numbers.word()
        let slow = Self.slowDistance(name, other)
        #expect(distance.distance(to: other) == (slow <= limit ? slow : nil), "\(name) \(other)")
      }
    }
  }
}
