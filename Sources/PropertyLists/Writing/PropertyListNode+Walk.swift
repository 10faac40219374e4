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
  /// Objects that a binary file shares are handed over each time they occur; see ``expandedCount(limit:)``.
  func walk<Sink: PropertyListSink>(into sink: inout Sink, options: WalkOptions) throws(WriteError) {
    var frames: [NodeFrame] = []
    var next: PropertyListNode? = self
    while true {
      do throws(WriteError) {
        if let node = next {
          next = nil
          if options.readsUIDDictionaries, let uid = node.uidInDictionary {
            try sink.uid(uid)
          } else if let frame = NodeFrame(node, options: options) {
            try sink.begin(frame.container, count: frame.count)
            frames.append(frame)
          } else {
            try node.handLeaf(to: &sink)
          }
        }
        guard let last = frames.indices.last else { return }
        guard let node = try frames[last].advance(&sink) else {
          try sink.end(frames[last].container)
          frames.removeLast()
          continue
        }
        next = node
      } catch {
        var error = error
        error.keyPath = frames.compactMap { $0.step }
        throw error
      }
    }
  }

  private func handLeaf<Sink: PropertyListSink>(to sink: inout Sink) throws(WriteError) {
    switch kind {
    case .string: try SinkText.hand(string ?? "") { span throws(WriteError) in try sink.string(span) }
    case .boolean: try sink.boolean(boolean ?? false)
    case .integer: try sink.integer(integer ?? 0, text: unusualIntegerText)
    case .real:
      try sink.real(SinkReal(value: real ?? 0, text: realText, isSinglePrecision: isSinglePrecision))
    case .date: try sink.date(date ?? PropertyListDate(wholeSeconds: 0))
    case .data:
      let bytes = data ?? []
      try sink.data(bytes.span)
    case .uid: try sink.uid(uid ?? 0)
    case .null: try sink.null()
    case .array, .dictionary, .set: break
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

/// A container that is being handed over.
private struct NodeFrame {
  let container: SinkContainer
  let count: Int
  var items: PropertyListItems?
  var entries: [PropertyListEntry] = []
  var position = -1
  var isKeyDone = false

  /// - Returns: `nil` if the node is no container.
  init?(_ node: PropertyListNode, options: WalkOptions) {
    switch node.kind {
    case .array:
      container = .array
      items = node.items
      count = node.count
    case .set:
      container = .set
      items = node.items
      count = node.count
    case .dictionary:
      let effective = node.effectiveEntries
      let hasOddKeys = effective.contains { $0.keyNode.kind != .string }
      if hasOddKeys || (options.keepsDuplicates && effective.count < node.count) {
        container = .pairs
        entries = options.keepsDuplicates ? Array(node.entries) : effective
      } else {
        container = .dictionary
        entries =
          options.sortsKeys
          ? effective.map { ($0.key, $0) }.sorted { $0.0.utf16.lexicographicallyPrecedes($1.0.utf16) }
            .map { $0.1 } : effective
      }
      count = entries.count
    default: return nil
    }
  }

  /// The step to the value handed over last.
  var step: PropertyListPathStep? {
    guard position >= 0, position < count else { return nil }
    return container == .dictionary ? .key(entries[position].key) : .index(position)
  }

  /// The next value, after its key has been handed over.
  mutating func advance<Sink: PropertyListSink>(_ sink: inout Sink) throws(WriteError) -> PropertyListNode? {
    if container == .pairs, isKeyDone {
      isKeyDone = false
      return entries[position].value
    }
    guard position + 1 < count else { return nil }
    position += 1
    switch container {
    case .array, .set: return items?.next()
    case .dictionary:
      try SinkText.hand(entries[position].key) { span throws(WriteError) in try sink.key(span) }
      return entries[position].value
    case .pairs:
      isKeyDone = true
      return entries[position].keyNode
    }
  }
}
