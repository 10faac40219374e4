/// The tree of the paths of all records, with a table that finds a named place in one step.
struct PathTree: Sendable {
  /// The files of records, in which the names stand.
  private(set) var texts: [RecordText] = []
  /// The places; the roots of the kinds of document come first.
  private(set) var nodes: [PathNode] = []
  /// Numbers of named places, each at the slot its hash gives or behind it; -1 where a slot is free.
  private var table: [Int32]
  private var namedCount = 0

  /// Makes a tree of roots only.
  ///
  /// - Parameter count: About how many places there are going to be.
  init(expecting count: Int) {
    nodes.reserveCapacity(count)
    var size = 64
    while size < count * 2 { size *= 2 }
    table = Array(repeating: -1, count: size)
    for _ in DocumentKind.allCases {
      nodes.append(PathNode(kind: .root, parent: -1, source: 0, name: 0..<0))
    }
  }

  /// Adds a file of records and gives its number.
  mutating func add(_ text: RecordText) -> Int {
    texts.append(text)
    return texts.count - 1
  }

  /// Says which record describes a place, unless one does already.
  ///
  /// - Returns: Whether the place had no record before.
  mutating func describe(_ node: Int32, by record: Int) -> Bool {
    if nodes[Int(node)].record >= 0 { return false }
    nodes[Int(node)].record = Int32(record)
    return true
  }

  /// Lets the items of a place have the contents of another place.
  mutating func share(contentsOf shared: Int32, withItemsOf node: Int32, in source: Int) {
    let items = itemsPlace(under: node, in: source)
    nodes[Int(items)].shared = shared
  }

  /// The place of a name under a place, or -1.
  @inline(__always)
  func key(_ bytes: UnsafeBufferPointer<UInt8>, under parent: Int32) -> Int32 {
    unsafe key(bytes, hash: NameHash.hash(bytes, under: parent), under: parent)
  }

  @inline(__always)
  private func key(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, under parent: Int32) -> Int32 {
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[slot] >= 0 {
      let node = nodes[Int(table[slot])]
      if node.parent == parent, node.name.count == bytes.count,
        unsafe texts[node.source].withBytes(node.name, { unsafe $0.hasSameBytes(as: bytes) })
      {
        return table[slot]
      }
      slot = (slot + 1) & (table.count - 1)
    }
    return -1
  }

  /// The place a path leads to, made on the way where it is new, or nil if the path is malformed.
  mutating func place(of path: Range<Int>, in source: Int, document: DocumentKind) -> Int32? {
    let text = texts[source]
    var node = Int32(document.rawValue)
    var position = path.lowerBound
    while position < path.upperBound {
      let name: Range<Int>
      if text[position] == UInt8(ascii: "\"") {
        var end = position + 1
        while end < path.upperBound, text[end] != UInt8(ascii: "\"") { end += 1 }
        guard end < path.upperBound else { return nil }
        name = (position + 1)..<end
        position = end + 1
      } else {
        var end = position
        while end < path.upperBound, text[end] != UInt8(ascii: "."), text[end] != UInt8(ascii: "[") {
          end += 1
        }
        name = position..<end
        position = end
      }
      guard !name.isEmpty else { return nil }
      let last = name.upperBound - 1
      if text[name.lowerBound] == UInt8(ascii: "<"), text[last] == UInt8(ascii: ">"), name.count > 2 {
        node = freePlace(under: node, name: (name.lowerBound + 1)..<last, in: source)
      } else {
        node = keyPlace(under: node, name: name, in: source)
      }
      while position + 1 < path.upperBound, text[position] == UInt8(ascii: "["),
        text[position + 1] == UInt8(ascii: "]")
      {
        node = itemsPlace(under: node, in: source)
        position += 2
      }
      if position == path.upperBound { return node }
      guard text[position] == UInt8(ascii: ".") else { return nil }
      position += 1
    }
    return nil
  }

  private mutating func itemsPlace(under parent: Int32, in source: Int) -> Int32 {
    if nodes[Int(parent)].items >= 0 { return nodes[Int(parent)].items }
    let node = Int32(nodes.count)
    nodes.append(PathNode(kind: .items, parent: parent, source: source, name: 0..<0))
    nodes[Int(parent)].items = node
    return node
  }

  private mutating func freePlace(under parent: Int32, name: Range<Int>, in source: Int) -> Int32 {
    if nodes[Int(parent)].free >= 0 { return nodes[Int(parent)].free }
    let node = Int32(nodes.count)
    nodes.append(PathNode(kind: .free, parent: parent, source: source, name: name))
    nodes[Int(parent)].free = node
    return node
  }

  private mutating func keyPlace(under parent: Int32, name: Range<Int>, in source: Int) -> Int32 {
    let (hash, letters, known) = unsafe texts[source].withBytes(name) { bytes in
      let hash = unsafe NameHash.hash(bytes, under: parent)
      return unsafe (hash, NameHash.letters(bytes), key(bytes, hash: hash, under: parent))
    }
    if known >= 0 { return known }
    let node = Int32(nodes.count)
    var new = PathNode(kind: .key, parent: parent, source: source, name: name)
    new.letters = letters
    nodes.append(new)
    namedCount += 1
    if namedCount * 2 > table.count { grow() } else { enter(node, hash) }
    if nodes[Int(parent)].lastKey >= 0 {
      nodes[Int(nodes[Int(parent)].lastKey)].nextKey = node
    } else {
      nodes[Int(parent)].firstKey = node
    }
    nodes[Int(parent)].lastKey = node
    return node
  }

  private mutating func enter(_ node: Int32, _ hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
    table[slot] = node
  }

  private mutating func grow() {
    table = Array(repeating: -1, count: table.count * 2)
    for index in nodes.indices where nodes[index].kind == .key {
      let node = nodes[index]
      let hash = unsafe texts[node.source].withBytes(node.name) { bytes in
        unsafe NameHash.hash(bytes, under: node.parent)
      }
      enter(Int32(index), hash)
    }
  }
}
