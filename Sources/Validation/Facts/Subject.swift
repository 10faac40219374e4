import SourceText

internal import KeyCatalog
internal import PropertyLists

/// What is known about the bundle or file that is being checked.
struct Subject {
  /// The path as it was given.
  var path: String
  /// Whose keys the file holds, nil for any other property list.
  var document: DocumentKind?
  /// The kind of bundle, nil if nothing tells.
  var kind: Inferred<BundleKind>?
  /// The platform, nil if nothing tells or if there are several.
  var platform: Inferred<Platform>?
  /// The platforms the bundle may be for; empty if nothing tells.
  var candidates: PlatformSet = []
  /// Whether the platform is given, or written into the file by the build.
  var isPlatformSure: Bool {
    switch platform?.origin {
    case .given: true
    case .key(let key):
      ["DTPlatformName", "DTSDKName", "CFBundleSupportedPlatforms"].contains { $0.isSameText(as: key) }
    case .path, .content, nil: false
    }
  }
  /// The oldest system the bundle runs on, nil if nothing tells.
  var minimumOS: Inferred<SystemVersion>?
  /// The value of `CFBundleIdentifier`.
  var identifier: String?
  /// What the bundle is meant for.
  var profile: Inferred<Profile>
  /// The point in time whose view of the keys counts.
  var era: Era
  /// Whether values hold build settings that are still to be expanded.
  var hasBuildSettings: Bool
}
