/// One step of a path in a document: a key of a dictionary, or the position of an array item.
public enum PathStep: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A key of a dictionary, as it stands in the document.
  case key(String)
  /// The position of an item, from 0.
  case index(Int)

  /// Creates a key step.
  public init(stringLiteral value: String) { self = .key(value) }

  /// Creates an item step.
  public init(integerLiteral value: Int) { self = .index(value) }
}
