/// What is wrong with an archive, or with one of its members.
public struct ArchiveError: Error, Sendable, Hashable {
  /// A kind of failure, stable enough to match on.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name used in reports.
    public let description: String

    /// The file is no zip archive, or its end is missing.
    public static let notAnArchive = Code("not-an-archive")
    /// The archive is cut off, or its list of members is damaged.
    public static let damaged = Code("damaged-archive")
    /// The archive is one of several parts.
    public static let severalParts = Code("several-parts")
    /// The name of a member leads out of the archive, or is none.
    public static let unsafeName = Code("unsafe-name")
    /// Two members have the same name.
    public static let duplicate = Code("duplicate-member")
    /// The names of two members differ only in case.
    public static let caseCollision = Code("case-collision")
    /// A member is encrypted.
    public static let encrypted = Code("encrypted-member")
    /// A member is packed in a way that is not known.
    public static let unknownMethod = Code("unknown-method")
    /// A member unpacks to more than is allowed.
    public static let tooLarge = Code("member-too-large")
    /// The members share bytes of the archive.
    public static let overlap = Code("overlapping-members")

    private init(_ name: String) { description = name }
  }

  /// The kind of failure.
  public let code: Code
  /// The name of the member, nil for the archive as a whole.
  public let member: String?
  /// One sentence for a person.
  public let message: String

  init(_ code: Code, member: String? = nil, _ message: String) {
    self.code = code
    self.member = member
    self.message = message
  }
}
