/// One step from a container to one of its values.
public enum PropertyListPathStep: Sendable, Hashable {
  /// The value of a key of a dictionary.
  case key(String)
  /// The item of an array, from 0.
  case index(Int)
}
