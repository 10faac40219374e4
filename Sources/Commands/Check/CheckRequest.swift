internal import CommandLineKit
internal import KeyCatalog
internal import PropertyLists
internal import Reporters
internal import Validation

/// What the words of a call of `infoplist check` ask for.
struct CheckRequest: Sendable {
  /// What is done about findings that have a fix.
  enum Fixing: Sendable {
    /// Nothing.
    case none
    /// The files are changed.
    case apply
    /// The changes are shown.
    case show
  }

  let readOptions: ReadOptions
  /// The form of the report.
  let reporter: Reporter
  let fixing: Fixing
  let appliesUnsafeFixes: Bool
  /// Whose keys the files hold, nil to find out.
  let document: DocumentKind?
  let isStrict: Bool
  let maximumFindings: Int
  /// What options say in place of the configuration.
  let given: EffectiveConfiguration
  /// The apps that what is checked may conflict with, nil without `--against`.
  let registered: RegisteredApps?
  private let format: ReportFormat
  private let select: [String]
  private let ignore: [String]

  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    select = arguments.list("--select")
    ignore = arguments.list("--ignore")
    document = arguments.value("--document").flatMap { DocumentKind(name: $0) }
    isStrict = arguments.has("--strict")
    readOptions = Input.options(arguments)
    given = try Self.given(arguments)
    registered = try arguments.value("--against").map { path throws(CommandError) in try RegisteredApps(path)
    }
    // A baseline that knows only some of the findings would let the others appear one by one.
    let usesBaseline = arguments.has("--baseline") || arguments.has("--write-baseline")
    let isLimited = arguments.has("--max-findings") || !usesBaseline
    maximumFindings = isLimited ? arguments.integer("--max-findings") ?? 100 : 0

    appliesUnsafeFixes = arguments.has("--unsafe-fixes")
    let fixes = arguments.has("--fix") || appliesUnsafeFixes
    fixing = arguments.has("--dry-run") ? .show : fixes ? .apply : .none
    if case .apply = fixing, arguments.values("PATH").contains("-") {
      throw .usage("Standard input cannot be fixed in place.", hint: "Add --dry-run to see the fixes.")
    }
    format = arguments.choice("--format") ?? .text
    reporter = Self.reporter(format, console)
    // Names of rules are checked once, before there is a configuration.
    var rules = EffectiveConfiguration()
    do throws(UnknownRuleError) { try rules.choose(select: select, ignore: ignore) } catch {
      throw .usage(error.description)
    }
  }

  /// The values of options that a configuration may hold, too.
  private static func given(_ arguments: ParsedArguments) throws(CommandError) -> EffectiveConfiguration {
    var result = EffectiveConfiguration()
    func origin(_ option: String) -> EffectiveConfiguration.Origin { .option(option) }
    if let value = arguments.value("--platform").flatMap({ Platform(name: $0) }) {
      result.platform = EffectiveConfiguration.Value(value, from: origin("--platform"))
    }
    if let text = arguments.value("--minimum-os") {
      guard let version = SystemVersion(text) else {
        throw .usage("\(text) is no version of a system.", hint: "Write it as 15.0.")
      }
      result.minimumOS = EffectiveConfiguration.Value(version, from: origin("--minimum-os"))
    }
    if let value = arguments.value("--kind").flatMap({ BundleKind(name: $0) }) {
      result.kind = EffectiveConfiguration.Value(value, from: origin("--kind"))
    }
    if let value = arguments.value("--profile").flatMap({ Profile(name: $0) }) {
      result.profile = EffectiveConfiguration.Value(value, from: origin("--profile"))
    }
    if arguments.has("--era") {
      result.era = EffectiveConfiguration.Value(arguments.era, from: origin("--era"))
    }
    if let value = arguments.value("--fail-on").flatMap({ Severity(name: $0) }) {
      result.failOn = EffectiveConfiguration.Value(value, from: origin("--fail-on"))
    }
    return result
  }

  /// The reporter for files with a setup.
  func reporter(for setup: CheckSetup) -> Reporter {
    guard case .junit = format else { return reporter }
    return .junit(failingAt: setup.failOn)
  }

  /// What counts for files once the options of the call have been heard.
  func setup(
    _ configured: EffectiveConfiguration, _ catalog: Catalog, document: DocumentKind?, number: Int
  ) -> CheckSetup {
    var rules = configured
    // The names are known to be right.
    try? rules.choose(select: select, ignore: ignore)
    let failOn = if case .option = given.failOn.origin { given.failOn } else { configured.failOn }
    let era = if case .option = given.era.origin { given.era } else { configured.era }
    let folder = WorkingFolder.current.path
    let options = CheckOptions(
      platform: (given.platform ?? configured.platform)?.value,
      minimumOS: (given.minimumOS ?? configured.minimumOS)?.value,
      kind: (given.kind ?? configured.kind)?.value, document: document,
      profile: (given.profile ?? configured.profile)?.value, era: era.value, isStrict: isStrict,
      maximumFindings: maximumFindings, rules: rules.rules, workingFolder: folder.isEmpty ? nil : folder)
    return CheckSetup(options: options, catalog: catalog, failOn: failOn.value, number: number)
  }

  private static func reporter(_ format: ReportFormat, _ console: Console) -> Reporter {
    switch format {
    case .json: return .json
    case .jsonLines: return .jsonLines
    case .sarif: return .sarif(version: InfoPlistProgram.version)
    case .junit: return .junit(failingAt: .error)
    case .github: return .gitHub
    case .gitlab: return .gitLab
    case .checkstyle: return .checkstyle
    case .xcode: return .xcode(relativeTo: WorkingFolder.current.path)
    case .text:
      let styling: TextOptions.Styling = { text, role in TextRole.colored(text, role) }
      return .text(
        TextOptions(
          sourceWidth: console.output.columns ?? 100, styling: console.output.isColored ? styling : nil))
    }
  }
}
