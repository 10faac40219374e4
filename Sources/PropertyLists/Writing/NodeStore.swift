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

extension NodeStore {
  /// Whether keys are strings, each of which comes before the next in the order of ``KeyOrder``.
  ///
  /// - Parameter next: Gives one key after the other, `nil` at the end.
  /// - Complexity: O(*n*) in the keys up to the first that does not.
  @inline(__always)
  func areAscending(_ next: () -> Int?) -> Bool {
    guard var previous = next() else { return true }
    while let key = next() {
      let precedes = unsafe withTexts(of: previous, key) { unsafe KeyOrder.precedes($0, $1) ?? false }
      guard precedes ?? false else { return false }
      previous = key
    }
    return true
  }

  /// Calls a closure with the texts of two nodes, if both are strings.
  @unsafe
  @inline(__always)
  func withTexts<Result>(
    of left: Int, _ right: Int, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    withText(of: left) { left in
      unsafe left.withUnsafeBufferPointer { left in
        withText(of: right) { right in
          unsafe right.withUnsafeBufferPointer { unsafe body(left, $0) }
        }
      }
    } ?? nil
  }
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
