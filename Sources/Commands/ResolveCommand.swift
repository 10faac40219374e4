internal import Bundles
internal import CommandLineKit
internal import Resolution

extension Command {
  /// `infoplist resolve`: what a system would really read.
  static var resolve: Command {
    Command(
      "resolve", "Show the values a system would really read.",
      discussion: """
        Translations, keys for one system or device, and what holds when a key is absent are taken into account, \
        exactly as the system does. Without keys, every key with a value is shown. With --os, keys that this version \
        does not know yet, or no longer reads, have no value.

        PATH is a bundle, an .ipa, .zip or .xcarchive with one in it, an executable that holds an Info.plist, or an \
        Info.plist alone.
        """,
      arguments: [
        Argument(.file("PATH"), help: "A bundle, an archive with one, or an Info.plist."),
        Argument(.text("KEY"), .any, help: "A top-level key, without suffixes."),
      ],
      options: [
        .runtimePlatform, .device, .languages,
        .systemVersion(help: "The version of the system on the device."),
        .flag("--explain", help: "Show every source that was considered, and why one won."),
        .flag("--all-languages", help: "Show the value in each language of the bundle."),
        .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist resolve MyApp.app CFBundleDisplayName --languages fr-CA,en", "A name in French."),
        Example(
          "infoplist resolve MyApp.app UISupportedInterfaceOrientations --device ipad --explain",
          "What an iPad reads, and why."),
        Example(
          "infoplist resolve MyApp.app --all-languages --format json", "Every value in every language."),
      ]
    ) { arguments, console throws(CommandError) in
      let options = Input.options(arguments)
      let input = try BundleInput.open(arguments.required("PATH"), options)
      let inspection = input.inspection(for: arguments.runtimeSystem ?? arguments.device?.system, options)
      guard inspection.infoPlist?.root != nil else {
        throw .noInfoPlist(in: input.path, inspection)
      }
      let answer = try ResolveAnswer(inspection, arguments, options)
      try Output.write(arguments.wantsJSON ? answer.json : answer.lines, arguments, console)
      for key in answer.missing {
        console.report(CommandError("There is no value for \(SafeText.visible(key)).", exitCode: .findings))
      }
      return answer.missing.isEmpty ? .success : .findings
    }
  }
}
