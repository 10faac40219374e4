internal import KeyCatalog
internal import Validation

/// The JSON Schema of a file that people keep beside their project.
///
/// The words it allows are those the program knows, so that an editor completes them.
enum FileSchema: String, CaseIterable {
  /// `.infoplist.json`.
  case configuration
  /// What `check --write-baseline` writes.
  case baseline

  /// The whole schema in UTF-8.
  var bytes: [UInt8] {
    var text = "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"
    switch self {
    case .configuration: text += Self.configurationText
    case .baseline: text += Self.baselineText
    }
    return Array((text + "\n}\n").utf8)
  }

  // MARK: Configuration

  private static var configurationText: String {
    """
      "title": ".infoplist.json",
      "type": "object",
      "properties": {
        "$schema": { "type": "string" },
    \(settings(indent: "    ")),
        "overrides": {
          "description": "Settings for some files; a later one beats an earlier one.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["paths"],
            "properties": {
              "paths": {
                "description": "Patterns, from the folder of this file, as in Tests/**.",
                "type": "array",
                "items": { "type": "string", "minLength": 1 }
              },
    \(settings(indent: "          "))
            },
            "additionalProperties": false
          }
        },
        "schemas": {
          "description": "Files with further keys, from the folder of this file.",
          "type": "array",
          "items": { "type": "string", "minLength": 1 }
        }
      },
      "additionalProperties": false,
      "$defs": {
        "rules": {
          "description": "What counts for rules: their ids, codes or topics, or all.",
          "type": "object",
          "propertyNames": { "enum": \(list(ruleNames)) },
          "additionalProperties": { "enum": \(list(RuleLevel.allCases.map { $0.name })) }
        }
      }
    """
  }

  /// What may be said for all files, or for some.
  private static func settings(indent: String) -> String {
    let members = [
      "\"platform\": { \"enum\": \(list(Platform.allCases.map { $0.name })) }",
      "\"minimumOS\": { \"type\": \"string\", \"pattern\": \"^[0-9]{1,4}(\\\\.[0-9]{1,4}){0,2}$\" }",
      "\"kind\": { \"enum\": \(list(BundleKind.allCases.map { $0.name })) }",
      "\"profile\": { \"enum\": \(list(Profile.allCases.map { $0.name })) }",
      "\"era\": { \"enum\": \(list(Era.allCases.map { $0.name })) }",
      "\"failOn\": { \"enum\": [\"error\", \"warning\", \"note\"] }",
      "\"rules\": { \"$ref\": \"#/$defs/rules\" }",
    ]
    return members.map { indent + $0 }.joined(separator: ",\n")
  }

  /// Everything that a rule can be told by.
  private static var ruleNames: [String] {
    var names = ["all"] + RuleTopic.allCases.map { $0.name } + Rule.all.map { $0.id }
    var known = Set(names)
    for rule in Rule.all {
      for reference in rule.references where known.insert(reference).inserted { names.append(reference) }
    }
    return names
  }

  // MARK: Baseline

  private static let baselineText = #"""
      "title": "A baseline of infoplist check",
      "type": "object",
      "required": ["findings"],
      "properties": {
        "schemaVersion": { "const": 1 },
        "findings": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["fingerprint"],
            "properties": {
              "path": { "type": "string" },
              "keyPath": { "type": "string" },
              "rule": { "type": "string" },
              "count": { "type": "integer", "minimum": 1, "maximum": 2147483647 },
              "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{16}$" }
            },
            "additionalProperties": false
          }
        }
      },
      "additionalProperties": false
    """#

  /// Words as a list of JSON; none of them needs an escape.
  private static func list(_ words: [String]) -> String {
    "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
