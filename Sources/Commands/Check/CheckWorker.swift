internal import Bundles
internal import CommandLineKit
internal import Executables
internal import FileSystem
internal import PropertyLists
internal import Reporters
internal import SourceText
internal import Validation

/// Checks targets, one after the other; several workers may share the work.
///
/// A worker reads files and writes nothing. What it remembers between targets only saves time.
struct CheckWorker {
  private let request: CheckRequest
  private let baselines: BaselineFiles
  /// By the number of their setup.
  private var checkers: [Int: Checker] = [:]
  private var fixers: [Int: Fixer] = [:]

  init(_ request: CheckRequest, _ baselines: BaselineFiles) {
    self.request = request
    self.baselines = baselines
  }

  /// Checks a target.
  ///
  /// - Parameter fixes: Whether fixes are applied if the request asks for it.
  mutating func check(_ target: PlannedTarget, fixes: Bool) -> CheckOutcome {
    var outcome = CheckOutcome()
    var joined: CheckReport?
    for (index, (path, setup)) in target.files.enumerated() {
      do throws(CommandError) {
        let bytes = try bytes(of: path, in: target.place, isAll: !setup.looksAround)
        let embedded = target.place == nil ? try propertyList(embeddedIn: bytes, at: path) : nil
        let isFixing = fixes && embedded == nil && target.place?.isInArchive != true
        // As in an archive, what stands in a file has a path behind that of the file.
        let path = embedded == nil ? path : "\(path)!/Info.plist"
        let input = Input(
          path: path, document: PropertyListDocument.read(embedded ?? bytes, options: request.readOptions))
        let document = isFixing ? mended(input, setup, &outcome) : input.document
        let bundle = index == 0 && setup.looksAround ? target.place.map { context(of: $0) } : nil
        let checked = check(document, setup, path: path, inputPath: target.path, bundle: bundle)
        try input.checkUnchanged()
        let (report, uses, found) = baselines.filtered(checked)
        outcome.baselineUses.merge(uses) { max($0, $1) }
        outcome.found.add(found)
        outcome.hasFailed = outcome.hasFailed || report.hasFinding(atLeast: setup.failOn)
        outcome.checkedFiles.append(path)
        if joined == nil { joined = report } else { joined?.append(report) }
      } catch {
        outcome.errors.append(error)
      }
    }
    if let joined, let setup = target.files.first?.setup {
      outcome.report = request.reporter(for: setup).rendered(joined.asOneInput)
    }
    return outcome
  }

  private mutating func check(
    _ document: PropertyListDocument, _ setup: CheckSetup, path: String, inputPath: String,
    bundle: BundleContext?
  ) -> CheckReport {
    var checker =
      checkers[setup.number] ?? Checker(options: setup.options, catalog: setup.catalog)
    defer { checkers[setup.number] = checker }
    return checker.check(document, path: path, inputPath: inputPath, bundle: bundle)
  }

  /// The bytes of a file: on the disk, or in the bundle or archive it belongs to.
  ///
  /// - Parameter isAll: Whether nothing else of the bundle is asked for.
  private func bytes(of path: String, in place: BundlePlace?, isAll: Bool) throws(CommandError) -> SourceBytes
  {
    guard let place else { return try Input.bytes(of: path) }
    // A link may have come there since the walk.
    if isAll, place.isReached, let bytes = try? FileSystem.openFollowingNoLink(path) { return bytes }
    do throws(HostError) { return try place.files.host.read(path) } catch {
      throw .unreadable(SafeText.visible(error.message))
    }
  }

  /// The property list in an executable, nil if a file is none.
  private func propertyList(embeddedIn bytes: SourceBytes, at path: String) throws(CommandError)
    -> SourceBytes?
  {
    let executable = Executable(reading: bytes)
    guard executable.format == .machO || executable.format == .universal else { return nil }
    if let list = executable.infoPlist() { return list }
    let isProgram = executable.slices.contains { $0.fileType == .executable }
    let symbols = isProgram ? ExecutableFacts(executable, path: path).protectedSymbols : []
    throw .unreadable(
      "The executable \(SafeText.visible(path)) holds no property list.",
      hint: symbols.first.map {
        "It uses \(SafeText.visible($0)), for which people are asked only if it holds one with a purpose string: "
          + "link it with -sectcreate __TEXT __info_plist Info.plist."
      })
  }

  /// What is around the Info.plist of a bundle.
  private func context(of place: BundlePlace) -> BundleContext {
    let host = place.files.host
    var context = BundleContext(
      of: place.folder, in: host,
      parent: place.parent.map { BundleInspection(of: $0, in: host, options: request.readOptions) },
      options: request.readOptions)
    if let registered = request.registered {
      context.conflicts = registered.conflicts(with: context.inspection, at: place.folder)
    }
    return context
  }

  // MARK: Fixes

  /// The document to report on: the one with fixes if they are applied.
  private mutating func mended(
    _ input: Input, _ setup: CheckSetup, _ outcome: inout CheckOutcome
  ) -> PropertyListDocument {
    if case .none = request.fixing { return input.document }
    let fixed = fix(input, setup)
    outcome.refusedFixes += fixed.refused.map { CheckOutcome.RefusedFix(path: input.path, fix: $0) }
    guard fixed.isChanged else {
      if input.document.format == .binary, fixed.hasFixableRule { outcome.unfixableFiles.append(input.path) }
      return input.document
    }
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

  private mutating func fix(_ input: Input, _ setup: CheckSetup) -> FixOutcome {
    var fixer =
      fixers[setup.number]
      ?? Fixer(
        options: setup.options, catalog: setup.catalog, readOptions: request.readOptions,
        appliesUnsafe: request.appliesUnsafeFixes)
    defer { fixers[setup.number] = fixer }
    return fixer.fix(input.document, path: input.path)
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
      inputs: [input], documents: documents, diagnostics: diagnostics, suppressedCount: suppressedCount,
      transport: transport)
  }
}
