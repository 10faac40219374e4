/// A place in the reference books.
public struct BookSource: Sendable, Hashable {
  /// The number of the text: `000` is the book of 2010, `001` to `004` are chapters of 2018.
  public let seed: String
  /// The section.
  public let section: String

  /// Whether this is the book of 2010; the others are of 2018.
  public var isOf2010: Bool { seed.isSameText(as: "000") }

  /// The text in words, as in `2018, Cocoa`.
  public var edition: String {
    if isOf2010 { return "2010" }
    if seed.isSameText(as: "001") { return "2018, About" }
    if seed.isSameText(as: "004") { return "2018, Cocoa" }
    return "2018, Core Foundation"
  }
}
