internal import CommandLineKit
internal import FileSystem
internal import UniformTypes

extension Command {
  /// `infoplist type`: what type something is of.
  static var type: Command {
    Command(
      "type", "Show the type of a file, an ending, a MIME type or an identifier.",
      discussion: """
        A type has an identifier such as public.jpeg, conforms to others, and is known by endings of names, MIME types \
        and codes. Those of the system are known; those of apps are with --app, or with --database for all that are \
        registered.

        WHAT is a file or a folder, an ending with its period, a MIME type, an identifier, or a constant such as \
        UTTypeJPEG; also a type code in quotes, such as 'TEXT', the name of a type on the pasteboard, or any tag behind \
        its class, such as public.url-scheme=https. What nobody declares gets a dynamic identifier, dyn. and letters. \
        Such an identifier is read, and made of what it says, such as ?0=6:1=sql. A word that is none of these is an \
        error, with what was probably meant.
        """,
      arguments: [Argument(.text("WHAT"), help: "A file, .ending, mime/type or identifier.")],
      options: [
        .option("--app", value: .file("PATH"), repeats: true, help: "A bundle whose types count, too."),
        .option(
          "--database", value: .file("FILE"), help: "A database of apps whose types count, too; see apps."),
        .option(
          "--conforms-to", value: .text("TYPE"),
          help: "Whether it is of this type, too; the exit code answers."),
        .flag("--tree", help: "Show what it conforms to as a tree."),
        .languages, .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist type photo.heic", "What a file is."),
        Example("infoplist type public.jpeg --tree", "What a type conforms to."),
        Example("infoplist type .acme --app Acme.app --conforms-to public.data", "With the types of an app."),
      ]
    ) { arguments, console throws(CommandError) in
      let source = try TypeSource(arguments)
      let words = arguments.required("WHAT")
      let subject = try TypeSubject(words, source.types)
      let answer = TypeAnswer(subject, source, isTree: arguments.has("--tree"))
      let wanted = arguments.value("--conforms-to")
      let conforms = wanted.map { source.types.conforms(subject.identifier, to: $0) }
      try Output.write(
        arguments.wantsJSON ? answer.node(conforms: conforms).json : answer.lines(conforms: conforms),
        arguments,
        console)
      if let conforms { return conforms ? .success : .findings }
      return subject.isKnown ? .success : .findings
    }
  }
}
