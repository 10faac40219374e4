internal import PropertyLists

/// Changes of values, as `-insert`, `-replace` and `-remove` make them.
enum PlutilEdit {
  /// The step that puts a value where an insertion says.
  ///
  /// - Throws: ``PlutilError`` if there is no such place, or it is taken.
  static func step(
    for insertion: PlutilInsertion, in root: PropertyListValue
  ) throws(PlutilError) -> EditStep {
    let path = insertion.keyPath.text
    var place: [PropertyListPathStep] = []
    var parent = root
    for part in insertion.keyPath.parts.dropLast() {
      switch parent {
      case .dictionary: place.append(.key(part))
      case .array(let items): place.append(.index(try index(part, upTo: items.count, path)))
      default: throw PlutilError("Unable to insert value at key path \(path)")
      }
      guard let last = place.last, let child = parent.child(last) else {
        throw PlutilError("Key path not found \(path)")
      }
      parent = child
    }
    let part = insertion.keyPath.parts.last ?? ""
    switch parent {
    case .dictionary(let dictionary):
      let old = dictionary[part]
      guard let old else { return .addEntry(place, key: part, insertion.value) }
      if insertion.isReplacement { return .replace(place + [.key(part)], insertion.value) }
      guard insertion.appends else { throw PlutilError("Value already exists at key path \(path)") }
      guard case .array(let items) = old else {
        throw PlutilError("Appending to a non-array at key path \(path)")
      }
      return .insertItem(place + [.key(part)], index: items.count, insertion.value)
    case .array(let items):
      // One more than there are: a value can go behind the last one.
      let index = try index(part, upTo: items.count + 1, path)
      if insertion.isReplacement, index < items.count {
        return .replace(place + [.index(index)], insertion.value)
      }
      guard insertion.appends && !insertion.isReplacement else {
        return .insertItem(place, index: index, insertion.value)
      }
      guard index < items.count, case .array(let inner) = items[index] else {
        throw PlutilError("Attempt to append value to non-array at key path \(path)")
      }
      return .insertItem(place + [.index(index)], index: inner.count, insertion.value)
    default: throw PlutilError("Unable to insert value at key path \(path)")
    }
  }

  private static func index(_ part: String, upTo limit: Int, _ path: String) throws(PlutilError) -> Int {
    guard let index = Int(part) else { throw PlutilError("Unable to index into array with key path \(path)") }
    guard index >= 0, index < limit else {
      throw PlutilError("Index \(index) out of bounds in array at key path \(path)")
    }
    return index
  }

  /// The step that takes the value away that a path leads to.
  static func step(
    removing keyPath: PlutilKeyPath, from root: PropertyListValue
  ) throws(PlutilError) -> EditStep {
    var place: [PropertyListPathStep] = []
    var value = root
    for part in keyPath.parts {
      if case .array = value, let index = Int(part) {
        place.append(.index(index))
      } else {
        place.append(.key(part))
      }
      guard !part.isEmpty, let last = place.last, let child = value.child(last) else {
        throw PlutilError("No value to remove at key path \(keyPath.text)")
      }
      value = child
    }
    return .remove(Array(place.dropLast()), place.last ?? .key(""))
  }
}
