/// Goes through the nodes of a document and hands them to a sink, without recursion.
struct NodeWalk<Store: NodeStore> {
  /// A container that is being handed over.
  private struct Frame {
    let container: SinkContainer
    let count: Int
    let children: NodeChildren
    /// The cursors of what is handed over, unless that is everything in the order of the file.
    let order: [Int]?
    /// How many items or entries have been begun.
    var position = 0
    /// The cursor of the one begun last, and of the next in the file.
    var current: Int
    var next: Int
    /// In ``SinkContainer/pairs``, whether the key has been handed over and the value has not.
    var isKeyDone = false
  }

  private let store: Store
  private let document: PropertyListDocument
  private let options: WalkOptions
  private var frames: [Frame] = []
  private var hashes = KeyHashes()

  init(_ store: Store, of document: PropertyListDocument, _ options: WalkOptions) {
    self.store = store
    self.document = document
    self.options = options
  }

  mutating func run<Sink: PropertyListSink>(from root: Int, into sink: inout Sink) throws(WriteError) {
    do throws(WriteError) {
      try hand(root, to: &sink)
      while !frames.isEmpty {
        if let node = try advance(&sink) {
          try hand(node, to: &sink)
        } else if let frame = frames.popLast() {
          try sink.end(frame.container)
        }
      }
    } catch {
      var error = error
      error.keyPath = path
      throw error
    }
  }

  /// Hands over a leaf, or begins a container.
  @inline(__always)
  private mutating func hand<Sink: PropertyListSink>(_ node: Int, to sink: inout Sink) throws(WriteError) {
    guard let children = try store.hand(node, to: &sink) else { return }
    if options.readsUIDDictionaries, children.container == .dictionary, children.count == 1,
      let uid = PropertyListNode(document: document, index: node).uidInDictionary
    {
      return try sink.uid(uid)
    }
    let frame = frame(children)
    try sink.begin(frame.container, count: frame.count)
    frames.append(frame)
  }

  /// The next node of the innermost container, after its key has been handed over; `nil` at the end.
  @inline(__always)
  private mutating func advance<Sink: PropertyListSink>(_ sink: inout Sink) throws(WriteError) -> Int? {
    let last = frames.count - 1
    if frames[last].isKeyDone {
      frames[last].isKeyDone = false
      return store.value(at: frames[last].current, in: frames[last].children)
    }
    guard frames[last].position < frames[last].count else { return nil }
    let cursor: Int
    if let order = frames[last].order {
      cursor = order[frames[last].position]
    } else {
      cursor = frames[last].next
      guard cursor < frames[last].children.end else { return nil }
      frames[last].next = store.cursor(after: cursor, in: frames[last].children)
    }
    frames[last].current = cursor
    frames[last].position += 1
    switch frames[last].container {
    case .array, .set: return store.item(at: cursor)
    case .dictionary:
      _ = try store.withText(of: store.key(at: cursor)) { text throws(WriteError) in try sink.key(text) }
      return store.value(at: cursor, in: frames[last].children)
    case .pairs:
      frames[last].isKeyDone = true
      return store.key(at: cursor)
    }
  }

  /// The steps to the value handed over last.
  private var path: [PropertyListPathStep] {
    frames.compactMap { frame in
      guard frame.position > 0 else { return nil }
      guard frame.container == .dictionary else { return .index(frame.position - 1) }
      let key = PropertyListNode(document: document, index: store.key(at: frame.current))
      return .key(key.string ?? "")
    }
  }

  // MARK: Dictionaries

  /// Finds out what is to be handed over of a container, in what order.
  private mutating func frame(_ children: NodeChildren) -> Frame {
    guard children.container == .dictionary || children.container == .pairs else {
      return frame(children, children.container, nil)
    }
    // What is sorted, as the system writes it, repeats nothing, and takes no table to see that.
    if children.count > KeyOrder.largestQuickTable, isAscending(children) {
      return frame(children, .dictionary, nil)
    }
    hashes.removeAll()
    var hasOddKeys = false
    var cursor = children.start
    while cursor < children.end {
      let hash = store.withText(of: store.key(at: cursor)) { ByteHash.of($0) }
      if let hash { hashes.add(hash) } else { hasOddKeys = true }
      cursor = store.cursor(after: cursor, in: children)
    }
    let kept = hashes.hasRepetition() ? winners(children, hasOddKeys: hasOddKeys) : nil
    if hasOddKeys || (options.keepsDuplicates && kept != nil) {
      return frame(children, .pairs, options.keepsDuplicates ? nil : kept)
    }
    guard options.sortsKeys || kept != nil else { return frame(children, .dictionary, nil) }
    let order = kept ?? cursors(children)
    return frame(children, .dictionary, options.sortsKeys ? sorted(order) : order)
  }

  /// Whether the keys are strings, each of which comes before the next in the order of ``KeyOrder``.
  private func isAscending(_ children: NodeChildren) -> Bool {
    var cursor = children.start
    return store.areAscending {
      guard cursor < children.end else { return nil }
      defer { cursor = store.cursor(after: cursor, in: children) }
      return store.key(at: cursor)
    }
  }

  private func frame(_ children: NodeChildren, _ container: SinkContainer, _ order: [Int]?) -> Frame {
    Frame(
      container: container, count: order?.count ?? children.count, children: children, order: order,
      current: children.start, next: children.start)
  }

  /// The cursors of a dictionary's entries.
  private func cursors(_ children: NodeChildren) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(children.count)
    var cursor = children.start
    while cursor < children.end {
      result.append(cursor)
      cursor = store.cursor(after: cursor, in: children)
    }
    return result
  }

  /// The cursors of the entries that count, where keys occur again (F26, F54); nil if none does.
  private func winners(_ children: NodeChildren, hasOddKeys: Bool) -> [Int]? {
    let all = cursors(children)
    // Keys that are not strings have no hash.
    let losers =
      hasOddKeys
      ? nil
      : hashes.losers(firstWins: document.firstDuplicateWins) { left, right in
        hasSameText(store.key(at: all[left]), store.key(at: all[right]))
      }
    let isLoser = losers ?? self.losers(all)
    guard isLoser.contains(true) else { return nil }
    return all.indices.filter { !isLoser[$0] }.map { all[$0] }
  }

  private func hasSameText(_ left: Int, _ right: Int) -> Bool {
    if left == right { return true }
    return unsafe store.withTexts(of: left, right) { unsafe KeyOrder.precedes($0, $1) == nil } ?? false
  }

  /// Which entries do not count since their key occurs again, whatever the keys' hashes are.
  private func losers(_ cursors: [Int]) -> [Bool] {
    var places: [[UInt8]: Int] = [:]
    var isLoser = Array(repeating: false, count: cursors.count)
    for (position, cursor) in cursors.enumerated() {
      guard
        let key = store.withText(
          of: store.key(at: cursor), { text in unsafe text.withUnsafeBufferPointer { unsafe Array($0) } })
      else { continue }
      if let earlier = places[key] {
        isLoser[document.firstDuplicateWins ? position : earlier] = true
        if document.firstDuplicateWins { continue }
      }
      places[key] = position
    }
    return isLoser
  }

  private func sorted(_ cursors: [Int]) -> [Int] {
    var order = KeyOrder()
    for cursor in cursors {
      _ = store.withText(of: store.key(at: cursor)) { order.add($0, number: cursor) }
    }
    return order.sorted()
  }
}
