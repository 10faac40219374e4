internal import CommandLineKit
internal import KeyCatalog
internal import Validation

extension Command {
  /// `infoplist check`: the main job.
  static var check: Command {
    Command(
      "check", "Find what is wrong in property lists and bundles.",
      discussion: """
        A path may be a property list, a bundle, or a folder to search for both. What is not said by options \
        or by a configuration (platform, kind of bundle, profile) is found out from the files, and the report \
        says so.

        A finding is held back by a comment in front of the key: <!-- infoplist:ignore RULE -- reason -->. \
        infoplist:ignore-file holds back those of a whole file, a baseline those that were there when it was \
        written.

        The configuration is the nearest .infoplist.json upward of each file. infoplist config --explain PATH \
        shows what counts for a path, and why.

        A fix changes only the bytes it must, and only in XML; a binary property list has to be converted \
        first. One that would bring another finding is left out and named. With --dry-run nothing is written: \
        the changes are shown as a unified diff in place of the report, and the exit code is that of the files as \
        they are.

        --format json-lines writes an object for each input, with schemaVersion, inputs and diagnostics as in \
        json, and a last one with schemaVersion and summary.
        """,
      arguments: [
        Argument(.file("PATH"), .oneOrMore, help: "What to check; - is a property list on standard input.")
      ],
      options: factOptions + ruleOptions + baselineOptions + fixOptions + [
        .option(
          "--format", "-f", value: .choice(of: ReportFormat.self), default: "text",
          heading: Option.commonHeading, help: "The form of the report."),
        .configuration, .noConfiguration, .era, .inputFormat, .maximumDepth, .outputFile,
      ],
      examples: [
        Example("infoplist check MyApp.app", "A bundle, with its localizations and nested bundles."),
        Example("infoplist check --profile app-store --fail-on warning Info.plist", "Before an upload."),
        Example("infoplist check --format sarif -o report.sarif Sources", "For a code-scanning service."),
        Example("infoplist check --fix --dry-run Info.plist", "What the safe fixes would change."),
        Example(
          "infoplist check --write-baseline baseline.json Sources",
          "Accept what there is; later, --baseline baseline.json reports only what is new."),
      ]
    ) { arguments, console throws(CommandError) in
      var call = try CheckCall(arguments, console)
      return try call.run()
    }
  }

  /// Facts that are not found out from the files.
  private static var factOptions: [Option] {
    [
      .option(
        "--platform", value: .choice(Platform.allCases.map { Choice($0.name) }, placeholder: "PLATFORM"),
        help: "The platform the files are for."),
      .option("--minimum-os", value: .text("VERSION"), help: "The oldest system they run on."),
      .option(
        "--kind", value: .choice(BundleKind.allCases.map { Choice($0.name) }, placeholder: "KIND"),
        help: "The kind of bundle they belong to."),
      .option(
        "--document",
        value: .choice(DocumentKind.allCases.map { Choice($0.option) }, placeholder: "DOCUMENT"),
        help: "Whose keys they hold."),
      .option(
        "--profile", value: .choice(Profile.allCases.map { Choice($0.name) }, placeholder: "PROFILE"),
        help: "What they are meant for."),
    ]
  }

  /// What is looked for, and what counts.
  private static var ruleOptions: [Option] {
    [
      .option(
        "--fail-on", value: .choice("error", "warning", "note"),
        help: "The least severity that makes the exit code 1; error if nothing else is configured."),
      .option(
        "--select", value: .text("RULES"), repeats: true,
        help: "Check only these rules: ids, topics or codes, with commas."),
      .option("--ignore", value: .text("RULES"), repeats: true, help: "Leave these rules out."),
      .option(
        "--against", value: .file("DATABASE"),
        help: "Find what bundles have in common with the apps registered there; see apps."),
      .flag("--strict", help: "Count as errors what systems read although the format forbids it."),
      .option(
        "--max-findings", value: .integer("N", in: 0...1_000_000_000), default: "100",
        help: "How many findings of a rule to show in a file; 0 for all, as with a baseline."),
    ]
  }

  private static var baselineOptions: [Option] {
    [
      .option(
        "--baseline", value: .file("FILE"), help: "Hold back the findings that are known to this baseline."),
      .option(
        "--write-baseline", value: .file("FILE"), help: "Write all findings there, and hold them back."),
    ]
  }

  private static var fixOptions: [Option] {
    [
      .flag("--fix", help: "Apply the safe fixes, and report what is left."),
      .flag("--unsafe-fixes", help: "Apply the fixes, too, that may change what a file means."),
      .flag("--dry-run", help: "Show the fixes as a unified diff instead, and write nothing."),
    ]
  }
}
