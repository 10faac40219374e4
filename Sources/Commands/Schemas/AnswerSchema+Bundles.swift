extension AnswerSchema {
  /// The answer of `infoplist bundle`.
  static let bundle = AnswerSchema(
    command: "bundle",
    members: #"""
        "description": "The bundle as the system sees it; with --info-window only what Finder's window shows.",
        "type": "object",
        "required": ["schemaVersion", "path", "identifier"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "path": { "type": "string" },
          "bundle": { "description": "The bundle in what the path names.", "type": "string" },
          "problems": { "type": "array", "items": { "type": "string" } },
          "layout": {
            "type": "object",
            "required": ["name", "isWrapped", "root", "resources"],
            "properties": {
              "name": { "enum": ["contents", "resources", "support-files", "flat", "none"] },
              "isWrapped": { "type": "boolean" },
              "root": { "type": "string" },
              "resources": { "type": "string" }
            }
          },
          "platform": { "enum": ["macOS", "iOS", "tvOS", "watchOS", "visionOS", "Linux"] },
          "infoPlist": { "type": ["object", "null"] },
          "identifier": { "$ref": "#/$defs/text" },
          "versions": {
            "type": "object",
            "required": ["short", "build", "numeric", "minimumOS"],
            "additionalProperties": { "$ref": "#/$defs/text" }
          },
          "displayName": { "$ref": "#/$defs/text" },
          "spokenName": { "$ref": "#/$defs/text" },
          "finderName": { "$ref": "#/$defs/text" },
          "name": { "type": "string" },
          "version": { "$ref": "#/$defs/text" },
          "copyright": { "$ref": "#/$defs/text" },
          "information": { "$ref": "#/$defs/text" },
          "icon": { "$ref": "#/$defs/icon" },
          "package": { "type": "object", "additionalProperties": { "type": "string" } },
          "executable": {
            "type": "object",
            "required": ["name", "path", "lookedAt", "format", "architectures", "slices"],
            "properties": {
              "name": { "type": "string" },
              "path": { "$ref": "#/$defs/text" },
              "lookedAt": { "type": ["array", "null"], "items": { "type": "string" } },
              "format": { "$ref": "#/$defs/text" },
              "architectures": { "type": "array", "items": { "type": "string" } },
              "slices": { "type": "array", "items": { "type": "object" } }
            }
          },
          "interface": { "type": "object" },
          "icons": { "type": "array", "items": { "$ref": "#/$defs/icon" } },
          "localizations": {
            "type": "object",
            "required": ["all", "developmentRegion", "chosen", "searchList"],
            "properties": {
              "all": { "type": "array", "items": { "type": "string" } },
              "developmentRegion": { "$ref": "#/$defs/text" },
              "chosen": { "type": "string" },
              "searchList": { "type": "array", "items": { "type": "string" } }
            }
          },
          "plugIn": { "type": ["object", "null"] },
          "help": { "type": ["object", "null"] },
          "nested": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["path", "identifier", "shortVersion", "build", "executable"],
              "additionalProperties": { "$ref": "#/$defs/text" }
            }
          }
        },
        "additionalProperties": false,
      """#,
    definitions: [iconDefinition])

  private static let iconDefinition: StaticString = #"""
        "text": { "type": ["string", "null"] },
        "icon": {
          "type": "object",
          "required": ["device", "key", "why", "assetName", "files", "missing", "alternates"],
          "properties": {
            "device": { "type": "string" },
            "key": { "$ref": "#/$defs/text" },
            "why": { "type": "string" },
            "assetName": { "$ref": "#/$defs/text" },
            "assetCatalog": { "$ref": "#/$defs/text" },
            "assetCatalogIsRead": { "type": ["boolean", "null"] },
            "files": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["path", "scale", "sizes"],
                "properties": {
                  "path": { "type": "string" },
                  "scale": { "enum": [1, 2, 3] },
                  "sizes": { "type": "array", "items": { "type": "string" } }
                }
              }
            },
            "missing": { "type": "array", "items": { "type": "string" } },
            "alternates": { "type": "array", "items": { "type": "string" } }
          }
        }
    """#

  /// The answer of `infoplist resolve`.
  static let resolve = AnswerSchema(
    command: "resolve",
    members: #"""
        "type": "object",
        "required": ["schemaVersion", "platform", "device", "languages", "localization", "values"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "platform": { "enum": ["macOS", "iOS", "tvOS", "watchOS", "visionOS", "Linux"] },
          "device": { "enum": ["iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "vision"] },
          "os": { "description": "The version of --os.", "type": "string" },
          "languages": { "type": "array", "items": { "type": "string" } },
          "localization": { "description": "The one that is met first.", "type": "string" },
          "values": { "type": "object", "additionalProperties": { "$ref": "#/$defs/value" } },
          "explanations": {
            "description": "With --explain: every place that was considered, the strongest first.",
            "type": "object",
            "additionalProperties": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["source", "place", "step", "chosen", "why"],
                "properties": {
                  "source": { "type": "string" },
                  "place": { "$ref": "#/$defs/place" },
                  "step": { "enum": ["localized", "variant", "base", "default", "derived"] },
                  "chosen": { "type": "boolean" },
                  "why": { "type": "string" }
                }
              }
            }
          },
          "table": {
            "description": "With --all-languages: the values by language.",
            "type": "object",
            "additionalProperties": { "type": "object", "additionalProperties": { "$ref": "#/$defs/value" } }
          }
        },
      """#,
    definitions: [valueDefinition, placeDefinitions])

  /// The answer of `infoplist devices`.
  static let devices = AnswerSchema(
    command: "devices",
    members: #"""
        "type": "object",
        "required": [
          "schemaVersion", "path", "platform", "platformAssumed", "minimumOS", "os", "families", "capabilities",
          "architectures", "devices"
        ],
        "properties": {
          "schemaVersion": { "const": 1 },
          "path": { "type": "string" },
          "platform": { "type": "string" },
          "platformAssumed": { "description": "Whether nothing tells the platform.", "type": "boolean" },
          "minimumOS": { "$ref": "#/$defs/text" },
          "os": { "$ref": "#/$defs/text" },
          "families": { "type": "array", "items": { "type": "integer" } },
          "capabilities": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["name", "required"],
              "properties": { "name": { "type": "string" }, "required": { "type": "boolean" } }
            }
          },
          "architectures": { "type": "array", "items": { "type": "string" } },
          "devices": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["model", "family", "runs", "mode", "exclusions", "remarks"],
              "properties": {
                "model": { "type": "string" },
                "family": { "enum": ["iPhone", "iPad", "Apple Vision", "Apple TV"] },
                "runs": { "type": "boolean" },
                "mode": { "enum": ["native", "compatible", "excluded"] },
                "exclusions": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["key", "reason"],
                    "properties": { "key": { "type": "string" }, "reason": { "type": "string" } }
                  }
                },
                "remarks": { "type": "array", "items": { "type": "string" } }
              }
            }
          }
        },
      """#,
    definitions: [textDefinition])

  private static let textDefinition: StaticString = #"""
        "text": { "type": ["string", "null"] }
    """#
}
