/// The changes of two descendants of a property list brought together.
public struct PropertyListThreeWayMerge: Sendable {
  /// The result; `nil` if there is nothing left.
  public private(set) var value: PropertyListValue?
  /// What both have changed, each in its own way; the result has our value there.
  public private(set) var conflicts: [PropertyListMergeConflict] = []

  /// Merges two descendants.
  ///
  /// Dictionaries are merged key by key, arrays of dictionaries by what identifies their items, and arrays
  /// whose items are all different as sets that keep our order.
  ///
  /// - Parameter base: What both descend from; `nil` if there was nothing.
  public init(base: PropertyListValue?, ours: PropertyListValue, theirs: PropertyListValue) {
    value = merged(base, ours, theirs, [], [])
  }

  private mutating func merged(
    _ base: PropertyListValue?, _ ours: PropertyListValue?, _ theirs: PropertyListValue?,
    _ path: [PropertyListPathStep], _ otherPath: [PropertyListPathStep]
  ) -> PropertyListValue? {
    if Self.means(ours, theirs) || Self.means(base, theirs) { return ours }
    if Self.means(base, ours) { return theirs }
    switch (ours, theirs) {
    case (.dictionary(let ours)?, .dictionary(let theirs)?):
      var old = PropertyListDictionary()
      if case .dictionary(let dictionary)? = base { old = dictionary }
      return .dictionary(merged(old, ours, theirs, path, otherPath))
    case (.array(let ours)?, .array(let theirs)?):
      var old: [PropertyListValue] = []
      if case .array(let items)? = base { old = items }
      if let result = merged(old, ours, theirs, path, otherPath) { return .array(result) }
    default: break
    }
    conflicts.append(
      PropertyListMergeConflict(
        path: path, otherPath: otherPath, value: ours, otherValue: theirs, source: 2))
    return ours
  }

  private static func means(_ left: PropertyListValue?, _ right: PropertyListValue?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return PropertyListDifference.means(left, right)
  }

  private mutating func merged(
    _ base: PropertyListDictionary, _ ours: PropertyListDictionary, _ theirs: PropertyListDictionary,
    _ path: [PropertyListPathStep], _ otherPath: [PropertyListPathStep]
  ) -> PropertyListDictionary {
    var result: [PropertyListDictionary.Entry] = []
    for entry in ours.entries + theirs.entries.filter({ ours[$0.key] == nil }) {
      let key = entry.key
      let step = PropertyListPathStep.key(key)
      if let value = merged(base[key], ours[key], theirs[key], path + [step], otherPath + [step]) {
        result.append(PropertyListDictionary.Entry(key: key, value: value))
      }
    }
    return PropertyListDictionary(uniqueEntries: result)
  }

  /// - Returns: `nil` if the items cannot be told apart.
  private mutating func merged(
    _ base: [PropertyListValue], _ ours: [PropertyListValue], _ theirs: [PropertyListValue],
    _ path: [PropertyListPathStep], _ otherPath: [PropertyListPathStep]
  ) -> [PropertyListValue]? {
    guard let keys = Self.keys(base, ours, theirs) else { return nil }
    var result: [PropertyListValue] = []
    let added = keys.theirs.indices.filter { !keys.ours.contains(keys.theirs[$0]) }
    for (index, key) in keys.ours.enumerated() {
      let other = keys.theirs.firstIndex(of: key)
      let old = keys.base.firstIndex(of: key)
      let item = merged(
        old.map { base[$0] }, ours[index], other.map { theirs[$0] }, path + [.index(result.count)],
        otherPath + [.index(other ?? 0)])
      if let item { result.append(item) }
    }
    for index in added {
      let old = keys.base.firstIndex(of: keys.theirs[index])
      let item = merged(
        old.map { base[$0] }, nil, theirs[index], path + [.index(result.count)], otherPath + [.index(index)])
      if let item { result.append(item) }
    }
    return result
  }

  /// What tells the items of three arrays apart; `nil` if nothing does.
  private static func keys(
    _ base: [PropertyListValue], _ ours: [PropertyListValue], _ theirs: [PropertyListValue]
  ) -> (base: [[UInt8]], ours: [[UInt8]], theirs: [[UInt8]])? {
    if let (ownKeys, otherKeys) = PropertyListDifference.identities(of: ours, and: theirs) {
      if base.isEmpty { return ([], ownKeys, otherKeys) }
      if let (baseKeys, again) = PropertyListDifference.identities(of: base, and: ours), again == ownKeys {
        return (baseKeys, ownKeys, otherKeys)
      }
    }
    let lists = [base, ours, theirs].map { $0.map { PropertyListDifference.canonical($0) } }
    guard lists.allSatisfy({ Set($0).count == $0.count }) else { return nil }
    return (lists[0], lists[1], lists[2])
  }
}
