import SourceText
public import PropertyLists
internal import UniformTypes

/// One entry of `CFBundleURLTypes`: addresses an app says it handles (L22, R94).
public struct SchemeClaim: Sendable, Hashable {
  /// The name of the kind of address; empty if nothing is given.
  public var name: String
  /// The schemes, without the colon.
  public var schemes: [String]
  /// What the app does with them.
  public var role: HandlerRole
  /// How the app ranks itself.
  public var rank: HandlerRank

  /// Creates a claim.
  public init(
    name: String = "", schemes: [String], role: HandlerRole = .viewer, rank: HandlerRank = .standard
  ) {
    self.name = name
    self.schemes = schemes
    self.role = role
    self.rank = rank
  }

  /// The claims in an Info.plist, in its order.
  public static func claims(in root: PropertyListNode) -> [SchemeClaim] {
    guard let list = root["CFBundleURLTypes"], list.kind == .array else { return [] }
    var claims: [SchemeClaim] = []
    for item in list.items where item.kind == .dictionary {
      claims.append(
        SchemeClaim(
          name: item["CFBundleURLName"]?.string ?? "", schemes: item["CFBundleURLSchemes"].texts,
          role: HandlerRole(of: item), rank: HandlerRank(of: item)))
    }
    return claims
  }

  /// Whether a text is the scheme of an address: a letter, then letters, digits, `+`, `-` and periods.
  public static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first.asciiLowercased else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      switch byte.asciiLowercased {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
        UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}
