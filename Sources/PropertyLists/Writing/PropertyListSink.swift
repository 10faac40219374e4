/// Takes a property list piece by piece, in document order, and makes something of it.
///
/// Every writer is a sink, so each way of going through a property list (``PropertyListNode`` and
/// ``PropertyListValue``) is written once for all formats. Texts come as UTF-8.
protocol PropertyListSink {
  mutating func string(_ utf8: borrowing Span<UInt8>) throws(WriteError)
  mutating func boolean(_ value: Bool) throws(WriteError)
  mutating func integer(_ value: PropertyListInteger) throws(WriteError)
  /// - Parameter text: How the source writes the number, if that is not how everybody does.
  mutating func integer(_ value: PropertyListInteger, text: String?) throws(WriteError)
  /// - Parameter real: The number, and how its source writes it.
  mutating func real(_ real: SinkReal) throws(WriteError)
  mutating func date(_ value: PropertyListDate) throws(WriteError)
  mutating func data(_ bytes: borrowing Span<UInt8>) throws(WriteError)
  mutating func uid(_ value: UInt32) throws(WriteError)
  mutating func null() throws(WriteError)
  /// Begins a container with so many values.
  mutating func begin(_ container: SinkContainer, count: Int) throws(WriteError)
  /// The key of the value that comes next. Keys of ``SinkContainer/pairs`` come as values instead.
  mutating func key(_ utf8: borrowing Span<UInt8>) throws(WriteError)
  mutating func end(_ container: SinkContainer) throws(WriteError)
}

extension PropertyListSink {
  /// Most formats have one way of writing a whole number.
  mutating func integer(_ value: PropertyListInteger, text: String?) throws(WriteError) {
    try integer(value)
  }
}

/// A floating-point number on its way to a sink.
struct SinkReal {
  /// The number.
  var value: Double
  /// The number as its source writes it, if that was text.
  var text: String?
  /// The number is what ``RealText`` makes of the text.
  var isText = false
  /// The source holds it in 32 bits.
  var isSinglePrecision = false
}

/// The kinds of containers a sink is told about.
enum SinkContainer: Sendable, Hashable {
  case array, dictionary, set
  /// A dictionary whose keys come as values of any kind, each before its value.
  case pairs
}
