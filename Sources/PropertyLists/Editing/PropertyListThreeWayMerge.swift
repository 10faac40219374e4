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

  // What this calls is not inlined: as one function, they take the compiler a tenth of its time for the module.
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

  @inline(never)
  private static func means(_ left: PropertyListValue?, _ right: PropertyListValue?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return PropertyListDifference.means(left, right)
  }

  @inline(never)
  private mutating func merged(
    _ base: PropertyListDictionary, _ ours: PropertyListDictionary, _ theirs: PropertyListDictionary,
    _ path: [PropertyListPathStep], _ otherPath: [PropertyListPathStep]
  ) -> PropertyListDictionary {
    let olds = Self.byKey(base)
    let ourValues = Self.byKey(ours)
    let theirValues = Self.byKey(theirs)
    var result: [PropertyListDictionary.Entry] = []
    for entry in ours.entries + theirs.entries.filter({ ourValues[Array($0.key.utf8)] == nil }) {
      let key = Array(entry.key.utf8)
      let step = PropertyListPathStep.key(entry.key)
      if let value = merged(olds[key], ourValues[key], theirValues[key], path + [step], otherPath + [step]) {
        result.append(PropertyListDictionary.Entry(key: entry.key, value: value))
      }
    }
    return PropertyListDictionary(uniqueEntries: result)
  }

  private static func byKey(_ dictionary: PropertyListDictionary) -> [[UInt8]: PropertyListValue] {
    var values: [[UInt8]: PropertyListValue] = [:]
    for entry in dictionary.entries { values[Array(entry.key.utf8)] = entry.value }
    return values
  }

  private static func positions(of keys: [[UInt8]]) -> [[UInt8]: Int] {
    var positions: [[UInt8]: Int] = [:]
    for (position, key) in keys.enumerated() { positions[key] = position }
    return positions
  }

  /// - Returns: `nil` if the items cannot be told apart.
  @inline(never)
  private mutating func merged(
    _ base: [PropertyListValue], _ ours: [PropertyListValue], _ theirs: [PropertyListValue],
    _ path: [PropertyListPathStep], _ otherPath: [PropertyListPathStep]
  ) -> [PropertyListValue]? {
    guard let keys = Self.keys(base, ours, theirs) else { return nil }
    let inBase = Self.positions(of: keys.base)
    let inOurs = Self.positions(of: keys.ours)
    let inTheirs = Self.positions(of: keys.theirs)
    var result: [PropertyListValue] = []
    let added = keys.theirs.indices.filter { inOurs[keys.theirs[$0]] == nil }
    for (index, key) in keys.ours.enumerated() {
      let other = inTheirs[key]
      let old = inBase[key]
      let item = merged(
        old.map { base[$0] }, ours[index], other.map { theirs[$0] }, path + [.index(result.count)],
        otherPath + [.index(other ?? 0)])
      if let item { result.append(item) }
    }
    for index in added {
      let old = inBase[keys.theirs[index]]
      let item = merged(
        old.map { base[$0] }, nil, theirs[index], path + [.index(result.count)], otherPath + [.index(index)])
      if let item { result.append(item) }
    }
    return result
  }

  /// What tells the items of three arrays apart; `nil` if nothing does.
  @inline(never)
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
