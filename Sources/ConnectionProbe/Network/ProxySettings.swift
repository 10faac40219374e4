package import ConnectionReports
internal import PropertyLists

/// Which proxy to use for which host, as the environment says.
///
/// `https_proxy`, `http_proxy` and `all_proxy` name proxies, `no_proxy` hosts that are reached without one; each
/// may be written in capitals too, and small letters win. The machine itself never needs a proxy.
public struct ProxySettings: Sendable, Hashable {
  /// A proxy of HTTP.
  package struct Proxy: Sendable, Hashable {
    /// Where it is.
    package let place: HostAndPort
    /// What the header `Proxy-Authorization` says, if the proxy wants to know who calls.
    package let authorization: String?
  }

  private let secure: String?
  private let plain: String?
  private let exceptions: [String]

  /// No proxy for anything.
  public static let none = ProxySettings { _ in nil }

  /// Reads variables.
  ///
  /// - Parameter environment: Looks a variable up.
  public init(environment: (_ name: String) -> String?) {
    func value(_ names: String...) -> String? {
      for name in names {
        if let value = environment(name), !value.isEmpty { return value }
      }
      return nil
    }
    let any = value("all_proxy", "ALL_PROXY")
    secure = value("https_proxy", "HTTPS_PROXY") ?? any
    plain = value("http_proxy", "HTTP_PROXY") ?? any
    let list = value("no_proxy", "NO_PROXY") ?? ""
    exceptions = list.split { $0 == "," || $0 == " " }.map { $0.lowercased() }
  }

  /// The proxy for a URL, nil if it is reached without one.
  ///
  /// - Throws: ``ConnectionFailure`` if the variable names no proxy of HTTP.
  package func proxy(for url: WebURL) throws(ConnectionFailure) -> Proxy? {
    guard let text = url.isSecure ? secure : plain, !Self.isOwnMachine(url.host), !isException(url) else {
      return nil
    }
    var rest = Array(text.utf8)[...]
    let scheme = rest.prefix { $0 != UInt8(ascii: ":") }
    if rest.dropFirst(scheme.count).starts(with: Array("://".utf8)) {
      guard String(decoding: scheme, as: UTF8.self).lowercased() == "http" else {
        throw ConnectionFailure(
          .proxyFailed, "The environment names a proxy that is not one of http://HOST:PORT.")
      }
      rest = rest.dropFirst(scheme.count + 3)
    }
    rest = rest.prefix { $0 != UInt8(ascii: "/") }
    var authorization: String?
    if let at = rest.lastIndex(of: UInt8(ascii: "@")) {
      authorization = "Basic " + Self.unescaped(rest[..<at]).base64Text
      rest = rest[(at + 1)...]
    }
    guard let place = HostAndPort(String(decoding: rest, as: UTF8.self), defaultPort: 80) else {
      throw ConnectionFailure(
        .proxyFailed, "The environment names a proxy that is not one of http://HOST:PORT.")
    }
    return Proxy(place: place, authorization: authorization)
  }

  // MARK: Exceptions

  private static func isOwnMachine(_ host: String) -> Bool {
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    guard let address = NumericAddress.bytes(of: host) else { return false }
    return address.count == 4 ? address[0] == 127 : address == Array(repeating: 0, count: 15) + [1]
  }

  private func isException(_ url: WebURL) -> Bool {
    exceptions.contains { entry in
      if entry == "*" { return true }
      if let contains = Self.network(entry, contains: url.host) { return contains }
      var name = entry
      if let place = HostAndPort(entry) {
        guard place.port == url.port else { return false }
        name = place.host
      }
      if name.hasPrefix("*.") { name.removeFirst() }
      if name.hasPrefix(".") { name.removeFirst() }
      return !name.isEmpty && (url.host == name || url.host.hasSuffix("." + name))
    }
  }

  /// Whether a network such as `192.0.2.0/24` contains a host; nil if the text is no network.
  private static func network(_ text: String, contains host: String) -> Bool? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let network = NumericAddress.bytes(of: parts[0]),
      let length = Int(parts[1]),
      0...network.count * 8 ~= length
    else { return nil }
    guard let address = NumericAddress.bytes(of: host), address.count == network.count else {
      return false
    }
    return (0..<length).allSatisfy { bit in
      let mask: UInt8 = 0x80 >> (bit % 8)
      return address[bit / 8] & mask == network[bit / 8] & mask
    }
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let byte = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(byte)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
