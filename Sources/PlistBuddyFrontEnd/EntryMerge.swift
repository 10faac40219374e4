internal import PropertyLists

/// Putting the entries of one container into another.
struct EntryMerge {
  /// The container with the new entries.
  let value: PropertyListValue
  /// Keys that were there already, so that their new values were left out.
  let skippedKeys: [String]

  /// Merges a property list into a container.
  ///
  /// - Parameter isRecursive: Whether containers under the same key are merged too.
  static func merge(
    _ other: PropertyListValue, into old: PropertyListValue, isRecursive: Bool
  ) throws(PlistBuddyFailure) -> EntryMerge {
    var skippedKeys: [String] = []
    switch (old, other) {
    case (.array(let items), .array(let more)):
      return EntryMerge(value: .array(items + more), skippedKeys: [])
    case (.dictionary(let dictionary), .dictionary(let more)):
      let value = merge(more, into: dictionary, isRecursive: isRecursive, skipping: &skippedKeys)
      return EntryMerge(value: .dictionary(value), skippedKeys: skippedKeys)
    case (.array, _): throw PlistBuddyFailure("Merge: Can't Add \(name(of: other)) Entries to array")
    case (.dictionary, _): throw PlistBuddyFailure("Merge: Can't Add \(name(of: other)) Entries to dict")
    default: throw PlistBuddyFailure("Merge: Specified Entry Must Be a Container")
    }
  }

  private static func merge(
    _ other: PropertyListDictionary, into dictionary: PropertyListDictionary, isRecursive: Bool,
    skipping skippedKeys: inout [String]
  ) -> PropertyListDictionary {
    var result = dictionary
    for entry in other.entries {
      switch (result[entry.key], entry.value) {
      case (nil, let value): result[entry.key] = value
      case (.dictionary(let old), .dictionary(let new)) where isRecursive:
        result[entry.key] = .dictionary(merge(new, into: old, isRecursive: true, skipping: &skippedKeys))
      case (.array(let old), .array(let new)) where isRecursive: result[entry.key] = .array(old + new)
      default: skippedKeys.append(entry.key)
      }
    }
    return result
  }

  private static func name(of value: PropertyListValue) -> String {
    switch value {
    case .array, .set: "array"
    case .dictionary, .pairs: "dict"
    default: EntryType(of: value)?.rawValue ?? "unknown"
    }
  }
}
