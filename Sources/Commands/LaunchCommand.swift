internal import Bundles
internal import CommandLineKit
internal import LaunchServices

extension Command {
  /// `infoplist launch`: whether and how a system launches an app.
  static var launch: Command {
    Command(
      "launch", "Show whether and how a system launches an app.",
      discussion: """
        The checks are made in the system's order, and the first refusal is shown with the name of its error: the \
        executable, LSRequiresIPhoneOS, the architecture, the version of the system, and other instances. If the app is \
        refused, the exit code is 1.
        """,
      arguments: [Argument(.file("APP"), help: "An app, or an archive with one.")],
      options: [
        .option("--os", value: .text("SYSTEM"), help: "The system, such as \"macOS 14.2\"."),
        .hostArchitecture,
        .option(
          "--session-running", value: .choice("same", "other"),
          help: "The app runs already: in this session, or in that of another user."),
        .flag("--new-instance", help: "Ask for another instance even if it runs."),
        .option(
          "--via", value: .choice("launch-services", "exec"), default: "launch-services",
          help: "Who starts it: Launch Services, as from Finder, or a shell."),
        .flag("--rosetta", help: "The person chose to open it with Rosetta."),
        .flag("--no-rosetta", help: "Rosetta is not installed."),
        .option("--device", value: .choice("iphone", "ipad"), help: "The device, for iOS."),
        .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist launch MyApp.app --os \"macOS 14.2\" --arch arm64", "On a Mac."),
        Example(
          "infoplist launch MyApp.app --os \"macOS 14.2\" --session-running other",
          "While another user runs it."),
      ]
    ) { arguments, console throws(CommandError) in
      guard let system = try arguments.hostSystem else {
        throw .usage("'infoplist launch' needs --os.", hint: "Write it as in --os \"macOS 14.2\".")
      }
      let options = Input.options(arguments)
      let path = arguments.required("APP")
      let inspection = try BundleInput.open(path, options).inspection(
        for: system.system == .macOS ? nil : system.system, options)
      guard let bundle = AppRegistration.bundle(inspection, path: path) else {
        throw .noInfoPlist(in: path)
      }
      var request = LaunchRequest(system: system)
      request.architecture = try arguments.hostArchitecture
      switch arguments.value("--session-running") {
      case "same": request.running = .sameSession
      case "other": request.running = .otherSession
      default: request.running = .no
      }
      request.wantsNewInstance = arguments.has("--new-instance")
      request.means = arguments.value("--via") == "exec" ? .exec : .launchServices
      request.prefersRosetta = arguments.has("--rosetta")
      request.hasRosetta = !arguments.has("--no-rosetta")
      request.deviceFamily = arguments.value("--device").map { $0 == "ipad" ? 2 : 1 }
      let decision = LaunchDecision(bundle.launch, request)
      try arguments.write(node(decision, isText: !arguments.wantsJSON), console)
      return decision.outcome == .refuse ? .findings : .success
    }
  }

  private static func node(_ decision: LaunchDecision, isText: Bool) -> AnswerNode {
    // Names of variables are no names of members, which are shown as words.
    let environment: AnswerNode =
      isText
      ? AnswerNode(decision.environment.map { "\($0.name)=\($0.value)" })
      : .object(decision.environment.map { ($0.name, .text($0.value)) })
    return .object([
      ("schemaVersion", .number(1)), ("decision", .text(decision.outcome.name)),
      ("architecture", AnswerNode(decision.architecture)), ("emulated", .flag(decision.isEmulated)),
      ("environment", environment),
      ("mode", .text(decision.mode.name)), ("presentation", .text(decision.presentation.name)),
      ("error", AnswerNode(decision.error?.name)),
      ("errorNumber", decision.error?.number.map { .number($0) } ?? .none),
      ("reasons", AnswerNode(decision.reasons)),
    ])
  }
}
