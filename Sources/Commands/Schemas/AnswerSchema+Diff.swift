extension AnswerSchema {
  /// The answer of `infoplist diff`.
  static let diff = AnswerSchema(
    command: "diff",
    members: #"""
        "type": "object",
        "required": ["schemaVersion", "old", "new", "differ", "changes"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "old": { "type": "string" },
          "new": { "type": "string" },
          "differ": { "type": "boolean" },
          "changes": { "type": "array", "items": { "$ref": "#/$defs/change" } }
        },
      """#,
    definitions: [changeDefinition, pathDefinition])

  /// A change, from the old file to the new one.
  private static let changeDefinition: StaticString = #"""
        "change": {
          "type": "object",
          "required": ["change", "keyPath"],
          "properties": {
            "change": { "enum": ["add", "remove", "replace", "rename", "move"] },
            "keyPath": { "$ref": "#/$defs/path" },
            "value": { "description": "What is added or removed." },
            "old": { "description": "What is replaced." },
            "new": { "description": "What takes its place." },
            "to": {
              "description": "The new key of a rename, the new path of a move.",
              "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/path" }]
            }
          }
        }
    """#

  private static let pathDefinition: StaticString = #"""
        "path": {
          "description": "Keys and indexes, from the root.",
          "type": "array",
          "items": { "type": ["string", "integer"] }
        }
    """#
}
