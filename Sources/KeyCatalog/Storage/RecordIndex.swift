/// All records, where they stand in their texts, and the tree of their paths.
final class RecordIndex: Sendable {
  /// The files of records.
  let texts: [RecordText]
  /// The kind of document of each file.
  let documents: [DocumentKind]
  /// The records, in the order of their files.
  let entries: [RecordEntry]
  /// The tree of paths; the roots of the documents come first.
  let nodes: [PathNode]
  /// The named places, by the hash of their parent and name.
  private let table: [Int32]

  /// Reads files of records.
  init(_ sources: [RecordSource]) throws(RecordError) {
    var size = 0
    for source in sources { size += source.text.utf8CodeUnitCount }
    var builder = RecordIndexBuilder(expecting: size / 256 + 16)
    for source in sources { try builder.read(source) }
    try builder.finish()
    texts = builder.texts
    documents = builder.documents
    entries = builder.entries
    nodes = builder.nodes
    table = builder.table
  }

  /// The place of a name under a place, or -1.
  @inline(__always)
  func key(_ bytes: UnsafeBufferPointer<UInt8>, under parent: Int32) -> Int32 {
    let hash = unsafe NameHash.hash(bytes, under: parent)
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[slot] >= 0 {
      let node = nodes[Int(table[slot])]
      if node.parent == parent, node.name.count == bytes.count,
        unsafe texts[node.source].withBytes(node.name, { unsafe $0.elementsEqual(bytes) })
      {
        return table[slot]
      }
      slot = (slot + 1) & (table.count - 1)
    }
    return -1
  }
}
