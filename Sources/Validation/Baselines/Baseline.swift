import SourceText

internal import PropertyLists

/// Findings that are known and held back until somebody has time for them.
///
/// A finding is told by its ``Fingerprint``, which outlives edits elsewhere in its file. Of findings with the same
/// fingerprint as many are held back as there were when the baseline was written.
public struct Baseline: Sendable {
  /// Findings of one kind at one value.
  public struct Entry: Sendable, Hashable {
    /// What tells the findings.
    public let fingerprint: Fingerprint
    /// The id of their rule, for people.
    public let rule: String
    /// The path of their file, from the folder of the baseline.
    public let path: String
    /// The path of the value, for people; empty for the root.
    public let keyPath: String
    /// How many there are.
    public internal(set) var count: Int
  }

  /// How many findings with each fingerprint were held back.
  public typealias Uses = [Fingerprint: Int]

  // Written as a literal it takes longer where size counts, for each of many files.
  private var entries = [Fingerprint: Entry]()
  /// The paths of the files with entries.
  private var paths: Set<[UInt8]> = []

  /// Creates an empty baseline.
  public init() {}

  /// Whether the baseline holds nothing back.
  public var isEmpty: Bool { entries.isEmpty }

  /// How many findings the baseline holds back at most.
  public var count: Int { entries.values.reduce(0) { $0 + $1.count } }

  /// Adds the findings of a report; a note that counts further ones is none.
  ///
  /// - Parameter path: Makes a path of the report one from the folder of the baseline.
  public mutating func add(_ report: CheckReport, path: (String) -> String) {
    for diagnostic in report.diagnostics where !diagnostic.countsOthers {
      let path = path(report.documents[diagnostic.document].path)
      add(
        Entry(
          fingerprint: Fingerprint(of: diagnostic, path: path), rule: diagnostic.rule, path: path,
          keyPath: PropertyListPath.text(of: diagnostic.keyPath), count: 1))
    }
  }

  /// Adds the findings of another baseline, as if they had been found here.
  public mutating func add(_ other: Baseline) {
    for entry in other.entries.values { add(entry) }
  }

  mutating func add(_ entry: Entry) {
    if let known = entries[entry.fingerprint] {
      entries[entry.fingerprint]?.count = min(known.count, Int.max - entry.count) + entry.count
    } else {
      entries[entry.fingerprint] = entry
      paths.insert(Array(entry.path.utf8))
    }
  }

  /// A report without the findings that are known; they count as suppressed.
  ///
  /// The answer depends on nothing but the report, so reports may be gone through in any order.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - path: Makes a path of the report one from the folder of the baseline.
  /// - Returns: The rest of the report, and what was held back.
  public func filtered(_ report: CheckReport, path: (String) -> String) -> (report: CheckReport, uses: Uses) {
    guard !entries.isEmpty else { return (report, Uses()) }
    var uses: Uses = [:]
    var held = 0
    let paths = report.documents.map { path($0.path) }
    let rest = report.diagnostics.filter { diagnostic in
      guard !diagnostic.countsOthers else { return true }
      let fingerprint = Fingerprint(of: diagnostic, path: paths[diagnostic.document])
      let used = uses[fingerprint, default: 0]
      guard let entry = entries[fingerprint], used < entry.count else { return true }
      uses[fingerprint] = used + 1
      held += 1
      return false
    }
    let filtered = CheckReport(
      inputs: report.inputs, documents: report.documents, diagnostics: rest,
      suppressedCount: report.suppressedCount + held, transport: report.transport)
    return (filtered, uses)
  }

  /// Whether findings in a file are known.
  ///
  /// - Parameter path: The path from the folder of the baseline.
  public func hasFindings(in path: String) -> Bool { paths.contains(Array(path.utf8)) }

  /// How many findings of a few files are in the baseline and were not found anymore.
  ///
  /// - Parameters:
  ///   - uses: What was held back in all reports.
  ///   - isChecked: Whether a file, by its path from the folder of the baseline, was checked.
  public func staleCount(after uses: Uses, _ isChecked: (String) -> Bool) -> Int {
    entries.values.reduce(0) { sum, entry in
      isChecked(entry.path) ? sum + max(0, entry.count - uses[entry.fingerprint, default: 0]) : sum
    }
  }

  /// The entries by path, place in the file, and rule.
  public var sortedEntries: [Entry] {
    entries.values.sorted { left, right in
      for (first, second) in [
        (left.path, right.path), (left.keyPath, right.keyPath), (left.rule, right.rule),
      ] {
        if !first.isSameText(as: second) { return first.utf8.lexicographicallyPrecedes(second.utf8) }
      }
      return left.fingerprint.description.utf8.lexicographicallyPrecedes(right.fingerprint.description.utf8)
    }
  }
}

extension Diagnostic {
  /// Whether this is no finding but a note that counts those past a limit.
  var countsOthers: Bool { code.isSameText(as: "more-findings") }
}
