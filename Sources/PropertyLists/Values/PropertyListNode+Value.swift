internal import SourceText

extension PropertyListNode {
  /// So many values are made at most of shared objects, unless a caller raises the limit.
  public static let defaultExpansionLimit = 1_000_000

  /// Makes the value on its own, with everything in it.
  ///
  /// Of keys that occur twice the one that counts is taken. A dictionary with keys that are not strings
  /// becomes ``PropertyListValue/pairs(_:)``.
  ///
  /// - Parameter limit: How many values may come of it; a small binary file can share its objects so that
  ///   writing them out one by one fills any memory.
  /// - Throws: ``WriteError`` with ``WriteError/Code/tooLarge`` if there are more.
  /// - Complexity: O(*n*) in what is made.
  public func value(limit: Int = defaultExpansionLimit) throws(WriteError) -> PropertyListValue {
    try checkExpansion(limit: limit)
    defer { withExtendedLifetime(document) {} }
    switch document.body {
    case .tape(let tape):
      if var values = TapeValues(tape, of: document) { return values.value(at: index) }
    case .binary(let objects):
      if var values = BinaryValues(objects, of: document), let value = values.value(of: index) {
        return value
      }
    case .nothing: break
    }
    var builder = ValueBuilder()
    try walk(into: &builder, options: WalkOptions())
    return builder.finish()
  }

  /// How many values the node holds, itself included, shared objects counted each time they occur.
  ///
  /// - Returns: At most `Int.max`, which stands for anything larger.
  /// - Complexity: O(*n*) in the objects of the file, however often they are shared.
  public var expandedCount: Int {
    switch document.body {
    case .tape(let tape): tape.index(after: index) - index
    case .binary(let objects): objects.expandedCount(of: index)
    case .nothing: 0
    }
  }

  /// So many bytes of text and data may come with each value of the limit.
  private static let bytesOfValue = 64

  /// Throws if the node holds more values than a limit, because a binary file shares its objects.
  ///
  /// As many values as the file has bytes are always allowed: a file that shares nothing can have so many.
  package func checkExpansion(limit: Int = defaultExpansionLimit) throws(WriteError) {
    guard case .binary(let objects) = document.body, !objects.isBounded else { return }
    let expansion = objects.expansion(of: index)
    let limit = max(limit, document.source.file.count)
    if expansion.values > limit {
      let shown = expansion.values == .max ? "more than 9 quintillion" : "\(expansion.values)"
      throw WriteError(
        .tooLarge, "The file shares its objects so that writing them out makes \(shown) values.",
        hint: "The limit is \(limit) values.")
    }
    // A few values can share one long text as well.
    let (byteLimit, overflow) = limit.multipliedReportingOverflow(by: Self.bytesOfValue)
    guard !overflow, expansion.bytes > max(byteLimit, 4 * document.source.file.count) else { return }
    throw WriteError(
      .tooLarge, "The file shares its texts so that writing them out takes \(expansion.bytes) bytes.",
      hint: "The limit is \(limit) values, or \(byteLimit) bytes.")
  }
}
