internal import CommandLineKit
internal import PropertyLists
internal import SourceText

extension Command {
  /// `infoplist git`: teaches git to compare and merge property lists.
  static var git: Command {
    Command(
      "git", "Let git compare and merge property lists by what they mean.",
      examples: [
        Example("infoplist git install", "For the repository around the current folder."),
        Example("infoplist git install --global", "For all repositories of this user."),
      ],
      subcommands: [install, uninstall, textConversion])
  }

  private static var install: Command {
    Command(
      "install", "Set up the diff driver and the merge driver of a repository.",
      discussion: """
        git then shows property lists as XML whatever their format, and merges them key by key. The drivers are \
        written to the configuration of the repository; which files they are for is written to its own \
        info/attributes, or with --shared to .gitattributes, which everybody gets who has the drivers or not. \
        With --global both are written to the user's own files and hold for every repository. Doing it again \
        changes nothing.
        """,
      options: places + [
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
      let given = arguments.values("--pattern")
      let patterns = given.isEmpty ? ["*.plist", "*.strings", "*.entitlements", "*.xcprivacy"] : given
      try settings(arguments, console).install(
        program: arguments.required("--program"), patterns: patterns)
      return .success
    }
  }

  private static var uninstall: Command {
    Command(
      "uninstall", "Take the diff driver and the merge driver away again.",
      discussion: """
        Everything that install has written goes, whatever the patterns were; the rest of the files stays. Say \
        --shared or --global if install was told so. If there is nothing to take away, the exit code is 1.
        """,
      options: places,
      examples: [Example("infoplist git uninstall --global", "For every repository.")]
    ) { arguments, console throws(CommandError) in
      if try settings(arguments, console).uninstall() { return .success }
      console.note("The drivers are not set up here.")
      return .findings
    }
  }

  /// Which files the drivers and patterns are in.
  private static var places: [Option] {
    [
      .flag("--shared", help: "The patterns are in .gitattributes."),
      .flag("--global", help: "The drivers and patterns are the user's own, for every repository."),
    ]
  }

  private static func settings(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandError) -> GitSettings {
    guard arguments.has("--global") else {
      return try GitRepository.around(console).settings(isShared: arguments.has("--shared"))
    }
    guard !arguments.has("--shared") else {
      throw .usage(
        "--shared and --global contradict each other.",
        hint: "--shared is about one repository, --global about all.")
    }
    return try .ofUser(console)
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
