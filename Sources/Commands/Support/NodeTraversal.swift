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
    let children: [(step: PropertyListPathStep, node: PropertyListNode)]
    var next = 0

    init(_ node: PropertyListNode) {
      self.node = node
      children =
        node.kind == .dictionary
        ? node.effectiveEntries.map { (.key(Frame.text(of: $0.keyNode)), $0.value) }
        : node.items.enumerated().map { (.index($0.offset), $0.element) }
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
    while let frame = frames.last {
      guard frame.next < frame.children.count else {
        frames.removeLast()
        try visit(.end(frame.node, depth: frames.count))
        continue
      }
      let (step, node) = frame.children[frame.next]
      frames[frames.count - 1].next += 1
      if node.count > 0 {
        try visit(.begin(node, step, depth: frames.count))
        frames.append(Frame(node))
      } else {
        try visit(.leaf(node, step, depth: frames.count))
      }
    }
  }
}
