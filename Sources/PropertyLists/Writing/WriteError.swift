/// A value that a format cannot hold.
public struct WriteError: Error, Sendable, Hashable {
  /// A kind of failure, stable enough to match on.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name used in reports, such as `kind-not-representable`.
    public let description: String

    private init(_ name: String) { description = name }

    /// The format has no form for values of this kind.
    public static let kindNotRepresentable = Code("kind-not-representable")
    /// The format has a form for values of this kind, but not for this one.
    public static let valueNotRepresentable = Code("value-not-representable")
    /// The format needs another kind of root.
    public static let rootNotRepresentable = Code("root-not-representable")
    /// Values that a file shares would take too much room written out one by one.
    public static let tooLarge = Code("too-large")
    /// The document has errors, so there is nothing to write.
    public static let invalidDocument = Code("invalid-document")
  }

  /// The kind of failure.
  public let code: Code
  /// One sentence for a person, without the place.
  public let message: String
  /// What to do about it, if that is known.
  public let hint: String?
  /// Where the value stands.
  public var keyPath: [PropertyListPathStep]

  /// Creates an error.
  public init(_ code: Code, _ message: String, hint: String? = nil, keyPath: [PropertyListPathStep] = []) {
    self.code = code
    self.message = message
    self.hint = hint
    self.keyPath = keyPath
  }
}
