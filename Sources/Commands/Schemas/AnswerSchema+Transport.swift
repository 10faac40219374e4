extension AnswerSchema {
  /// The answers of the subcommands of `infoplist transport`.
  static let transport = AnswerSchema(
    command: "transport",
    members: #"""
        "description": "What transport evaluate, report, minimal and diagnose answer.",
        "type": "object",
        "required": ["schemaVersion"],
        "properties": { "schemaVersion": { "const": 1 }, "path": { "type": "string" } },
        "anyOf": [
          { "$ref": "#/$defs/evaluate", "required": ["path"] }, { "$ref": "#/$defs/report", "required": ["path"] },
          { "$ref": "#/$defs/minimal", "required": ["path"] }, { "$ref": "#/$defs/diagnose" }
        ],
      """#,
    definitions: [
      transportEvaluate, transportReport, transportMinimal, transportDiagnose, transportShared,
      valueDefinition,
      placeDefinitions,
    ])

  private static let transportEvaluate: StaticString = #"""
        "evaluate": {
          "type": "object",
          "required": ["os", "linkedSDK", "api", "subdomainDepth", "results", "warnings"],
          "properties": {
            "schemaVersion": true,
            "path": true,
            "os": { "type": "string" },
            "linkedSDK": { "type": "string" },
            "api": { "$ref": "#/$defs/api" },
            "subdomainDepth": { "enum": ["any", "one"] },
            "results": { "type": "array", "items": { "$ref": "#/$defs/result" } },
            "warnings": { "$ref": "#/$defs/reasons" }
          },
          "additionalProperties": false
        },
        "result": {
          "description": "The decision about one URL.",
          "type": "object",
          "required": ["url", "decision", "requirements", "matchedDomain", "ignoredKeys", "reasons"],
          "properties": {
            "url": { "type": "string" },
            "host": { "description": "The host as it is compared.", "type": "string" },
            "decision": { "enum": ["allowed", "blocked"] },
            "requirements": {
              "type": "object",
              "required": [
                "https", "minimumTLS", "forwardSecrecy", "certificateTransparency", "systemTransparency", "pins",
                "cipherSuites", "certificate"
              ],
              "properties": {
                "enforced": { "description": "Whether App Transport Security asks for anything.", "type": "boolean" },
                "https": { "type": "boolean" },
                "minimumTLS": { "enum": ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3", null] },
                "forwardSecrecy": { "type": "boolean" },
                "certificateTransparency": { "description": "What the policy asks for.", "type": "boolean" },
                "systemTransparency": { "description": "What the system asks of everybody.", "type": "boolean" },
                "pins": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["identity", "sha256", "place"],
                    "properties": {
                      "identity": { "enum": ["ca", "leaf"] },
                      "sha256": { "type": "string" },
                      "place": { "$ref": "#/$defs/place" }
                    }
                  }
                },
                "cipherSuites": {
                  "description": "Those up to TLS 1.2; none if they do not matter or TLS 1.3 is asked for.",
                  "type": "array",
                  "items": { "type": "string" }
                },
                "tls13CipherSuites": { "type": "array", "items": { "type": "string" } },
                "certificate": {
                  "description": "Bits are null where they are not looked at.",
                  "type": "object",
                  "required": ["rsaBits", "ellipticCurveBits", "hashBits", "mayLoosenTrust"],
                  "properties": {
                    "rsaBits": { "type": ["integer", "null"] },
                    "ellipticCurveBits": { "type": ["integer", "null"] },
                    "hashBits": { "type": ["integer", "null"] },
                    "mayLoosenTrust": { "type": "boolean" }
                  }
                },
                "niapPackage": { "type": "boolean" }
              }
            },
            "matchedDomain": { "$ref": "#/$defs/text" },
            "ignoredKeys": { "type": "array", "items": { "type": "string" } },
            "dependsOnDepth": { "type": "boolean" },
            "reasons": { "$ref": "#/$defs/reasons" }
          }
        }
    """#

  private static let transportReport: StaticString = #"""
        "report": {
          "type": "object",
          "required": ["systems", "settings", "dead", "reviewTriggers", "warnings"],
          "properties": {
            "schemaVersion": true,
            "path": true,
            "systems": { "type": "array", "items": { "type": "string" } },
            "settings": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "name", "key", "domain", "value", "effect", "opens", "risk", "state", "remark", "reviewTrigger",
                  "justification", "place"
                ],
                "properties": {
                  "name": { "type": "string" },
                  "key": { "type": "string" },
                  "domain": { "$ref": "#/$defs/text" },
                  "value": { "$ref": "#/$defs/text" },
                  "effect": { "type": "string" },
                  "opens": { "$ref": "#/$defs/text" },
                  "risk": { "enum": ["none", "low", "medium", "high"] },
                  "state": { "enum": ["active", "default", "dead"] },
                  "remark": { "$ref": "#/$defs/text" },
                  "reviewTrigger": { "type": "boolean" },
                  "justification": { "$ref": "#/$defs/text" },
                  "place": { "$ref": "#/$defs/place" }
                }
              }
            },
            "dead": { "type": "array", "items": { "type": "string" } },
            "reviewTriggers": { "type": "array", "items": { "type": "string" } },
            "warnings": { "$ref": "#/$defs/reasons" }
          },
          "additionalProperties": false
        }
    """#

  private static let transportMinimal: StaticString = #"""
        "minimal": {
          "type": "object",
          "required": ["os", "linkedSDK", "api", "dictionary", "settings", "results", "surplus"],
          "properties": {
            "schemaVersion": true,
            "path": true,
            "os": { "type": "string" },
            "linkedSDK": { "type": "string" },
            "api": { "$ref": "#/$defs/api" },
            "dictionary": {
              "description": "The value of NSAppTransportSecurity.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/value" }
            },
            "settings": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["keyPath", "neededFor"],
                "properties": { "keyPath": { "$ref": "#/$defs/keyPath" }, "neededFor": { "type": "string" } }
              }
            },
            "results": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["url", "decision"],
                "properties": {
                  "url": { "type": "string" },
                  "decision": { "enum": ["allowed", "blocked"] }
                }
              }
            },
            "surplus": {
              "description": "What the present settings open beyond that.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["key", "opens", "place"],
                "properties": {
                  "key": { "type": "string" },
                  "opens": { "$ref": "#/$defs/text" },
                  "place": { "$ref": "#/$defs/place" }
                }
              }
            }
          },
          "additionalProperties": false
        }
    """#

  private static let transportShared: StaticString = #"""
        "text": { "type": ["string", "null"] },
        "api": { "enum": ["session", "web", "media", "other"] },
        "reasons": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["text", "place"],
            "properties": { "text": { "type": "string" }, "place": { "$ref": "#/$defs/place" } }
          }
        }
    """#
}
