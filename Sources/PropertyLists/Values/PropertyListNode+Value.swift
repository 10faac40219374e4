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
    var builder = ValueBuilder()
    try walk(into: &builder, options: WalkOptions())
    return builder.result ?? .null
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

/// Makes a value from what it is handed.
private struct ValueBuilder: PropertyListSink {
  /// A container that is being filled; only one of the two lists is used.
  private struct Frame {
    var items: [PropertyListValue] = []
    var entries: [PropertyListDictionary.Entry] = []
    var key: String?
  }

  private var frames: [Frame] = []
  private(set) var result: PropertyListValue?

  private mutating func add(_ value: PropertyListValue) {
    guard let last = frames.indices.last else {
      result = value
      return
    }
    if let key = frames[last].key {
      frames[last].entries.append(PropertyListDictionary.Entry(key: key, value: value))
    } else {
      frames[last].items.append(value)
    }
  }

  private func text(_ utf8: borrowing Span<UInt8>) -> String {
    unsafe utf8.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  mutating func string(_ utf8: borrowing Span<UInt8>) { add(.string(text(utf8))) }
  mutating func boolean(_ value: Bool) { add(.boolean(value)) }
  mutating func integer(_ value: PropertyListInteger) { add(.integer(value)) }
  mutating func real(_ real: SinkReal) { add(.real(real.value)) }
  mutating func date(_ value: PropertyListDate) { add(.date(value)) }
  mutating func data(_ bytes: borrowing Span<UInt8>) {
    add(.data(unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }))
  }
  mutating func uid(_ value: UInt32) { add(.uid(value)) }
  mutating func null() { add(.null) }

  mutating func begin(_ container: SinkContainer, count: Int) {
    // A count is trusted only as far as memory is cheap; the file may claim more than it holds.
    let capacity = min(count, 1024)
    var frame = Frame()
    if container == .dictionary {
      frame.entries.reserveCapacity(capacity)
    } else {
      frame.items.reserveCapacity(container == .pairs ? capacity * 2 : capacity)
    }
    frames.append(frame)
  }

  mutating func key(_ utf8: borrowing Span<UInt8>) {
    guard let last = frames.indices.last else { return }
    frames[last].key = text(utf8)
  }

  mutating func end(_ container: SinkContainer) {
    guard let frame = frames.popLast() else { return }
    switch container {
    case .dictionary: add(.dictionary(PropertyListDictionary(uniqueEntries: frame.entries)))
    case .set: add(.set(frame.items))
    case .array: add(.array(frame.items))
    case .pairs:
      let items = frame.items
      add(
        .pairs(
          stride(from: 0, to: items.count - 1, by: 2).map {
            PropertyListPair(key: items[$0], value: items[$0 + 1])
          }))
    }
  }
}
