import PropertyLists
import SourceText
import Testing

@testable import KeyCatalog
@testable import Validation

/// The rules that read what they demand from the records, tried on records made for the purpose.
@Suite("Every kind of demand and relation of a record is enforced")
struct CatalogRuleTests {
  /// A kind of demand, a value that keeps it and one that breaks it.
  struct KindCase: CustomTestStringConvertible, Sendable {
    let kind: ConstraintKind
    /// The name of the key, before `Must` or `Should`.
    let key: String
    let good: String
    let bad: String

    init(_ kind: ConstraintKind, _ key: String, good: String, bad: String) {
      self.kind = kind
      self.key = key
      self.good = good
      self.bad = bad
    }

    var testDescription: String { kind.name }
  }

  static func text(_ text: String) -> String { "<string>\(text)</string>" }

  static let cases: [KindCase] = [
    KindCase(.pattern, "Pattern1", good: text("abc"), bad: text("aBc")),
    KindCase(.eachPattern, "EachPattern2", good: list("a", "b"), bad: list("a", "B")),
    KindCase(
      .keyPattern, "KeyPattern3", good: dictionary(pair("a", "<true/>")),
      bad: dictionary(pair("A", "<true/>"))),
    KindCase(.charset, "Charset4", good: text("3210"), bad: text("4")),
    KindCase(.length, "Length5", good: text("abc"), bad: text("abcd")),
    KindCase(.eachLength, "EachLength6", good: list("ab"), bad: list("a")),
    KindCase(.singleCharacter, "SingleCharacter7", good: text("é"), bad: text("ab")),
    KindCase(
      .range, "Range8", good: "<integer>3</integer>",
      bad: "<integer>4</integer>"),
    KindCase(.versionFormat, "VersionFormat9", good: text("10.4.0"), bad: text("ten")),
    KindCase(.numericString, "NumericString10", good: text("3000"), bad: text("3s")),
    KindCase(.equals, "Equals11", good: text("6.0"), bad: text("5.0")),
    KindCase(.oneOf, "OneOf12", good: text("b"), bad: text("c")),
    KindCase(.eachOneOf, "EachOneOf13", good: list("b"), bad: list("c")),
    KindCase(
      .keyOneOf, "KeyOneOf14", good: dictionary(pair("a", "<true/>")),
      bad: dictionary(pair("c", "<true/>"))),
    KindCase(
      .keysAre, "KeysAre15", good: dictionary(pair("default", "<true/>")),
      bad: dictionary(pair("other", "<true/>"))),
    KindCase(
      .valueType, "ValueType16", good: dictionary(pair("a", text("b"))),
      bad: dictionary(pair("a", "<true/>"))),
    KindCase(.nonEmpty, "NonEmpty17", good: text("a"), bad: text(" ")),
    KindCase(.minItems, "MinItems18", good: list("a"), bad: "<array/>"),
    KindCase(.maxLines, "MaxLines19", good: text("a\nb"), bad: text("a\nb\nc")),
    KindCase(.suffix, "Suffix20", good: text("A.icns"), bad: text("A.png")),
    KindCase(.suffix, "Suffix21", good: text("A 2.0"), bad: text("A.png")),
    KindCase(.noSuffix, "NoSuffix22", good: text("index"), bad: text("index.htm")),
    KindCase(.noExtension, "NoExtension23", good: text("Acme 2.0"), bad: text("Demo.exe")),
    KindCase(.noExtensionPreferred, "NoExtensionPreferred24", good: text("Icon"), bad: text("Icon.png")),
    KindCase(.hasExtension, "HasExtension25", good: list("Acme.ttf"), bad: list("Acme")),
    KindCase(.fileFormat, "FileFormat26", good: list("Icon", "A.png"), bad: list("A.icns")),
    KindCase(.relativePath, "RelativePath27", good: text("Stuff/../Fonts/"), bad: text("/Fonts")),
    KindCase(.relativePath, "RelativePath28", good: text("Fonts"), bad: text("a/../../b")),
    KindCase(.shellPattern, "ShellPattern29", good: list("~/Library/*"), bad: list("[a")),
    KindCase(.url, "Url30", good: text("https://example.com/"), bad: text("example.com")),
    KindCase(.urlForm, "UrlForm31", good: text("file://localhost/a/"), bad: text("file:///x/")),
    KindCase(.uti, "Uti32", good: text("com.acme.héllo"), bad: text("layered image")),
    KindCase(.eachUTI, "EachUTI33", good: list("public.png"), bad: list("kUTTypePNG")),
    KindCase(.reverseDNS, "ReverseDNS34", good: text("com.acme"), bad: text("acme")),
    KindCase(.languageTag, "LanguageTag35", good: text("en-AU"), bad: text("Australian English")),
    KindCase(
      .eachLanguageTag, "EachLanguageTag36", good: list("en", "French"),
      bad: list("Klingonese")),
  ]

