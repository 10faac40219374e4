import SourceText
public import UniformTypes

/// A bundle as it was when it was registered: everything that answers about it are worked out from (L45).
public struct RegisteredBundle: Sendable, Hashable {
  /// The path: inside an archive behind the archive's name and `!/`.
  public var path: String
  /// `CFBundleIdentifier`, the empty text without one.
  public var identifier: String
  /// The name a person sees.
  public var name: String
  /// `CFBundleVersion`, the empty text without one.
  public var version: String
  /// `CFBundleShortVersionString`, the empty text without one.
  public var shortVersion: String
  /// The four characters of its type, such as `APPL`.
  public var packageType: String
  /// When it was registered: a later bundle has a larger number.
  public var order: Int
  /// How it is launched.
  public var launch: LaunchFacts
  /// The documents it claims.
  public var documentClaims: [DocumentClaim]
  /// The addresses it claims.
  public var schemeClaims: [SchemeClaim]
  /// The types it declares.
  public var declarations: [TypeDeclaration]

  /// Creates a bundle.
  public init(
    path: String, identifier: String, name: String = "", version: String = "", shortVersion: String = "",
    packageType: String = "APPL", order: Int = 0, launch: LaunchFacts = LaunchFacts(),
    documentClaims: [DocumentClaim] = [], schemeClaims: [SchemeClaim] = [],
    declarations: [TypeDeclaration] = []
  ) {
    self.path = path
    self.identifier = identifier
    self.name = name
    self.version = version
    self.shortVersion = shortVersion
    self.packageType = packageType
    self.order = order
    self.launch = launch
    self.documentClaims = documentClaims
    self.schemeClaims = schemeClaims
    self.declarations = declarations
  }

  /// Whether it is an app: only apps open anything, and only their types are known to the system (L5).
  public var isApplication: Bool { packageType.isSameText(as: "APPL") }

  /// Where it stands, as far as it counts between apps that are equal otherwise (L24, L25).
  public var location: BundleLocation { BundleLocation(path: path) }

  /// Whether a text names the bundle: by its identifier, in any case, or by its path.
  public func isNamed(_ text: String) -> Bool {
    (!identifier.isEmpty && identifier.isSameTextIgnoringCase(as: text)) || path.isSameText(as: text)
  }
}
