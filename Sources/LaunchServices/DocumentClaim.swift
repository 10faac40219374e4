public import PropertyLists
internal import UniformTypes

/// One entry of `CFBundleDocumentTypes`: documents an app says it handles (L18).
public struct DocumentClaim: Sendable, Hashable {
  /// What a person is shown as the kind of the document; empty if nothing is given.
  public var name: String
  /// What the app does with them.
  public var role: HandlerRole
  /// Whether the role stands in Info.plist; without one, a claim works as a viewer's does (L20).
  public var hasRole: Bool
  /// How the app ranks itself.
  public var rank: HandlerRank
  /// Types.
  public var types: [String]
  /// Endings of names, without the period; `*` is any.
  public var extensions: [String]
  /// MIME types.
  public var mimeTypes: [String]
  /// Type codes; `****` is any, `fold` a folder, `disk` a disk.
  public var osTypes: [String]
  /// Whether folders with these endings are documents (R83).
  public var isPackage: Bool

  /// Creates a claim.
  public init(
    name: String = "", role: HandlerRole = .viewer, hasRole: Bool = true, rank: HandlerRank = .standard,
    types: [String] = [], extensions: [String] = [], mimeTypes: [String] = [], osTypes: [String] = [],
    isPackage: Bool = false
  ) {
    self.name = name
    self.role = role
    self.hasRole = hasRole
    self.rank = rank
    self.types = types
    self.extensions = extensions
    self.mimeTypes = mimeTypes
    self.osTypes = osTypes
    self.isPackage = isPackage
  }

  /// The claims in an Info.plist, in its order.
  public static func claims(in root: PropertyListNode) -> [DocumentClaim] {
    guard let list = root["CFBundleDocumentTypes"], list.kind == .array else { return [] }
    var claims: [DocumentClaim] = []
    for item in list.items where item.kind == .dictionary { claims.append(DocumentClaim(item)) }
    return claims
  }

  private init(_ node: PropertyListNode) {
    self.init(
      name: node["CFBundleTypeName"]?.string ?? "", role: HandlerRole(of: node),
      hasRole: node["CFBundleTypeRole"]?.string != nil, rank: HandlerRank(of: node),
      types: node["LSItemContentTypes"].texts, extensions: node["CFBundleTypeExtensions"].texts,
      mimeTypes: node["CFBundleTypeMIMETypes"].texts, osTypes: node["CFBundleTypeOSTypes"].texts,
      isPackage: LaunchFlag.isOn(node["LSTypeIsPackage"]))
  }
}
