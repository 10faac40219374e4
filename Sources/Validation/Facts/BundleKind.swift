import SourceText

/// What kind of bundle an Info.plist describes.
public enum BundleKind: UInt8, Sendable, Hashable, CaseIterable {
  /// An application.
  case app
  /// A framework.
  case framework
  /// An app extension.
  case appExtension
  /// An XPC service.
  case xpcService
  /// A loadable bundle: a plug-in, an importer, a test bundle, or mere resources.
  case bundle
  /// A preference pane.
  case preferencePane
  /// A kernel extension.
  case kernelExtension
  /// A driver or another system extension.
  case systemExtension

  /// The word used in reports and options: `app`, `framework`, `extension` and so on.
  public var name: String {
    switch self {
    case .app: "app"
    case .framework: "framework"
    case .appExtension: "extension"
    case .xpcService: "xpc-service"
    case .bundle: "bundle"
    case .preferencePane: "preference-pane"
    case .kernelExtension: "kernel-extension"
    case .systemExtension: "system-extension"
    }
  }

  /// Creates a kind from its word, or nil if there is no such word.
  public init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.name.isSameText(as: name) }) else { return nil }
    self = kind
  }
}
