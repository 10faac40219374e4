internal import KeyCatalog
internal import PropertyLists
internal import SourceText

/// Writes one record of a schema in the form of the catalog's records.
struct SchemaRecordWriter {
  /// The file being read, with the mistakes in it.
  var reader: ConfigurationReader
  private var text = ""

  init(_ reader: ConfigurationReader) { self.reader = reader }

  /// The record.
  func finish() -> [UInt8] { Array(text.utf8) }

  // MARK: The record and its fields

  /// Writes the first lines: the path, the status and the family.
  mutating func begin(_ path: RecordPath?, status: PropertyListNode?, family: PropertyListNode?) {
    text += (path.map { Self.header($0) } ?? "\"\"") + "\n"
    var word = KeyStatus.current.name
    if let status {
      let words = KeyStatus.allCases.map { $0.name }
      word = reader.choice(status, "status", words) { KeyStatus(name: $0)?.name } ?? word
    }
    let family = family.flatMap { reader.string($0, "family") }.map { Self.line($0, without: ",") } ?? ""
    text += "  today: \(word), \(family.utf8.isEmpty ? "Schema" : family)\n"
  }

  /// Writes the field of a member.
  mutating func write(_ member: ConfigurationReader.Member) {
    let node = member.value
    switch member.key {
    case "xcodeName": write("name", texts: [node], member.key)
    case "effect": write("effect", texts: [node], member.key)
    case "notes": write("note", texts: [node], member.key)
    case "announced": write("announced", texts: [node], member.key)
    case "buildSetting": write("setting", texts: [node], member.key)
    case "defaultNote": write("default note", texts: [node], member.key)
    case "limits": write("limit", texts: reader.items(of: node, member.key), "A limit")
    case "related": write("related", texts: reader.items(of: node, member.key), "A related remark")
    case "replacedBy": writeList("replaced by", paths(node, member.key))
    case "types":
      let types = reader.items(of: node, member.key).compactMap { type($0, "A type") }
      if node.kind == .array, node.count == 0 { reader.fail(.unknownValue, node.range, "types is empty.") }
      writeList("type", types)
    case "elementType": writeList("items", [type(node, member.key)].compactMap { $0 })
    case "valueType": writeValueType(node)
    case "platforms": writeList("platforms", reader.items(of: node, member.key).compactMap { platform($0) })
    case "required": writeRequired(node)
    case "values": for item in reader.items(of: node, member.key) { writeValue(item) }
    case "valuesClosed":
      if reader.boolean(node, member.key) == true { text += "  values: closed\n" }
    case "takesFurtherKeys":
      if reader.boolean(node, member.key) == true { text += "  keys: open\n" }
    case "default": if let value = literal(node, member.key) { text += "  default: \(value)\n" }
    case "constraints": for item in reader.items(of: node, member.key) { writeConstraint(item) }
    case "relations": for item in reader.items(of: node, member.key) { writeRelation(item) }
    case "confidence":
      let words = ["seen", "partlyRecalled", "partly recalled", "recalled"]
      if reader.choice(node, member.key, words, { $0 })?.isSameText(as: "recalled") == true {
        text += "  evidence: recalled\n"
      }
    default: break
    }
  }

  private mutating func write(_ field: String, texts: [PropertyListNode], _ title: String) {
    for node in texts {
      guard let value = reader.string(node, title).map({ Self.line($0) }), !value.utf8.isEmpty else {
        continue
      }
      text += "  \(field): \(value)\n"
    }
  }

  private mutating func writeList(_ field: String, _ items: [String]) {
    guard let first = items.first else { return }
    text += "  \(field): " + items.dropFirst().reduce(first) { $0 + ", " + $1 } + "\n"
  }

  private mutating func writeRequired(_ node: PropertyListNode) {
    var condition = ""
    var isRequired = false
    for member in reader.members(of: node, "required", known: ["is", "where"])
    where member.value.kind != .null {
      if member.key.isSameText(as: "is") {
        isRequired = reader.boolean(member.value, "is") ?? false
      } else {
        condition = reader.string(member.value, "where").map { Self.line($0) } ?? ""
      }
    }
    if isRequired, !condition.utf8.isEmpty { text += "  required: \(condition)\n" }
  }

  private mutating func writeValueType(_ node: PropertyListNode) {
    guard let value = reader.string(node, "valueType") else { return }
    if let shape = ValueShape(value) {
      text += "  members: \(shape.description)\n"
    } else {
      reader.fail(
        .unknownValue, node.range, "valueType cannot be \(value.quoted).",
        hint: "Write string, array of string or the like.")
    }
  }

