/// The host of a URL as App Transport Security compares it: in small letters, in ASCII, without port and
/// user (A5, A14).
public struct TransportHost: Sendable {
  /// What a host is.
  public enum Kind: Sendable, Hashable {
    /// An address.
    case address(IPAddress)
    /// A name of one label, such as `localhost`; a dot at its end aside.
    case unqualified
    /// A name that ends in `.local`.
    case local
    /// Any other name.
    case `public`
  }

  /// What the host is.
  public let kind: Kind
  /// The name in the form in which it is compared; an address in its usual spelling, without brackets.
  public let name: String
  /// The bytes of the name.
  let bytes: [UInt8]

  /// Takes a name that is in the form in which names are compared.
  init(name bytes: [UInt8]) {
    self.bytes = bytes
    name = String(decoding: bytes, as: UTF8.self)
    // The dot at the end of a full name is set aside here, unlike where names are compared.
    let labels = bytes.last == UInt8(ascii: ".") ? bytes[..<(bytes.count - 1)] : bytes[...]
    guard let dot = labels.lastIndex(of: UInt8(ascii: ".")) else {
      kind = .unqualified
      return
    }
    kind = labels[(dot + 1)...].elementsEqual("local".utf8) ? .local : .public
  }

  /// Takes an address.
  init(_ address: IPAddress) {
    kind = .address(address)
    name = address.description
    bytes = Array(name.utf8)
  }

  /// The address, nil if the host is a name.
  public var address: IPAddress? {
    if case .address(let address) = kind { return address }
    return nil
  }
}