  /// Kinds that are enforced elsewhere, and why.
  static let elsewhere: [ConstraintKind: String] = [
    .openEnum: "opens the list of values, which invalid-value reads",
    .typeByPlatform: "read by wrong-type",
    .keyType: "only binary files have keys that are no strings",
    .digits: "read by invalid-version",
    .components: "read by invalid-version",
    .monotonic: "needs two builds",
    .unique: "tested below", .references: "tested below", .eachReferences: "tested below",
    .repeatInVariant: "tested below", .exportedOnly: "tested below", .bundleKind: "tested below",
    .developmentOnly: "tested below",
    .lowercase: "tested below", .noPort: "tested below", .noIPAddress: "tested below",
    .noTrailingDot: "tested below",
    .notHandWritten: "read by written-by-build",
    .appKind: "the platforms of the keys say the same",
    .appStoreReview: "a matter of the rules about connections",
    .fileIn: "needs the bundle", .fileNameExact: "needs the bundle", .imageSize: "needs the bundle",
    .executableFormat: "needs the program",
  ]

  @Test
  func `no kind of demand is forgotten (Appendix, R235)`() {
    let tried = Set(Self.cases.map(\.kind)).union(Self.elsewhere.keys)
    #expect(Set(ConstraintKind.allCases).subtracting(tried) == [])
    #expect(Set(Self.cases.map(\.kind)).isDisjoint(with: Self.elsewhere.keys))
  }

  /// Checks a document against records of its own.
  static func report(
    _ entries: String, _ records: RecordSource, _ options: CheckOptions = CheckOptions(kind: .bundle)
  ) -> CheckReport {
    var options = options
    options.document = .infoPlist
    var checker = Checker(options: options, catalog: Catalog([records]))
    let bytes = Array("<plist version=\"1.0\">\n<dict>\n\(entries)\n</dict>\n</plist>\n".utf8)
    return checker.check(PropertyListDocument.read(SourceBytes(bytes)), path: "Info.plist")
  }

  /// The findings in a document, but for what every bundle lacks in the books.
  static func findings(
    _ entries: String, _ records: RecordSource, _ options: CheckOptions = CheckOptions(kind: .bundle)
  ) -> [String] {
    report(entries, records, options).lines.filter { !$0.contains("missing-key/") }
  }

  @Test(arguments: cases)
  func `a demand on a value is enforced (Appendix, R235)`(testCase: KindCase) throws {
    for (suffix, today, books) in [("Must", "error", "error"), ("Should", "note", "warning")] {
      let key = testCase.key + suffix
      for (era, expected) in [(Era.today, today), (.books2018, books), (.books2010, books)] {
        let options = CheckOptions(kind: .bundle, era: era)
        let good = Self.findings(pair(key, testCase.good), DemandRecords.records, options)
        #expect(good == [], "\(era.name)")
        let bad = Self.findings(pair(key, testCase.bad), DemandRecords.records, options)
        // A list of names is not complete today.
        if testCase.kind == .keyOneOf, era == .today {
          #expect(bad == [])
          continue
        }
        // Types are never advice; what the system adds by itself is never more than that.
        let wanted =
          switch testCase.kind {
          case .valueType: "error"
          case .noSuffix: era == .today ? "note" : "warning"
          default: expected
          }
        #expect(bad.contains { $0.hasPrefix("\(wanted) ") && $0.contains(" \(key)") }, "\(era.name) \(bad)")
      }
    }
  }

  // MARK: Demands that look beyond the value

