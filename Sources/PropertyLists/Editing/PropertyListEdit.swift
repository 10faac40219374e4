/// One change of a property list, as a user would say it.
///
/// A path may lead to several places (`CFBundleURLTypes[].CFBundleTypeRole`); the change is then made at each.
/// `**` is for reading only.
public enum PropertyListEdit: Sendable, Hashable {
  /// Makes a value that of a place: it replaces the one there, or is added under a key that is new.
  case set(PropertyListPath, PropertyListValue)
  /// Adds a value: under a key that must be new, or in an array so that it has the given index afterwards.
  ///
  /// A negative index counts from the end of the longer array: -1 makes the value the last one.
  case insert(PropertyListPath, PropertyListValue)
  /// Adds a value behind the last one of an array.
  case append(PropertyListPath, PropertyListValue)
  /// Takes a value away, and its key with it.
  case remove(PropertyListPath)
  /// Gives the value of a key another key, which must be new; its place in the file stays.
  case rename(PropertyListPath, to: String)
  /// Takes a value away and inserts it elsewhere, as ``insert(_:_:)`` does; the new place is looked for after
  /// the value is gone. Within one dictionary only its key changes, as ``rename(_:to:)`` does it.
  case move(PropertyListPath, to: PropertyListPath)
}
