/// Where a fact about a checked bundle comes from, so that a report can say what was inferred.
public enum FactOrigin: Sendable, Hashable {
  /// The caller said so.
  case given
  /// The value of a top-level key.
  case key(String)
  /// The name of the file or of a folder around it.
  case path
  /// Something in the content, described in a few words such as `the build settings in it`.
  case content(String)

  /// Whether the fact was worked out rather than given.
  public var isInferred: Bool { self != .given }

  /// The origin in words that complete "from …": `LSRequiresIPhoneOS`, `the path`; nil for what was given.
  public var text: String? {
    switch self {
    case .given: nil
    case .key(let key): key
    case .path: "the path"
    case .content(let words): words
    }
  }
}
