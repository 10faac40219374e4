/// The JSON Schema of a command's answer, kept as text.
///
/// Later versions of the program may add members to an answer; what is described here stays as long as
/// `schemaVersion` does.
struct AnswerSchema: Sendable {
  /// The command.
  let command: String
  /// The members of the schema, each with a comma behind it.
  let members: StaticString
  /// The definitions the schema refers to.
  let definitions: [StaticString]

  /// The schemas of all commands that answer in JSON.
  static let all: [AnswerSchema] = [
    check, print, get, explain, keys, rules, config, diff, bundle, resolve, devices, transport, type, apps,
    launch, services, behavior,
  ]

  /// The schema of a command, nil if there is none.
  static func named(_ command: String) -> AnswerSchema? { all.first { $0.command == command } }

  /// The whole schema in UTF-8.
  var bytes: [UInt8] {
    var bytes = Array("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n".utf8)
    bytes += "  \"title\": \"infoplist \(command) --format json\",\n".utf8
    bytes += members.description.utf8
    bytes += "\n  \"$defs\": {\n".utf8
    for (index, definition) in definitions.enumerated() {
      if index > 0 { bytes += ",\n".utf8 }
      bytes += definition.description.utf8
    }
    return bytes + "\n  }\n}\n".utf8
  }
}
