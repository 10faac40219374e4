/// A stream a command writes to.
public struct ConsoleStream: Sendable {
  /// Takes bytes; what happens on failure is the maker's business.
  public let sink: @Sendable ([UInt8]) -> Void
  /// Whether a person sees the stream.
  public let isTerminal: Bool
  /// The width of the terminal, if there is one.
  public let columns: Int?
  /// Whether styles are written.
  ///
  /// The program decides it from `--color`, the environment and ``isTerminal``.
  public var isColored = false

  /// Creates a stream.
  public init(isTerminal: Bool = false, columns: Int? = nil, sink: @escaping @Sendable ([UInt8]) -> Void) {
    self.sink = sink
    self.isTerminal = isTerminal
    self.columns = columns
  }

  /// The width to wrap text at: the terminal's, within reason, or 80.
  public var textWidth: Int {
    min(max(columns ?? 80, 40), 100)
  }

  /// Writes a text as it is.
  public func write(_ text: String) {
    sink(Array(text.utf8))
  }

  /// Writes bytes as they are.
  public func write(_ bytes: [UInt8]) {
    sink(bytes)
  }

  /// Writes a text in its looks, if the stream is colored.
  public func write(_ text: StyledText) {
    write(text.rendered(colored: isColored))
  }

  /// Writes a text and a line feed.
  public func writeLine(_ text: String = "") {
    write(text + "\n")
  }

  /// Writes a text in its looks, and a line feed.
  public func writeLine(_ text: StyledText) {
    write(text.rendered(colored: isColored) + "\n")
  }
}
