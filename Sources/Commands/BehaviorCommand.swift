internal import Behavior
internal import Bundles
internal import CommandLineKit
internal import KeyCatalog
internal import PropertyLists
internal import Resolution

extension Command {
  /// `infoplist behavior`: what the keys make a system do.
  static var behavior: Command {
    Command(
      "behavior", "Show what each key makes a system do.",
      discussion: """
        For each key: what the system does, because of which value at which place, or what holds because the key \
        is absent. Keys that decide about a state are answered for the usual one, an app with a window that \
        somebody uses, unless --state says otherwise. Values of the wrong type are read as the system reads them, \
        and the answer says so. Nothing is said about files if PATH is a property list in no bundle. One \
        that does not tell its platform is taken to be for macOS, and the answer says so.

        The words of --state, with commas between them:

        \(stateWords)
        """,
      arguments: [
        Argument(.file("PATH"), help: "A bundle, an archive with one, or an Info.plist."),
        Argument(.text("KEY"), .any, help: "A top-level key; without any, all of them."),
      ],
      options: [
        .runtimePlatform, .device,
        .systemVersion(help: "The version of the system; by default the newest."),
        .option(
          "--state", "-s", value: .text("WORDS"), help: "The state of the app and the device."),
        .languages, .era, .inputFormat, .maximumDepth, .answerFormat, .outputFile,
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
      let named = try arguments.namedSystem
      let system = arguments.runtimeSystem ?? arguments.device?.system
      for other in [arguments.device?.system, named?.system] {
        guard let system, let other, other != system else { continue }
        throw .usage(
          "The call names two systems, \(system.name) and \(other.name).",
          hint: "Leave out --os, --device or --platform."
        )
      }
      let input = try BundleInput.open(arguments.required("PATH"), options)
      let inspection = input.inspection(for: system ?? named?.system, options)
      guard inspection.infoPlist?.root != nil else {
        throw .noInfoPlist(in: input.path, inspection)
      }
      let context = BehaviorContext(
        Self.resolver(inspection, arguments, options), state: state, version: named?.version,
        era: arguments.era, knowsFiles: !input.isAlone)
      let answer = BehaviorAnswer(
        context, words, asked: arguments.values("KEY"), isPlatformAssumed: inspection.isSystemAssumed)
      try Output.write(
        arguments.wantsJSON ? answer.json(path: input.path) : answer.lines, arguments, console)
      for error in answer.errors { console.report(error) }
      return answer.errors.isEmpty ? .success : .findings
    }
  }

  private static func resolver(
    _ inspection: BundleInspection, _ arguments: ParsedArguments, _ options: ReadOptions
  ) -> ValueResolver {
    let device = arguments.device ?? Device(for: inspection.system)
    return ValueResolver(
      inspection,
      in: ResolutionContext(system: inspection.system, device: device, languages: arguments.languages),
      options: options)
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
