internal import TransportSecurity

/// A URL that can be loaded: `http` or `https`, with a host.
///
/// Its text is ASCII: what is not is escaped, and user names, passwords and fragments, which a request does not
/// need, are left out.
public struct WebURL: Sendable, Hashable {
  /// Whether the scheme is `https`.
  public let isSecure: Bool
  /// The name or address, in small letters; an address of version 6 without its brackets.
  public let host: String
  /// The port, which is always there.
  public let port: Int
  /// Path and query, as a request names them.
  public let target: String

  /// Reads a URL.
  ///
  /// - Throws: ``ProbeError`` if it is none, or none that can be loaded.
  public init(_ text: String) throws(ProbeError) {
    let bytes = Array(text.utf8)
    let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
    let rest = bytes.dropFirst(scheme.count)
    guard rest.starts(with: Array("://".utf8)), Self.isScheme(scheme) else {
      if Self.mistake(in: text)?.code == .unknownScheme {
        throw ProbeError(
          "Only URLs with http and https can be loaded; \(Self.shown(text)) has another scheme.")
      }
      throw ProbeError("\(Self.shown(text)) is no URL; write it as https://HOST/.")
    }
    switch String(decoding: scheme, as: UTF8.self).lowercased() {
    case "https": isSecure = true
    case "http": isSecure = false
    case let other: throw ProbeError("Only URLs with http and https can be loaded, not \(other).")
    }
    let behind = rest.dropFirst(3)
    let authority = behind.prefix { !Array("/?#\\".utf8).contains($0) }
    let hostAndPort = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[($0 + 1)...] } ?? authority
    guard
      let place = HostAndPort(String(decoding: hostAndPort, as: UTF8.self), defaultPort: isSecure ? 443 : 80)
    else {
      throw ProbeError("\(Self.shown(text)) names no host that can be looked up.")
    }
    (host, port) = (place.host, place.port)
    let path = behind.dropFirst(authority.count).prefix { $0 != UInt8(ascii: "#") }
    target = Self.escaped(path.first == UInt8(ascii: "/") ? Array(path) : [UInt8(ascii: "/")] + path)
  }

  private init(isSecure: Bool, host: String, port: Int, target: String) {
    self.isSecure = isSecure
    self.host = host
    self.port = port
    self.target = target
  }

  /// The host and, unless it goes without saying, the port, as the header `Host` has them.
  public var authority: String {
    let host = host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
    return port == (isSecure ? 443 : 80) ? host : "\(host):\(port)"
  }

  /// The whole URL.
  public var text: String { "\(isSecure ? "https" : "http")://\(authority)\(target)" }

  /// Where a redirection from this URL leads.
  ///
  /// - Parameter location: What the response says: a URL, or a part of one.
  public func redirected(to location: String) throws(ProbeError) -> WebURL {
    let bytes = Array(location.utf8)
    if bytes.starts(with: Array("//".utf8)) {
      return try WebURL("\(isSecure ? "https" : "http"):\(location)")
    }
    let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
    if scheme.count < bytes.count, Self.isScheme(scheme) { return try WebURL(location) }
    let reference = Array(bytes.prefix { $0 != UInt8(ascii: "#") })
    let ownPath = Array(target.utf8.prefix { $0 != UInt8(ascii: "?") })
    var path: [UInt8]
    switch reference.first {
    case nil: path = Array(target.utf8)
    case UInt8(ascii: "/"): path = reference
    case UInt8(ascii: "?"): path = ownPath + reference
    default:
      let folder = ownPath[...(ownPath.lastIndex(of: UInt8(ascii: "/")) ?? 0)]
      path = Array(folder) + reference
    }
    path = Self.withoutDots(path)
    return WebURL(isSecure: isSecure, host: host, port: port, target: Self.escaped(path))
  }

  /// A path without the steps `.` and `..`, which lead nowhere above the root.
  private static func withoutDots(_ target: [UInt8]) -> [UInt8] {
    let path = target.prefix { $0 != UInt8(ascii: "?") }
    var steps: [[UInt8]] = []
    let parts = path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch Array(part) {
      case Array(".".utf8): if isLast { steps.append([]) }
      case Array("..".utf8):
        _ = steps.popLast()
        if isLast { steps.append([]) }
      case let step: steps.append(step)
      }
    }
    var result: [UInt8] = []
    for step in steps { result += [UInt8(ascii: "/")] + step }
    return (result.isEmpty ? [UInt8(ascii: "/")] : result) + target.dropFirst(path.count)
  }

  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 || Array("+-.".utf8).contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// What a request's line cannot hold is written as a percent sign and two digits.
  private static func escaped(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in bytes {
      if 0x21..<0x7F ~= byte, !Array("\"<>\\^`{|}".utf8).contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What keeps a text from being a URL that App Transport Security decides about.
  private static func mistake(in text: String) -> TransportURLError? {
    do throws(TransportURLError) { _ = try TransportURL(text) } catch { return error }
    return nil
  }

  /// A text of somebody else within a message, escaped as in URLs.
  private static func shown(_ text: String) -> String { escaped(Array(text.utf8.prefix(200))) }
}
