import PropertyLists
import SourceText
import TransportSecurity

/// Policies in the shorthand of tables: `AL=1 AW=0 E(example.com:insecure,sub) E(b.example:min=TLSv1.0,pfs=0)`.
enum Sketch {
  private static let keys = [
    "AL": "NSAllowsArbitraryLoads", "AM": "NSAllowsArbitraryLoadsForMedia",
    "OM": "NSAllowsArbitraryLoadsInMedia", "AW": "NSAllowsArbitraryLoadsInWebContent",
    "LN": "NSAllowsLocalNetworking", "NIAP": "NSRequiresNIAPTLSPackageVersion",
  ]

  private static let members = [
    "insecure": "NSExceptionAllowsInsecureHTTPLoads", "min": "NSExceptionMinimumTLSVersion",
    "pfs": "NSExceptionRequiresForwardSecrecy", "sub": "NSIncludesSubdomains",
    "ct": "NSRequiresCertificateTransparency", "niap": "NSExceptionRequiresNIAPTLSPackageVersion",
    "insecure3": "NSThirdPartyExceptionAllowsInsecureHTTPLoads",
    "min3": "NSThirdPartyExceptionMinimumTLSVersion",
    "pfs3": "NSThirdPartyExceptionRequiresForwardSecrecy",
    "insecureT": "NSTemporaryExceptionAllowsInsecureHTTPLoads",
    "minT": "NSTemporaryExceptionMinimumTLSVersion", "pfsT": "NSTemporaryExceptionRequiresForwardSecrecy",
  ]

  /// The JSON of a policy's dictionary.
  static func json(_ text: String) -> String {
    var entries: [String] = []
    var domains: [String] = []
    var pins: [String] = []
    for token in text.split(separator: " ") {
      if token.hasPrefix("E("), token.hasSuffix(")") {
        domains.append(domain(token))
      } else if token.hasPrefix("P("), token.hasSuffix(")") {
        pins.append(pinned(token))
      } else {
        let (name, value) = pair(token)
        guard let key = keys[name] else { preconditionFailure("no key \(name)") }
        entries.append("\"\(key)\": \(value)")
      }
    }
    if !domains.isEmpty { entries.append("\"NSExceptionDomains\": {\(domains.joined(separator: ", "))}") }
    if !pins.isEmpty { entries.append("\"NSPinnedDomains\": {\(pins.joined(separator: ", "))}") }
    return "{\(entries.joined(separator: ", "))}"
  }

  /// The policy.
  static func policy(_ text: String) -> TransportPolicy { policy(json: json(text)) }

  /// The policy from the JSON of its dictionary, or of whatever stands in its place.
  static func policy(json: String) -> TransportPolicy {
    let bytes = Array("{\"NSAppTransportSecurity\": \(json)}".utf8)
    return TransportPolicy(
      reading: PropertyListDocument.read(SourceBytes(bytes), options: ReadOptions(format: .json)))
  }

  /// `example.com:insecure,min=TLSv1.0`; the last colon ends the domain, so that ports and addresses can be written.
  private static func domain(_ token: Substring) -> String {
    let inside = token.dropFirst(2).dropLast()
    guard let colon = inside.lastIndex(of: ":") else { preconditionFailure("no colon in \(token)") }
    let settings = inside[inside.index(after: colon)...].split(separator: ",").map { setting in
      let (name, value) = pair(setting)
      guard let key = members[name] else { preconditionFailure("no key \(name)") }
      return "\"\(key)\": \(value)"
    }
    return "\"\(inside[..<colon])\": {\(settings.joined(separator: ", "))}"
  }

  /// `example.com:ca=DIGEST,leaf=DIGEST,sub`.
  private static func pinned(_ token: Substring) -> String {
    let inside = token.dropFirst(2).dropLast()
    guard let colon = inside.lastIndex(of: ":") else { preconditionFailure("no colon in \(token)") }
    var members: [String] = []
    for setting in inside[inside.index(after: colon)...].split(separator: ",") {
      let (name, value) = pair(setting)
      switch name {
      case "sub": members.append("\"NSIncludesSubdomains\": \(value)")
      case "ca": members.append("\"NSPinnedCAIdentities\": [{\"SPKI-SHA256-BASE64\": \(value)}]")
      default: members.append("\"NSPinnedLeafIdentities\": [{\"SPKI-SHA256-BASE64\": \(value)}]")
      }
    }
    return "\"\(inside[..<colon])\": {\(members.joined(separator: ", "))}"
  }

  private static func pair(_ text: Substring) -> (name: String, value: String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    let value = parts.count == 2 ? String(parts[1]) : "1"
    switch value {
    case "1": return (String(parts[0]), "true")
    case "0": return (String(parts[0]), "false")
    default: return (String(parts[0]), "\"\(value)\"")
    }
  }
}

/// The decision about a URL under a sketched policy.
func decide(
  _ sketch: String, _ url: String, on system: String = "iOS 16", sdk: String? = nil,
  api: TransportAPI = .session, depth: SubdomainDepth = .any
) throws -> TransportDecision {
  try decide(Sketch.policy(sketch), url, on: system, sdk: sdk, api: api, depth: depth)
}

/// The decision about a URL under a policy.
func decide(
  _ policy: TransportPolicy, _ url: String, on system: String = "iOS 16", sdk: String? = nil,
  api: TransportAPI = .session, depth: SubdomainDepth = .any
) throws -> TransportDecision {
  guard let system = TransportSystem(system) else { preconditionFailure("no system \(system)") }
  let context = TransportContext(
    system: system, linkedSDK: sdk.flatMap { TransportSystem($0) }, api: api, depth: depth)
  return policy.decision(for: try TransportURL(url), in: context)
}
