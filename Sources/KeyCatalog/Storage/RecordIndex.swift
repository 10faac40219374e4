/// All records, where they stand in their texts, and the tree of their paths.
final class RecordIndex: Sendable {
  /// The files themselves; they keep the texts in memory.
  let sources: [RecordSource]
  /// The records, in the order of their files.
  let entries: [RecordEntry]
  /// The tree of paths, with the files of records.
  let tree: PathTree

  /// The files of records.
  var texts: [RecordText] { tree.texts }

  /// The places of the tree.
  var nodes: [PathNode] { tree.nodes }

  /// Reads files of records.
  init(_ sources: [RecordSource]) throws(RecordError) {
    var size = 0
    for source in sources { size += source.text.count }
    var tree = PathTree(expecting: size / 256 + 16)
    var entries: [RecordEntry] = []
    entries.reserveCapacity(size / 256 + 16)
    var paths: [(record: Int, kind: FieldKind, path: Range<Int>)] = []
    for source in sources {
      let text = source.text
      let number = tree.add(text)
      var reader = RecordReader(text, source: number)
      while var record = try reader.next() {
        let header = record.entry.header
        guard let node = tree.place(of: header, in: number, document: source.document) else {
          throw RecordError(line: record.line, text: text.string(header), message: "the path is malformed")
        }
        guard tree.describe(node, by: entries.count) else {
          throw RecordError(
            line: record.line, text: text.string(header), message: "the path has a record already")
        }
        record.entry.node = node
        for path in record.paths { paths.append((record: entries.count, kind: path.kind, path: path.path)) }
        entries.append(record.entry)
      }
    }
    // Further paths come last: a record of its own beats one that is only mentioned.
    for item in paths {
      let entry = entries[item.record]
      let document = sources[entry.source].document
      guard let node = tree.place(of: item.path, in: entry.source, document: document) else {
        let text = tree.texts[entry.source].string(item.path)
        throw RecordError(line: 0, text: text, message: "the path is malformed")
      }
      if item.kind == .alternatePath {
        _ = tree.describe(node, by: item.record)
      } else {
        tree.share(contentsOf: node, withItemsOf: entry.node, in: entry.source)
      }
    }
    self.sources = sources
    self.entries = entries
    self.tree = tree
  }
}
