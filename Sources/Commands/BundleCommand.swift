internal import Bundles
internal import CommandLineKit

extension Command {
  /// `infoplist bundle`: shows a bundle as the system sees it.
  static var bundle: Command {
    Command(
      "bundle", "Show a bundle as the system sees it.",
      discussion: """
        Where its parts are and why they were found there: the layout, Info.plist, the executable with its \
        processors, platforms and entitlements, icons for each device, localizations, plug-ins, help, and the \
        bundles inside.

        PATH is a bundle, an .ipa, .zip or .xcarchive with one in it, an executable that holds an Info.plist, or an \
        Info.plist alone. A link that leads out of the bundle is not followed.
        """,
      arguments: [Argument(.file("PATH"), help: "A bundle, or an archive with one.")],
      options: [
        .flag("--info-window", help: "Show only what Finder shows in its window for information."),
        .runtimePlatform, .languages, .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist bundle MyApp.app", "A bundle."),
        Example("infoplist bundle --format json MyApp.ipa", "The app in an archive, for scripts."),
        Example("infoplist bundle --info-window --languages fr TextEdit.app", "As Finder shows it."),
      ]
    ) { arguments, console throws(CommandError) in
      let options = Input.options(arguments)
      let input = try BundleInput.open(arguments.required("PATH"), options)
      let inspection = input.inspection(for: arguments.runtimeSystem, options)
      let answer = BundleAnswer(inspection, languages: arguments.languages)
      let node =
        arguments.has("--info-window")
        ? answer.infoWindow(path: input.path)
        : answer.answer(path: input.path, archiveProblems: input.problemTexts)
      try Output.write(arguments.wantsJSON ? node.json : node.lines, arguments, console)
      return inspection.infoPlist?.root == nil ? .unreadable : .success
    }
  }
}
