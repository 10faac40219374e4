internal import PropertyLists
internal import SourceText

/// One pass over a document: finds out which of a few fixes can be applied together.
struct FixPass {
  /// How often a finding of each kind stands at each place.
  private struct FindingCounts {
    private var counts: [Fingerprint: Int] = [:]

    /// Counts findings; positions of items do not count, since a fix may take an item away.
    init(_ findings: [Diagnostic]) {
      for finding in findings {
        counts[Fingerprint(of: finding, path: "", countingIndexes: false), default: 0] += 1
      }
    }

    /// Whether no finding occurs more often than in another count.
    func areWithin(_ other: FindingCounts) -> Bool {
      counts.allSatisfy { $0.value <= other.counts[$0.key, default: 0] }
    }
  }

  private let original: PropertyListDocument
  private let before: FindingCounts
  private let bytes: [UInt8]
  private let path: String
  private let readOptions: ReadOptions
  /// How many more times the document may be tried out.
  private(set) var trials: Int

  /// The fixes that were applied.
  private(set) var accepted: [Candidate] = []
  /// The fixes that cannot be applied.
  private(set) var refused: [Candidate] = []
  /// The document with the fixes.
  private(set) var document: PropertyListDocument
  /// The findings that are left.
  private(set) var findings: [Diagnostic]

  /// Prepares a pass.
  init(
    document: PropertyListDocument, findings: [Diagnostic], path: String, readOptions: ReadOptions,
    trials: Int
  ) {
    original = document
    before = FindingCounts(findings)
    bytes = document.source.file.array
    self.path = path
    self.readOptions = readOptions
    self.trials = trials
    self.document = document
    self.findings = findings
  }

  /// Applies as many fixes as can be, and in any case the first of those that cannot stand together.
  ///
  /// A group that does more harm than good is tried in halves, each together with everything accepted so far.
  mutating func run(_ candidates: [Candidate], _ checker: inout Checker) {
    var groups = [candidates[...]]
    while let group = groups.popLast() {
      guard trials > 0 else { return }
      if tries(group, &checker) {
        accepted += group
      } else if group.count == 1 {
        refused += group
      } else {
        let middle = group.startIndex + group.count / 2
        groups.append(group[middle...])
        groups.append(group[..<middle])
      }
    }
  }

  /// Tries a group out together with what is accepted; keeps the document if all is well.
  private mutating func tries(_ group: ArraySlice<Candidate>, _ checker: inout Checker) -> Bool {
    trials -= 1
    let edits = (accepted + group).flatMap { $0.fix.edits }
    guard let mended = try? edits.applied(to: bytes) else { return false }
    var options = readOptions
    options.format = original.format
    let candidate = PropertyListDocument.read(SourceBytes(mended), options: options)
    guard candidate.isValid || !original.isValid, candidate.format == original.format,
      candidate.source.encoding == original.source.encoding,
      candidate.source.prefixLength == original.source.prefixLength
    else { return false }
    let found = checker.check(candidate, path: path).diagnostics
    // Each fix has to mend something, or there would be no end.
    guard found.count < findings.count, FindingCounts(found).areWithin(before) else { return false }
    document = candidate
    findings = found
    return true
  }
}
