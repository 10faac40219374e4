/// A key that was probably meant by a name nobody knows.
public struct Suggestion: Sendable, Hashable {
  /// What makes the two names alike.
  public enum Kind: UInt8, Sendable, Hashable {
    /// Only letter case differs: `CFbundleName`.
    case caseSlip
    /// A few letters differ.
    case spelling
    /// The name is right, but the key belongs in another place.
    case otherPlace
    /// One name is the beginning of the other.
    case beginning
  }

  /// What makes the two names alike.
  public let kind: Kind
  /// The name to write instead, with the suffixes of the name asked for.
  public let name: String
  /// The record of the key.
  public let record: KeyRecord
  /// How many letters have to be put in, taken out, changed or swapped.
  public let distance: Int
}
