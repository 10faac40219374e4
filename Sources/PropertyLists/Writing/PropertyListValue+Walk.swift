extension PropertyListValue {
  /// Hands the value to a sink, without recursion.
  ///
  /// - Parameter sortsKeys: Dictionaries are handed over sorted by key (F43).
  func walk<Sink: PropertyListSink>(into sink: inout Sink, sortsKeys: Bool) throws(WriteError) {
    guard var innermost = ValueFrame(self, sortsKeys: sortsKeys) else { return try handLeaf(to: &sink) }
    // The containers around the innermost one, outermost first.
    var frames: [ValueFrame] = []
    do throws(WriteError) {
      try sink.begin(innermost.container, count: innermost.count)
      while true {
        if let value = try innermost.advance(&sink) {
          guard let inner = ValueFrame(value, sortsKeys: sortsKeys) else {
            try value.handLeaf(to: &sink)
            continue
          }
          try sink.begin(inner.container, count: inner.count)
          frames.append(innermost)
          innermost = inner
        } else {
          try sink.end(innermost.container)
          guard let outer = frames.popLast() else { return }
          innermost = outer
        }
      }
    } catch {
      var error = error
      error.keyPath = (frames + [innermost]).compactMap { $0.step }
      throw error
    }
  }

  private func handLeaf<Sink: PropertyListSink>(to sink: inout Sink) throws(WriteError) {
    switch self {
    case .string(let value): try SinkText.hand(value) { span throws(WriteError) in try sink.string(span) }
    case .boolean(let value): try sink.boolean(value)
    case .integer(let value): try sink.integer(value)
    case .real(let value): try sink.real(SinkReal(value: value))
    case .date(let value): try sink.date(value)
    case .data(let value): try sink.data(value.span)
    case .uid(let value): try sink.uid(value)
    case .null: try sink.null()
    case .array, .dictionary, .set, .pairs: break
    }
  }
}

/// Lends texts to sinks as bytes.
enum SinkText {
  @inline(__always)
  static func hand(
    _ text: String, to body: (borrowing Span<UInt8>) throws(WriteError) -> Void
  ) throws(WriteError) {
    // What the standard library's function throws has lost its type.
    var failure: WriteError?
    var text = text
    text.withUTF8 { bytes in
      do throws(WriteError) { unsafe try body(bytes.span) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}

/// A container that is being handed over.
private struct ValueFrame {
  let container: SinkContainer
  var items: [PropertyListValue] = []
  var entries: [PropertyListDictionary.Entry] = []
  var pairs: [PropertyListPair] = []
  var position = -1
  var isKeyDone = false

  /// - Returns: `nil` if the value is no container.
  init?(_ value: PropertyListValue, sortsKeys: Bool) {
    switch value {
    case .array(let items):
      container = .array
      self.items = items
    case .set(let items):
      container = .set
      self.items = items
    case .dictionary(let dictionary):
      container = .dictionary
      entries = sortsKeys ? dictionary.sortedByKey().entries : dictionary.entries
    case .pairs(let pairs):
      container = .pairs
      self.pairs = pairs
    default: return nil
    }
  }

  /// How many values the container holds.
  var count: Int { items.count + entries.count + pairs.count }

  /// The step to the value handed over last.
  var step: PropertyListPathStep? {
    guard position >= 0, position < count else { return nil }
    switch container {
    case .dictionary: return .key(entries[position].key)
    default: return .index(position)
    }
  }

  /// The next value, after its key has been handed over.
  mutating func advance<Sink: PropertyListSink>(_ sink: inout Sink) throws(WriteError) -> PropertyListValue? {
    if container == .pairs, isKeyDone {
      isKeyDone = false
      return pairs[position].value
    }
    guard position + 1 < count else { return nil }
    position += 1
    switch container {
    case .array, .set: return items[position]
    case .dictionary:
      try SinkText.hand(entries[position].key) { span throws(WriteError) in try sink.key(span) }
      return entries[position].value
    case .pairs:
      isKeyDone = true
      return pairs[position].key
    }
  }
}
