import SourceText

/// The localizations a bundle has (B30–B32).
public struct Localizations: Sendable, Hashable {
  /// The names of the localizations: those of `CFBundleLocalizations`, then the names of the `.lproj` folders.
  public let names: [String]
  /// The folders that hold them: the name, without its ending, of each `.lproj` folder.
  public let folders: [String]
  /// The value of `CFBundleDevelopmentRegion`.
  public let developmentRegion: String?

  /// Finds the localizations of a bundle.
  ///
  /// - Parameters:
  ///   - declared: The texts in `CFBundleLocalizations`.
  ///   - developmentRegion: The value of `CFBundleDevelopmentRegion`.
  ///   - entries: What is in the folder of the resources.
  public init(declared: [String], developmentRegion: String?, entries: [HostEntry]) {
    var names: [String] = []
    for name in declared where !name.isEmpty && !names.holds(name) { names.append(name) }
    var folders: [String] = []
    for entry in entries where entry.kind != .file && entry.name.hasEnding(".lproj") {
      let name = entry.name.droppingLast(6)
      folders.append(name)
      if !names.holds(name) { names.append(name) }
    }
    let region = developmentRegion.flatMap { $0.isEmpty ? nil : $0 }
    if let region {
      let identifier = LanguageIdentifier(region)
      if names.isEmpty {
        names = [region]
      } else if names.holds("Base"), !names.contains(where: { LanguageIdentifier($0).isSame(as: identifier) })
      {
        names.append(region)
      }
    }
    self.names = names
    self.folders = folders
    self.developmentRegion = region
  }

  /// The localizations to search for a person with these languages, the best first (B36–B38).
  public func searchList(preferences: [String]) -> [String] {
    var result = choose(preferences)
    if result.isEmpty, let developmentRegion { result = choose([developmentRegion]) }
    if result.isEmpty { result = choose(["en_US"]) }
    if result.isEmpty { result = names.prefix(1).map { $0 } }
    if let region = developmentRegion {
      let identifier = LanguageIdentifier(region)
      for name in names where !result.holds(name) && LanguageIdentifier(name).isSame(as: identifier) {
        result.append(name)
      }
    } else if let fallback = ["en", "English", "en_US"].first(where: { names.holds($0) }),
      !result.holds(fallback)
    {
      result.append(fallback)
    }
    return result
  }

  /// The localization that is shown to a person with these languages (B37); `en` if there is none at all.
  public func chosen(preferences: [String]) -> String {
    searchList(preferences: preferences).first ?? "en"
  }

  /// The languages that count for a bundle that another program has loaded (B36, R22).
  ///
  /// - Parameters:
  ///   - preferences: The person's languages.
  ///   - mainSearchList: The search list of the program.
  ///   - allowsMixed: Whether the program has `CFBundleAllowMixedLocalizations`, `CFBundleFollowParentLocalization`,
  ///     or is an app extension.
  public static func preferences(
    _ preferences: [String], mainSearchList: [String], allowsMixed: Bool
  ) -> [String] {
    allowsMixed ? preferences : mainSearchList
  }

  private func choose(_ preferences: [String]) -> [String] {
    // `Base` is no language: nobody can prefer it.
    LanguageNegotiation.choose(preferences: preferences, available: names)
  }
}
