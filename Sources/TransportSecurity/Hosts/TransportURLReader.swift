import SourceText

/// Reads the parts of a URL that decide whether its load is allowed.
struct TransportURLReader {
  private let bytes: [UInt8]

  private(set) var scheme: TransportURL.Scheme?
  private(set) var host: TransportHost?
  private(set) var port: Int?
  private(set) var hasUnusualAddress = false

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads scheme and authority.
  mutating func read() throws(TransportURLError) {
    for byte in bytes where byte <= 0x20 || byte == 0x7f || Self.isForbidden(byte) {
      throw TransportURLError(.notURL, "has characters that no URL has, such as spaces.")
    }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(bytes[..<colon]) else {
      throw TransportURLError(.notURL, "has no scheme; write it as in https://example.com.")
    }
    let name = bytes[..<colon].map { $0.asciiLowercased }
    let rest = bytes[(colon + 1)...]
    guard let scheme = Self.scheme(of: name) else {
      // What looks like a scheme in example.com:80 is the host.
      throw rest.starts(with: "//".utf8)
        ? TransportURLError(
          .unknownScheme,
          "has the scheme \(String(decoding: name, as: UTF8.self)), but App Transport Security is about http and https."
        )
        : TransportURLError(.notURL, "has no scheme; write it as in https://example.com.")
    }
    guard rest.starts(with: "//".utf8) else {
      throw TransportURLError(.noHost, "has no host: // belongs behind the scheme.")
    }
    let start = colon + 3
    let end =
      bytes[start...].firstIndex {
        $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
      } ?? bytes.count
    try readAuthority(bytes[start..<end])
    self.scheme = scheme
  }

  private static func scheme(of name: [UInt8]) -> TransportURL.Scheme? {
    if name.elementsEqual("https".utf8) { return .https }
    if name.elementsEqual("http".utf8) { return .http }
    if name.elementsEqual("wss".utf8) { return .wss }
    return name.elementsEqual("ws".utf8) ? .ws : nil
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      true
    default: false
    }
  }

  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first.isASCIILetter else { return false }
    return bytes.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: ".")
    }
  }

  // MARK: Authority

  private mutating func readAuthority(_ authority: ArraySlice<UInt8>) throws(TransportURLError) {
    var rest = authority
    if let at = rest.firstIndex(of: UInt8(ascii: "@")) {
      rest = rest[(at + 1)...]
      // Readers differ about which of several ends the user, and with it about the host.
      guard !rest.contains(UInt8(ascii: "@")) else {
        throw TransportURLError(.badHost, "has more than one @ in front of its path.")
      }
    }
    if rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else {
        throw TransportURLError(.badHost, "has an address without its closing bracket.")
      }
      try readVersion6(rest[(rest.startIndex + 1)..<end])
      return try readPort(rest[(end + 1)...])
    }
    let colon = rest.firstIndex(of: UInt8(ascii: ":")) ?? rest.endIndex
    try readPort(rest[colon...])
    try readName(rest[..<colon])
  }

  private mutating func readPort(_ text: ArraySlice<UInt8>) throws(TransportURLError) {
    guard let colon = text.first else { return }
    let digits = text.dropFirst()
    guard colon == UInt8(ascii: ":"), digits.allSatisfy({ $0.isASCIIDigit }) else {
      throw TransportURLError(.badPort, "has something other than a port behind its host.")
    }
    // A colon alone is allowed.
    guard !digits.isEmpty else { return }
    var number = 0
    for digit in digits {
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
      guard number <= 65_535 else {
        throw TransportURLError(.badPort, "has a port above 65535.")
      }
    }
    port = number
  }

  private mutating func readVersion6(_ text: ArraySlice<UInt8>) throws(TransportURLError) {
    // The zone names an interface of this machine, which is no part of the address.
    let end = text.firstIndex(of: UInt8(ascii: "%")) ?? text.endIndex
    guard let address = IPAddress(strict: text[..<end]), address.version == .six else {
      throw TransportURLError(.badHost, "has no address of version 6 between its brackets.")
    }
    host = TransportHost(address)
  }

  private mutating func readName(_ text: ArraySlice<UInt8>) throws(TransportURLError) {
    guard !text.isEmpty else { throw TransportURLError(.noHost, "has no host.") }
    let name = try Self.unescaped(text)
    let bytes = try HostNameForm.ascii(name)
    if let address = IPAddress(loose: bytes) {
      hasUnusualAddress = IPAddress(strict: bytes) == nil
      host = TransportHost(address)
    } else {
      host = TransportHost(name: bytes)
    }
  }

  /// The bytes with escapes replaced by what they stand for.
  private static func unescaped(_ text: ArraySlice<UInt8>) throws(TransportURLError) -> [UInt8] {
    guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
    var result: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard index + 1 < text.endIndex, let high = text[index].hexadecimalDigit,
        let low = text[index + 1].hexadecimalDigit
      else { throw TransportURLError(.badHost, "has a % in its host that no two hexadecimal digits follow.") }
      result.append(high << 4 | low)
      index += 2
    }
    return result
  }
}
