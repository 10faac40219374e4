internal import Behavior
internal import Bundles
internal import CommandLineKit
internal import KeyCatalog

extension Command {
  /// `infoplist behavior`: what the keys make a system do.
  static var behavior: Command {
    Command(
      "behavior", "Show what each key makes a system do.",
      discussion: """
        For each key: what the system does, because of which value at which place, or what holds because the key \
        is absent. Keys that decide about a state are answered for the usual one, an app with a window that \
        somebody uses, unless --state says otherwise. Values of the wrong type are read as the system reads them, \
        and the answer says so.

        The words of --state, with commas between them:

        \(stateWords)
        """,
      arguments: [
        Argument(.file("PATH"), help: "A bundle, an archive with one, or an Info.plist."),
        Argument(.text("KEY"), .any, help: "A top-level key; without any, all of them."),
      ],
      options: [
        .runtimePlatform, .device,
        .option("--os", value: .text("VERSION"), help: "The version of the system; by default the newest."),
        .option(
          "--state", "-s", value: .text("WORDS"), help: "The state of the app and the device."),
        .languages, .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist behavior MyApp.app", "Everything."),
        Example(
          "infoplist behavior MyApp.app NSSupportsAutomaticTermination --state hidden,idle",
          "Whether the system may end the app now."),
        Example(
          "infoplist behavior MyApp.ipa --device ipad --state held=landscape-left --format json",
          "How the app starts on an iPad."),
      ]
    ) { arguments, console throws(CommandError) in
      let options = Input.options(arguments)
      let words = arguments.list("--state")
      let state = try Self.state(words)
      var version: SystemVersion?
      if let text = arguments.value("--os") {
        // A name in front of the number is fine.
        version = SystemVersion(text.split(separator: " ").last.map(String.init) ?? text)
        if version == nil { throw .usage("\(text) is no version of a system.", hint: "Write it as 16.0.") }
      }
      let input = try BundleInput.open(arguments.required("PATH"), options)
      let inspection = input.inspection(for: arguments.runtimeSystem ?? arguments.device?.system, options)
      guard inspection.infoPlist?.root != nil else {
        throw .noInfoPlist(in: input.path, inspection)
      }
      let answer = BehaviorAnswer(inspection, arguments, state, version, words)
      try Output.write(
        arguments.wantsJSON ? answer.json(path: input.path) : answer.lines, arguments, console)
      for key in answer.missing {
        console.report(
          CommandError(
            "\(SafeText.visible(key)) is not in the file, and no effect on \(answer.platformName) is known without it.",
            exitCode: .findings))
      }
      return answer.missing.isEmpty ? .success : .findings
    }
  }

  private static var stateWords: String {
    StateWord.all.map { "  \($0.usage)\n    \($0.help)" }.joined(separator: "\n")
  }

  private static func state(_ words: [String]) throws(CommandError) -> BehaviorState {
    do throws(StateWordError) { return try BehaviorState(words: words) } catch {
      let near = Suggestions.nearest(to: error.name, among: StateWord.all.map(\.name), most: 2)
      let hint =
        error.isKnown
        ? nil
        : near.isEmpty
          ? "infoplist behavior --help lists the words." : "Did you mean \(near.joined(separator: " or "))?"
      throw .usage(SafeText.visible(error.message), hint: hint)
    }
  }
}
