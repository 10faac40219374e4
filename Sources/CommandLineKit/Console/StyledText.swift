/// A text whose pieces know how they would look on a terminal.
///
///     var text = StyledText("error", .bold, .red)
///     text.append(": the key is missing")
public struct StyledText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A part in one look.
  struct Piece: Sendable, Hashable {
    let text: String
    let style: Style
  }

  /// The parts, none of them empty.
  private(set) var pieces: [Piece] = []

  /// Creates an empty text.
  public init() {}

  /// Creates a text in one look.
  public init(_ text: String, _ style: Style = []) {
    append(text, style)
  }

  /// Creates a plain text.
  public init(stringLiteral text: String) {
    append(text)
  }

  /// Adds a piece.
  public mutating func append(_ text: String, _ style: Style = []) {
    if !text.isEmpty { pieces.append(Piece(text: text, style: style)) }
  }

  /// Adds another text.
  public mutating func append(_ other: StyledText) {
    pieces += other.pieces
  }

  /// The text without any look.
  public var plain: String {
    pieces.map(\.text).joined()
  }

  /// The text, with the terminal's codes if the stream is colored.
  public func rendered(colored: Bool) -> String {
    colored ? pieces.map { $0.style.applied(to: $0.text) }.joined() : plain
  }

  /// Both texts, one after the other.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
  }
}
