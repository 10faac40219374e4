/// What becomes of a key that two property lists have different values for.
public struct PropertyListMergePolicy: Sendable {
  /// A way of bringing two values together.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// The later value counts.
    case replace
    /// The earlier value counts.
    case keep
    /// Arrays get the items of both, each once; dictionaries get the entries of both.
    case unite
    /// Items of arrays that are the same by what identifies them (`CFBundleURLName`, say) are brought together
    /// entry by entry, others added.
    case identity
    /// Different values are a conflict.
    case conflict
  }

  /// The rules by key path without indexes, such as `CFBundleURLTypes.CFBundleURLSchemes`; `*` is for keys that
  /// have no rule of their own.
  public var rules: [String: Rule]

  /// Creates a policy.
  public init(rules: [String: Rule]) { self.rules = rules }

  /// The policy for Info.plist: later scalars count, lists that only grow are united, document types and the
  /// like are matched by what identifies them.
  public static let infoPlist = PropertyListMergePolicy(
    rules: [
      "UIBackgroundModes": .unite, "LSApplicationQueriesSchemes": .unite, "NSBonjourServices": .unite,
      "UIRequiredDeviceCapabilities": .unite, "UIAppFonts": .unite, "CFBundleLocalizations": .unite,
      "UISupportedExternalAccessoryProtocols": .unite, "CFBundleURLTypes.CFBundleURLSchemes": .unite,
      "CFBundleDocumentTypes.LSItemContentTypes": .unite, "WKAppBoundDomains": .unite,
      "NSUserActivityTypes": .unite, "BGTaskSchedulerPermittedIdentifiers": .unite,
      "CFBundleURLTypes": .identity, "CFBundleDocumentTypes": .identity, "NSServices": .identity,
      "UTExportedTypeDeclarations": .identity, "UTImportedTypeDeclarations": .identity,
      "UIApplicationShortcutItems": .identity, "SKAdNetworkItems": .identity,
    ])

  /// The rule of a place, or `nil` if neither it nor `*` has one.
  func rule(at path: [PropertyListPathStep]) -> Rule? {
    let keys = path.compactMap { step -> PropertyListPathStep? in
      if case .key = step { return step }
      return nil
    }
    return rules[PropertyListPath.text(of: keys)] ?? rules["*"]
  }
}
