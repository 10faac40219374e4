internal import CommandLineKit
internal import PropertyLists
internal import SourceText

extension Command {
  /// `infoplist git`: teaches git to compare and merge property lists.
  static var git: Command {
    Command(
      "git", "Let git compare and merge property lists by what they mean.",
      examples: [Example("infoplist git install", "For the repository around the current folder.")],
      subcommands: [install, textConversion])
  }

  private static var install: Command {
    Command(
      "install", "Set up the diff driver and the merge driver of a repository.",
      discussion: """
        git then shows property lists as XML whatever their format, and merges them key by key. The drivers are \
        written to the configuration of the repository; which files they are for is written to its own \
        info/attributes, or with --shared to .gitattributes, which everybody gets who has the drivers or not. \
        Doing it again changes nothing.
        """,
      options: [
        .flag("--shared", help: "Write the patterns to .gitattributes instead."),
        .option(
          "--pattern", value: .text("PATTERN"), repeats: true,
          help: "The files it is for; otherwise *.plist, *.strings, *.entitlements and *.xcprivacy."),
        .option(
          "--program", value: .text("PROGRAM"), default: "infoplist", help: "How git is to call this program."
        ),
      ],
      examples: [
        Example("infoplist git install --shared", "With the patterns in the project."),
        Example("infoplist git install --pattern Info.plist", "For some files only."),
      ]
    ) { arguments, console throws(CommandError) in
      let repository = try GitRepository.around(console)
      let given = arguments.values("--pattern")
      let patterns = given.isEmpty ? ["*.plist", "*.strings", "*.entitlements", "*.xcprivacy"] : given
      try repository.install(
        program: arguments.required("--program"), patterns: patterns, isShared: arguments.has("--shared"))
      return .success
    }
  }

  private static var textConversion: Command {
    Command(
      "textconv", "Write a property list as XML, or as it is if it is malformed, for git's diff.",
      arguments: [Argument(.file("PATH"), help: "The property list.")],
      options: [.inputFormat, .maximumDepth],
      examples: [
        Example("git config diff.infoplist.textconv 'infoplist git textconv'", "What install sets up.")
      ]
    ) { arguments, console throws(CommandError) in
      let input = try Input.open(arguments.required("PATH"), arguments)
      try input.checkUnchanged()
      let document = input.document
      let isText = document.format == .xml || !document.isValid
      let xml = isText ? nil : try? document.encoded(as: WriteOptions(format: .xml))
      console.output.write(xml ?? document.source.file.array)
      return .success
    }
  }
}
