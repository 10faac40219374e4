internal import CommandLineKit
internal import FileSystem
internal import KeyCatalog
internal import PropertyLists
internal import Reporters
internal import SourceText
internal import Validation

extension Command {
  /// `infoplist check`: the main job.
  static var check: Command {
    Command(
      "check", "Find what is wrong in property lists and bundles.",
      discussion: """
        A path may be a property list, a bundle, or a folder to search for both. What is not said by options \
        (platform, kind of bundle, profile) is found out from the files, and the report says so.

        A finding is held back by a comment in front of the key: <!-- infoplist:ignore RULE -- reason -->. \
        infoplist:ignore-file holds back those of a whole file.
        """,
      arguments: [
        Argument(.file("PATH"), .oneOrMore, help: "What to check; - is a property list on standard input.")
      ],
      options: [
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
        .option(
          "--fail-on", value: .choice("error", "warning", "note"), default: "error",
          help: "The least severity that makes the exit code 1."),
        .option(
          "--select", value: .text("RULES"), repeats: true,
          help: "Check only these rules: ids, topics or codes, with commas."),
        .option("--ignore", value: .text("RULES"), repeats: true, help: "Leave these rules out."),
        .flag("--strict", help: "Count as errors what systems read although the format forbids it."),
        .option(
          "--max-findings", value: .integer("N", in: 0...1_000_000_000), default: "100",
          help: "How many findings of a rule to show in a file; 0 for all."),
        .era, .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist check MyApp.app", "A bundle, with its localizations and nested bundles."),
        Example("infoplist check --profile app-store --fail-on warning Info.plist", "Before an upload."),
        Example("infoplist check --format json Sources", "Every property list of a project, for a script."),
      ]
    ) { arguments, console throws(CommandError) in
      var checking = try Checking(arguments, console)
      return try checking.run()
    }
  }
}

/// The work of `infoplist check`.
private struct Checking {
  let arguments: ParsedArguments
  let console: Console
  private var checker: Checker
  private var stream: ReportStream
  private var collected: [UInt8] = []
  private var hasFailed = false
  private var isIncomplete = false

  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    checker = Checker(options: try Self.options(arguments))
    if arguments.wantsJSON {
      stream = ReportStream(.json)
    } else {
      let isColored = console.output.isColored
      let options = TextOptions(sourceWidth: console.output.columns ?? 100) { text, role in
        isColored ? TextRole.colored(text, role) : text
      }
      stream = ReportStream(.text(options))
    }
  }

  private static func options(_ arguments: ParsedArguments) throws(CommandError) -> CheckOptions {
    let rules: RuleSelection
    do throws(UnknownRuleError) {
      rules = try RuleSelection(select: arguments.list("--select"), ignore: arguments.list("--ignore"))
    } catch {
      throw .usage(error.description)
    }
    var minimumOS: SystemVersion?
    if let text = arguments.value("--minimum-os") {
      guard let version = SystemVersion(text) else {
        throw .usage("\(text) is no version of a system.", hint: "Write it as 15.0.")
      }
      minimumOS = version
    }
    return CheckOptions(
      platform: arguments.value("--platform").flatMap { Platform(name: $0) }, minimumOS: minimumOS,
      kind: arguments.value("--kind").flatMap { BundleKind(name: $0) },
      document: arguments.value("--document").flatMap { DocumentKind(name: $0) },
      profile: arguments.value("--profile").flatMap { Profile(name: $0) }, era: arguments.era,
      isStrict: arguments.has("--strict"), maximumFindings: arguments.integer("--max-findings") ?? 100,
      rules: rules)
  }

  mutating func run() throws(CommandError) -> ExitCode {
    for path in arguments.values("PATH") {
      do throws(CommandError) {
        for target in try CheckTarget.find(at: path, noting: { note($0) }) { try check(target) }
      } catch {
        note(error)
      }
    }
    stream.finish()
    try send()
    if arguments.required("--output") != "-" { try Output.write(collected, arguments, console) }
    if isIncomplete { return .unreadable }
    return hasFailed ? .findings : .success
  }

  /// Says what cannot be read; the rest is checked all the same.
  private mutating func note(_ error: CommandError) {
    console.report(error)
    isIncomplete = true
  }

  private mutating func check(_ target: CheckTarget) throws(CommandError) {
    var joined: CheckReport?
    for file in target.files {
      do throws(CommandError) {
        let input = try Input.open(file, arguments)
        let report = checker.check(input.document, path: file, inputPath: target.path)
        try input.checkUnchanged()
        if joined == nil { joined = report } else { joined?.append(report) }
      } catch {
        note(error)
      }
    }
    guard let report = joined?.asOneInput else { return }
    let threshold = Severity(name: arguments.required("--fail-on")) ?? .error
    hasFailed = hasFailed || report.hasFinding(atLeast: threshold)
    stream.add(report)
    try send()
  }

  /// Passes on what the report has so far; a file is written at the end, whole.
  private mutating func send() throws(CommandError) {
    let bytes = stream.takeOutput()
    if arguments.required("--output") == "-" { console.output.write(bytes) } else { collected += bytes }
  }
}

extension CheckReport {
  /// The same findings, with all documents belonging to the first input.
  fileprivate var asOneInput: CheckReport {
    guard let first = inputs.first, inputs.count > 1 else { return self }
    let input = CheckedInput(
      path: first.path, kind: first.kind, platform: first.platform, minimumOS: first.minimumOS,
      identifier: first.identifier, profile: first.profile, era: first.era,
      documents: Array(documents.indices))
    return CheckReport(
      inputs: [input], documents: documents, diagnostics: diagnostics, suppressedCount: suppressedCount)
  }
}

extension TextRole {
  /// A piece of a report in the colors of a terminal.
  fileprivate static func colored(_ text: String, _ role: TextRole) -> String {
    let style: Style
    switch role {
    case .place, .message: style = .bold
    case .severity(let severity), .mark(let severity), .summary(let severity):
      style = [.bold, color(of: severity)]
    case .rule, .gutter, .input: style = .dim
    case .relatedMark, .label: style = .blue
    case .success: style = [.bold, .green]
    }
    return style.applied(to: text)
  }

  private static func color(of severity: Severity) -> Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}
