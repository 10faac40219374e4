extension AnswerSchema {
  /// The answer of `infoplist behavior`.
  static let behavior = AnswerSchema(
    command: "behavior",
    members: #"""
        "type": "object",
        "required": [
          "schemaVersion", "path", "platform", "platformAssumed", "device", "os", "era", "state", "effects"
        ],
        "properties": {
          "schemaVersion": { "const": 1 },
          "path": { "type": "string" },
          "platform": { "enum": ["macOS", "iOS", "tvOS", "watchOS", "visionOS", "Linux"] },
          "platformAssumed": { "description": "Whether nothing tells the platform.", "type": "boolean" },
          "device": { "enum": ["iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "vision"] },
          "os": { "description": "The version of the system; null for the newest.", "type": ["string", "null"] },
          "era": { "enum": ["today", "2018", "2010"] },
          "state": { "description": "The words of --state.", "type": "array", "items": { "type": "string" } },
          "effects": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "topic", "key", "rules", "effect", "outcome", "value", "default", "step", "place", "remarks"
              ],
              "properties": {
                "topic": {
                  "enum": [
                    "startup", "processes", "files", "storage", "cloud", "permissions", "notifications", "games",
                    "installation", "resources", "graphics", "background", "interface", "devices", "network",
                    "other"
                  ]
                },
                "key": { "type": "string" },
                "rules": { "type": "array", "items": { "type": "string", "pattern": "^R[0-9]+$" } },
                "effect": { "description": "What the system does, in sentences.", "type": "string" },
                "outcome": {
                  "description": "The decision for programs; null where there is only prose.",
                  "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/value" }]
                },
                "value": {
                  "description": "The value in the file; null if the key is absent.",
                  "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/value" }]
                },
                "default": {
                  "description": "What holds because the key is absent; null if nothing does.",
                  "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/value" }]
                },
                "step": { "enum": ["localized", "variant", "base", "default", "derived", "absent"] },
                "place": { "$ref": "#/$defs/place" },
                "remarks": { "type": "array", "items": { "type": "string" } }
              }
            }
          }
        },
      """#,
    definitions: [valueDefinition, placeDefinitions])
}
