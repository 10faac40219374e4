public import KeyCatalog

/// A document that shows what a rule means.
///
/// In documents a rule objects to, `⟦` and `⟧` stand around the places of the findings.
public struct Example: Sendable, Hashable {
  /// The whole text of the file.
  public let text: String
  /// The path of the file, which says what kind of document it is.
  public let path: String
  /// What the file is meant for.
  public let profile: Profile
  /// The point in time whose view of the keys counts.
  public let era: Era
  /// The platform, nil to find out.
  public let platform: Platform?
  /// The oldest system the bundle runs on, nil to find out.
  public let minimumOS: SystemVersion?
  /// The kind of bundle, nil to find out.
  public let kind: BundleKind?
  /// The bundle the file stands in, nil for a file alone.
  let bundle: ExampleBundle?

  /// Creates an example from the whole text of a file.
  init(
    file text: String, path: String = "Info.plist", profile: Profile = .built, era: Era = .today,
    platform: Platform? = nil,
    minimumOS: SystemVersion? = nil, kind: BundleKind? = nil, bundle: ExampleBundle? = nil
  ) {
    self.text = text
    self.path = path
    self.profile = profile
    self.era = era
    self.platform = platform
    self.minimumOS = minimumOS
    self.kind = kind
    self.bundle = bundle
  }

  /// Creates an example from the root of an XML property list.
  init(
    root text: String, path: String = "Info.plist", profile: Profile = .built, era: Era = .today,
    platform: Platform? = nil,
    minimumOS: SystemVersion? = nil, kind: BundleKind? = nil, bundle: ExampleBundle? = nil
  ) {
    self.init(
      file: "<plist version=\"1.0\">\n\(text)\n</plist>\n", path: path, profile: profile, era: era,
      platform: platform, minimumOS: minimumOS, kind: kind, bundle: bundle)
  }

  /// Creates an example from the inside of the root dictionary of an XML property list.
  init(
    _ text: String, path: String = "Info.plist", profile: Profile = .built, era: Era = .today,
    platform: Platform? = nil,
    minimumOS: SystemVersion? = nil, kind: BundleKind? = nil, bundle: ExampleBundle? = nil
  ) {
    self.init(
      root: "<dict>\n\(text)\n</dict>", path: path, profile: profile, era: era, platform: platform,
      minimumOS: minimumOS, kind: kind, bundle: bundle)
  }
}
