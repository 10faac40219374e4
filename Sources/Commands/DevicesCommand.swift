internal import Bundles
internal import CommandLineKit
internal import Executables
internal import KeyCatalog
internal import Resolution

extension Command {
  /// `infoplist devices`: which devices run an app.
  static var devices: Command {
    Command(
      "devices", "Show which devices can run an app, and what excludes the others.",
      discussion: """
        The families, the required capabilities and the oldest system in Info.plist count, and the processors of the \
        executable if it is there. Without --platform, the bundle tells the system; a property list that does not is \
        taken to be for macOS, and the answer says so. The models and their systems are recalled, not cited.
        """,
      arguments: [Argument(.file("PATH"), help: "An app, an archive with one, or an Info.plist.")],
      options: [
        .runtimePlatform, .systemVersion(help: "The version of the system on the devices."),
        .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist devices MyApp.ipa", "Every model."),
        Example("infoplist devices MyApp.app --os 16.0", "Those that run this system."),
      ]
    ) { arguments, console throws(CommandError) in
      let options = Input.options(arguments)
      let named = try arguments.namedSystem
      if let platform = arguments.runtimeSystem, let other = named?.system, platform != other {
        throw .usage(
          "The call names two systems, \(platform.name) and \(other.name).",
          hint: "Leave out --os or --platform.")
      }
      let input = try BundleInput.open(arguments.required("PATH"), options)
      let inspection = input.inspection(for: arguments.runtimeSystem ?? named?.system, options)
      guard inspection.infoPlist?.root != nil else {
        throw .noInfoPlist(in: input.path, inspection)
      }
      let answer = DevicesAnswer(inspection, named?.version)
      try Output.write(arguments.wantsJSON ? answer.json(path: input.path) : answer.lines, arguments, console)
      return answer.hasAny ? .success : .findings
    }
  }
}

/// What `infoplist devices` says about an app.
private struct DevicesAnswer {
  private let requirements: DeviceRequirements
  private let verdicts: [DeviceVerdict]
  private let version: SystemVersion?
  private let bundle: BundleInspection

  init(_ bundle: BundleInspection, _ version: SystemVersion?) {
    let resolver = ValueResolver(
      bundle,
      in: ResolutionContext(system: bundle.system, device: Device(for: bundle.system), languages: []))
    var architectures: [String]?
    if let path = bundle.executable.path, let bytes = try? bundle.host.read(path) {
      let executable = Executable(reading: bytes)
      if !executable.slices.isEmpty { architectures = executable.architectures }
    }
    let requirements = DeviceRequirements(
      platform: Self.platform(of: bundle.system), architectures: architectures
    ) {
      resolver.resolve($0, usesDefaults: false).value
    }
    self.bundle = bundle
    self.requirements = requirements
    self.version = version
    verdicts = DeviceModel.all.map { DeviceVerdict(requirements, on: $0, running: version) }
  }

  private static func platform(of system: RuntimeSystem) -> Platform {
    switch system {
    case .macOS, .linux: .macOS
    case .iOS: .iOS
    case .tvOS: .tvOS
    case .watchOS: .watchOS
    case .visionOS: .visionOS
    }
  }

  /// Whether there is a device that runs the app; those of the Mac and the watch are not listed.
  var hasAny: Bool {
    [.macOS, .watchOS].contains(requirements.platform) || verdicts.contains { $0.mode != .excluded }
  }

  func json(path: String) -> [UInt8] {
    AnswerNode.object([
      ("schemaVersion", .number(1)), ("path", .text(path)), ("platform", .text(requirements.platform.name)),
      ("platformAssumed", .flag(bundle.isSystemAssumed)),
      ("minimumOS", AnswerNode(requirements.minimumOS?.description)),
      ("os", AnswerNode(version?.description)),
      ("families", .list(requirements.families.map { .number($0) })),
      (
        "capabilities",
        .list(
          requirements.capabilities.map {
            .object([("name", .text($0.name)), ("required", .flag($0.isRequired))])
          })
      ),
      ("architectures", AnswerNode(requirements.architectures ?? [])),
      ("devices", .list(verdicts.map(Self.node))),
    ]).json
  }

  private static func node(_ verdict: DeviceVerdict) -> AnswerNode {
    .object([
      ("model", .text(verdict.model.name)), ("family", .text(verdict.model.family.rawValue)),
      ("runs", .flag(verdict.mode != .excluded)), ("mode", .text(word(for: verdict.mode))),
      (
        "exclusions",
        .list(verdict.exclusions.map { .object([("key", .text($0.key)), ("reason", .text($0.reason))]) })
      ),
      ("remarks", AnswerNode(verdict.remarks)),
    ])
  }

  private static func word(for mode: DeviceVerdict.Mode) -> String {
    switch mode {
    case .native: "native"
    case .compatible: "compatible"
    case .excluded: "excluded"
    }
  }

  /// For each family the models that run the app, then the others with their reasons.
  var lines: [UInt8] {
    var bytes =
      bundle.isSystemAssumed ? Array("\(BundleInput.assumption(bundle.system))\n".utf8) : []
    for family in DeviceModel.Family.allCases {
      let all = verdicts.filter { $0.model.family == family }
      let running = all.filter { $0.mode != .excluded }
      bytes += "\(family.rawValue): \(running.count) of \(all.count) models".utf8
      if running.contains(where: { $0.mode == .compatible }) {
        bytes += ", as an app for another family".utf8
      }
      bytes += "\n".utf8
      for verdict in all {
        let mark = verdict.mode == .excluded ? "no " : "yes"
        bytes += "  \(mark) \(verdict.model.name)".utf8
        for exclusion in verdict.exclusions {
          bytes += " - ".utf8
          SafeText.append("\(exclusion.key): \(exclusion.reason)", to: &bytes, .onOneLine)
        }
        for remark in verdict.remarks {
          bytes += " - ".utf8
          SafeText.append(remark, to: &bytes, .onOneLine)
        }
        bytes += "\n".utf8
      }
    }
    if requirements.platform == .macOS {
      bytes += "Mac: every one with the system that Info.plist asks for\n".utf8
    }
    return bytes
  }
}
