import SourceText

internal import UniformTypes

/// How a claim fits what is opened.
struct ClaimMatch {
  /// A smaller number fits better.
  let distance: Int
  /// What of the claim fits.
  let claim: String

  /// What is added for types that everything conforms to (L6, L30).
  static let wildcardType = 1_000
  /// What is added for `*` and `****`, which fit less well than anything else.
  static let wildcardText = 1_000_000

  /// The better one of two.
  static func better(_ one: ClaimMatch?, _ other: ClaimMatch?) -> ClaimMatch? {
    guard let one, let other else { return one ?? other }
    return other.distance < one.distance ? other : one
  }
}

/// Finds out how claims fit one document (L19, L23, L25).
struct DocumentMatcher {
  private let item: DocumentItem
  /// What the type conforms to, in small letters, with how far a claim on it is.
  private var distances: [String: Int] = [:]
  /// Tags of the type, for claims that name no types.
  private let mimeTypes: [String]
  private let extensions: [String]
  private let isPackage: Bool
  private let usesTypes: Bool

  init(_ item: DocumentItem, _ types: TypeRegistry, usesTypes: Bool) {
    self.item = item
    self.usesTypes = usesTypes
    let ancestry = types.ancestry(of: item.type)
    distances.reserveCapacity(ancestry.count)
    for ancestor in ancestry {
      distances[ancestor.identifier.asciiLowercased] =
        ancestor.distance + (ancestor.isWildcard ? ClaimMatch.wildcardType : 0)
    }
    let declaration = types.declaration(of: item.type)
    let dynamic = DynamicType(identifier: item.type)
    mimeTypes = declaration?.tags(.mimeType) ?? dynamic?.tags(.mimeType) ?? []
    // A document counts by the ending of its own name; one of which only the type is known, by those of the type.
    extensions =
      item.filenameExtension.map { [$0] } ?? declaration?.tags(.filenameExtension)
      ?? dynamic?.tags(.filenameExtension) ?? []
    isPackage = distances["com.apple.package"] != nil || distances["com.apple.bundle"] != nil
  }

  /// The claims that may fit.
  func claims(in index: ClaimIndex) -> [ClaimIndex.Hit] {
    index.claims(
      onTypes: distances, extensions: extensions + ["*"], mimeTypes: mimeTypes,
      codes: ["****", "fold", "disk"] + (item.typeCode.map { [$0] } ?? []))
  }

  /// How a claim fits, nil if it does not.
  ///
  /// - Parameters:
  ///   - number: The number of the claim among those of the bundle.
  ///   - distance: How far the nearest type of the claim is, nil if that is not known.
  func match(_ number: Int, of shared: SharedBundle, distance: Int?) -> ClaimMatch? {
    // Types in a claim make the system pass over everything else (L19, R74).
    if usesTypes {
      let types = shared.bundle.documentClaims[number].types
      if types.count == 1, let distance { return ClaimMatch(distance: distance, claim: types[0]) }
      if !types.isEmpty { return matchTypes(types) }
    }
    let claim = shared.bundle.documentClaims[number]
    var best: ClaimMatch?
    for fileExtension in claim.extensions {
      if fileExtension.isSameText(as: "*") {
        // Any ending of a file; folders only where the claim is about folders.
        guard !item.isFolder || claim.isPackage || isPackage else { continue }
        best = .better(best, ClaimMatch(distance: ClaimMatch.wildcardText, claim: "*"))
      } else if extensions.contains(where: { $0.isSameTextIgnoringCase(as: fileExtension) }) {
        guard !item.isFolder || claim.isPackage || isPackage else { continue }
        best = .better(best, ClaimMatch(distance: 0, claim: "." + fileExtension))
      }
    }
    for mimeType in claim.mimeTypes
    where mimeTypes.contains(where: { $0.isSameTextIgnoringCase(as: mimeType) }) {
      best = .better(best, ClaimMatch(distance: 0, claim: mimeType))
    }
    for code in claim.osTypes { best = .better(best, matchCode(code)) }
    return best
  }

  private func matchTypes(_ claimed: [String]) -> ClaimMatch? {
    var best: ClaimMatch?
    for type in claimed {
      guard let distance = distances[type.asciiLowercased] else { continue }
      best = .better(best, ClaimMatch(distance: distance, claim: type))
    }
    return best
  }

  private func matchCode(_ code: String) -> ClaimMatch? {
    let claim = "'\(code)'"
    if code.isSameText(as: "****") {
      return item.isFolder ? nil : ClaimMatch(distance: ClaimMatch.wildcardText, claim: claim)
    }
    let isFolderCode = code.isSameText(as: "fold") && item.isFolder && !item.isVolume && !isPackage
    let isDiskCode = code.isSameText(as: "disk") && item.isVolume
    let isOwnCode = item.typeCode?.isSameText(as: code) ?? false
    return isFolderCode || isDiskCode || isOwnCode ? ClaimMatch(distance: 0, claim: claim) : nil
  }
}
