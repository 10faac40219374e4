/// A kind of property list whose keys the catalog knows.
public enum DocumentKind: UInt8, Sendable, Hashable, CaseIterable {
  /// `Info.plist`.
  case infoPlist
  /// `PrivacyInfo.xcprivacy`.
  case privacyManifest
  /// The entitlements of a signed program.
  case entitlements

  /// The name shown in reports and JSON: `Info.plist`, `PrivacyInfo.xcprivacy` or `entitlements`.
  public var name: String {
    switch self {
    case .infoPlist: "Info.plist"
    case .privacyManifest: "PrivacyInfo.xcprivacy"
    case .entitlements: "entitlements"
    }
  }

  /// The word used on the command line: `info-plist`, `privacy-manifest` or `entitlements`.
  public var option: String {
    switch self {
    case .infoPlist: "info-plist"
    case .privacyManifest: "privacy-manifest"
    case .entitlements: "entitlements"
    }
  }

  /// Creates a kind from its command-line word or its name, whatever their case, or nil if there is none.
  public init?(name: String) {
    let word = name.asciiLowercased
    guard
      let kind = Self.allCases.first(where: {
        $0.option.isSameText(as: word) || $0.name.asciiLowercased.isSameText(as: word)
      })
    else { return nil }
    self = kind
  }
}
