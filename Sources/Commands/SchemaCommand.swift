internal import CommandLineKit
internal import KeyCatalog

extension Command {
  /// `infoplist schema`: writes JSON Schemas.
  static var schema: Command {
    Command(
      "schema", "Write the JSON Schema of a document, of an answer, or of a file of settings.",
      discussion: """
        The schema of a document describes its JSON form, as infoplist convert --to json writes it, and is \
        made from the catalog of keys. The schema of a command describes what it answers with --format \
        json. configuration is .infoplist.json, and baseline a file of --write-baseline. All are of draft \
        2020-12.
        """,
      arguments: [
        Argument(
          .choice(
            DocumentKind.allCases.map { Choice($0.option) } + AnswerSchema.all.map { Choice($0.command) }
              + FileSchema.allCases.map { Choice($0.rawValue) },
            placeholder: "NAME"),
          help: "A kind of document, a command, configuration or baseline.")
      ],
      options: [.configuration, .noConfiguration, .era, .outputFile],
      examples: [
        Example("infoplist schema info-plist -o info-plist.schema.json", "For editors and validators."),
        Example("infoplist schema check", "What programs can expect of the main command."),
        Example("infoplist schema configuration", "For editors that complete .infoplist.json."),
      ]
    ) { arguments, console throws(CommandError) in
      let name = arguments.required("NAME")
      let bytes: [UInt8]
      if let document = DocumentKind(name: name) {
        // A configuration may name further keys.
        guard let catalog = try ConfigurationStore.catalog(arguments, console) else { return .usage }
        bytes = catalog.jsonSchema(of: document, era: arguments.era) + "\n".utf8
      } else if let schema = AnswerSchema.named(name) {
        bytes = schema.bytes
      } else if let schema = FileSchema(rawValue: name) {
        bytes = schema.bytes
      } else {
        throw .usage("There is no schema \(name).")
      }
      try Output.write(bytes, arguments, console)
      return .success
    }
  }
}
