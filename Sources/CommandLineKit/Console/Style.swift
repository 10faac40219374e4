/// How a piece of text looks on a terminal; styles combine.
public struct Style: OptionSet, Sendable, Hashable {
  /// One bit a style.
  public let rawValue: UInt8

  /// Creates a set of styles from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier.
  public static let bold = Style(rawValue: 1 << 0)
  /// Fainter.
  public static let dim = Style(rawValue: 1 << 1)
  /// Underlined.
  public static let underline = Style(rawValue: 1 << 2)
  /// For errors.
  public static let red = Style(rawValue: 1 << 3)
  /// For what is well.
  public static let green = Style(rawValue: 1 << 4)
  /// For warnings.
  public static let yellow = Style(rawValue: 1 << 5)
  /// For places and notes.
  public static let blue = Style(rawValue: 1 << 6)

  private static let codes: [(style: Style, code: String)] = [
    (.bold, "1"), (.dim, "2"), (.underline, "4"), (.red, "31"), (.green, "32"), (.yellow, "33"),
    (.blue, "34"),
  ]

  /// A text with the terminal's codes for this style around it; without a style, the text itself.
  public func applied(to text: String) -> String {
    guard !isEmpty, !text.isEmpty else { return text }
    let codes = Self.codes.filter { contains($0.style) }.map(\.code).joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
