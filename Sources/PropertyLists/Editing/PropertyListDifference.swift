internal import SourceText

/// What is different between two property lists in what they mean: the order of keys means nothing.
///
/// Values that only have another key or stand in another dictionary are recognized. Arrays of dictionaries are
/// compared by what identifies their items, such as `CFBundleURLName`; other arrays by their longest common
/// part.
public struct PropertyListDifference: Sendable {
  /// The changes that make the second property list of the first, to be made one after another.
  public private(set) var changes: [PropertyListChange] = []

  /// Keys whose values tell the items of an array apart, the best first.
  public static let identityKeys = [
    "CFBundleURLName", "CFBundleTypeName", "UTTypeIdentifier", "NSMenuItem", "UIApplicationShortcutItemType",
    "UISceneConfigurationName", "SKAdNetworkIdentifier", "NSPrivacyAccessedAPIType",
    "NSPrivacyCollectedDataType", "CFBundleIdentifier", "CFBundleTypeExtensions", "CFBundleURLSchemes",
    "identifier", "Identifier", "name", "Name",
  ]

  /// Compares two property lists.
  ///
  /// - Complexity: O(*n*) in their sizes, and O(*n* × *d*) for arrays with *d* differing items.
  public init(from old: PropertyListValue, to new: PropertyListValue) {
    compare(old, new, at: [])
    recognizeMoves()
  }

  /// Whether two values mean the same.
  public static func means(_ left: PropertyListValue, _ right: PropertyListValue) -> Bool {
    switch (left, right) {
    case (.dictionary(let left), .dictionary(let right)):
      guard left.count == right.count else { return false }
      let (left, right) = (left.sortedByKey().entries, right.sortedByKey().entries)
      return zip(left, right).allSatisfy { $0.key.hasSameScalars(as: $1.key) && means($0.value, $1.value) }
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { means($0, $1) }
    default: return (try? left.isIdentical(to: right)) ?? false
    }
  }

  private mutating func compare(
    _ old: PropertyListValue, _ new: PropertyListValue, at path: [PropertyListPathStep]
  ) {
    switch (old, new) {
    case (.dictionary(let old), .dictionary(let new)): compare(old, new, at: path)
    case (.array(let old), .array(let new)): compare(old, new, at: path)
    default:
      if !Self.means(old, new) { changes.append(.replace(path, old: old, new: new)) }
    }
  }

  // MARK: Dictionaries

  private mutating func compare(
    _ old: PropertyListDictionary, _ new: PropertyListDictionary, at path: [PropertyListPathStep]
  ) {
    var known: [[UInt8]: PropertyListValue] = [:]
    for entry in new.entries { known[Array(entry.key.utf8)] = entry.value }
    var gone: [PropertyListDictionary.Entry] = []
    var kept: Set<[UInt8]> = []
    for entry in old.entries {
      let key = Array(entry.key.utf8)
      guard let value = known[key] else {
        gone.append(entry)
        continue
      }
      kept.insert(key)
      compare(entry.value, value, at: path + [.key(entry.key)])
    }
    let added = new.entries.filter { !kept.contains(Array($0.key.utf8)) }
    let renamed = Self.renamed(gone, added)
    for entry in gone {
      if let target = renamed[Array(entry.key.utf8)] {
        changes.append(.rename(path + [.key(entry.key)], to: target))
      } else {
        changes.append(.remove(path + [.key(entry.key)], entry.value))
      }
    }
    let targets = Set(renamed.values.map { Array($0.utf8) })
    for entry in added where !targets.contains(Array(entry.key.utf8)) {
      changes.append(.add(path + [.key(entry.key)], entry.value))
    }
  }

  /// The new keys of entries whose value is there under a single other key.
  private static func renamed(
    _ gone: [PropertyListDictionary.Entry], _ added: [PropertyListDictionary.Entry]
  ) -> [[UInt8]: String] {
    let sources = places(of: gone)
    let targets = places(of: added)
    var renamed: [[UInt8]: String] = [:]
    for (value, indices) in sources {
      guard indices.count == 1, let others = targets[value], others.count == 1 else { continue }
      renamed[Array(gone[indices[0]].key.utf8)] = added[others[0]].key
    }
    return renamed
  }

  /// The positions of entries with a value that can be recognized, by what it means.
  private static func places(of entries: [PropertyListDictionary.Entry]) -> [[UInt8]: [Int]] {
    var places: [[UInt8]: [Int]] = [:]
    for (index, entry) in entries.enumerated() where isDistinctive(entry.value) {
      places[canonical(entry.value), default: []].append(index)
    }
    return places
  }

  /// Whether a value is enough of its own to be recognized somewhere else.
  private static func isDistinctive(_ value: PropertyListValue) -> Bool {
    switch value {
    case .string(let text): text.utf8.count > 3
    case .array(let items): !items.isEmpty
    case .dictionary(let dictionary): !dictionary.isEmpty
    case .data(let bytes): bytes.count > 3
    case .date: true
    default: false
    }
  }

