internal import TransportSecurity

/// A host and a port.
public struct HostAndPort: Sendable, Hashable {
  /// The name or address, in small letters; an address of version 6 without its brackets.
  public let host: String
  /// The port.
  public let port: Int

  /// Reads `HOST`, `HOST:PORT` or `[ADDRESS]:PORT`.
  ///
  /// Labels beyond ASCII are encoded, and bytes escaped with `%` count as themselves.
  ///
  /// - Parameter defaultPort: The port if none is given; nil if one has to be.
  /// - Returns: nil unless the host can be looked up as it is.
  public init?(_ text: String, defaultPort: Int? = nil) {
    let bytes = Array(text.utf8)
    let rest: ArraySlice<UInt8>
    if bytes.first == UInt8(ascii: "[") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let address = String(decoding: bytes[1..<end], as: UTF8.self).lowercased()
      guard NumericAddress.bytes(of: address)?.count == 16 else { return nil }
      host = address
      rest = bytes[(end + 1)...]
    } else {
      let name = bytes.prefix { $0 != UInt8(ascii: ":") }
      guard let plain = Self.plain(name), !plain.isEmpty, plain.count <= 255,
        plain.contains(where: { $0 != UInt8(ascii: ".") }), plain.allSatisfy(Self.isOfName)
      else { return nil }
      host = String(decoding: plain, as: UTF8.self).lowercased()
      rest = bytes[name.count...]
    }
    switch rest.count {
    // The colon may stand alone.
    case 0...1:
      guard rest.isEmpty || rest.first == UInt8(ascii: ":"), let defaultPort else { return nil }
      port = defaultPort
    default:
      let digits = rest.dropFirst()
      guard rest.first == UInt8(ascii: ":"), digits.count <= 5, digits.allSatisfy({ 0x30...0x39 ~= $0 }),
        let number = Int(String(decoding: digits, as: UTF8.self)), 1...65535 ~= number
      else { return nil }
      port = number
    }
  }

  /// A name in ASCII, nil if it cannot be written so.
  private static func plain(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    guard name.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "%") }) else { return Array(name) }
    return try? HostNameForm.ascii(escaped: name)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// Both as text.
  public var text: String {
    host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}
