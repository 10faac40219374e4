extension AnswerSchema {
  /// The answer of `infoplist type`.
  static let type = AnswerSchema(
    command: "type",
    members: #"""
        "type": "object",
        "required": [
          "schemaVersion", "identifier", "declared", "dynamic", "conformsTo", "extensions", "mimeTypes", "osTypes",
          "description", "package", "declaredBy"
        ],
        "properties": {
          "schemaVersion": { "const": 1 },
          "identifier": { "type": "string" },
          "declared": { "type": "boolean" },
          "dynamic": { "type": "boolean" },
          "conformsTo": { "description": "All it conforms to, the nearest first.", "$ref": "#/$defs/texts" },
          "extensions": { "$ref": "#/$defs/texts" },
          "mimeTypes": { "$ref": "#/$defs/texts" },
          "osTypes": { "$ref": "#/$defs/texts" },
          "description": { "$ref": "#/$defs/text" },
          "package": { "type": "boolean" },
          "declaredBy": { "description": "system, or the identifier of a bundle.", "$ref": "#/$defs/text" },
          "pasteboardTypes": { "$ref": "#/$defs/texts" },
          "urlSchemes": { "$ref": "#/$defs/texts" },
          "deviceModels": { "$ref": "#/$defs/texts" },
          "origin": { "enum": ["exported", "imported", "observed", null] },
          "icon": { "$ref": "#/$defs/text" },
          "because": { "type": "string" },
          "problems": { "$ref": "#/$defs/texts" },
          "specification": { "description": "What a dynamic identifier says.", "type": "string" },
          "conforms": { "description": "With --conforms-to.", "type": "boolean" },
          "tree": { "$ref": "#/$defs/tree" }
        },
      """#,
    definitions: [texts, treeDefinition])

  private static let texts: StaticString = #"""
        "text": { "type": ["string", "null"] },
        "texts": { "type": "array", "items": { "type": "string" } }
    """#

  private static let treeDefinition: StaticString = #"""
        "tree": {
          "type": "object",
          "required": ["identifier", "conformsTo"],
          "properties": {
            "identifier": { "type": "string" },
            "conformsTo": { "type": "array", "items": { "$ref": "#/$defs/tree" } }
          }
        }
    """#

  /// The answers of the commands of `infoplist apps`.
  static let apps = AnswerSchema(
    command: "apps",
    members: #"""
        "description": "Each command of infoplist apps has some of these members.",
        "type": "object",
        "required": ["schemaVersion"],
        "properties": { "schemaVersion": { "const": 1 } },
        "anyOf": [
          {
            "description": "open",
            "required": ["type", "candidates", "winner", "reasons"],
            "properties": {
              "type": { "$ref": "#/$defs/text" },
              "candidates": { "type": "array", "items": { "$ref": "#/$defs/candidate" } },
              "winner": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/candidate" }] },
              "reasons": { "$ref": "#/$defs/texts" }
            }
          },
          {
            "description": "list and export",
            "required": ["apps"],
            "properties": {
              "apps": { "type": "array", "items": { "$ref": "#/$defs/app" } },
              "bindings": { "type": "array", "items": { "type": "object", "required": ["app"] } }
            }
          },
          {
            "description": "conflicts",
            "required": ["conflicts"],
            "not": { "required": ["bundle"] },
            "properties": { "conflicts": { "type": "array", "items": { "$ref": "#/$defs/conflict" } } }
          },
          {
            "description": "what-if",
            "required": ["bundle", "handlers", "types", "conflicts"],
            "properties": {
              "bundle": { "$ref": "#/$defs/app" },
              "handlers": { "type": "array", "items": { "$ref": "#/$defs/change" } },
              "types": { "type": "array", "items": { "$ref": "#/$defs/change" } },
              "conflicts": { "type": "array", "items": { "$ref": "#/$defs/conflict" } }
            }
          },
          {
            "description": "register",
            "required": ["database", "added", "changed", "unchanged", "removed"],
            "properties": {
              "database": { "type": "string" },
              "added": { "type": "integer" },
              "changed": { "type": "integer" },
              "unchanged": { "type": "integer" },
              "removed": { "$ref": "#/$defs/texts" }
            }
          },
          {
            "description": "unregister",
            "required": ["removed"],
            "properties": { "removed": { "$ref": "#/$defs/texts" } }
          },
          {
            "description": "prefer",
            "required": ["app"],
            "properties": {
              "type": { "type": "string" }, "scheme": { "type": "string" }, "app": { "type": "string" }
            }
          }
        ],
      """#,
    definitions: [texts, appDefinitions])

  private static let appDefinitions: StaticString = #"""
        "candidate": {
          "type": "object",
          "required": ["identifier", "path", "role", "rank", "claim", "usable", "because"],
          "properties": {
            "identifier": { "type": "string" },
            "path": { "type": "string" },
            "role": { "enum": ["Editor", "Viewer", "Shell", "None"] },
            "rank": { "enum": ["Owner", "Default", "Alternate", "None"] },
            "claim": { "type": "string" },
            "usable": { "type": "boolean" },
            "because": { "type": "string" }
          }
        },
        "app": {
          "type": "object",
          "required": ["identifier", "path", "name", "version", "shortVersion", "packageType"],
          "properties": {
            "identifier": { "type": "string" },
            "path": { "type": "string" },
            "name": { "type": "string" },
            "version": { "type": "string" },
            "shortVersion": { "type": "string" },
            "packageType": { "type": "string" }
          }
        },
        "change": {
          "type": "object",
          "required": ["subject", "before", "after"],
          "properties": {
            "subject": { "type": "string" },
            "before": { "$ref": "#/$defs/text" },
            "after": { "$ref": "#/$defs/text" }
          }
        },
        "conflict": {
          "type": "object",
          "required": ["kind", "subject", "message", "paths"],
          "properties": {
            "kind": {
              "enum": [
                "duplicate-identifier", "several-exporters", "system-type", "shared-extension", "several-owners",
                "shared-scheme"
              ]
            },
            "subject": { "type": "string" },
            "message": { "type": "string" },
            "paths": { "$ref": "#/$defs/texts" }
          }
        }
    """#

  /// The answer of `infoplist launch`.
  static let launch = AnswerSchema(
    command: "launch",
    members: #"""
        "type": "object",
        "required": [
          "schemaVersion", "decision", "architecture", "emulated", "environment", "mode", "presentation", "error",
          "reasons"
        ],
        "properties": {
          "schemaVersion": { "const": 1 },
          "decision": { "enum": ["launch", "activate", "refuse"] },
          "architecture": { "$ref": "#/$defs/text" },
          "emulated": { "type": "boolean" },
          "environment": { "type": "object", "additionalProperties": { "type": "string" } },
          "mode": { "enum": ["regular", "agent", "background"] },
          "presentation": {
            "enum": ["normal", "content-suppressed", "content-hidden", "all-hidden", "all-suppressed"]
          },
          "error": { "$ref": "#/$defs/text" },
          "errorNumber": { "type": ["integer", "null"] },
          "reasons": { "$ref": "#/$defs/texts" }
        },
      """#,
    definitions: [texts])

  /// The answer of `infoplist services`.
  static let services = AnswerSchema(
    command: "services",
    members: #"""
        "type": "object",
        "required": ["schemaVersion", "language", "script", "guessed", "offered", "leftOut"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "language": { "$ref": "#/$defs/text" },
          "script": { "$ref": "#/$defs/text" },
          "guessed": { "type": "array", "items": { "enum": ["language", "script"] } },
          "fileTypes": { "$ref": "#/$defs/texts" },
          "offered": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["menuItem", "message", "app", "keyEquivalent", "enabled"],
              "properties": {
                "menuItem": { "type": "string" },
                "message": { "type": "string" },
                "app": { "type": "string" },
                "keyEquivalent": { "$ref": "#/$defs/text" },
                "description": { "$ref": "#/$defs/text" },
                "submenu": { "$ref": "#/$defs/text" },
                "enabled": { "type": "boolean" },
                "timeout": { "description": "In milliseconds.", "type": ["integer", "null"] },
                "remarks": { "$ref": "#/$defs/texts" }
              }
            }
          },
          "leftOut": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["menuItem", "message", "app", "keyEquivalent", "because"],
              "properties": {
                "menuItem": { "$ref": "#/$defs/text" },
                "message": { "$ref": "#/$defs/text" },
                "app": { "type": "string" },
                "keyEquivalent": { "$ref": "#/$defs/text" },
                "because": { "type": "string" },
                "remarks": { "$ref": "#/$defs/texts" }
              }
            }
          }
        },
      """#,
    definitions: [texts])
}
