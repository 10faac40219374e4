/// One step from a container to one of its values.
public enum PropertyListPathStep: Sendable, Hashable {
  /// The value of a key of a dictionary.
  case key(String)
  /// The item of an array, from 0.
  case index(Int)

  /// Whether two steps lead to the same value: keys have to match scalar by scalar.
  public static func == (left: PropertyListPathStep, right: PropertyListPathStep) -> Bool {
    switch (left, right) {
    case (.key(let left), .key(let right)): left.hasSameScalars(as: right)
    case (.index(let left), .index(let right)): left == right
    default: false
    }
  }
}
