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
  let kind: Kind
  /// The file of records the name is in.
  private let sourceNumber: Int16
  /// The place above, or -1.
  let parent: Int32
  /// Where the name stands.
  private let nameRange: TextRange
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

  init(kind: Kind, parent: Int32, source: Int, name: Range<Int>) {
    self.kind = kind
    self.parent = parent
    sourceNumber = Int16(source)
    nameRange = TextRange(name)
  }

  /// The file of records the name is in.
  @inline(__always)
  var source: Int { Int(sourceNumber) }

  /// The name of a key, or the word between the angle brackets of a free one.
  @inline(__always)
  var name: Range<Int> { nameRange.range }
}
