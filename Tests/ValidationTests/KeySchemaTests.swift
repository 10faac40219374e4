import KeyCatalog
import PropertyLists
import SourceText
import TestSupport
import Testing

@testable import Validation

@Suite("Schemas of further keys")
struct KeySchemaTests {
  private func document(_ text: String) -> PropertyListDocument {
    .read(SourceBytes(text), options: ReadOptions(format: .json))
  }

  private func catalog(_ keys: String) throws -> Catalog {
    var schema = KeySchema()
    let mistakes = schema.add(document("{\"schemaVersion\": 1, \"keys\": \(keys)}"))
    try #require(mistakes == [], "\(mistakes)")
    return schema.catalog()
  }

  @Test func `are known like the keys of the library`() throws {
    let catalog = try catalog(
      """
      [{"pathComponents": ["ACMEServer", "hosts", "[]", "host.name"], "types": ["string"], "effect": "A -- \\n host.",
        "xcodeName": "Host", "family": "ACME, Inc.", "status": "deprecated", "replacedBy": ["ACMEHosts"],
        "platforms": [{"platform": "iOS", "introduced": "12.0", "deprecated": "14", "note": "a (b)"}],
        "values": [{"value": "a \\"b\\" \\\\", "meaning": "One.", "default": true}], "valuesClosed": true,
        "constraints": [{"kind": "length", "text": "Short.", "severity": "warning", "arg": {"max": 3}}],
        "relations": [{"kind": "requires", "with": ["ACMEHosts"], "note": "Both.", "strength": "must"}],
        "required": {"is": true, "where": "every host"}, "default": "x", "notes": "N", "limits": ["L"],
        "books": null, "sources": [{"seed": "000"}]},
       {"path": "ACMEHosts", "types": ["array", "string"], "elementType": "string", "effect": null},
       {"key": "acme.flag", "document": "entitlements", "types": ["boolean"]},
       {"path": "ACMETable.<word>", "types": ["integer"]}]
      """)
    let record = try #require(
      catalog.record(at: [.key("ACMEServer"), .key("hosts"), .index(3), .key("host.name")]))
    #expect(record.path.description == "ACMEServer.hosts[].\"host.name\"")
    #expect(record.types(in: .today) == [.string])
    #expect(record.effect(in: .today) == "A -- host.")
    #expect(record.family == "ACME Inc.")
    #expect(record.status(in: .today) == .deprecated)
    #expect(record.replacements(in: .today) == ["ACMEHosts"])
    #expect(record.platforms(in: .today).first?.introduced == SystemVersion(12, 0))
    #expect(record.values(in: .today).first?.value == .string("a \"b\" \\"))
    #expect(record.valuesAreClosed(in: .today))
    #expect(record.constraints(in: .today).first?.integer("max") == 3)
    #expect(record.relations(in: .today).first?.targets == ["ACMEHosts"])
    #expect(record.requiredWhere(in: .today) == "every host")
    #expect(record.defaultValue(in: .today) == .string("x"))
    #expect(catalog.record(path: "acme.flag", document: .entitlements)?.types(in: .today) == [.boolean])
    #expect(catalog.record(at: [.key("ACMETable"), .key("anything")]) != nil)
    #expect(catalog.count == Catalog.standard.count + 4)
    #expect(catalog.record(path: "CFBundleVersion") != nil)
    for record in catalog.records(matching: RecordFilter()) where record.key.hasPrefix("ACME") {
      #expect(!record.jsonBytes().isEmpty)
    }
  }

  @Test func `are heard by the rules`() throws {
    let catalog = try catalog(#"[{"path": "ACMEFlag", "types": ["boolean"]}]"#)
    let document = PropertyListDocument.read(
      SourceBytes("<plist><dict><key>ACMEFlag</key><string>YES</string></dict></plist>"))
    var checker = Checker(options: CheckOptions(document: .infoPlist), catalog: catalog)
    let lines = checker.check(document, path: "Info.plist").lines
    #expect(lines == ["error wrong-type ACMEFlag"])
  }

  @Test func `take back what infoplist keys has written`() throws {
    let standard = Catalog.standard.records(matching: RecordFilter()).prefix(1500)
    var keys = ""
    for record in standard {
      // The same record under a name of its own.
      let renamed = record.json().replacing(
        "{\"pathComponents\":[\"", with: "{\"pathComponents\":[\"ACME-\(record.document.option)-",
        maxReplacements: 1)
      keys += (keys.isEmpty ? "" : ",\n") + renamed
    }
    let catalog = try catalog("[\(keys)]")
    #expect(catalog.count == Catalog.standard.count + standard.count)
    for record in standard {
      guard case .key(let first) = record.path.components[0] else { continue }
      let path = RecordPath(
        [.key("ACME-\(record.document.option)-\(first)")] + record.path.components.dropFirst())
      let copy = try #require(catalog.record(path, document: record.document), "\(path)")
      #expect(copy.types(in: .today) == record.types(in: .today), "\(path)")
      #expect(copy.platforms(in: .today) == record.platforms(in: .today), "\(path)")
      #expect(copy.values(in: .today).map(\.value) == record.values(in: .today).map(\.value), "\(path)")
    }
  }

  @Test(arguments: [
    (#"[⟦{"types": ["string"]}⟧]"#, "missing-key"), (#"[⟦{"path": "A"}⟧]"#, "missing-key"),
    (#"[{"path": ⟦"A..B"⟧, "types": ["string"]}]"#, "invalid-path"),
    (#"[{"path": ⟦"CFBundleVersion"⟧, "types": ["string"]}]"#, "known-key"),
    (#"[{"path": "A", "types": ["string"]}, {"key": ⟦"A"⟧, "types": ["real"]}]"#, "known-key"),
    (#"[{"path": "A", "types": [⟦"text"⟧]}]"#, "unknown-value"),
    (#"[{"path": "A", "types": ⟦[]⟧}]"#, "unknown-value"),
    (#"[{"path": "A", "types": ["real"], ⟦"tpyes"⟧: 1}]"#, "unknown-key"), (#"[⟦3⟧]"#, "wrong-type"),
    (#"[{"pathComponents": ⟦["[]"]⟧, "types": ["real"]}]"#, "invalid-path"),
    (#"[{"path": "A", "types": ["real"], "values": [{"value": ⟦"a\nb"⟧}]}]"#, "unknown-value"),
    (#"[{"path": "A", "types": ["real"], "values": [⟦{}⟧]}]"#, "missing-key"),
    (#"[{"path": "A", "types": ["real"], "platforms": [{"platform": ⟦"BeOS"⟧}]}]"#, "unknown-value"),
    (
      #"[{"path": "A", "types": ["real"], "constraints": [{"kind": "range", "arg": ⟦{}⟧}]}]"#, "unknown-value"
    ),
    (
      #"[{"path": "A", "types": ["real"], "relations": [{"kind": "requires", "with": [⟦"a, b"⟧]}]}]"#,
      "invalid-path"
    ),
    (#"[{"path": "A", "types": ["real"], "document": ⟦"readme"⟧}]"#, "unknown-value"),
  ])
  func `have every mistake reported at its place, and nothing is added`(keys: String, code: String) {
    let marked = MarkedText("{\"schemaVersion\": 1, \"keys\": \(keys)}")
    var schema = KeySchema()
    let mistakes = schema.add(.read(SourceBytes(marked.bytes), options: ReadOptions(format: .json)))
    #expect(mistakes.map { "\($0.code)" } == [code], "\(mistakes)")
    #expect(mistakes.map(\.range) == marked.ranges, "\(mistakes)")
    #expect(schema.catalog().count == Catalog.standard.count)
  }

  @Test func `never stop the program, whatever the bytes`() {
    let sample = Array(
      #"""
      {"schemaVersion": 1, "keys": [{"path": "A.<b>[].\"c.d\"", "types": ["string", "array"], "effect": "E -- x",
      "values": [{"value": [1, -2.5, {"k": true}], "meaning": "m", "order": 3, "introduced": "1.2"}],
      "platforms": [{"platform": "iOS", "introduced": "3", "note": "n)"}], "default": "d \"q\"", "required": {"is":
      true, "where": "w"}, "constraints": [{"kind": "oneOf", "arg": ["a"], "text": "t"}], "relations": [{"kind":
      "requires", "with": ["B"]}]}, {"key": "#x", "types": ["data"], "family": "a, b"}]}
      """#.utf8)
    var mutation = Mutation(seed: 11)
    var accepted = 0
    for _ in 0..<600 {
      var schema = KeySchema()
      let bytes = SourceBytes(mutation.mutated(sample))
      guard schema.add(.read(bytes, options: ReadOptions(format: .json))) == [] else { continue }
      accepted += 1
      let catalog = schema.catalog()
      for record in catalog.records(matching: RecordFilter()).suffix(3) {
        #expect(!record.jsonBytes().isEmpty)
        #expect(!record.page(in: .today).text(width: 80).isEmpty)
      }
    }
    #expect(accepted > 3)
  }
}