  @Test(arguments: [
    ("Example.com", "capital letters"), ("a.example:8080", "port"), ("10.0.0.1", "IP address"),
    ("::1", "IP address"), ("a.example.", "period"),
  ])
  func `a free key is a host name (R196)`(key: String, words: String) {
    let entries = pair("Hosts", dictionary(pair(key, dictionary())))
    let found = Self.report(entries, PlaceRecords.records).diagnostics.filter { $0.rule == "invalid-value" }
    #expect(found.count == 1)
    #expect(found.first?.message.contains(words) ?? false, "\(found)")
    #expect(
      Self.findings(pair("Hosts", dictionary(pair("www.a.example", dictionary()))), PlaceRecords.records)
        == [])
  }

  @Test(
    arguments: [
      (pair("Names", list("a", "b", "a")), ["note repeated-name Names 2"]),
      (pair("Ids", list("x")) + pair("Uses", list("x", "y")), ["error dangling-reference Uses 1"]),
      (pair("Uses", list("y")), []),
      (pair("Table", dictionary(pair("A", text("x")))) + pair("Pick", text: "a"), []),
      (
        pair("Table", dictionary(pair("A", text("x")))) + pair("Pick", text: "b"),
        ["error dangling-reference Pick"]
      ),
      (pair("Pane", text: "x"), ["note out-of-place/other-bundle Pane"]),
      (
        pair("Icons", dictionary(pair("Others", dictionary()))) + pair("Icons~ipad", dictionary()),
        ["warning missing-in-variant Icons Others"]
      ),
    ] as [(String, [String])])
  func `demands about other places are enforced (Appendix)`(entries: String, expected: [String]) {
    #expect(Self.findings(entries, PlaceRecords.records, CheckOptions(kind: .bundle)) == expected)
  }

  @Test(arguments: [
    (Profile.built, [] as [String]), (.appStore, ["warning out-of-place/development-only Debug"]),
  ])
  func `keys for development have no place in a release (R152)`(profile: Profile, expected: [String]) {
    let options = CheckOptions(kind: .bundle, profile: profile)
    #expect(Self.findings(pair("Debug", text: "x"), PlaceRecords.records, options) == expected)
    #expect(
      check(pair("NETestAppMapping", "<dict/>"), CheckOptions(profile: profile)).lines(of: "out-of-place")
        .count
        == expected.count)
  }

  // MARK: Relations

  /// How each kind of relation is enforced.
  static func enforcer(of kind: Relation.Kind) -> String {
    switch kind {
    case .requires, .requiresOneOf: "unmet-requirement"
    case .mutuallyExclusive: "mutually-exclusive"
    // The one is said of the key that loses, the other of the key that wins.
    case .ignoredIf, .overrides: "ignored-key"
    // A key that has been replaced is reported by its status.
    case .replaces: "deprecated-key"
    // Nothing is wrong where the other key takes over.
    case .fallbackTo: "none"
    // The other side is the name of a file.
    case .mustEqual: "needs the bundle"
    }
  }

  @Test
  func `every overriding key has a key that says it is ignored (R236)`() throws {
    for record in Catalog.standard.records where record.hasRelations {
      for relation in record.relations(in: .books2018) where relation.kind == .overrides {
        for target in relation.targets where !target.utf8.starts(with: "NSAppTransportSecurity".utf8) {
          let other = try #require(Catalog.standard.record(path: target))
          let path = record.path.description
          #expect(
            other.relations(in: .books2018).contains { $0.kind == .ignoredIf && $0.targets.contains(path) },
            "\(target) does not know \(path)")
        }
      }
      for relation in record.relations(in: .books2018) where relation.kind == .mustEqual {
        #expect(relation.targets.allSatisfy { $0.hasPrefix("<") })
      }
    }
  }

  struct RelationCase: Sendable {
    let entries: String
    let today: [String]
    let books: [String]
  }

  @Test(arguments: [
    RelationCase(
      entries: pair("NeedsMust", text: "a"), today: ["error unmet-requirement NeedsMust"],
      books: ["error unmet-requirement NeedsMust"]),
    RelationCase(
      entries: pair("NeedsShould", text: "a"),
      today: ["note unmet-requirement/advised-companion NeedsShould"],
      books: ["warning unmet-requirement/advised-companion NeedsShould"]),
    RelationCase(entries: pair("NeedsMust", text: "a") + pair("Other", text: "b"), today: [], books: []),
    RelationCase(
      entries: pair("NeedsShould", text: "a") + pair("Other~ipad", text: "b"), today: [], books: []),
    RelationCase(
      entries: pair("NeedsOneOf", text: "a"), today: ["error unmet-requirement NeedsOneOf"],
      books: ["error unmet-requirement NeedsOneOf"]),
    RelationCase(entries: pair("NeedsOneOf", text: "a") + pair("Third", text: "b"), today: [], books: []),
    RelationCase(
      entries: pair("Excludes", text: "a") + pair("Other", text: "b"),
      today: ["error mutually-exclusive Excludes"],
      books: ["error mutually-exclusive Excludes"]),
    RelationCase(
      entries: pair("Ignored", text: "a") + pair("Other", text: "b"), today: ["note ignored-key Ignored"],
      books: ["warning ignored-key Ignored"]),
    RelationCase(
      entries: pair("Items", dictionaries("")), today: ["error unmet-requirement Items 0"],
      books: ["error unmet-requirement Items 0"]),
    RelationCase(entries: pair("Items", dictionaries(pair("B", text: "x"))), today: [], books: []),
    RelationCase(entries: pair("FallsBack", text: "x") + pair("Equals", text: "x"), today: [], books: []),
  ])
  func `a relation is enforced (R236)`(testCase: RelationCase) {
    for (era, expected) in [(Era.today, testCase.today), (.books2018, testCase.books)] {
      let options = CheckOptions(kind: .bundle, era: era)
      let found = Self.findings(testCase.entries, RelationRecords.records, options)
      let sameKeys = found.filter {
        $0.contains("unmet") || $0.contains("exclusive") || $0.contains("ignored-key")
      }
      #expect(sameKeys == expected, "\(era.name)")
    }
    for kind in Relation.Kind.allCases {
      let rule = Self.enforcer(of: kind)
      #expect(rule.contains(" ") || rule == "none" || Rule.named(rule) != nil)
    }
  }
}
