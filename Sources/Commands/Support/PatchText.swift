internal import CommandLineKit
internal import PropertyLists
internal import SourceText

/// Lists of changes as JSON, for `diff --format patch` and `patch`.
enum PatchText {
  /// The changes as JSON.
  ///
  /// - Parameter paths: The two files that were compared; a patch does not name them.
  static func json(of changes: [PropertyListChange], paths: (String, String)? = nil) -> [UInt8] {
    var builder = JSONBuilder()
    builder.beginObject()
    builder.entry("schemaVersion", 1)
    if let paths {
      builder.entry("old", paths.0)
      builder.entry("new", paths.1)
      builder.entry("differ", !changes.isEmpty)
    }
    builder.key("changes")
    builder.beginArray()
    for change in changes { add(change, to: &builder) }
    builder.endArray()
    builder.endObject()
    return builder.finish()
  }

  private static func add(_ change: PropertyListChange, to builder: inout JSONBuilder) {
    builder.beginObject()
    builder.entry("change", name(of: change))
    builder.entry("keyPath", value(of: change.path))
    switch change {
    case .add(_, let value), .remove(_, let value): builder.entry("value", value)
    case .replace(_, let old, let new):
      builder.entry("old", old)
      builder.entry("new", new)
    case .rename(_, let key): builder.entry("to", key)
    case .move(_, let target): builder.entry("to", value(of: target))
    }
    builder.endObject()
  }

  private static func name(of change: PropertyListChange) -> String {
    switch change {
    case .add: "add"
    case .remove: "remove"
    case .replace: "replace"
    case .rename: "rename"
    case .move: "move"
    }
  }

  private static func value(of path: [PropertyListPathStep]) -> PropertyListValue {
    .array(
      path.map { step in
        switch step {
        case .key(let key): .string(key)
        case .index(let index): .integer(PropertyListInteger(index))
        }
      })
  }

  /// A line for each change, for people.
  static func text(of changes: [PropertyListChange]) -> [UInt8] {
    var bytes: [UInt8] = []
    for change in changes {
      let path = PropertyListPath.text(of: change.path)
      let line: String
      switch change {
      case .add(_, let value): line = "+ \(path): \(shown(value))"
      case .remove(_, let value): line = "- \(path): \(shown(value))"
      case .replace(_, let old, let new): line = "~ \(path): \(shown(old)) -> \(shown(new))"
      case .rename(let old, let key):
        line = "> \(path) -> \(PropertyListPath.text(of: Array(old.dropLast()) + [.key(key)]))"
      case .move(_, let target): line = "> \(path) -> \(PropertyListPath.text(of: target))"
      }
      bytes += "\(SafeText.visible(line))\n".utf8
    }
    return bytes
  }

  private static func shown(_ value: PropertyListValue) -> String {
    let bytes = (try? value.encoded(as: WriteOptions(format: .json, isCompact: true))) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Reading

  /// Reads the changes of a patch.
  static func changes(of path: String) throws(CommandError) -> [PropertyListChange] {
    let bytes = try Input.bytes(of: path)
    let document = PropertyListDocument.read(bytes, options: ReadOptions(format: .json))
    let name = SafeText.visible(path)
    if let error = document.errors.first {
      throw CommandError(
        SafeText.visible(error.message), hint: "A patch is what infoplist diff --format patch writes.",
        exitCode: .usage, place: Places.text(of: error.range, in: Input(path: path, document: document)),
        id: "\(error.code)")
    }
    guard let root = document.root, root["schemaVersion"]?.integer == 1, let list = root["changes"],
      list.kind == .array
    else {
      throw .usage("\(name) is not a patch.", hint: "infoplist diff --format patch writes one.")
    }
    var changes: [PropertyListChange] = []
    for item in list.items {
      guard let change = change(item) else {
        let place = Places.text(of: item.range, in: Input(path: path, document: document))
        throw CommandError(
          "This is no change of a property list.", exitCode: .usage, place: place, id: "patch")
      }
      changes.append(change)
    }
    return changes
  }

  private static func change(_ node: PropertyListNode) -> PropertyListChange? {
    guard let path = node["keyPath"].flatMap(path) else { return nil }
    switch node["change"]?.string {
    case "add": return value(node["value"]).map { .add(path, $0) }
    case "remove": return value(node["value"]).map { .remove(path, $0) }
    case "replace":
      guard let old = value(node["old"]), let new = value(node["new"]) else { return nil }
      return .replace(path, old: old, new: new)
    case "rename": return node["to"]?.string.map { .rename(path, to: $0) }
    case "move": return node["to"].flatMap(self.path).map { .move(path, to: $0) }
    default: return nil
    }
  }

  private static func value(_ node: PropertyListNode?) -> PropertyListValue? {
    guard let node else { return nil }
    return try? node.value()
  }

  private static func path(_ node: PropertyListNode) -> [PropertyListPathStep]? {
    guard node.kind == .array else { return nil }
    var path: [PropertyListPathStep] = []
    for step in node.items {
      if let key = step.string {
        path.append(.key(key))
      } else if let index = step.integer?.int64.flatMap({ Int(exactly: $0) }), index >= 0 {
        path.append(.index(index))
      } else {
        return nil
      }
    }
    return path
  }
}
