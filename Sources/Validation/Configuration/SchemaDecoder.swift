internal import KeyCatalog
internal import PropertyLists
internal import SourceText

/// Makes records of a schema file.
struct SchemaDecoder {
  /// The fields that mean something in a record.
  private static let fields = [
    "pathComponents", "path", "document", "key", "family", "xcodeName", "types", "elementType", "valueType",
    "platforms", "status", "replacedBy", "required", "values", "valuesClosed", "default", "defaultNote",
    "constraints", "limits", "relations", "related", "buildSetting", "effect", "notes", "announced",
    "confidence", "takesFurtherKeys",
  ]
  /// The fields that `infoplist keys` writes besides.
  private static let otherFields = [
    "group", "readableNames", "lenientTypes", "asOf", "aliasOf", "recommendedFor", "localizable",
    "localizableVia", "localizableBasis", "writtenBy", "alternatePaths", "sources", "beyondSeeds", "books",
    "today", "apiSymbols", "reasonsByCategory",
  ]

  /// The file being read, with the mistakes in it.
  var reader: ConfigurationReader

  init(_ document: PropertyListDocument) { reader = ConfigurationReader(document) }

  /// The records that could be read.
  mutating func records() -> [SchemaRecord] {
    guard let root = reader.root else { return [] }
    var result: [SchemaRecord] = []
    var hasKeys = false
    for member in reader.members(
      of: root, "The schema", known: ["schemaVersion", "keys"], ignored: ["$schema"])
    {
      if member.key.isSameText(as: "keys") {
        hasKeys = true
        for item in reader.items(of: member.value, "keys") {
          if let record = record(item) { result.append(record) }
        }
      } else if let version = reader.integer(member.value, "schemaVersion", in: 0...Int(Int32.max)),
        version != 1
      {
        reader.fail(
          .unknownVersion, member.value.range, "The schema has version \(version); only version 1 is known.")
      }
    }
    if !hasKeys, root.kind == .dictionary {
      reader.fail(.missingKey, root.range, "The schema has no keys.", hint: "Add \"keys\": […].")
    }
    return result
  }

  private mutating func record(_ node: PropertyListNode) -> SchemaRecord? {
    let before = reader.mistakes.count
    let members = reader.members(of: node, "The record", known: Self.fields, ignored: Self.otherFields)
      .filter { $0.value.kind != .null }
    guard node.kind == .dictionary else { return nil }
    func member(_ name: String) -> PropertyListNode? { members.first { $0.key.isSameText(as: name) }?.value }

    var document = DocumentKind.infoPlist
    if let value = member("document") {
      let words = DocumentKind.allCases.map { $0.name }
      document = reader.choice(value, "document", words) { DocumentKind(name: $0) } ?? document
    }
    let path = path(member("pathComponents"), member("path"), member("key"), of: node)
    if member("types") == nil {
      reader.fail(
        .missingKey, node.range, "The record does not say of which type the value is.",
        hint: "Add \"types\": [\"string\"].")
    }
    var writer = SchemaRecordWriter(reader)
    writer.begin(path?.path, status: member("status"), family: member("family"))
    for member in members { writer.write(member) }
    reader = writer.reader
    guard let path, reader.mistakes.count == before else { return nil }
    return SchemaRecord(
      document: document, path: path.path, pathRange: path.range, text: writer.finish())
  }

  // MARK: Paths

  private mutating func path(
    _ components: PropertyListNode?, _ text: PropertyListNode?, _ key: PropertyListNode?,
    of record: PropertyListNode
  ) -> (path: RecordPath, range: ByteRange)? {
    if let components {
      let texts = reader.items(of: components, "pathComponents").compactMap {
        reader.string($0, "A component of a path")
      }
      if let path = Self.path(texts) { return (path, components.range) }
      reader.fail(
        .invalidPath, components.range, "These components make no path.",
        hint: "The first one is a key; [] is every item of an array, <word> any key of a dictionary.")
      return nil
    }
    if let text {
      guard let written = reader.string(text, "path") else { return nil }
      if let parsed = RecordPath(written), let path = Self.path(parsed.components.map { $0.text }) {
        return (path, text.range)
      }
      reader.fail(
        .invalidPath, text.range, "\(written.quoted) is no path of a key.",
        hint: "Write it as KEY[].KEY, or give its pathComponents.")
      return nil
    }
    guard let key else {
      reader.fail(
        .missingKey, record.range, "The record does not say which key it describes.",
        hint: "Add \"path\": \"KEY\".")
      return nil
    }
    guard let name = reader.string(key, "key") else { return nil }
    if let path = Self.path([name]) { return (path, key.range) }
    reader.fail(.invalidPath, key.range, "\(name.quoted) is no name of a key.")
    return nil
  }

  /// The path of components as texts, nil if a name cannot stand in a record.
  private static func path(_ texts: [String]) -> RecordPath? {
    guard let first = texts.first, !first.isSameText(as: "[]"), texts.count <= 64 else { return nil }
    var components: [RecordPath.Component] = []
    for text in texts {
      let bytes = Array(text.utf8)
      guard !bytes.isEmpty, bytes.count <= 1024,
        bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") })
      else { return nil }
      if text.isSameText(as: "[]") {
        components.append(.items)
      } else if bytes.first == UInt8(ascii: "<"), bytes.last == UInt8(ascii: ">"), bytes.count > 2 {
        components.append(.free(String(decoding: bytes[1..<(bytes.count - 1)], as: UTF8.self)))
      } else {
        components.append(.key(text))
      }
    }
    return RecordPath(components)
  }
}
