internal import PropertyLists

/// A place for a new entry, whose parents are there or can be made.
struct EntrySlot {
  /// The innermost container that is there.
  private let parent: [PropertyListPathStep]
  /// The place in it: a key, or the index that the entry will have.
  private let last: PropertyListPathStep
  /// Keys of dictionaries to make around the entry, the outermost first; ``last`` is then where they begin.
  private let missing: [String]

  /// Finds the place for an entry.
  ///
  /// - Parameters:
  ///   - container: The working container.
  ///   - command: The command's name, for messages.
  /// - Throws: ``PlistBuddyFailure`` if there is no place, or something stands there.
  init(
    for entry: EntryPath, in root: PropertyListValue, from container: [PropertyListPathStep], command: String
  ) throws(PlistBuddyFailure) {
    let cannotAdd = PlistBuddyFailure("\(command): Can't Add Entry, \"\(entry.text)\", to Parent")
    var place = entry.isAbsolute ? [] : container
    var parts = entry.parts[...]
    var value = root.value(at: place) ?? root
    while parts.count > 1, let name = parts.first, let step = EntryPath.step(name, in: value),
      let child = value.child(step)
    {
      place.append(step)
      value = child
      parts = parts.dropFirst()
    }
    guard let name = parts.first else {
      throw PlistBuddyFailure("\(command): \"\(entry.text)\" Entry Already Exists")
    }
    guard value.isContainer else { throw cannotAdd }
    parent = place
    missing = Array(parts.dropFirst())
    switch value {
    case .array(let items), .set(let items):
      if name.isEmpty {
        last = .index(items.count)
      } else if let index = Int(name), index >= 0 {
        guard missing.isEmpty else { throw cannotAdd }
        last = .index(min(index, items.count))
      } else {
        throw PlistBuddyFailure("\(command): Entry, \"\(entry.text)\", Incorrectly Specified")
      }
    default:
      guard value.child(.key(name)) == nil else {
        throw missing.isEmpty
          ? PlistBuddyFailure("\(command): \"\(entry.text)\" Entry Already Exists") : cannotAdd
      }
      last = .key(name)
    }
  }

  /// The step that puts a value there, with its parents around it.
  func step(adding value: PropertyListValue) -> EditStep {
    var value = value
    for key in missing.reversed() {
      value = .dictionary(PropertyListDictionary(uniqueEntries: [.init(key: key, value: value)]))
    }
    switch last {
    case .key(let key): return .addEntry(parent, key: key, value)
    case .index(let index): return .insertItem(parent, index: index, value)
    }
  }
}
