extension Rule {
  /// All rules, by topic.
  public static let all: [Rule] = [
    syntaxError, leniency, unsupportedFormat,
    rootNotDictionary, duplicateKey,
    invalidIdentifier, invalidVersion, emptyValue,
    documentType, invalidURLScheme, typeConformance, typeOwnership, typeTags,
    appIcon, missingInVariant,
    serviceDeclaration, plugInFunction,
    unknownKey, misprintedKey, missingKey, mutuallyExclusive, variantWithoutDefault, unknownVariant,
    variantWithoutEffect, unmetRequirement, ignoredKey, outOfPlace,
    wrongType, invalidValue, danglingReference, repeatedName,
    wrongPlatform, deprecatedKey,
    writtenByBuild,
    invalidSuppression, unusedSuppression,
  ]

  /// The rule with an id, nil if there is none.
  public static func named(_ id: String) -> Rule? { index(of: id).map { all[$0] } }

  /// The position of the rule with an id in ``all``.
  static func index(of id: String) -> Int? { all.firstIndex { $0.id.isSameText(as: id) } }

  /// The id most like a name that no rule has, nil if none is like it.
  static func suggestion(for name: String) -> String? {
    var best: (id: String, distance: Int)?
    for rule in all {
      let distance = name.editDistance(to: rule.id)
      if distance <= 3, distance < best?.distance ?? .max { best = (rule.id, distance) }
    }
    return best?.id
  }
}
