/// One change at one place, which is there.
package enum EditStep {
  /// Puts a value in the place of another.
  case replace([PropertyListPathStep], PropertyListValue)
  /// Adds an entry behind the last one of a dictionary that has no such key.
  case addEntry([PropertyListPathStep], key: String, PropertyListValue)
  /// Adds an item to an array, so that it has the index afterwards.
  case insertItem([PropertyListPathStep], index: Int, PropertyListValue)
  /// Takes an entry or item away.
  case remove([PropertyListPathStep], PropertyListPathStep)
  /// Gives an entry another key, which the dictionary does not have.
  case renameKey([PropertyListPathStep], from: String, to: String)

  /// The place of the value that is changed: for ``replace`` the value itself, otherwise the container.
  package var place: [PropertyListPathStep] {
    switch self {
    case .replace(let place, _), .addEntry(let place, _, _), .insertItem(let place, _, _),
      .remove(let place, _), .renameKey(let place, _, _):
      place
    }
  }
}

extension PropertyListValue {
  /// The value after a change somewhere in it; nothing happens where the place does not exist.
  ///
  /// - Complexity: O(length of the path × size of the containers on it).
  package func applying(_ step: EditStep) -> PropertyListValue {
    changed(at: step.place[...]) { $0.changedHere(by: step) }
  }

  private func changedHere(by step: EditStep) -> PropertyListValue {
    switch step {
    case .replace(_, let value): return value
    case .addEntry(_, let key, let value): return inserting(value, under: key)
    case .insertItem(_, let index, let value):
      switch self {
      case .array(var items):
        items.insert(value, at: min(index, items.count))
        return .array(items)
      case .set(var items):
        items.insert(value, at: min(index, items.count))
        return .set(items)
      default: return self
      }
    case .remove(_, let child): return removing(child)
    case .renameKey(_, let old, let new): return renaming(old, to: new)
    }
  }

  /// Follows a path and rebuilds what lies on it.
  private func changed(
    at path: ArraySlice<PropertyListPathStep>, by change: (PropertyListValue) -> PropertyListValue
  ) -> PropertyListValue {
    // The values on the way, from the outermost.
    var parents: [PropertyListValue] = []
    var value = self
    for step in path {
      guard let child = value.child(step) else { return self }
      parents.append(value)
      value = child
    }
    value = change(value)
    for (parent, step) in zip(parents, path).reversed() {
      value = parent.replacingChild(step, with: value)
    }
    return value
  }

  /// The value of a key or index.
  package func child(_ step: PropertyListPathStep) -> PropertyListValue? {
    switch (self, step) {
    case (.dictionary(let dictionary), .key(let key)): dictionary[key]
    case (.pairs(let pairs), .key(let key)): pairs.first { $0.key == .string(key) }?.value
    case (.array(let items), .index(let index)), (.set(let items), .index(let index)):
      items.indices.contains(index) ? items[index] : nil
    default: nil
    }
  }

  private func replacingChild(_ step: PropertyListPathStep, with value: PropertyListValue)
    -> PropertyListValue
  {
    switch (self, step) {
    case (.dictionary(var dictionary), .key(let key)):
      dictionary[key] = value
      return .dictionary(dictionary)
    case (.pairs(var pairs), .key(let key)):
      if let index = pairs.firstIndex(where: { $0.key == .string(key) }) { pairs[index].value = value }
      return .pairs(pairs)
    case (.array(var items), .index(let index)):
      items[index] = value
      return .array(items)
    case (.set(var items), .index(let index)):
      items[index] = value
      return .set(items)
    default: return self
    }
  }

  private func inserting(_ value: PropertyListValue, under key: String) -> PropertyListValue {
    switch self {
    case .dictionary(var dictionary):
      dictionary[key] = value
      return .dictionary(dictionary)
    case .pairs(let pairs): return .pairs(pairs + [PropertyListPair(key: .string(key), value: value)])
    default: return self
    }
  }

  private func removing(_ step: PropertyListPathStep) -> PropertyListValue {
    switch (self, step) {
    case (.dictionary(var dictionary), .key(let key)):
      dictionary[key] = nil
      return .dictionary(dictionary)
    case (.pairs(var pairs), .key(let key)):
      pairs.removeAll { $0.key == .string(key) }
      return .pairs(pairs)
    case (.array(var items), .index(let index)) where items.indices.contains(index):
      items.remove(at: index)
      return .array(items)
    case (.set(var items), .index(let index)) where items.indices.contains(index):
      items.remove(at: index)
      return .set(items)
    default: return self
    }
  }

  private func renaming(_ old: String, to new: String) -> PropertyListValue {
    switch self {
    case .dictionary(let dictionary):
      return .dictionary(
        PropertyListDictionary(
          uniqueEntries: dictionary.entries.map { entry in
            entry.key.hasSameScalars(as: old)
              ? PropertyListDictionary.Entry(key: new, value: entry.value) : entry
          }))
    case .pairs(let pairs):
      return .pairs(
        pairs.map { $0.key == .string(old) ? PropertyListPair(key: .string(new), value: $0.value) : $0 })
    default: return self
    }
  }
}
