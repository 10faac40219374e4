/// Why a change cannot be made; the property list is then what it was.
public struct PropertyListEditError: Error, Sendable, Hashable {
  /// A kind of failure, stable enough to match on.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name used in reports, such as `not-found`.
    public let description: String

    private init(_ name: String) { description = name }

    /// The document has errors, and only what is read whole can be changed.
    public static let invalidDocument = Code("invalid-document")
    /// The path leads nowhere.
    public static let notFound = Code("not-found")
    /// There is a value under the new key already.
    public static let alreadyExists = Code("already-exists")
    /// A value is not of the kind that the path or the change needs.
    public static let wrongKind = Code("wrong-kind")
    /// A value is not the one that a change is for.
    public static let conflict = Code("conflict")
    /// An index lies outside its array.
    public static let indexOutOfRange = Code("index-out-of-range")
    /// The path has a step that makes no sense in a change.
    public static let unusablePath = Code("unusable-path")
    /// The format of the file cannot hold the value.
    public static let notRepresentable = Code("not-representable")
    /// The encoding of the file has no bytes for a character.
    public static let notEncodable = Code("not-encodable")
    /// The file is written in a way that leaves no room for the change.
    public static let unusualSource = Code("unusual-source")
  }

  /// The kind of failure.
  public let code: Code
  /// One sentence for a person, without the place.
  public let message: String
  /// What to do about it, if that is known.
  public let hint: String?
  /// Where the change was to be made, as far as the path led.
  public let keyPath: [PropertyListPathStep]

  /// Creates an error.
  public init(_ code: Code, _ message: String, hint: String? = nil, keyPath: [PropertyListPathStep] = []) {
    self.code = code
    self.message = message
    self.hint = hint
    self.keyPath = keyPath
  }

  init(_ error: WriteError, at place: [PropertyListPathStep]) {
    self.init(.notRepresentable, error.message, hint: error.hint, keyPath: place + error.keyPath)
  }
}
