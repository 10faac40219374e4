extension AnswerSchema {
  /// The answer of `infoplist print`.
  static let print = AnswerSchema(
    command: "print",
    members: #"""
        "type": "object",
        "required": ["schemaVersion", "path", "format"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "path": { "type": "string" },
          "format": { "enum": ["xml", "binary", "openstep", "gnustep", "json", "strings"] },
          "value": { "$ref": "#/$defs/value" },
          "values": { "type": "array", "items": { "$ref": "#/$defs/value" } }
        },
        "oneOf": [ { "required": ["value"] }, { "required": ["values"] } ],
      """#,
    definitions: [valueDefinition])

  /// The answer of `infoplist get`.
  static let get = AnswerSchema(
    command: "get",
    members: #"""
        "type": "object",
        "required": ["schemaVersion", "path", "values"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "path": { "type": "string" },
          "values": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["keyPath", "type", "value"],
              "properties": {
                "keyPath": {
                  "description": "Null where the value stands in for a missing one.",
                  "anyOf": [ { "$ref": "#/$defs/keyPath" }, { "type": "null" } ]
                },
                "type": { "type": ["string", "null"] },
                "value": { "$ref": "#/$defs/value" }
              }
            }
          }
        },
      """#,
    definitions: [valueDefinition, placeDefinitions])

  /// A value of a property list.
  static let valueDefinition: StaticString = #"""
        "value": {
          "description": "A value. What JSON has no form for is an object of one member, such as $date.",
          "anyOf": [
            { "type": ["string", "boolean", "number"] },
            { "type": "array", "items": { "$ref": "#/$defs/value" } },
            { "type": "object", "additionalProperties": { "$ref": "#/$defs/value" } }
          ]
        }
    """#
}
