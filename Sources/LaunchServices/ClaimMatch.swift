/// How a claim fits what is opened, and what of it does.
struct ClaimMatch: Sendable {
  /// What of a claim fits, in the order in which it is looked at.
  enum Kind: UInt8, Sendable {
    case type
    case filenameExtension
    case mimeType
    case typeCode
    case scheme
  }

  /// The number of the claim among those of all apps.
  let claim: Int32
  /// A smaller number fits better.
  let distance: Int32
  let kind: Kind
  /// The place of what fits among those of its kind in the claim.
  let position: Int32

  init(_ mention: ClaimIndex.Mention, _ kind: Kind, distance: Int) {
    claim = mention.claim
    self.distance = Int32(truncatingIfNeeded: min(distance, Self.farthest))
    self.kind = kind
    position = mention.position
  }

  /// Whether this is what counts of two that fit equally well, both of one claim.
  func precedes(_ other: ClaimMatch) -> Bool {
    kind != other.kind ? kind.rawValue < other.kind.rawValue : position < other.position
  }

  /// What is added for types that everything conforms to (L6, L30).
  static let wildcardType = 1_000
  /// What is added for `*` and `****`, which fit less well than anything else.
  static let wildcardText = 1_000_000
  /// The distance of all that is farther away.
  static let farthest = 0xFF_FFFF
}
