/// What a walk over a document does with what only some formats have.
struct WalkOptions {
  /// Dictionaries are handed over sorted by key (F43).
  var sortsKeys = false
  /// Entries that do not count are handed over as well, as ``SinkContainer/pairs``.
  var keepsDuplicates = false
  /// A dictionary of an XML file that stands for a UID is handed over as one (F27).
  var readsUIDDictionaries = false
}

extension PropertyListNode {
  /// Hands the value to a sink, without recursion.
  ///
  /// Objects that a binary file shares are handed over each time they occur; see ``expandedCount``.
  func walk<Sink: PropertyListSink>(into sink: inout Sink, options: WalkOptions) throws(WriteError) {
    defer { withExtendedLifetime(document) {} }
    switch document.body {
    case .tape(let tape):
      var walk = NodeWalk(TapeStore(tape, of: document), of: document, options)
      try walk.run(from: index, into: &sink)
    case .binary(let objects):
      var walk = NodeWalk(objects, of: document, options)
      try walk.run(from: index, into: &sink)
    case .nothing: break
    }
  }

  /// The UID an XML dictionary with the single key `CF$UID` stands for (F27), or `nil`.
  ///
  /// The dictionary stays a dictionary; binary files are written with the UID. Negative numbers wrap to 32
  /// bits.
  public var uidInDictionary: UInt32? {
    guard document.format == .xml, kind == .dictionary, count == 1,
      let entry = entries.first(where: { _ in true }), entry.key == "CF$UID",
      let integer = entry.value.integer
    else { return nil }
    return UInt32(truncatingIfNeeded: integer.low)
  }
}
