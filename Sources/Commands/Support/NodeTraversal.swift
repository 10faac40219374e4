internal import PropertyLists

/// A walk over a value and everything in it, without recursion.
enum NodeTraversal {
  /// What comes next on the walk.
  enum Event {
    /// A value that holds no others, or none at all.
    case leaf(PropertyListNode, PropertyListPathStep?, depth: Int)
    /// An array, set or dictionary with something in it begins.
    case begin(PropertyListNode, PropertyListPathStep?, depth: Int)
    /// The container that began last ends.
    case end(PropertyListNode, depth: Int)
  }

  private struct Frame {
    let node: PropertyListNode
    private let isDictionary: Bool
    private var entries: PropertyListEntries
    /// The entries that do not count, if there are any.
    private let isIgnored: [Bool]?
    private var items: PropertyListItems
    private var position = 0

    init(_ node: PropertyListNode) {
      self.node = node
      isDictionary = node.kind == .dictionary
      items = node.items
      entries = node.entries
      isIgnored = isDictionary ? node.ignoredEntries : nil
    }

    mutating func next() -> (step: PropertyListPathStep, node: PropertyListNode)? {
      guard isDictionary else {
        defer { position += 1 }
        return items.next().map { (.index(position), $0) }
      }
      while let entry = entries.next() {
        defer { position += 1 }
        if isIgnored?[position] != true { return (.key(Self.text(of: entry.keyNode)), entry.value) }
      }
      return nil
    }

    /// Keys that are not strings, as odd binary files have them, are shown by their value.
    private static func text(of key: PropertyListNode) -> String {
      key.string ?? "(\(ValueText.plain(key)))"
    }
  }

  /// Goes through a value in the order of the file.
  static func walk<Failure: Error>(
    _ root: PropertyListNode, visit: (Event) throws(Failure) -> Void
  ) throws(Failure) {
    guard root.count > 0 else { return try visit(.leaf(root, nil, depth: 0)) }
    try visit(.begin(root, nil, depth: 0))
    var frames = [Frame(root)]
    while let last = frames.indices.last {
      guard let (step, node) = frames[last].next() else {
        let frame = frames.removeLast()
        try visit(.end(frame.node, depth: last))
        continue
      }
      if node.count > 0 {
        try visit(.begin(node, step, depth: last + 1))
        frames.append(Frame(node))
      } else {
        try visit(.leaf(node, step, depth: last + 1))
      }
    }
  }
}