  /// Makes moves of values that are gone from one dictionary and new in another.
  private mutating func recognizeMoves() {
    var sources: [[UInt8]: [Int]] = [:]
    var targets: [[UInt8]: [Int]] = [:]
    for (index, change) in changes.enumerated() {
      switch change {
      case .remove(_, let value) where Self.isDistinctive(value):
        sources[Self.canonical(value), default: []].append(index)
      case .add(_, let value) where Self.isDistinctive(value):
        targets[Self.canonical(value), default: []].append(index)
      default: break
      }
    }
    var dropped: Set<Int> = []
    for (value, indices) in sources {
      guard indices.count == 1, let others = targets[value], others.count == 1 else { continue }
      let (source, target) = (changes[indices[0]].path, changes[others[0]].path)
      guard Self.isOfKeys(source), Self.isOfKeys(target) else { continue }
      // The later of the two stands for both, since by then both dictionaries are there.
      changes[max(indices[0], others[0])] = .move(source, to: target)
      dropped.insert(min(indices[0], others[0]))
    }
    changes = changes.enumerated().filter { !dropped.contains($0.offset) }.map { $0.element }
  }

  private static func isOfKeys(_ path: [PropertyListPathStep]) -> Bool {
    path.allSatisfy { step in
      if case .key = step { return true }
      return false
    }
  }

  // MARK: Arrays

  private mutating func compare(
    _ old: [PropertyListValue], _ new: [PropertyListValue], at path: [PropertyListPathStep]
  ) {
    let (oldNumbers, newNumbers, isByIdentity) = Self.numbers(old, new)
    let runs = SequenceDiff(from: oldNumbers, to: newNumbers).changes
    // Items that stay may differ inside; their indexes are still the old ones.
    if isByIdentity {
      var (oldIndex, newIndex) = (0, 0)
      var ends = runs.map { (old: $0.old, new: $0.new) }
      ends.append((old: old.count..<old.count, new: new.count..<new.count))
      for run in ends {
        while oldIndex < run.old.lowerBound {
          compare(old[oldIndex], new[newIndex], at: path + [.index(oldIndex)])
          (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
        }
        (oldIndex, newIndex) = (run.old.upperBound, run.new.upperBound)
      }
    } else {
      for run in runs {
        for (oldIndex, newIndex) in zip(run.old, run.new) {
          compare(old[oldIndex], new[newIndex], at: path + [.index(oldIndex)])
        }
      }
    }
    for run in runs.reversed() {
      let paired = isByIdentity ? 0 : min(run.old.count, run.new.count)
      for index in run.old.dropFirst(paired).reversed() {
        changes.append(.remove(path + [.index(index)], old[index]))
      }
    }
    for run in runs {
      let paired = isByIdentity ? 0 : min(run.old.count, run.new.count)
      for index in run.new.dropFirst(paired) { changes.append(.add(path + [.index(index)], new[index])) }
    }
  }

  /// Numbers for the items, the same for those that belong together.
  private static func numbers(
    _ old: [PropertyListValue], _ new: [PropertyListValue]
  ) -> (old: [Int], new: [Int], isByIdentity: Bool) {
    let identities = identities(of: old, and: new)
    var known: [[UInt8]: Int] = [:]
    func number(_ bytes: [UInt8]) -> Int {
      let number = known[bytes] ?? known.count
      known[bytes] = number
      return number
    }
    if let (oldKeys, newKeys) = identities {
      return (oldKeys.map(number), newKeys.map(number), true)
    }
    return (old.map { number(canonical($0)) }, new.map { number(canonical($0)) }, false)
  }

  /// What identifies the items of two arrays, if they are dictionaries with a key that does.
  static func identities(
    of old: [PropertyListValue], and new: [PropertyListValue]
  ) -> (old: [[UInt8]], new: [[UInt8]])? {
    guard !old.isEmpty, !new.isEmpty else { return nil }
    for key in identityKeys {
      if let left = identities(of: old, by: key), let right = identities(of: new, by: key) {
        return (left, right)
      }
    }
    return nil
  }

  /// The values of a key in each item; `nil` if an item has none, or two have the same.
  private static func identities(of items: [PropertyListValue], by key: String) -> [[UInt8]]? {
    var result: [[UInt8]] = []
    for item in items {
      guard case .dictionary(let dictionary) = item, let value = dictionary[key] else { return nil }
      result.append(canonical(value))
    }
    return Set(result).count == result.count ? result : nil
  }

  /// Bytes that are the same for values that mean the same.
  static func canonical(_ value: PropertyListValue) -> [UInt8] {
    (try? value.encoded(as: WriteOptions(format: .json, sortsKeys: true, isCompact: true))) ?? []
  }
}
