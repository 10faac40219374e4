/// A place in the tree of all paths of all records.
struct PathNode: Sendable {
  /// The kinds of step that lead to a place.
  enum Kind: UInt8, Sendable {
    /// The root of a document.
    case root
    /// A key with a certain name.
    case key
    /// Each item of an array.
    case items
    /// Any key.
    case free
  }

  /// The step that leads here.
  var kind: Kind
  /// The place above, or -1.
  var parent: Int32
  /// The file of records the name is in.
  var source: Int
  /// The name of a key, or the word between the angle brackets of a free one.
  var name: Range<Int>
  /// The letters, digits and other bytes of the name, one bit each; small and capital letters share one.
  var letters: UInt64 = 0
  /// The record of the place, or -1.
  var record: Int32 = -1
  /// The place whose contents this one shares, or -1.
  var shared: Int32 = -1
  /// The place of the items, or -1.
  var items: Int32 = -1
  /// The place of the free keys, or -1.
  var free: Int32 = -1
  /// The first and last of the named keys, or -1.
  var firstKey: Int32 = -1
  var lastKey: Int32 = -1
  /// The next named key beside this one, or -1.
  var nextKey: Int32 = -1
}
