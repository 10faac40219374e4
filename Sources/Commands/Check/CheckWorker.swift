internal import CommandLineKit
internal import PropertyLists
internal import Reporters
internal import SourceText
internal import Validation

/// Checks targets, one after the other; several workers may share the work.
///
/// A worker reads files and writes nothing. What it remembers between targets only saves time.
struct CheckWorker {
  private let request: CheckRequest
  private let setups: [CheckSetup]
  private let baselines: BaselineFiles
  /// One for each setup, once it has been needed.
  private var checkers: [Checker?]
  private var fixers: [Fixer?]

  init(_ request: CheckRequest, _ setups: [CheckSetup], _ baselines: BaselineFiles) {
    self.request = request
    self.setups = setups
    self.baselines = baselines
    checkers = Array(repeating: nil, count: setups.count)
    fixers = Array(repeating: nil, count: setups.count)
  }

  /// Checks a target.
  ///
  /// - Parameter fixes: Whether fixes are applied if the request asks for it.
  mutating func check(_ target: PlannedTarget, fixes: Bool = true) -> CheckOutcome {
    var outcome = CheckOutcome()
    var joined: CheckReport?
    for (path, setup) in target.files {
      do throws(CommandError) {
        let input = Input(
          path: path,
          document: PropertyListDocument.read(try Input.bytes(of: path), options: request.readOptions))
        let document = fixes ? mended(input, setup, &outcome) : input.document
        let checked = check(document, setup, path: path, inputPath: target.path)
        try input.checkUnchanged()
        let (report, uses, found) = baselines.filtered(checked)
        outcome.baselineUses.merge(uses) { max($0, $1) }
        outcome.found.add(found)
        outcome.hasFailed = outcome.hasFailed || report.hasFinding(atLeast: setups[setup].failOn)
        outcome.checkedFiles.append(path)
        if joined == nil { joined = report } else { joined?.append(report) }
      } catch {
        outcome.errors.append(error)
      }
    }
    if let joined, let setup = target.files.first?.setup {
      outcome.report = request.reporter(for: setups[setup]).rendered(joined.asOneInput)
    }
    return outcome
  }

  private mutating func check(
    _ document: PropertyListDocument, _ setup: Int, path: String, inputPath: String
  ) -> CheckReport {
    var checker =
      checkers[setup] ?? Checker(options: setups[setup].options, catalog: setups[setup].catalog)
    defer { checkers[setup] = checker }
    return checker.check(document, path: path, inputPath: inputPath)
  }

  // MARK: Fixes

  /// The document to report on: the one with fixes if they are applied.
  private mutating func mended(
    _ input: Input, _ setup: Int, _ outcome: inout CheckOutcome
  ) -> PropertyListDocument {
    if case .none = request.fixing { return input.document }
    var fixer =
      fixers[setup]
      ?? Fixer(
        options: setups[setup].options, catalog: setups[setup].catalog, readOptions: request.readOptions,
        appliesUnsafe: request.appliesUnsafeFixes)
    let fixed = fixer.fix(input.document, path: input.path)
    fixers[setup] = fixer
    outcome.refusedFixes += fixed.refused.count
    guard fixed.isChanged else { return input.document }
    let (old, new) = (input.document.source, fixed.document.source)
    if case .show = request.fixing {
      let name = SafeText.visible(input.path)
      outcome.differences +=
        UnifiedDiff(from: old.text, to: new.text, oldName: name, newName: name).bytes
      return input.document
    }
    outcome.changes.append(
      CheckOutcome.Change(path: input.path, old: old.file, new: new.file, count: fixed.applied.count))
    return fixed.document
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
