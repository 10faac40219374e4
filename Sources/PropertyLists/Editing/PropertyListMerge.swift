/// Several property lists brought together in one, key by key.
public struct PropertyListMerge: Sendable {
  /// The result.
  public private(set) var value: PropertyListValue
  /// What could not be decided; the result has the earlier value there.
  public private(set) var conflicts: [PropertyListMergeConflict] = []
  /// What does not come from the first property list: where it stands in the result, and the number of the one
  /// it comes from.
  public private(set) var origins: [(path: [PropertyListPathStep], source: Int)] = []

  private let policy: PropertyListMergePolicy

  /// Merges property lists, each into what the ones before it gave.
  ///
  /// - Complexity: O(*n*) on average, in the size of all.
  public init(_ values: [PropertyListValue], policy: PropertyListMergePolicy = .infoPlist) {
    value = values.first ?? .dictionary(PropertyListDictionary())
    self.policy = policy
    for (source, other) in values.enumerated().dropFirst() {
      value = merged(value, other, [], [], source)
    }
  }

  // What this calls is not inlined: as one function, they take the compiler a tenth of its time for the module.
  private mutating func merged(
    _ old: PropertyListValue, _ new: PropertyListValue, _ path: [PropertyListPathStep],
    _ otherPath: [PropertyListPathStep], _ source: Int
  ) -> PropertyListValue {
    guard !PropertyListDifference.means(old, new) else { return old }
    let rule = policy.rule(at: path)
    switch (old, new, rule) {
    case (_, _, .keep): return old
    case (_, _, .conflict): break
    case (.dictionary(let left), .dictionary(let right), nil),
      (.dictionary(let left), .dictionary(let right), .unite),
      (.dictionary(let left), .dictionary(let right), .identity):
      return merged(left, right, path, otherPath, source)
    case (.dictionary(let left), .dictionary(let right), .replace) where path.isEmpty || isStandard(path):
      // `*` speaks about values, not about the dictionaries that lead to them.
      return merged(left, right, path, otherPath, source)
    case (.array(let left), .array(let right), .unite):
      return .array(left + added(right, to: left, path, source))
    case (.array(let left), .array(let right), .identity):
      return merged(left, right, path, otherPath, source)
    default:
      guard old.isContainer == new.isContainer, old.isContainer == false || old.kind == new.kind else {
        break
      }
      origins.append((path, source))
      return new
    }
    conflicts.append(
      PropertyListMergeConflict(
        path: path, otherPath: otherPath, value: old, otherValue: new, source: source))
    return old
  }

  /// Whether a place has no rule but the one for all.
  @inline(never)
  private func isStandard(_ path: [PropertyListPathStep]) -> Bool {
    var own = policy
    own.rules["*"] = nil
    return own.rule(at: path) == nil
  }

  @inline(never)
  private mutating func merged(
    _ left: PropertyListDictionary, _ right: PropertyListDictionary, _ path: [PropertyListPathStep],
    _ otherPath: [PropertyListPathStep], _ source: Int
  ) -> PropertyListValue {
    var places: [[UInt8]: Int] = [:]
    for (place, entry) in left.entries.enumerated() { places[Array(entry.key.utf8)] = place }
    var result = left.entries
    for entry in right.entries {
      let step = PropertyListPathStep.key(entry.key)
      if let place = places[Array(entry.key.utf8)] {
        result[place].value = merged(
          result[place].value, entry.value, path + [step], otherPath + [step], source)
      } else {
        result.append(entry)
        origins.append((path + [step], source))
      }
    }
    return .dictionary(PropertyListDictionary(uniqueEntries: result))
  }

  @inline(never)
  private mutating func merged(
    _ left: [PropertyListValue], _ right: [PropertyListValue], _ path: [PropertyListPathStep],
    _ otherPath: [PropertyListPathStep], _ source: Int
  ) -> PropertyListValue {
    guard let (leftKeys, rightKeys) = PropertyListDifference.identities(of: left, and: right) else {
      return .array(left + added(right, to: left, path, source))
    }
    var places: [[UInt8]: Int] = [:]
    for (place, key) in leftKeys.enumerated() { places[key] = place }
    var result = left
    for (index, item) in right.enumerated() {
      if let place = places[rightKeys[index]] {
        result[place] = merged(
          left[place], item, path + [.index(place)], otherPath + [.index(index)], source)
      } else {
        origins.append((path + [.index(result.count)], source))
        result.append(item)
      }
    }
    return .array(result)
  }

  /// The items of an array that another does not have.
  @inline(never)
  private mutating func added(
    _ items: [PropertyListValue], to others: [PropertyListValue], _ path: [PropertyListPathStep],
    _ source: Int
  ) -> [PropertyListValue] {
    var known = Set(others.map { PropertyListDifference.canonical($0) })
    var result: [PropertyListValue] = []
    for item in items where known.insert(PropertyListDifference.canonical(item)).inserted {
      origins.append((path + [.index(others.count + result.count)], source))
      result.append(item)
    }
    return result
  }
}
