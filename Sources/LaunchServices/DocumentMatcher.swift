import SourceText

internal import UniformTypes

/// Finds the claims that fit one document (L19, L23, L25).
struct DocumentMatcher {
  private let item: DocumentItem
  /// What the type conforms to, the type itself among them.
  private let ancestry: [TypeRegistry.Ancestor]
  /// Tags of the type, for claims that name no types.
  private let mimeTypes: [String]
  private let extensions: [String]
  private let isPackage: Bool
  private let usesTypes: Bool

  init(_ item: DocumentItem, _ types: TypeRegistry, usesTypes: Bool) {
    self.item = item
    self.usesTypes = usesTypes
    ancestry = types.ancestry(of: item.type)
    let declaration = types.declaration(of: item.type)
    let dynamic = DynamicType(identifier: item.type)
    mimeTypes = declaration?.tags(.mimeType) ?? dynamic?.tags(.mimeType) ?? []
    // A document counts by the ending of its own name; one of which only the type is known, by those of the type.
    extensions =
      item.filenameExtension.map { [$0] } ?? declaration?.tags(.filenameExtension)
      ?? dynamic?.tags(.filenameExtension) ?? []
    isPackage = ancestry.contains {
      $0.identifier.isSameTextIgnoringCase(as: "com.apple.package")
        || $0.identifier.isSameTextIgnoringCase(as: "com.apple.bundle")
    }
  }

  /// All that fits, in no particular order: of a claim all of its texts that do.
  func matches(in index: ClaimIndex) -> [ClaimMatch] {
    var found: [ClaimMatch] = []
    found.reserveCapacity(64)
    if usesTypes {
      for ancestor in ancestry {
        let distance = ancestor.distance + (ancestor.isWildcard ? ClaimMatch.wildcardType : 0)
        for mention in index.types[ancestor.identifier] {
          found.append(ClaimMatch(mention, .type, distance: distance))
        }
      }
    }
    for name in extensions where !name.isSameText(as: "*") {
      take(index.extensions[name], .filenameExtension, 0, of: index, into: &found)
    }
    take(index.extensions["*"], .filenameExtension, ClaimMatch.wildcardText, of: index, into: &found)
    for name in mimeTypes { take(index.mimeTypes[name], .mimeType, 0, of: index, into: &found) }
    for code in codes { take(index.codes[code], .typeCode, 0, of: index, into: &found) }
    if !item.isFolder {
      take(index.codes["****"], .typeCode, ClaimMatch.wildcardText, of: index, into: &found)
    }
    return found
  }

  /// The codes of the document itself.
  private var codes: [String] {
    var codes: [String] = []
    if item.isFolder, !item.isVolume, !isPackage { codes.append("fold") }
    if item.isVolume { codes.append("disk") }
    if let code = item.typeCode, !code.isSameText(as: "****") { codes.append(code) }
    return codes
  }

  private func take(
    _ mentions: ArraySlice<ClaimIndex.Mention>, _ kind: ClaimMatch.Kind, _ distance: Int,
    of index: ClaimIndex, into found: inout [ClaimMatch]
  ) {
    for mention in mentions {
      let claim = index.documentClaims[Int(mention.claim)]
      // Types in a claim make the system pass over everything else (L19, R74).
      if usesTypes, claim.hasTypes { continue }
      // Any ending of a file; folders only where the claim is about folders.
      if kind == .filenameExtension, item.isFolder, !claim.isPackage, !isPackage { continue }
      found.append(ClaimMatch(mention, kind, distance: distance))
    }
  }
}
