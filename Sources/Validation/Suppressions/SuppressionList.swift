internal import PropertyLists
internal import SourceText

/// The comments of one file that hold findings back, and what each counts for.
struct SuppressionList {
  /// The suppressions, in the order of the file.
  private(set) var all: [Suppression]
  /// The indexes of those with a scope, by its start; outer scopes first.
  private var scoped: [Int] = []
  /// The indexes of those that count for the whole file.
  private var forFile: [Int] = []
  /// How many findings were held back.
  private(set) var suppressedCount = 0

  /// Finds the suppressions of a document.
  ///
  /// A document with errors has no places to rely on: only those for the whole file count.
  init(_ document: PropertyListDocument) {
    all = SuppressionScanner.suppressions(in: document)
    guard !all.isEmpty else { return }
    if document.isValid {
      var resolver = ScopeResolver(all)
      all = resolver.resolved(in: document)
    }
    for index in all.indices {
      if all[index].isForFile {
        forFile.append(index)
      } else if all[index].scope != nil {
        scoped.append(index)
      }
    }
    chainScopes()
  }

  /// Whether there is none.
  var isEmpty: Bool { all.isEmpty }

  /// Whether some suppression holds a finding back; if so, it is counted.
  ///
  /// - Complexity: O(log *n* + *d*), for *d* suppressions around the place.
  mutating func holdsBack(_ rule: RuleSet, at range: ByteRange) -> Bool {
    for index in forFile where all[index].isForAllRules || all[index].rules.contains(rule) {
      return use(index, rule)
    }
    var index = lastScope(startingBy: range.lowerBound)
    while index >= 0 {
      if let scope = all[index].scope, scope.contains(range), all[index].rules.contains(rule) {
        return use(index, rule)
      }
      index = all[index].outer
    }
    return false
  }

  private mutating func use(_ index: Int, _ rule: RuleSet) -> Bool {
    all[index].used.insert(rule)
    suppressedCount += 1
    return true
  }

  /// The suppression with the last scope that starts at an offset or before it, or -1.
  private func lastScope(startingBy offset: Int) -> Int {
    var low = 0
    var high = scoped.count
    while low < high {
      let middle = (low + high) / 2
      if Self.start(all[scoped[middle]]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? scoped[low - 1] : -1
  }

  private static func start(_ suppression: Suppression) -> Int { suppression.scope?.lowerBound ?? 0 }
  private static func end(_ suppression: Suppression) -> Int { suppression.scope?.upperBound ?? 0 }

  /// Links each scope to the one around it; scopes lie in one another or apart, as values do.
  private mutating func chainScopes() {
    scoped.sort { left, right in
      let (first, second) = (all[left], all[right])
      if Self.start(first) != Self.start(second) { return Self.start(first) < Self.start(second) }
      if Self.end(first) != Self.end(second) { return Self.end(first) > Self.end(second) }
      return left < right
    }
    var open: [Int] = []
    for index in scoped {
      while let last = open.last, Self.end(all[last]) <= Self.start(all[index]) { open.removeLast() }
      all[index].outer = open.last ?? -1
      open.append(index)
    }
  }
}
