import SourceText

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
    writtenByBuild, unexpandedSetting,
    misplacedFile,
    purposeString, supersededPurpose, bonjourServices,
    privacyReasons, privacyCollectedData, privacyTracking,
    transportDomain, ignoredTransportKey, transportReview, idleException, weakTLS, pinnedDomain,
    minimumVersion, launchConflict, queriesSchemes,
    backgroundModes, deviceCapabilities, orientations, launchScreen, fullScreen, scenes, statusBar,
    appExtension, xpcService, watchApp,
    appCategory, exportCompliance, supportedPlatforms, topShelfImage, appClip, listLength, purchaseLinks,
    backgroundAssets, entitlements,
    localizedValue,
    bundleStructure, bundleExecutable, executableMatch, missingFile, nestedBundle, localizationSet,
    protectedSymbol, privacyManifest, signatureMatch, entitlementKeys, iconSize, registeredConflict, codeKeys,
    intentText,
    invalidSuppression, unusedSuppression,
  ]

  // A whole rule is large, and every copy of it is counted.
  /// The ids of all rules.
  static let allIDs = all.map { $0.id }
  /// The references of all rules.
  static let allReferences = all.map { $0.references }

  /// The rule with an id, nil if there is none.
  public static func named(_ id: String) -> Rule? { index(of: id).map { all[$0] } }

  /// The position of the rule with an id in ``all``.
  static func index(of id: String) -> Int? {
    let length = id.utf8.count
    guard length < indexesByLength.count else { return nil }
    return indexesByLength[length].first { all[$0].id.isSameText(as: id) }
  }

  /// The positions of the rules by the lengths of their ids: a comment can name a million.
  private static let indexesByLength: [[Int]] = {
    var indexes: [[Int]] = []
    for (index, rule) in all.enumerated() {
      let length = rule.id.utf8.count
      while indexes.count <= length { indexes.append([]) }
      indexes[length].append(index)
    }
    return indexes
  }()

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
