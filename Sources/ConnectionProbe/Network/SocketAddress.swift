internal import ConnectionReports

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An address and a port to connect to.
struct SocketAddress: Sendable, Hashable {
  /// The kind of address, such as `AF_INET`.
  let family: Int32
  /// The bytes of the system's structure.
  let bytes: [UInt8]
  /// The address and port as text, such as `192.0.2.1:443` or `[2001:db8::1]:443`.
  let text: String

  /// The kind of socket, which C libraries declare in different ways.
  static var streamType: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  /// Looks up the addresses of a host; this may take as long as the system likes.
  ///
  /// - Parameter isNumeric: Whether the host is an address itself, so that nothing is looked up.
  static func addresses(of host: String, port: Int, isNumeric: Bool) -> [SocketAddress] {
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = streamType
    if isNumeric { unsafe hints.ai_flags = AI_NUMERICHOST }
    var list: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(host, "\(port)", &hints, &list) == 0 else { return [] }
    defer { if let list = unsafe list { unsafe freeaddrinfo(list) } }
    var addresses: [SocketAddress] = []
    var next = unsafe list
    while let entry = unsafe next?.pointee {
      unsafe next = entry.ai_next
      guard let start = unsafe entry.ai_addr else { continue }
      let bytes = unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(entry.ai_addrlen)))
      guard let number = number(in: bytes, family: unsafe entry.ai_family) else { continue }
      let text = number.count == 4 ? NumericAddress.text(of: number) : "[\(NumericAddress.text(of: number))]"
      addresses.append(
        SocketAddress(family: unsafe entry.ai_family, bytes: bytes, text: "\(text):\(port)"))
    }
    return addresses
  }

  /// The bytes of the address alone within the system's structure.
  private static func number(in bytes: [UInt8], family: Int32) -> [UInt8]? {
    // The address of version 4 lies behind family and port, that of version 6 behind the flow too.
    switch family {
    case AF_INET where bytes.count >= 8: Array(bytes[4..<8])
    case AF_INET6 where bytes.count >= 24: Array(bytes[8..<24])
    default: nil
    }
  }
}
