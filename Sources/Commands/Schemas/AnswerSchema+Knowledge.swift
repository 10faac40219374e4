extension AnswerSchema {
  /// The answer of `infoplist explain`.
  static let explain = AnswerSchema(
    command: "explain",
    members: #"""
        "type": "object",
        "required": ["schemaVersion", "keys", "rules", "storeRules", "deviceCapabilities", "types"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "keys": { "type": "array", "items": { "$ref": "#/$defs/record" } },
          "rules": { "type": "array", "items": { "$ref": "#/$defs/rule" } },
          "storeRules": { "type": "array", "items": { "$ref": "#/$defs/storeRule" } },
          "deviceCapabilities": { "type": "array", "items": { "$ref": "#/$defs/deviceCapability" } },
          "types": { "type": "array", "items": { "$ref": "#/$defs/uniformType" } }
        },
      """#,
    definitions: [recordDefinition, factDefinitions, ruleDefinition, storeDefinitions, typeDefinition])

  /// A type of the system.
  private static let typeDefinition: StaticString = #"""
        "uniformType": {
          "description": "A type by its identifier; infoplist type says more.",
          "type": "object",
          "required": ["identifier", "dynamic", "conformsTo", "extensions", "mimeTypes", "osTypes", "pasteboardTypes"],
          "properties": {
            "identifier": { "type": "string" },
            "dynamic": { "type": "boolean" },
            "conformsTo": { "$ref": "#/$defs/texts" },
            "extensions": { "$ref": "#/$defs/texts" },
            "mimeTypes": { "$ref": "#/$defs/texts" },
            "osTypes": { "$ref": "#/$defs/texts" },
            "pasteboardTypes": { "$ref": "#/$defs/texts" }
          },
          "additionalProperties": false
        }
    """#

  /// The answer of `infoplist keys`.
  static let keys = AnswerSchema(
    command: "keys",
    members: #"""
        "type": "object",
        "required": ["schemaVersion", "keys"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "keys": { "type": "array", "items": { "$ref": "#/$defs/record" } }
        },
      """#,
    definitions: [recordDefinition, factDefinitions])

  /// The answer of `infoplist rules`.
  static let rules = AnswerSchema(
    command: "rules",
    members: #"""
        "type": "object",
        "required": ["schemaVersion", "rules"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "rules": { "type": "array", "items": { "$ref": "#/$defs/rule" } }
        },
      """#,
    definitions: [ruleDefinition])

  /// A key: the outer members hold the view of the era asked for, `books` and `today` the two sides.
  private static let recordDefinition: StaticString = #"""
        "record": {
          "description": "What is known about a key.",
          "type": "object",
          "required": [
            "pathComponents", "path", "document", "key", "family", "group", "xcodeName", "readableNames",
            "types", "elementType", "valueType", "lenientTypes", "platforms", "status", "asOf", "replacedBy",
            "aliasOf", "required", "recommendedFor", "localizable", "localizableVia", "localizableBasis",
            "values", "valuesClosed", "default", "defaultNote", "constraints", "limits", "relations",
            "related", "writtenBy", "buildSetting", "effect", "alternatePaths", "notes", "sources",
            "beyondSeeds", "confidence", "announced", "books", "today"
          ],
          "properties": {
            "pathComponents": { "$ref": "#/$defs/texts", "minItems": 1 },
            "path": { "type": "string" },
            "document": { "enum": ["Info.plist", "PrivacyInfo.xcprivacy", "entitlements"] },
            "key": { "type": "string" },
            "family": { "type": "string" },
            "group": { "type": ["string", "null"] },
            "xcodeName": { "type": ["string", "null"] },
            "readableNames": { "$ref": "#/$defs/texts" },
            "types": { "$ref": "#/$defs/types", "minItems": 1 },
            "elementType": { "anyOf": [ { "$ref": "#/$defs/type" }, { "type": "null" } ] },
            "valueType": { "type": ["string", "null"] },
            "lenientTypes": { "$ref": "#/$defs/types" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "status": { "$ref": "#/$defs/status" },
            "asOf": { "enum": ["2018", "2010", null] },
            "replacedBy": { "$ref": "#/$defs/texts" },
            "aliasOf": { "type": ["string", "null"] },
            "required": { "$ref": "#/$defs/required" },
            "recommendedFor": { "$ref": "#/$defs/texts" },
            "localizable": { "type": "boolean" },
            "localizableVia": { "type": ["string", "null"] },
            "localizableBasis": { "type": ["string", "null"] },
            "values": { "$ref": "#/$defs/values" },
            "valuesClosed": { "type": "boolean" },
            "default": true,
            "defaultNote": { "type": ["string", "null"] },
            "constraints": { "$ref": "#/$defs/constraints" },
            "limits": { "$ref": "#/$defs/texts" },
            "relations": { "$ref": "#/$defs/relations" },
            "related": { "$ref": "#/$defs/texts" },
            "writtenBy": {
              "type": ["object", "null"],
              "required": ["by", "how", "mustNotSet"],
              "properties": {
                "by": { "type": "string" },
                "how": { "type": "string" },
                "mustNotSet": { "type": "boolean" }
              }
            },
            "buildSetting": { "type": ["string", "null"] },
            "effect": { "type": "string" },
            "alternatePaths": { "$ref": "#/$defs/texts" },
            "notes": { "type": ["string", "null"] },
            "sources": { "$ref": "#/$defs/sources" },
            "beyondSeeds": { "$ref": "#/$defs/texts" },
            "confidence": { "enum": ["seen", "recalled", null] },
            "announced": { "type": ["string", "null"] },
            "books": {
              "description": "What the books of 2010 and 2018 said.",
              "type": ["object", "null"],
              "required": ["family", "types", "platforms", "status", "asOf", "values", "effect", "sources"],
              "properties": {
                "types": { "$ref": "#/$defs/types" },
                "platforms": { "$ref": "#/$defs/platforms" },
                "status": { "$ref": "#/$defs/status" },
                "asOf": { "enum": ["2018", "2010"] },
                "values": { "$ref": "#/$defs/values" },
                "constraints": { "$ref": "#/$defs/constraints" },
                "relations": { "$ref": "#/$defs/relations" },
                "sources": { "$ref": "#/$defs/sources" }
              }
            },
            "today": {
              "description": "What newer data say.",
              "type": ["object", "null"],
              "required": ["types", "platforms", "status", "values", "effect", "sources", "confidence"],
              "properties": {
                "types": { "$ref": "#/$defs/types" },
                "platforms": { "$ref": "#/$defs/platforms" },
                "status": { "anyOf": [ { "$ref": "#/$defs/status" }, { "type": "null" } ] },
                "values": { "$ref": "#/$defs/values" },
                "constraints": { "$ref": "#/$defs/constraints" },
                "relations": { "$ref": "#/$defs/relations" },
                "sources": { "$ref": "#/$defs/sources" },
                "confidence": { "enum": ["seen", "recalled"] },
                "partlyRecalled": { "type": "boolean" },
                "availabilityBasis": { "enum": ["page", "hand-entered", "none"] }
              }
            }
          }
        }
    """#

  /// The parts of a key.
  private static let factDefinitions: StaticString = #"""
        "texts": { "type": "array", "items": { "type": "string" } },
        "type": {
          "enum": ["string", "boolean", "integer", "real", "array", "dictionary", "date", "data"]
        },
        "types": { "type": "array", "items": { "$ref": "#/$defs/type" } },
        "status": {
          "enum": [
            "current", "deprecated", "partlyDeprecated", "legacy", "superseded", "obsolete", "removed",
            "unused", "undocumented"
          ]
        },
        "version": { "type": ["string", "null"], "pattern": "^[0-9]+([.][0-9]+){0,2}$" },
        "platforms": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["platform", "introduced", "deprecated", "obsoleted"],
            "properties": {
              "platform": {
                "enum": ["iOS", "iPadOS", "macCatalyst", "macOS", "tvOS", "visionOS", "watchOS"]
              },
              "introduced": { "$ref": "#/$defs/version" },
              "deprecated": { "$ref": "#/$defs/version" },
              "obsoleted": { "$ref": "#/$defs/version" },
              "note": { "type": "string" }
            }
          }
        },
        "required": {
          "type": "object",
          "required": ["is", "where"],
          "properties": { "is": { "type": "boolean" }, "where": { "type": ["string", "null"] } }
        },
        "values": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["value", "meaning"],
            "properties": {
              "value": true,
              "meaning": { "type": ["string", "null"] },
              "default": { "type": "boolean" },
              "order": { "type": "integer" },
              "introduced": { "type": "string" },
              "beyondSeeds": { "type": "boolean" }
            }
          }
        },
        "constraints": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["kind", "text", "severity"],
            "properties": {
              "kind": { "type": "string" },
              "text": { "type": "string" },
              "severity": { "enum": ["error", "warning", "info"] },
              "arg": true
            }
          }
        },
        "relations": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["kind", "with", "note", "strength"],
            "properties": {
              "kind": {
                "enum": [
                  "requires", "requiresOneOf", "mutuallyExclusive", "ignoredIf", "overrides", "fallbackTo",
                  "mustEqual", "replaces"
                ]
              },
              "with": { "$ref": "#/$defs/texts" },
              "note": { "type": "string" },
              "strength": { "enum": ["must", "should"] }
            }
          }
        },
        "sources": {
          "type": "array",
          "items": {
            "anyOf": [
              { "type": "string" },
              {
                "type": "object",
                "required": ["seed", "section"],
                "properties": { "seed": { "type": "string" }, "section": { "type": "string" } }
              }
            ]
          }
        }
    """#

  /// A condition of a store, and a capability of devices.
  private static let storeDefinitions: StaticString = #"""
        "storeRule": {
          "description": "A condition under which an upload, an installation or a review is refused.",
          "type": "object",
          "required": [
            "id", "stage", "document", "keys", "condition", "message", "appliesTo", "severity", "fix",
            "foundBy", "foundCompletely", "sources", "confidence"
          ],
          "properties": {
            "id": { "type": "string" },
            "keys": { "$ref": "#/$defs/texts" },
            "condition": { "type": "string" },
            "foundBy": { "description": "The rules of check that find it.", "$ref": "#/$defs/texts" },
            "foundCompletely": { "type": "boolean" },
            "sources": { "$ref": "#/$defs/texts" },
            "confidence": { "enum": ["seen", "recalled"] }
          }
        },
        "deviceCapability": {
          "description": "A value of UIRequiredDeviceCapabilities.",
          "type": "object",
          "required": ["name", "meaning", "introduced", "visionOS", "devices", "note", "sources"],
          "properties": { "name": { "type": "string" }, "meaning": { "type": "string" } }
        }
    """#

  /// A rule.
  private static let ruleDefinition: StaticString = #"""
        "rule": {
          "description": "What check looks for.",
          "type": "object",
          "required": [
            "id", "topic", "summary", "finds", "matters", "instead", "fix", "references", "severities"
          ],
          "properties": {
            "id": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" },
            "topic": { "type": "string" },
            "summary": { "type": "string" },
            "finds": { "type": "string" },
            "matters": { "type": "string" },
            "instead": { "type": "string" },
            "fix": { "type": ["string", "null"] },
            "references": { "type": "array", "items": { "type": "string" } },
            "severities": {
              "description": "One for each kind of finding, by era and profile; null means not reported.",
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "required": ["aspect"],
                "properties": { "aspect": { "type": "string" } },
                "patternProperties": {
                  "^(today|2018|2010)/": { "enum": ["error", "warning", "note", null] }
                }
              }
            }
          }
        }
    """#
}
