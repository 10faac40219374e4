public import KeyCatalog
public import PropertyLists

/// Checks property lists.
///
/// A checker remembers what it has read of the catalog: use one for many files, and one for each thread.
public struct Checker {
  /// What is asked for.
  public let options: CheckOptions
  private let catalog: Catalog
  private let cache: RecordFactsCache
  private var activeRules: [ActiveRules?] = [nil, nil, nil, nil]

  /// Creates a checker.
  public init(options: CheckOptions = CheckOptions(), catalog: Catalog = .standard) {
    self.options = options
    self.catalog = catalog
    cache = RecordFactsCache(era: options.era, catalog: catalog)
  }

  /// Checks one document on its own.
  ///
  /// - Parameters:
  ///   - document: The document, with or without errors.
  ///   - path: The path of its file, from which kinds are inferred and which the report shows.
  ///   - inputPath: The path the caller named, if it is another, such as that of the bundle.
  ///   - bundle: The bundle the document is the Info.plist of; without it, nothing is said that needs other files.
  /// - Returns: A report with one input.
  /// - Complexity: O(*n*), without recursion.
  public mutating func check(
    _ document: PropertyListDocument, path: String, inputPath: String? = nil, bundle: BundleContext? = nil
  ) -> CheckReport {
    let entries = document.isValid ? document.root.map { KeyedEntries(of: $0) } : nil
    let inference = SubjectInference(
      document: document, entries: entries ?? KeyedEntries(), path: path, options: options, catalog: catalog)
    let subject = inference.subject()
    let rules = activeRules(for: subject.profile.value)
    if rules.areAboutReadingOnly, document.readsWithoutRemark {
      return CheckReport(
        inputs: [CheckedInput(subject, path: inputPath ?? path)],
        documents: [CheckedDocument(document, path: path, kind: subject.document)], diagnostics: [],
        suppressedCount: 0)
    }
    var run = CheckRun(
      subject: subject, options: options, document: document, catalog: catalog, cache: cache,
      rootEntries: entries ?? KeyedEntries(), activeRules: rules.rules, bundle: bundle)
    for entry in rules.reading { run.turn(entry) }
    if document.isValid, rules.hasVisits { run.walk(rules) }
    for entry in rules.closing { run.turn(entry) }
    let findings = run.findings.finished()
    let transport = document.isValid ? TransportSection(&run) : nil
    return CheckReport(
      inputs: [CheckedInput(subject, path: inputPath ?? path)],
      documents: [CheckedDocument(document, path: path, kind: subject.document)], diagnostics: findings,
      suppressedCount: run.findings.suppressions.suppressedCount,
      transport: transport.map { [$0] } ?? [])
  }

  private mutating func activeRules(for profile: Profile) -> ActiveRules {
    if let known = activeRules[Int(profile.rawValue)] { return known }
    let made = ActiveRules(options.rules, era: options.era, profile: profile)
    activeRules[Int(profile.rawValue)] = made
    return made
  }
}

extension CheckedInput {
  /// An input of one document.
  fileprivate init(_ subject: Subject, path: String) {
    self.init(
      path: path, kind: subject.kind, platform: subject.platform, minimumOS: subject.minimumOS,
      identifier: subject.identifier, profile: subject.profile, era: subject.era, documents: [0])
  }
}

extension CheckedDocument {
  fileprivate init(_ document: PropertyListDocument, path: String, kind: DocumentKind?) {
    self.init(path: path, source: document.source, format: document.format, kind: kind)
  }
}

extension PropertyListDocument {
  /// Whether there is nothing to say about how the document reads, whatever rules about that are asked for: the system
  /// reads it without leniency, its root is a dictionary, and no comment in it holds findings back.
  var readsWithoutRemark: Bool {
    guard isValid, leniencies.isEmpty, root?.kind == .dictionary, valueLeniencies.isEmpty else {
      return false
    }
    switch format {
    case .xml, .binary, .openStep, .strings: break
    case .json, .gnustep: return false
    }
    return SuppressionList(self).isEmpty
  }
}
