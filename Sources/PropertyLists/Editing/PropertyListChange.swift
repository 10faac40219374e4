/// One difference between two property lists, which can be made and taken back.
///
/// The changes of a list are made one after another: indexes count in the array as the changes before left it.
public enum PropertyListChange: Sendable, Hashable {
  /// A value is new. In an array it has the index of the path afterwards.
  case add([PropertyListPathStep], PropertyListValue)
  /// A value is gone.
  case remove([PropertyListPathStep], PropertyListValue)
  /// A value is another.
  case replace([PropertyListPathStep], old: PropertyListValue, new: PropertyListValue)
  /// A value has another key in the same dictionary.
  case rename([PropertyListPathStep], to: String)
  /// A value stands in another dictionary.
  case move([PropertyListPathStep], to: [PropertyListPathStep])

  /// Where the value stands before the change; for an addition, after it.
  public var path: [PropertyListPathStep] {
    switch self {
    case .add(let path, _), .remove(let path, _), .replace(let path, _, _), .rename(let path, _),
      .move(let path, _):
      path
    }
  }

  /// The change that takes this one back.
  public var reversed: PropertyListChange {
    switch self {
    case .add(let path, let value): .remove(path, value)
    case .remove(let path, let value): .add(path, value)
    case .replace(let path, let old, let new): .replace(path, old: new, new: old)
    case .rename(let path, let key):
      if case .key(let old)? = path.last {
        .rename(Array(path.dropLast()) + [.key(key)], to: old)
      } else {
        self
      }
    case .move(let path, let target): .move(target, to: path)
    }
  }

  /// The edit that makes the change.
  public var edit: PropertyListEdit {
    switch self {
    case .add(let path, let value): .insert(PropertyListPath(path), value)
    case .remove(let path, _): .remove(PropertyListPath(path))
    case .replace(let path, _, let new): .set(PropertyListPath(path), new)
    case .rename(let path, let key): .rename(PropertyListPath(path), to: key)
    case .move(let path, let target): .move(PropertyListPath(path), to: PropertyListPath(target))
    }
  }

  /// Whether a property list is as the change expects it.
  func fits(_ root: PropertyListNode) -> Bool {
    let node = root[path]
    switch self {
    case .add(let path, _):
      guard case .key? = path.last else { return true }
      return node == nil
    case .remove(_, let old), .replace(_, let old, _): return node.map { $0.isIdentical(to: old) } ?? false
    case .rename, .move: return node != nil
    }
  }
}

extension PropertyListNode {
  /// Whether the node is a value, whatever the order of the keys in its dictionaries.
  func isIdentical(to value: PropertyListValue) -> Bool {
    guard let own = try? self.value() else { return false }
    return PropertyListDifference.means(own, value)
  }
}

extension PropertyListEditor {
  /// Makes the changes of a list, one after another.
  ///
  /// - Throws: ``PropertyListEditError`` if the property list is not as a change expects it, or cannot be
  ///   changed; then nothing has changed.
  public mutating func apply(_ changes: [PropertyListChange]) throws(PropertyListEditError) {
    var copy = self
    for change in changes {
      guard let root = copy.document.root, change.fits(root) else {
        throw PropertyListEditError(
          .conflict,
          "The value at \(PropertyListPath.text(of: change.path)) is not the one that the change is for.",
          hint: "The file has changed since the differences were found.", keyPath: change.path)
      }
      try copy.apply(change.edit)
    }
    self = copy
  }
}
