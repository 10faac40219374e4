extension AnswerSchema {
  /// The answer of `infoplist config`.
  static let config = AnswerSchema(
    command: "config",
    members: #"""
        "type": "object",
        "required": ["schemaVersion", "path", "configuration", "settings", "schemas", "rules"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "path": { "type": "string" },
          "configuration": { "type": ["string", "null"] },
          "settings": {
            "description": "What counts for the path; null where it is found out from the file.",
            "type": "object",
            "required": ["platform", "minimumOS", "kind", "profile", "era", "failOn"],
            "additionalProperties": { "$ref": "#/$defs/setting" }
          },
          "schemas": { "type": "array", "items": { "$ref": "#/$defs/setting" } },
          "rules": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["rule", "level", "from"],
              "properties": {
                "rule": { "type": "string" },
                "level": { "enum": ["off", "on", "note", "warning", "error"] },
                "from": { "type": "string" },
                "place": { "type": "string" },
                "override": { "type": "integer" }
              }
            }
          }
        },
      """#,
    definitions: [settingDefinition])

  /// A value and where it comes from.
  private static let settingDefinition: StaticString = #"""
        "setting": {
          "type": "object",
          "required": ["value", "from"],
          "properties": {
            "value": { "type": ["string", "null"] },
            "from": { "description": "default, configuration, override, or an option.", "type": "string" },
            "place": { "type": "string" },
            "override": { "type": "integer" }
          }
        }
    """#
}