  /// Writes `value: "Editor" [default, order 1, introduced 10.3] -- meaning`.
  private mutating func writeValue(_ node: PropertyListNode) {
    var value: String?
    var remarks: [String] = []
    var meaning = ""
    let known = ["value", "meaning", "default", "order", "introduced"]
    for member in reader.members(of: node, "A value", known: known, ignored: ["beyondSeeds"])
    where member.value.kind != .null {
      switch member.key {
      case "value": value = literal(member.value, "value")
      case "meaning": meaning = reader.string(member.value, "meaning").map { Self.line($0) } ?? ""
      case "default": if reader.boolean(member.value, "default") == true { remarks.append("default") }
      case "order":
        if let order = reader.integer(member.value, "order", in: 0...9999) {
          remarks.append("order \(order)")
        }
      default:
        if let version = version(member.value, "introduced") { remarks.append("introduced \(version)") }
      }
    }
    guard let value else { return missing("value", of: node, "The value") }
    text += "  value: \(value)"
    if let first = remarks.first { text += " [" + remarks.dropFirst().reduce(first) { $0 + ", " + $1 } + "]" }
    text += meaning.utf8.isEmpty ? "\n" : " -- \(meaning)\n"
  }

  /// Writes `constraint: error pattern "…" -- text`.
  private mutating func writeConstraint(_ node: PropertyListNode) {
    var kind: String?
    var severity = Constraint.Severity.error.name
    var argument: String?
    var words = ""
    for member in reader.members(of: node, "A constraint", known: ["kind", "text", "severity", "arg"])
    where member.value.kind != .null {
      switch member.key {
      case "kind":
        let kinds = ConstraintKind.allCases.map { $0.name }
        kind = reader.choice(member.value, "kind", kinds) { $0 }
      case "severity":
        severity = reader.choice(member.value, "severity", ["error", "warning", "info"]) { $0 } ?? severity
      case "arg": argument = literal(member.value, "arg")
      default: words = reader.string(member.value, "text").map { Self.line($0) } ?? ""
      }
    }
    guard let kind else { return missing("kind", of: node, "The constraint") }
    text += "  constraint: \(severity) \(kind) " + (argument.map { $0 + " " } ?? "")
    text += "-- \(words.utf8.isEmpty ? kind : words)\n"
  }

  /// Writes `relation: must requires Path, Path -- note`.
  private mutating func writeRelation(_ node: PropertyListNode) {
    var kind: String?
    var targets: [String] = []
    var strength = "must"
    var note = ""
    for member in reader.members(of: node, "A relation", known: ["kind", "with", "note", "strength"])
    where member.value.kind != .null {
      switch member.key {
      case "kind":
        let kinds = Relation.Kind.allCases.map { $0.name }
        kind = reader.choice(member.value, "kind", kinds) { $0 }
      case "strength":
        strength = reader.choice(member.value, "strength", ["must", "should"]) { $0 } ?? strength
      case "with": targets = paths(member.value, "with")
      default: note = reader.string(member.value, "note").map { Self.line($0) } ?? ""
      }
    }
    guard let kind, let first = targets.first else {
      return missing(kind == nil ? "kind" : "with", of: node, "The relation")
    }
    text += "  relation: \(strength) \(kind) " + targets.dropFirst().reduce(first) { $0 + ", " + $1 }
    text += " -- \(note.utf8.isEmpty ? kind : note)\n"
  }

  /// Notes that a key is missing, unless it is there with a value that is a mistake of its own.
  private mutating func missing(_ key: String, of node: PropertyListNode, _ title: String) {
    guard node.kind == .dictionary, node[key] == nil else { return }
    reader.fail(.missingKey, node.range, "\(title) has no \(key).", hint: "Add \"\(key)\".")
  }

  // MARK: Pieces

  private mutating func type(_ node: PropertyListNode, _ title: String) -> String? {
    reader.choice(node, title, ValueType.allCases.map { $0.name }) { ValueType(name: $0)?.name }
  }

  private mutating func version(_ node: PropertyListNode, _ title: String) -> String? {
    guard let written = reader.string(node, title) else { return nil }
    if let version = SystemVersion(written) { return version.description }
    reader.fail(
      .unknownValue, node.range, "\(written.quoted) is no version of a system.", hint: "Write it as \"15.0\"."
    )
    return nil
  }

