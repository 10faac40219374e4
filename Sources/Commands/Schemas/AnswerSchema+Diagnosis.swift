extension AnswerSchema {
  /// The answer of `infoplist transport diagnose`.
  static let transportDiagnose: StaticString = #"""
        "diagnose": {
          "description": "What came of loading a URL under sixteen policies, and whose fault a failure is.",
          "type": "object",
          "required": ["schemaVersion", "url", "host", "passed", "verdict", "exception", "advice", "results"],
          "properties": {
            "schemaVersion": { "const": 1 },
            "url": { "type": "string" },
            "host": { "type": "string" },
            "passed": { "description": "Under the default protection, or the policy of --advise.", "type": "boolean" },
            "verdict": {
              "type": "object",
              "required": ["kind", "message", "url", "failure"],
              "properties": {
                "kind": { "enum": ["secure", "server", "certificate", "redirection", "unrelated"] },
                "message": { "type": "string" },
                "url": { "type": "string" },
                "failure": { "$ref": "#/$defs/diagnosedFailure" }
              }
            },
            "exception": { "oneOf": [{ "$ref": "#/$defs/diagnosedDictionary" }, { "type": "null" }] },
            "advice": {
              "type": ["object", "null"],
              "required": [
                "path", "os", "linkedSDK", "api", "allowed", "settings", "passed", "failure", "hops", "steps"
              ],
              "properties": {
                "path": { "type": "string" },
                "os": { "type": "string" },
                "linkedSDK": { "type": "string" },
                "api": { "$ref": "#/$defs/api" },
                "allowed": { "type": "boolean" },
                "settings": { "type": "string" },
                "passed": { "type": "boolean" },
                "failure": { "$ref": "#/$defs/diagnosedFailure" },
                "hops": {
                  "description": "Each URL on the way, held to what the policy says of its host.",
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["url", "matchedDomain", "settings", "passed", "failure", "remedy", "connection"],
                    "properties": {
                      "url": { "type": "string" },
                      "matchedDomain": { "$ref": "#/$defs/text" },
                      "settings": { "type": "string" },
                      "passed": { "type": "boolean" },
                      "failure": { "$ref": "#/$defs/diagnosedFailure" },
                      "remedy": { "$ref": "#/$defs/text" },
                      "connection": { "$ref": "#/$defs/diagnosedHop" }
                    }
                  }
                },
                "steps": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["text", "passed"],
                    "properties": { "text": { "type": "string" }, "passed": { "type": "boolean" } }
                  }
                }
              }
            },
            "results": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["group", "title", "dictionary", "result", "failure", "hops"],
                "properties": {
                  "group": { "type": "string" },
                  "title": { "type": "string" },
                  "dictionary": { "$ref": "#/$defs/diagnosedDictionary" },
                  "result": { "enum": ["PASS", "FAIL"] },
                  "failure": { "$ref": "#/$defs/diagnosedFailure" },
                  "hops": { "type": "array", "items": { "$ref": "#/$defs/diagnosedHop" } }
                }
              }
            }
          }
        },
        "diagnosedDictionary": {
          "description": "What stands under NSAppTransportSecurity.",
          "type": "object",
          "properties": {
            "NSAllowsArbitraryLoads": { "const": true },
            "NSExceptionDomains": {
              "type": "object",
              "additionalProperties": {
                "type": "object",
                "properties": {
                  "NSExceptionAllowsInsecureHTTPLoads": { "type": "boolean" },
                  "NSExceptionMinimumTLSVersion": { "enum": ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3"] },
                  "NSExceptionRequiresForwardSecrecy": { "type": "boolean" }
                },
                "additionalProperties": false
              }
            }
          },
          "additionalProperties": false
        },
        "diagnosedFailure": {
          "type": ["object", "null"],
          "required": ["kind", "message", "code", "streamCode"],
          "properties": {
            "kind": { "type": "string" },
            "message": { "type": "string" },
            "code": { "type": "integer" },
            "streamCode": { "type": ["integer", "null"] }
          }
        },
        "diagnosedHop": {
          "type": "object",
          "required": ["url", "address", "proxy", "protocol", "cipherSuite", "forwardSecrecy",
            "extendedMasterSecret", "certificate", "trustLeftToApp", "status", "location", "failure"],
          "properties": {
            "url": { "type": "string" },
            "address": { "type": ["string", "null"] },
            "proxy": { "type": ["string", "null"] },
            "protocol": { "enum": ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3", null] },
            "cipherSuite": { "type": ["string", "null"] },
            "forwardSecrecy": { "type": ["boolean", "null"] },
            "extendedMasterSecret": { "type": ["boolean", "null"] },
            "certificate": {
              "type": ["object", "null"],
              "required": ["subject", "issuer", "names", "keyType", "keyBits", "signatureAlgorithm", "hashBits",
                "notBefore", "notAfter", "spkiSHA256", "authoritySPKISHA256", "chainLength", "trusted", "trustFailure", "matchesHost",
                "signedTimestamps"],
              "properties": {
                "names": { "type": "array", "items": { "type": "string" } },
                "authoritySPKISHA256": { "type": "array", "items": { "type": "string" } },
                "keyBits": { "type": "integer" },
                "hashBits": { "type": ["integer", "null"] },
                "trusted": { "type": "boolean" },
                "trustFailure": { "$ref": "#/$defs/diagnosedFailure" },
                "matchesHost": { "type": "boolean" },
                "signedTimestamps": { "type": "integer" }
              }
            },
            "trustLeftToApp": { "type": "boolean" },
            "status": { "type": ["integer", "null"] },
            "location": { "type": ["string", "null"] },
            "failure": { "$ref": "#/$defs/diagnosedFailure" }
          }
        }
    """#
}
