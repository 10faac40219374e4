internal import Behavior
internal import CommandLineKit

extension Command {
  /// `infoplist expand`: replaces references to build settings.
  static var expand: Command {
    Command(
      "expand", "Replace references to build settings by their values.",
      discussion: """
        $(NAME) and ${NAME} in values, never in keys, are replaced as a build does. Names may hold references: \
        $(A_$(B)). Behind a colon stand operators: upper, lower, identifier, rfc1034identifier, \
        c99extidentifier, quote, dir, file, base, suffix, standardizepath, not, truncatedversion, __md5, \
        __stripslash, and with a text behind an equals sign default for a setting without a value, dir, file, base \
        and suffix to replace a part, relativeto and isancestor to compare absolute paths. $(CFBundleIdentifier) is \
        the one of the file. $$ is a dollar sign.

        Settings come from the files first, then from --set; the last one wins, and may refer to the one \
        before it with $(inherited). A file is JSON, an object of texts, or has a line NAME = value for each.

        What stays unresolved is left as it is and reported with its place; the exit code is then 1. The format \
        and everything else in the file stay. The result goes to standard output.
        """,
      arguments: [Argument(.file("PATH"), help: "The property list; - is standard input.")],
      options: [
        .option("--set", "-s", value: .text("NAME=VALUE"), repeats: true, help: "A setting."),
        .option("--settings", value: .file("FILE"), repeats: true, help: "A file with settings."),
        .flag("--in-place", "-i", help: "Replace the file by the result."),
        .dryRun,
        .option(
          "--output", "-o", value: .file("FILE"), heading: Option.commonHeading,
          help: "Where the result goes; - is standard output."),
        .inputFormat, .maximumDepth,
      ],
      examples: [
        Example("infoplist expand Info.plist --set PRODUCT_NAME=Hello -o Built.plist", "One setting."),
        Example("infoplist expand Info.plist --settings App.xcconfig --dry-run", "Show what would change."),
      ]
    ) { arguments, console throws(CommandError) in
      try PlistExpansion(arguments, console).run()
    }
  }
}
