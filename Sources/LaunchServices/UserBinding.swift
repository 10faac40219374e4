/// What a person chose: the app for a type or for a scheme (L24, L25, L32).
public struct UserBinding: Sendable, Hashable {
  /// What is opened.
  public enum Subject: Sendable, Hashable {
    /// Documents of a type, and of those that conform to it.
    case type(String)
    /// Addresses with a scheme.
    case scheme(String)
  }

  /// What is opened.
  public let subject: Subject
  /// The identifier or the path of the app.
  public let app: String

  /// Creates a binding.
  public init(_ subject: Subject, app: String) {
    self.subject = subject
    self.app = app
  }
}
