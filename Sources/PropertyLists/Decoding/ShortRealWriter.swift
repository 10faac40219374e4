extension PropertyListValue {
  /// Writes the value as Foundation's property-list encoder does, which differs from the rest of the system.
  ///
  /// Floating-point numbers take the fewest digits that stand for them, without a fraction if they are whole.
  /// The keys of dictionaries are written in the order they have.
  ///
  /// - Throws: ``WriteError`` if the value holds what the format cannot.
  /// - Complexity: O(*n*) in what is written.
  package func encodedWithShortReals(as options: WriteOptions) throws(WriteError) -> [UInt8] {
    guard options.format == .xml else { return try encoded(as: options) }
    var writer = ShortRealWriter(options: options)
    try walk(into: &writer, sortsKeys: false)
    return try writer.finish()
  }
}

/// Writes XML with floating-point numbers in the fewest digits.
private struct ShortRealWriter: PropertyListWriter {
  private var base: XMLWriter

  init(options: WriteOptions) {
    var options = options
    options.style = .keep
    base = XMLWriter(options: options)
  }

  mutating func finish() throws(WriteError) -> [UInt8] { base.finish() }

  mutating func real(_ real: SinkReal) throws(WriteError) {
    var real = real
    if real.value.isFinite {
      var text = "\(real.value)"
      if text.hasSuffix(".0") { text.removeLast(2) }
      real.text = text
    }
    try base.real(real)
  }

  mutating func string(_ utf8: borrowing Span<UInt8>) throws(WriteError) { try base.string(utf8) }
  mutating func boolean(_ value: Bool) throws(WriteError) { try base.boolean(value) }
  mutating func integer(_ value: PropertyListInteger) throws(WriteError) { try base.integer(value) }
  mutating func date(_ value: PropertyListDate) throws(WriteError) { try base.date(value) }
  mutating func data(_ bytes: borrowing Span<UInt8>) throws(WriteError) { try base.data(bytes) }
  mutating func uid(_ value: UInt32) throws(WriteError) { try base.uid(value) }
  mutating func null() throws(WriteError) { try base.null() }
  mutating func key(_ utf8: borrowing Span<UInt8>) throws(WriteError) { base.key(utf8) }
  mutating func end(_ container: SinkContainer) throws(WriteError) { base.end(container) }

  mutating func begin(_ container: SinkContainer, count: Int) throws(WriteError) {
    try base.begin(container, count: count)
  }
}
