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
  /// What the type conforms to, in small letters, with the number of steps.
  private var distances: [String: Int] = [:]
  private let wildcards: Set<String>
  /// Tags of the type, for claims that name no types.
  private let mimeTypes: [String]
  private let extensions: [String]
  private let isPackage: Bool
  private let usesTypes: Bool

  init(_ item: DocumentItem, _ types: TypeRegistry, usesTypes: Bool) {
    self.item = item
    self.usesTypes = usesTypes
    var wildcards: Set<String> = []
    let ancestry = types.ancestry(of: item.type)
    distances.reserveCapacity(ancestry.count)
    for ancestor in ancestry {
      let key = ancestor.identifier.asciiLowercased
      distances[key] = ancestor.distance
      if ancestor.isWildcard { wildcards.insert(key) }
    }
    self.wildcards = wildcards
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
  func claims(in index: ClaimIndex) -> [ClaimIndex.Entry] {
    index.claims(
      onTypes: distances.keys, extensions: extensions + ["*"], mimeTypes: mimeTypes,
      codes: ["****", "fold", "disk"] + (item.typeCode.map { [$0] } ?? []))
  }

  /// How a claim fits, nil if it does not.
  ///
  /// - Parameter number: The number of the claim among those of the bundle.
  func match(_ number: Int, of shared: SharedBundle) -> ClaimMatch? {
    // Types in a claim make the system pass over everything else (L19, R74).
    if usesTypes {
      let types = shared.bundle.documentClaims[number].types
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
      let key = type.asciiLowercased
      guard let steps = distances[key] else { continue }
      let distance = steps + (wildcards.contains(key) ? ClaimMatch.wildcardType : 0)
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
