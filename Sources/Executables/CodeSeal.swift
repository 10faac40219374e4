public import SourceText

/// The hash with which a code signature seals a file beside the code (M24, M25).
public struct CodeSeal: Sendable, Hashable {
  /// How the hash is made: 1 SHA-1, 2 SHA-256, 3 SHA-256 cut to 20 bytes, 4 SHA-384.
  public let hashType: UInt8
  /// The hash.
  public let hash: [UInt8]

  /// Creates a seal.
  public init(hashType: UInt8, hash: [UInt8]) {
    self.hashType = hashType
    self.hash = hash
  }

  /// Whether a file is the one that was sealed, nil if the hash is made in a way that is not known here.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  public func matches(_ file: SourceBytes) -> Bool? {
    switch hashType {
    case 1: Digest.sha1(file.array) == hash
    case 2: Digest.sha256(file.array) == hash
    case 3: Array(Digest.sha256(file.array).prefix(20)) == hash
    default: nil
    }
  }
}
