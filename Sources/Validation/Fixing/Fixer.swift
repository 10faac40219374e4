public import KeyCatalog
public import PropertyLists
internal import SourceText

/// Applies the fixes of findings to documents.
///
/// Fixes are edits on bytes, so everything outside of them stays: comments, order, indentation, line ends and
/// encoding. Of fixes that want the same bytes the first is applied, and the others have their turn in the next
/// pass over the new document, until nothing is left to do. After each pass the document is read and checked
/// again: fixes after which the file is not read as before, or which bring a finding that was not there, are
/// taken back, to be tried once more when others have changed the document.
///
/// Nothing is fixed in binary property lists: rules offer edits of text only.
public struct Fixer {
  /// How many passes are made at most.
  public static let passLimit = 16
  /// How many times a document is tried out at most; each trial reads and checks it once.
  static let trialLimit = 400

  /// Whether fixes are applied that may change what the document means.
  public let appliesUnsafe: Bool
  private let readOptions: ReadOptions
  private var checker: Checker

  /// Creates a fixer.
  ///
  /// - Parameters:
  ///   - options: How documents are checked; all findings count, however many there are.
  ///   - catalog: What is known about keys.
  ///   - readOptions: How documents are read again; their format stays.
  ///   - appliesUnsafe: Whether fixes are applied that may change what the document means.
  public init(
    options: CheckOptions = CheckOptions(), catalog: Catalog = .standard,
    readOptions: ReadOptions = ReadOptions(), appliesUnsafe: Bool = false
  ) {
    var options = options
    options.maximumFindings = 0
    checker = Checker(options: options, catalog: catalog)
    self.readOptions = readOptions
    self.appliesUnsafe = appliesUnsafe
  }

  /// Applies all fixes to a document that can be applied.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - path: The path of its file, from which kinds are inferred.
  /// - Complexity: O(*n*) for each trial; see ``passLimit``.
  public mutating func fix(_ document: PropertyListDocument, path: String) -> FixOutcome {
    var outcome = FixOutcome(document: document)
    var trials = Self.trialLimit
    var refused: Set<Candidate.Identity> = []
    var findings = checker.check(document, path: path).diagnostics
    while outcome.passes < Self.passLimit {
      let candidates = selected(from: findings, in: outcome.document, except: refused)
      guard !candidates.isEmpty, trials > 0 else { break }
      outcome.passes += 1
      var pass = FixPass(
        document: outcome.document, findings: findings, path: path, readOptions: readOptions, trials: trials)
      pass.run(candidates, &checker)
      trials = pass.trials
      guard !pass.accepted.isEmpty else {
        for candidate in pass.refused {
          refused.insert(candidate.identity)
          outcome.refused.append(candidate.entry)
        }
        continue
      }
      // What did harm before may do none now.
      refused = []
      outcome.refused = []
      outcome.document = pass.document
      outcome.applied += pass.accepted.map { $0.entry }
      findings = pass.findings
    }
    outcome.hasFixableRule = findings.contains { Rule.named($0.rule)?.explanation.fix != nil }
    return outcome
  }

  /// The fixes for one pass: of each finding the first that may be applied, unless another one before it
  /// wants the same bytes.
  private func selected(
    from findings: [Diagnostic], in document: PropertyListDocument, except refused: Set<Candidate.Identity>
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    let size = document.source.file.count
    for finding in findings {
      for fix in finding.fixes where appliesUnsafe || fix.safety == .safe {
        let candidate = Candidate(finding, fix)
        let isInside = fix.edits.allSatisfy { $0.range.upperBound <= size }
        guard isInside, !fix.edits.isEmpty, !refused.contains(candidate.identity) else { continue }
        candidates.append(candidate)
        break
      }
    }
    let ordered = candidates.enumerated().sorted { left, right in
      (left.element.start, left.offset) < (right.element.start, right.offset)
    }
    var result: [Candidate] = []
    var taken = TakenRanges()
    for (_, candidate) in ordered where taken.take(candidate.fix.edits) { result.append(candidate) }
    return result
  }
}

/// A fix that may be applied, and the finding it mends.
struct Candidate {
  /// What is the same about the fix in each pass.
  struct Identity: Hashable {
    let fingerprint: Fingerprint
    let title: [UInt8]
  }

  let fix: Fix
  let identity: Identity
  let entry: FixOutcome.Entry

  init(_ finding: Diagnostic, _ fix: Fix) {
    self.fix = fix
    identity = Identity(fingerprint: Fingerprint(of: finding, path: ""), title: Array(fix.title.utf8))
    entry = FixOutcome.Entry(rule: finding.rule, title: fix.title, keyPath: finding.keyPath)
  }

  /// Where the first edit begins.
  var start: Int { fix.edits.reduce(Int.max) { min($0, $1.range.lowerBound) } }
}

/// The bytes that fixes of one pass replace.
private struct TakenRanges {
  /// By their beginning; none overlap.
  private var ranges: [ByteRange] = []

  /// Takes the ranges of edits, unless one of them is not free.
  ///
  /// Edits that touch are kept apart, too: each fix was made for what stands around it.
  mutating func take(_ edits: [SourceEdit]) -> Bool {
    let ordered = edits.map { $0.range }.sorted { $0.lowerBound < $1.lowerBound }
    for (index, range) in ordered.enumerated() {
      if index > 0, ordered[index - 1].upperBound > range.lowerBound { return false }
      let next = position(of: range)
      if next < ranges.count, ranges[next].lowerBound <= range.upperBound { return false }
      if next > 0, ranges[next - 1].upperBound >= range.lowerBound { return false }
    }
    for range in ordered { ranges.insert(range, at: position(of: range)) }
    return true
  }

  /// Where a range belongs: the first one taken that begins at or behind its beginning.
  private func position(of range: ByteRange) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
