/// Bytes in Base64, as pins and the credentials of proxies have them.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var word = 0
      for byte in group { word = word << 8 | Int(byte) }
      word <<= 8 * (3 - group.count)
      for position in 0..<4 {
        let digit = alphabet[word >> (18 - 6 * position) & 63]
        result.append(position <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
