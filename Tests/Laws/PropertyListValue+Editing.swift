package import PropertyLists

/// What edits should make of a value, worked out without the editor.
extension PropertyListValue {
  /// The value at a place.
  package func value(at place: [PropertyListPathStep]) -> PropertyListValue? {
    var value = self
    for step in place {
      switch (value, step) {
      case (.dictionary(let dictionary), .key(let key)):
        guard let next = dictionary[key] else { return nil }
        value = next
      case (.array(let items), .index(let index)), (.set(let items), .index(let index)):
        guard items.indices.contains(index) else { return nil }
        value = items[index]
      default: return nil
      }
    }
    return value
  }

  /// The value with another at a place, where there is one or a new key.
  package func setting(_ value: PropertyListValue, at place: [PropertyListPathStep]) -> PropertyListValue {
    guard let last = place.last else { return value }
    return changing(place.dropLast()) { parent in
      switch (parent, last) {
      case (.dictionary(var dictionary), .key(let key)):
        dictionary[key] = value
        return .dictionary(dictionary)
      case (_, .index(let index)):
        return parent.withItems { $0[index] = value }
      default: return parent
      }
    }
  }

  /// The value with another that is new: under its key, or in front of the one with its index.
  package func inserting(_ value: PropertyListValue, at place: [PropertyListPathStep]) -> PropertyListValue {
    guard case .index(let index)? = place.last else { return setting(value, at: place) }
    return changing(place.dropLast()) { $0.withItems { $0.insert(value, at: index) } }
  }

  /// The value without the one at a place.
  package func removing(at place: [PropertyListPathStep]) -> PropertyListValue {
    changing(place.dropLast()) { parent in
      switch (parent, place.last) {
      case (.dictionary(var dictionary), .key(let key)?):
        dictionary[key] = nil
        return .dictionary(dictionary)
      case (_, .index(let index)?):
        return parent.withItems { $0.remove(at: index) }
      default: return parent
      }
    }
  }

  /// The value with another key at a place.
  package func renaming(_ place: [PropertyListPathStep], to key: String) -> PropertyListValue {
    changing(place.dropLast()) { parent in
      guard case .dictionary(let dictionary) = parent, case .key(let old)? = place.last else { return parent }
      return .dictionary(
        PropertyListDictionary(
          uniqueEntries: dictionary.entries.map { entry in
            let isMeant = entry.key.utf8.elementsEqual(old.utf8)
            return PropertyListDictionary.Entry(key: isMeant ? key : entry.key, value: entry.value)
          }))
    }
  }

  /// Whether JSON may need a wrapper for a container, and so write it anew.
  package var hasJSONWrappers: Bool {
    switch self {
    case .dictionary(let dictionary):
      dictionary.entries.contains { $0.key.hasPrefix("$") || $0.value.hasJSONWrappers }
    case .array(let items): items.contains(where: \.hasJSONWrappers)
    case .set, .pairs: true
    default: false
    }
  }

  private func changing(
    _ place: ArraySlice<PropertyListPathStep>, _ change: (PropertyListValue) -> PropertyListValue
  ) -> PropertyListValue {
    guard let step = place.first else { return change(self) }
    switch (self, step) {
    case (.dictionary(var dictionary), .key(let key)):
      dictionary[key] = dictionary[key].map { $0.changing(place.dropFirst(), change) }
      return .dictionary(dictionary)
    case (_, .index(let index)):
      return withItems { $0[index] = $0[index].changing(place.dropFirst(), change) }
    default: return self
    }
  }

  private func withItems(_ change: (inout [PropertyListValue]) -> Void) -> PropertyListValue {
    switch self {
    case .array(var items):
      change(&items)
      return .array(items)
    case .set(var items):
      change(&items)
      return .set(items)
    default: return self
    }
  }
}
