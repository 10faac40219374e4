internal import KeyCatalog
internal import PropertyLists
internal import SourceText

/// One document while the rules go through it: what is known about it, and what they have found.
struct CheckRun {
  /// What is known about the bundle or file.
  let subject: Subject
  /// What the caller asked for.
  let options: CheckOptions
  /// The document.
  let document: PropertyListDocument
  /// The knowledge about keys.
  let catalog: Catalog
  /// What was read of it so far.
  let cache: RecordFactsCache
  /// The entries of the root dictionary.
  let rootEntries: KeyedEntries
  /// The rules that can find anything in this run.
  let activeRules: RuleSet
  /// What ``bundle`` is read from.
  private let surroundings: Surroundings?
  /// What was found.
  private(set) var findings: FindingList
  /// The type declarations of the document.
  private(set) lazy var typeDeclarations = TypeDeclarations(rootEntries)
  /// What the document says to App Transport Security.
  private(set) lazy var transport = TransportSettings(document, subject)

  /// Prepares a run.
  init(
    subject: Subject, options: CheckOptions, document: PropertyListDocument, catalog: Catalog,
    cache: RecordFactsCache, rootEntries: KeyedEntries, activeRules: RuleSet,
    bundle: BundleContext? = nil
  ) {
    self.subject = subject
    self.options = options
    self.document = document
    self.catalog = catalog
    self.cache = cache
    self.rootEntries = rootEntries
    self.activeRules = activeRules
    surroundings = bundle.map { Surroundings($0) }
    cache.suggestions.beginFile()
    findings = FindingList(
      limit: max(options.maximumFindings, 0), selection: options.rules,
      suppressions: SuppressionList(document))
  }

  /// A bundle, kept apart so that a run is small: most have none, and every rule is handed the run.
  private final class Surroundings {
    let bundle: BundleContext

    init(_ bundle: BundleContext) { self.bundle = bundle }
  }

  /// The bundle the document is the Info.plist of, nil for a document alone.
  var bundle: BundleContext? { surroundings?.bundle }

  /// Whether a value is a text with build settings that a build still has to expand.
  func isUnexpanded(_ node: PropertyListNode) -> Bool {
    guard subject.hasBuildSettings, subject.profile.value == .source, let text = node.string else {
      return false
    }
    return BuildSettings.occur(in: text)
  }

  /// Whether a value is a text with build settings that no build has expanded, in whatever profile.
  ///
  /// In a finished bundle that is a mistake of its own, which says more than what it does to the form of the
  /// value.
  func holdsBuildSettings(_ node: PropertyListNode) -> Bool {
    guard subject.hasBuildSettings, let text = node.string else { return false }
    return BuildSettings.occur(in: text)
  }

  /// The greatest severity of what is wrong with the form of a text: where something still has to be filled in,
  /// a note.
  func ceilingForForm(of text: String) -> Severity {
    subject.profile.value != .appStore && subject.era == .today && text.looksLikePlaceholder ? .note : .error
  }

  /// Makes fixes for the document.
  var fixWriter: FixWriter { FixWriter(document: document) }

  // MARK: Findings

  /// The severity of a kind of finding in this run, nil if it is not reported.
  func severity(of aspect: Aspect) -> Severity? {
    aspect.levels[subject.era, subject.profile.value].severity
  }

  /// Adds a finding, unless its severity in this era and profile is none.
  ///
  /// - Parameters:
  ///   - aspect: The kind of finding.
  ///   - path: The path of the value in question.
  ///   - range: The bytes in question.
  ///   - ceiling: The greatest severity that the facts allow.
  ///   - details: Makes the words; called only if the finding is kept.
  mutating func report(
    _ aspect: Aspect, _ path: @autoclosure () -> [PropertyListPathStep], at range: ByteRange,
    ceiling: Severity = .error,
    _ details: () -> FindingDetails
  ) {
    guard let severity = severity(of: aspect) else { return }
    findings.add(aspect, min(severity, ceiling), path(), range, details)
  }

  /// Lets a rule have its turn.
  @inline(__always)
  mutating func turn(_ entry: ActiveRules.DocumentEntry) {
    findings.begin(entry.index)
    entry.step(&self)
  }

  /// Lets rules have their turn at a place.
  @inline(__always)
  mutating func turn(_ entries: [ActiveRules.VisitEntry], _ visit: Visit) {
    for entry in entries {
      findings.begin(entry.index)
      entry.step(&self, visit)
    }
  }
}
