/// The nodes of a document, for going through them quickly.
///
/// A *cursor* tells where an item or an entry of a container is; what it counts is the store's own affair.
protocol NodeStore {
  /// Hands a node to a sink if it is no container.
  ///
  /// - Returns: What it holds, and nothing has been handed over, if it is a container.
  func hand<Sink: PropertyListSink>(_ node: Int, to sink: inout Sink) throws(WriteError) -> NodeChildren?
  /// The item at a cursor of an array or a set.
  func item(at cursor: Int) -> Int
  /// The key at a cursor of a dictionary.
  func key(at cursor: Int) -> Int
  /// The value at a cursor of a dictionary.
  func value(at cursor: Int, in children: NodeChildren) -> Int
  /// The cursor after another one.
  func cursor(after cursor: Int, in children: NodeChildren) -> Int
  /// Calls a closure with the text of a string or key in UTF-8.
  ///
  /// - Returns: `nil`, without a call, if the node is something else.
  func withText<Result, Failure: Error>(
    of node: Int, _ body: (borrowing Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result?
}

/// What a container holds.
struct NodeChildren {
  let container: SinkContainer
  /// How many items or entries there are.
  let count: Int
  /// The cursor of the first.
  let start: Int
  /// The cursor past the last.
  let end: Int
  /// How far a value lies from its key, where that is always the same.
  var valueDistance = 0
}