  /// `iOS 3.0 deprecated 5.0 obsoleted 8.0 (remark)`.
  private mutating func platform(_ node: PropertyListNode) -> String? {
    var name: String?
    var parts: [String?] = [nil, nil, nil, nil]
    let known = ["platform", "introduced", "deprecated", "obsoleted", "note"]
    for member in reader.members(of: node, "A platform", known: known) where member.value.kind != .null {
      switch member.key {
      case "platform":
        let names = Platform.allCases.map { $0.name }
        name = reader.choice(member.value, "platform", names) { Platform(name: $0)?.name }
      case "introduced": parts[0] = version(member.value, "introduced")
      case "deprecated": parts[1] = version(member.value, "deprecated").map { "deprecated " + $0 }
      case "obsoleted": parts[2] = version(member.value, "obsoleted").map { "obsoleted " + $0 }
      default:
        let note = reader.string(member.value, "note").map { Self.line($0, without: ")") } ?? ""
        parts[3] = note.utf8.isEmpty ? nil : "(\(note))"
      }
    }
    guard let name else {
      missing("platform", of: node, "The entry")
      return nil
    }
    return parts.reduce(name) { text, part in part.map { "\(text) \($0)" } ?? text }
  }

  /// The paths of other keys.
  private mutating func paths(_ node: PropertyListNode, _ title: String) -> [String] {
    var result: [String] = []
    for item in reader.items(of: node, title) {
      guard let path = reader.string(item, "A path") else { continue }
      let line = Self.line(path)
      // What is no key but stands in angle brackets may be several words.
      let isKey = path.utf8.first != UInt8(ascii: "<")
      if line.isSameText(as: path), !path.utf8.contains(UInt8(ascii: ",")),
        !isKey || !path.utf8.contains(0x20)
      {
        result.append(path)
      } else {
        reader.fail(.invalidPath, item.range, "\(path.quoted) is no path of a key.")
      }
    }
    return result
  }

  /// A value as records have it.
  private mutating func literal(_ node: PropertyListNode, _ title: String, depth: Int = 0) -> String? {
    switch node.kind {
    case .boolean: return node.boolean == true ? "true" : "false"
    case .string:
      let value = node.string ?? ""
      guard value.utf8.allSatisfy({ $0 >= 0x20 }) else { break }
      return Self.quoted(value)
    case .integer, .real:
      let value = node.kind == .integer ? node.integer?.description : node.real.map { "\($0)" }
      guard let value, value.utf8.count <= 9, value.utf8.allSatisfy({ Self.isOfNumber($0) }) else { break }
      return value
    case .array where depth < 8:
      let items = node.items.compactMap { literal($0, title, depth: depth + 1) }
      guard items.count == node.count else { return nil }
      return "[" + (items.first.map { first in items.dropFirst().reduce(first) { $0 + ", " + $1 } } ?? "")
        + "]"
    case .dictionary where depth < 8 && node.count > 0:
      var result = ""
      for entry in node.effectiveEntries {
        guard entry.key.utf8.allSatisfy({ $0 >= 0x20 }),
          let value = literal(entry.value, title, depth: depth + 1)
        else { return nil }
        result += (result.utf8.isEmpty ? "" : ", ") + "\(Self.quoted(entry.key)): \(value)"
      }
      return "{\(result)}"
    default: break
    }
    reader.fail(
      .unknownValue, node.range, "\(title) has a value that a record cannot hold.",
      hint:
        "Texts of one line, numbers of up to nine characters, true, false, arrays and objects can be held.")
    return nil
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self) + "\""
  }

  /// A text on one line, without spaces at its ends and without a character that would end its field.
  private static func line(_ text: String, without excluded: Unicode.Scalar? = nil) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isDropped = byte <= 0x20 || byte == 0x7F || excluded.map { UInt8(ascii: $0) == byte } ?? false
      if !isDropped {
        bytes.append(byte)
      } else if let last = bytes.last, last != 0x20 {
        bytes.append(0x20)
      }
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A path as the first line of a record; names with anything but letters, digits and a few signs are quoted.
  private static func header(_ path: RecordPath) -> String {
    var result = ""
    for component in path.components {
      let name = component.text
      if case .items = component {
        result += name
        continue
      }
      let isPlain = name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~"),
          UInt8(ascii: "<"), UInt8(ascii: ">"):
          true
        default: false
        }
      }
      result += (result.utf8.isEmpty ? "" : ".") + (isPlain ? name : "\"\(name)\"")
    }
    return result
  }
}
