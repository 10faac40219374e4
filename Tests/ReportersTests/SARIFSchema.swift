import Foundation

/// The rules of the published SARIF 2.1.0 schema for the objects that reports of this package have.
///
/// Each object lists the members it may have here, those it must have, and what each of them is; anything else is
/// a mistake, as the schema forbids further members.
enum SARIFSchema {
  /// What a value has to be.
  private indirect enum Shape: Sendable {
    case string
    case boolean
    case integer(atLeast: Int)
    case oneOf([String])
    /// A reference without characters that RFC 3986 forbids.
    case uri
    case array(of: Shape, atLeast: Int, isUnique: Bool)
    case object(String)
    /// An object with any members of one kind.
    case map(of: Shape)
    /// A bag of properties: anything, but `tags` has to be a list of different strings.
    case bag
  }

  private struct Definition: Sendable {
    let required: [String]
    let members: [String: Shape]
  }

  private static func list(_ name: String, atLeast count: Int = 0, isUnique: Bool = false) -> Shape {
    .array(of: .object(name), atLeast: count, isUnique: isUnique)
  }

  private static let level = Shape.oneOf(["none", "note", "warning", "error"])

  private static let definitions: [String: Definition] = [
    "log": Definition(
      required: ["version", "runs"],
      members: ["$schema": .uri, "version": .oneOf(["2.1.0"]), "runs": list("run"), "properties": .bag]),
    "run": Definition(
      required: ["tool"],
      members: [
        "tool": .object("tool"), "results": list("result"),
        "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]), "properties": .bag,
      ]),
    "tool": Definition(
      required: ["driver"], members: ["driver": .object("toolComponent"), "properties": .bag]),
    "toolComponent": Definition(
      required: ["name"],
      members: [
        "name": .string, "semanticVersion": .string, "version": .string, "informationUri": .uri,
        "rules": list("reportingDescriptor", isUnique: true), "properties": .bag,
      ]),
    "reportingDescriptor": Definition(
      required: ["id"],
      members: [
        "id": .string, "name": .string, "shortDescription": .object("multiformatMessageString"),
        "fullDescription": .object("multiformatMessageString"), "help": .object("multiformatMessageString"),
        "helpUri": .uri, "defaultConfiguration": .object("reportingConfiguration"), "properties": .bag,
      ]),
    "multiformatMessageString": Definition(
      required: ["text"], members: ["text": .string, "markdown": .string, "properties": .bag]),
    "reportingConfiguration": Definition(
      required: [], members: ["enabled": .boolean, "level": level, "properties": .bag]),
    "result": Definition(
      required: ["message"],
      members: [
        "ruleId": .string, "ruleIndex": .integer(atLeast: -1), "level": level, "message": .object("message"),
        "locations": list("location"), "relatedLocations": list("location", isUnique: true),
        "partialFingerprints": .map(of: .string), "fixes": list("fix", isUnique: true), "properties": .bag,
      ]),
    "message": Definition(
      required: ["text"], members: ["text": .string, "markdown": .string, "id": .string, "properties": .bag]),
    "location": Definition(
      required: [],
      members: [
        "id": .integer(atLeast: -1), "physicalLocation": .object("physicalLocation"),
        "logicalLocations": list("logicalLocation", isUnique: true), "message": .object("message"),
        "properties": .bag,
      ]),
    "physicalLocation": Definition(
      required: ["artifactLocation"],
      members: [
        "artifactLocation": .object("artifactLocation"), "region": .object("region"),
        "contextRegion": .object("region"), "properties": .bag,
      ]),
    "artifactLocation": Definition(
      required: [],
      members: [
        "uri": .uri, "uriBaseId": .string, "index": .integer(atLeast: -1), "properties": .bag,
      ]),
    "logicalLocation": Definition(
      required: [],
      members: [
        "name": .string, "fullyQualifiedName": .string, "kind": .string, "index": .integer(atLeast: -1),
        "properties": .bag,
      ]),
    "region": Definition(
      required: [],
      members: [
        "startLine": .integer(atLeast: 1), "startColumn": .integer(atLeast: 1),
        "endLine": .integer(atLeast: 1), "endColumn": .integer(atLeast: 1),
        "charOffset": .integer(atLeast: -1), "charLength": .integer(atLeast: 0),
        "byteOffset": .integer(atLeast: -1), "byteLength": .integer(atLeast: 0), "properties": .bag,
      ]),
    "fix": Definition(
      required: ["artifactChanges"],
      members: [
        "description": .object("message"),
        "artifactChanges": list("artifactChange", atLeast: 1, isUnique: true), "properties": .bag,
      ]),
    "artifactChange": Definition(
      required: ["artifactLocation", "replacements"],
      members: [
        "artifactLocation": .object("artifactLocation"), "replacements": list("replacement", atLeast: 1),
        "properties": .bag,
      ]),
    "replacement": Definition(
      required: ["deletedRegion"],
      members: [
        "deletedRegion": .object("region"), "insertedContent": .object("artifactContent"), "properties": .bag,
      ]),
    "artifactContent": Definition(
      required: [], members: ["text": .string, "binary": .string, "properties": .bag]),
  ]

  /// Everything in a log that the schema forbids, each with its path.
  static func mistakes(in log: [String: Any]) -> [String] {
    mistakes(in: log, as: .object("log"), at: "log")
  }

  private static func mistakes(in value: Any, as shape: Shape, at path: String) -> [String] {
    switch shape {
    case .string: return value is String ? [] : ["\(path) is no string"]
    case .boolean: return value is Bool ? [] : ["\(path) is no Boolean"]
    case .integer(let least):
      return (value as? Int).map { $0 >= least } == true ? [] : ["\(path) is no number from \(least)"]
    case .oneOf(let words):
      return (value as? String).map(words.contains) == true ? [] : ["\(path) is none of \(words)"]
    case .uri:
      let pattern = /([A-Za-z0-9\-._~:\/?#\[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*/
      return (value as? String)?.wholeMatch(of: pattern) != nil ? [] : ["\(path) is no reference"]
    case .bag:
      guard let bag = value as? [String: Any] else { return ["\(path) is no bag"] }
      guard let tags = bag["tags"] else { return [] }
      return mistakes(in: tags, as: .array(of: .string, atLeast: 0, isUnique: true), at: "\(path).tags")
    case .map(let member):
      guard let map = value as? [String: Any] else { return ["\(path) is no object"] }
      return map.flatMap { mistakes(in: $0.value, as: member, at: "\(path).\($0.key)") }
    case .array(let item, let least, let isUnique):
      guard let items = value as? [Any] else { return ["\(path) is no array"] }
      var result = items.count < least ? ["\(path) has too few items"] : []
      if isUnique, Set(items.map { "\($0)" }).count < items.count { result.append("\(path) repeats an item") }
      for (index, value) in items.enumerated() {
        result += mistakes(in: value, as: item, at: "\(path)[\(index)]")
      }
      return result
    case .object(let name):
      guard let object = value as? [String: Any], let definition = definitions[name] else {
        return ["\(path) is no object"]
      }
      var result = definition.required.filter { object[$0] == nil }.map { "\(path) has no \($0)" }
      for (key, value) in object {
        if let shape = definition.members[key] {
          result += mistakes(in: value, as: shape, at: "\(path).\(key)")
        } else {
          result.append("\(path).\(key) is unknown")
        }
      }
      return result
    }
  }
}
