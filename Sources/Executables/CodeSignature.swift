internal import SourceText

/// A code signature, as far as it says something about the bundle (`semantics-macho`, section 6).
///
/// Nothing is verified: the signature is read for what it claims.
public struct CodeSignature: Sendable {
  /// The identifier of the code, for bundles that of the bundle.
  public internal(set) var identifier: String?
  /// The team that signed it.
  public internal(set) var team: String?
  /// The flags of the code directory.
  public internal(set) var flags: UInt32 = 0
  /// How the hashes are made: 1 SHA-1, 2 SHA-256, 3 SHA-256 cut to 20 bytes, 4 SHA-384.
  public internal(set) var hashType: UInt8 = 0
  /// The hash of the bundle's Info.plist, nil if it is not sealed.
  public internal(set) var infoPlistHash: [UInt8]?
  /// The entitlements, nil if there are none.
  public internal(set) var entitlements: Entitlements?
  /// Whether somebody has signed it with a certificate.
  public internal(set) var hasCertificate = false

  /// What seals the bundle's Info.plist, nil if it is not sealed.
  public var infoPlistSeal: CodeSeal? { infoPlistHash.map { CodeSeal(hashType: hashType, hash: $0) } }

  /// Whether it says that nobody has signed it (ad hoc).
  public var isAdHoc: Bool { flags & 0x2 != 0 }
  /// Whether it asks for the hardened runtime.
  public var hasHardenedRuntime: Bool { flags & 0x1_0000 != 0 }
  /// Whether the linker made it.
  public var isLinkerSigned: Bool { flags & 0x2_0000 != 0 }

  /// Reads a signature.
  ///
  /// - Parameter view: The signature's bytes, in big-endian order.
  /// - Returns: The signature, nil if there is none, and a sentence about the first thing that is wrong.
  static func read(_ view: BinaryView) -> (CodeSignature?, problem: String?) {
    guard let magic = view.word(at: 0), let length = view.word(at: 4), let count = view.word(at: 8) else {
      return (nil, "The code signature is too short to be one.")
    }
    guard magic == 0xfade_0cc0 else { return (nil, "The code signature does not begin as one.") }
    guard let blob = view.part(at: 0, count: Int(length)) else {
      return (nil, "The code signature says it has \(length) bytes, where \(view.count) are.")
    }
    var signature = CodeSignature()
    var problem: String?
    var xml: SourceBytes?
    var der: SourceBytes?
    let room = (blob.count - 12) / 8
    if Int(count) > room {
      problem = "The code signature announces \(count) parts, more than there is room for."
    }
    for index in 0..<max(0, min(Int(count), room)) {
      guard let slot = blob.word(at: 12 + 8 * index), let start = blob.word(at: 16 + 8 * index) else { break }
      guard let magic = blob.word(at: Int(start)), let size = blob.word(at: Int(start) + 4), size >= 8,
        let part = blob.part(at: Int(start), count: Int(size))
      else {
        problem = problem ?? "A part of the code signature lies outside it."
        continue
      }
      switch (slot, magic) {
      case (0, 0xfade_0c02): problem = signature.readDirectory(part) ?? problem
      case (_, 0xfade_7171): xml = part.part(at: 8, count: part.count - 8)?.bytes
      case (_, 0xfade_7172): der = part.part(at: 8, count: part.count - 8)?.bytes
      case (0x1_0000, 0xfade_0b01): signature.hasCertificate = part.count > 8
      default: break
      }
    }
    if xml != nil || der != nil { signature.entitlements = Entitlements(xml: xml, der: der) }
    return (signature, problem)
  }

  /// Reads the code directory (M24).
  ///
  /// - Returns: A sentence about what is wrong.
  private mutating func readDirectory(_ part: BinaryView) -> String? {
    guard let version = part.word(at: 8), let flags = part.word(at: 12), let hashes = part.word(at: 16),
      let name = part.word(at: 20), let specialCount = part.word(at: 24), let hashSize = part.byte(at: 36),
      let hashType = part.byte(at: 37)
    else { return "The directory of the code signature is too short." }
    self.flags = flags
    self.hashType = hashType
    identifier = part.text(at: Int(name))
    if version >= 0x2_0200, let start = part.word(at: 48), start != 0 { team = part.text(at: Int(start)) }
    // The special slots stand in front of the others, the first directly before them.
    if specialCount >= 1, let hash = part.part(at: Int(hashes) - Int(hashSize), count: Int(hashSize)) {
      let bytes = hash.bytes.array
      if bytes.contains(where: { $0 != 0 }) { infoPlistHash = bytes }
    }
    return identifier == nil ? "The identifier in the code signature does not end inside it." : nil
  }
}
