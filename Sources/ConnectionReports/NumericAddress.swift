#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Addresses of the Internet as text and as bytes.
package enum NumericAddress {
  /// The 4 or 16 bytes of an address, nil for any other text.
  package static func bytes(of text: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16)
    if unsafe inet_pton(AF_INET, text, &bytes) == 1 { return Array(bytes.prefix(4)) }
    if unsafe inet_pton(AF_INET6, text, &bytes) == 1 { return bytes }
    return nil
  }

  /// The text of an address of 4 or 16 bytes.
  package static func text(of bytes: [UInt8]) -> String {
    guard bytes.count == 4 || bytes.count == 16 else { return "?" }
    var text = [CChar](repeating: 0, count: 64)
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    guard let start = unsafe inet_ntop(family, bytes, &text, socklen_t(text.count)) else { return "?" }
    return unsafe String(cString: start)
  }
}
