/// The status line and the headers of a response.
struct ResponseHead: Sendable, Hashable {
  /// Such as 200.
  let status: Int
  /// Where it redirects to, in printable ASCII; nil if it does not.
  let location: String?

  /// A head that is longer is no answer.
  static let lengthLimit = 64 << 10
  /// A location that is longer is cut, which leads nowhere.
  private static let locationLimit = 8 << 10

  /// How far bytes are a head.
  enum Reading: Sendable, Hashable {
    /// There is a whole head, which ends before the offset.
    case head(ResponseHead, end: Int)
    /// More bytes may make it one.
    case incomplete
    /// No bytes can make it one.
    case malformed
  }

  /// Reads what has come so far.
  static func read(_ bytes: [UInt8]) -> Reading {
    let magic = Array("HTTP/1.".utf8)
    guard bytes.starts(with: magic.prefix(bytes.count)) else { return .malformed }
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      var line = bytes[start..<end]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      start = end + 1
      if line.isEmpty {
        guard let head = ResponseHead(lines) else { return .malformed }
        return .head(head, end: start)
      }
      lines.append(line)
    }
    return bytes.count < lengthLimit ? .incomplete : .malformed
  }

  private init?(_ lines: [ArraySlice<UInt8>]) {
    // HTTP/1.1 200 OK
    guard let words = lines.first?.split(separator: UInt8(ascii: " ")), words.count >= 2, words[1].count == 3,
      words[0].count == 8, let status = Int(String(decoding: words[1], as: UTF8.self)), 100...999 ~= status
    else { return nil }
    self.status = status
    var location: String?
    if [301, 302, 303, 307, 308].contains(status) {
      for line in lines.dropFirst() {
        let name = line.prefix { $0 != UInt8(ascii: ":") }
        guard String(decoding: name, as: UTF8.self).lowercased() == "location" else { continue }
        let value = line.dropFirst(name.count + 1).drop { Self.isSpace($0) }.prefix(Self.locationLimit)
        let end = value.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? value.startIndex
        location = Self.escaped(value[value.startIndex..<end])
      }
    }
    self.location = location
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in bytes {
      if 0x21..<0x7F ~= byte {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
