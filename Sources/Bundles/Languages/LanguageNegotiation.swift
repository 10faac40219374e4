import SourceText

/// Chooses among the localizations of a bundle by a person's languages, exactly as the system does (B34).
public enum LanguageNegotiation {
  /// The localizations to use, the best first.
  ///
  /// - Parameters:
  ///   - preferences: The person's languages, the dearest first.
  ///   - available: The localizations there are; their order decides where nothing else does.
  /// - Returns: Some of the available localizations as they are written; none if none fits.
  public static func choose(preferences: [String], available: [String]) -> [String] {
    let wanted = preferences.map { LanguageIdentifier($0) }
    let offered = available.map { LanguageIdentifier($0) }
    guard let best = best(wanted, offered) else {
      return available.filter { $0.isSameText(as: "zxx") }.first.map { [$0] } ?? []
    }
    var result = [best.text]
    var seen: [String] = []
    for identifier in chain(best.normalized, penalizingRegion: true) where !seen.holds(identifier) {
      seen.append(identifier)
      for other in offered where !other.text.isSameText(as: best.text) {
        let isStandIn =
          identifier.isSameText(as: "zh_Hant_HK") && other.normalized.isSameText(as: "zh_Hant_TW")
        if isStandIn || other.normalized.isSameText(as: identifier) { result.append(other.text) }
      }
    }
    return result
  }

  // MARK: The best one

  private struct Choice {
    var best: LanguageIdentifier?
    /// How far the best one is from what is wanted; smaller is better.
    var score = 999
    /// A Brazilian localization, which a Portuguese gets only if there is nothing else.
    var portuguese: LanguageIdentifier?
  }

  private static func best(_ wanted: [LanguageIdentifier], _ offered: [LanguageIdentifier])
    -> LanguageIdentifier?
  {
    var choice = Choice()
    for preference in wanted where choice.best == nil {
      for offer in offered { compare(preference, offer, &choice) }
    }
    if let best = choice.best, choice.score > 0 {
      choice.best = exactMatch(instead: best, wanted, offered) ?? best
    }
    return choice.best ?? choice.portuguese
  }

  private static func compare(
    _ wanted: LanguageIdentifier, _ offer: LanguageIdentifier, _ choice: inout Choice
  ) {
    if wanted.base.isSameText(as: offer.base) {
      if choice.score > -1 { (choice.best, choice.score) = (offer, -1) }
    } else if wanted.normalized.isSameText(as: offer.normalized) {
      if choice.score > 0 { (choice.best, choice.score) = (offer, 0) }
    } else if choice.score > 0, group(of: wanted.normalized).isSameText(as: group(of: offer.normalized)) {
      compareChains(wanted, offer, &choice)
    }
  }

  private static func compareChains(
    _ wanted: LanguageIdentifier, _ offer: LanguageIdentifier, _ choice: inout Choice
  ) {
    let isForPortugal =
      wanted.normalized.isSameText(as: "pt_PT") && offer.normalized.isSameText(as: "pt_BR")
    let isOtherLanguage = !language(of: wanted.normalized).isSameText(as: language(of: offer.normalized))
    let offered = chain(offer.normalized, penalizingRegion: true)
    for (distance, identifier) in chain(wanted.normalized, penalizingRegion: false).enumerated() {
      for (otherDistance, other) in offered.enumerated() where identifier.isSameText(as: other) {
        if isForPortugal {
          choice.portuguese = offer
          continue
        }
        let score = distance + otherDistance + (isOtherLanguage ? 1 : 0)
        if score < choice.score { (choice.best, choice.score) = (offer, score) }
      }
    }
  }

  /// A localization that one of the preferences names, if the best one so far has a region that none of them asked
  /// for; not for Chinese.
  private static func exactMatch(
    instead best: LanguageIdentifier, _ wanted: [LanguageIdentifier], _ offered: [LanguageIdentifier]
  ) -> LanguageIdentifier? {
    let parts = LanguageParts(best.normalized)
    guard !parts.region.isEmpty, !parts.language.isSameText(as: "zh") else { return nil }
    for preference in wanted where language(of: preference.normalized).isSameText(as: parts.language) {
      if let match = offered.first(where: { $0.isSame(as: preference) }) { return match }
    }
    return nil
  }

  // MARK: What an identifier falls back to

  private static func language(of identifier: String) -> String {
    LanguageIdentifier.parts(of: identifier).first ?? ""
  }

  private static func group(of identifier: String) -> String {
    let language = language(of: identifier)
    return LanguageTable.groups[language] ?? language
  }

  /// A chain has at most so many identifiers.
  private static let chainLimit = 9

  private static func chain(_ identifier: String, penalizingRegion: Bool) -> [String] {
    var chain = [identifier]
    if penalizingRegion, !identifier.isSameText(as: "es_MX"), !identifier.isSameText(as: "zh_Hant_TW") {
      let parts = LanguageParts(identifier)
      // A region that is not the language's own counts as a step.
      if !parts.region.isEmpty, parts.needsRegion { chain.append(identifier) }
    }
    var current = identifier
    while chain.count < chainLimit {
      current = parent(of: current)
      if current.isEmpty || current.isSameText(as: "root") { break }
      chain.append(current)
    }
    return chain
  }

  private static func parent(of identifier: String) -> String {
    if let parent = LanguageTable.systemParents[identifier] ?? LanguageTable.parents[identifier] {
      return parent
    }
    let parts = LanguageIdentifier.parts(of: identifier)
    if parts.count == 2, parts[1].utf8.count == 4,
      !LanguageParts(parts[0]).maximized.script.isSameText(as: parts[1])
    {
      return "root"
    }
    return parts.dropLast().joined(separator: "_")
  }
}
