extension AnswerSchema {
  /// The answer of `infoplist check`.
  static let check = AnswerSchema(
    command: "check",
    members: #"""
        "type": "object",
        "required": ["schemaVersion", "inputs", "diagnostics", "summary"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "inputs": {
            "description": "What was checked, and what it was taken for.",
            "type": "array",
            "items": {
              "type": "object",
              "required": ["path", "kind", "platform", "minimumOS", "identifier", "profile", "documents"],
              "properties": {
                "path": { "type": "string" },
                "kind": { "type": ["string", "null"] },
                "platform": { "type": ["string", "null"] },
                "minimumOS": { "type": ["string", "null"] },
                "identifier": { "type": ["string", "null"] },
                "profile": { "enum": ["source", "built", "app-store", "developer-id"] },
                "documents": { "type": "array", "items": { "type": "string" } },
                "transport": { "$ref": "#/$defs/transport" }
              }
            }
          },
          "diagnostics": { "type": "array", "items": { "$ref": "#/$defs/diagnostic" } },
          "summary": {
            "type": "object",
            "required": ["errors", "warnings", "notes", "suppressed", "files"],
            "properties": {
              "errors": { "$ref": "#/$defs/count" },
              "warnings": { "$ref": "#/$defs/count" },
              "notes": { "$ref": "#/$defs/count" },
              "suppressed": { "$ref": "#/$defs/count" },
              "files": { "$ref": "#/$defs/count" }
            }
          }
        },
      """#,
    definitions: [transportDefinition, diagnosticDefinitions, placeDefinitions])

  /// The section about App Transport Security.
  private static let transportDefinition: StaticString = #"""
        "transport": {
          "description": "What the settings of App Transport Security do; only where there are any.",
          "type": "object",
          "required": ["from", "settings", "leftOut"],
          "properties": {
            "from": { "description": "The oldest system that was looked at.", "type": "string" },
            "settings": {
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "required": [
                  "name", "value", "effect", "opens", "risk", "state", "remark", "justification", "path",
                  "keyPath", "range"
                ],
                "properties": {
                  "name": { "description": "The path below NSAppTransportSecurity.", "type": "string" },
                  "value": { "type": ["string", "null"] },
                  "effect": { "type": "string" },
                  "opens": { "description": "The requests it opens.", "type": ["string", "null"] },
                  "risk": { "enum": ["none", "low", "medium", "high"] },
                  "state": { "enum": ["active", "default", "dead"] },
                  "remark": { "type": ["string", "null"] },
                  "justification": {
                    "description": "What App Review wants to hear; null if it does not ask.",
                    "type": ["string", "null"]
                  },
                  "path": { "type": "string" },
                  "keyPath": { "$ref": "#/$defs/keyPath" },
                  "range": { "$ref": "#/$defs/range" }
                }
              }
            },
            "leftOut": { "description": "How many domains are not shown.", "$ref": "#/$defs/count" }
          }
        }
    """#

  /// A finding with its fixes.
  private static let diagnosticDefinitions: StaticString = #"""
        "diagnostic": {
          "description": "One finding.",
          "type": "object",
          "required": [
            "rule", "severity", "message", "path", "keyPath", "range", "references", "related", "fixes"
          ],
          "properties": {
            "rule": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" },
            "severity": { "enum": ["error", "warning", "note"] },
            "message": { "type": "string", "minLength": 1 },
            "path": { "type": "string" },
            "keyPath": { "$ref": "#/$defs/keyPath" },
            "range": { "$ref": "#/$defs/range" },
            "references": {
              "description": "Rules of the specification and codes of stores.",
              "type": "array",
              "items": { "type": "string" }
            },
            "related": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["message", "path", "range"],
                "properties": {
                  "message": { "type": "string" },
                  "path": { "type": "string" },
                  "range": { "$ref": "#/$defs/range" }
                }
              }
            },
            "fixes": { "type": "array", "items": { "$ref": "#/$defs/fix" } }
          }
        },
        "fix": {
          "description": "A way to mend a finding; several are alternatives.",
          "type": "object",
          "required": ["title", "safety", "edits"],
          "properties": {
            "title": { "type": "string" },
            "safety": { "enum": ["safe", "unsafe"] },
            "edits": {
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "required": ["path", "range", "replacement"],
                "properties": {
                  "path": { "type": "string" },
                  "range": { "$ref": "#/$defs/range" },
                  "replacement": { "type": "string" }
                }
              }
            }
          }
        }
    """#

  /// Places in a file.
  static let placeDefinitions: StaticString = #"""
        "count": { "type": "integer", "minimum": 0 },
        "keyPath": {
          "description": "The steps from the root to a value.",
          "type": "array",
          "items": { "type": ["string", "integer"] }
        },
        "position": {
          "description": "Bytes from 0; lines and columns from 1, null in binary files.",
          "type": "object",
          "required": ["offset", "line", "column"],
          "properties": {
            "offset": { "$ref": "#/$defs/count" },
            "line": { "type": ["integer", "null"], "minimum": 1 },
            "column": { "type": ["integer", "null"], "minimum": 1 }
          }
        },
        "range": {
          "type": "object",
          "required": ["start", "end"],
          "properties": {
            "start": { "$ref": "#/$defs/position" },
            "end": { "$ref": "#/$defs/position" }
          }
        },
        "place": {
          "description": "Where a value stands; null if no file has it.",
          "anyOf": [
            { "type": "null" },
            {
              "type": "object",
              "required": ["path", "keyPath", "range"],
              "properties": {
                "path": { "type": "string" },
                "keyPath": { "$ref": "#/$defs/keyPath" },
                "range": { "$ref": "#/$defs/range" }
              }
            }
          ]
        }
    """#
}
