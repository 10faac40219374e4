/// What the code signature of a slice shall claim; nothing of it is true.
package struct MachOSignature: Sendable, Hashable {
  /// The identifier of the code.
  package var identifier: String
  /// The team, or nil to leave it out.
  package var team: String?
  /// The flags: 0x2 for a signature of nobody's, 0x10000 for the hardened runtime.
  package var flags: UInt32
  /// The hash of the bundle's Info.plist, or nil to leave it out.
  package var infoPlistHash: [UInt8]?
  /// The entitlements as XML, or nil to leave them out.
  package var entitlements: [UInt8]?
  /// The entitlements in the DER form, or nil to leave them out.
  package var entitlementsDER: [UInt8]?

  /// Whether it has the place where the signature of a certificate stands.
  package var hasCertificate: Bool

  /// Creates a signature.
  package init(
    identifier: String, team: String? = nil, flags: UInt32 = 0, infoPlistHash: [UInt8]? = nil,
    entitlements: [UInt8]? = nil, entitlementsDER: [UInt8]? = nil, hasCertificate: Bool = false
  ) {
    self.identifier = identifier
    self.team = team
    self.flags = flags
    self.infoPlistHash = infoPlistHash
    self.entitlements = entitlements
    self.entitlementsDER = entitlementsDER
    self.hasCertificate = hasCertificate
  }

  /// The signature as it stands at the end of a slice: a table of parts, and the parts.
  var bytes: [UInt8] {
    var parts: [(slot: UInt32, bytes: [UInt8])] = [(0, directory)]
    if let entitlements { parts.append((5, Self.part(0xfade_7171, entitlements))) }
    if let entitlementsDER { parts.append((7, Self.part(0xfade_7172, entitlementsDER))) }
    if hasCertificate { parts.append((0x1_0000, Self.part(0xfade_0b01, [0x30, 0]))) }
    var table = ByteWriter(isBigEndian: true)
    var contents: [UInt8] = []
    table.word(UInt32(parts.count))
    for part in parts {
      table.words([part.slot, UInt32(12 + 8 * parts.count + contents.count)])
      contents += part.bytes
    }
    return Self.part(0xfade_0cc0, table.bytes + contents)
  }

  /// The code directory: fixed fields, the identifier, the team, and the hashes of the special slots.
  private var directory: [UInt8] {
    let fixedSize = 56
    let hash = infoPlistHash ?? []
    let names = Array(identifier.utf8) + [0] + (team.map { Array($0.utf8) + [0] } ?? [])
    var fields = ByteWriter(isBigEndian: true)
    fields.words([
      0x2_0400, flags, UInt32(fixedSize + names.count + hash.count), UInt32(fixedSize),
      hash.isEmpty ? 0 : 1, 0, 0,
    ])
    fields.append([UInt8(hash.isEmpty ? 32 : hash.count), 2, 0, 12])
    fields.words([0, 0, team == nil ? 0 : UInt32(fixedSize + identifier.utf8.count + 1), 0])
    precondition(fields.bytes.count == fixedSize - 8, "the fixed fields have a fixed size")
    return Self.part(0xfade_0c02, fields.bytes + names + hash)
  }

  /// A part of a signature: what it is, how many bytes it has, and its contents.
  private static func part(_ magic: UInt32, _ contents: [UInt8]) -> [UInt8] {
    var part = ByteWriter(isBigEndian: true)
    part.words([magic, UInt32(8 + contents.count)])
    return part.bytes + contents
  }
}
