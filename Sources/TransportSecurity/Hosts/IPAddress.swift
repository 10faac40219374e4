/// An address of the Internet Protocol, version 4 or 6.
public struct IPAddress: Sendable, Hashable {
  /// The version of the protocol.
  public enum Version: Sendable, Hashable {
    /// Addresses of 32 bits.
    case four
    /// Addresses of 128 bits.
    case six

    /// How many bits an address has.
    public var bitCount: Int { self == .four ? 32 : 128 }
  }

  /// The version of the protocol.
  public let version: Version
  /// The upper 64 bits; 0 for version 4.
  public let high: UInt64
  /// The lower 64 bits; those of an address of version 4 are the lowest 32.
  public let low: UInt64

  init(version: Version, high: UInt64, low: UInt64) {
    self.version = version
    self.high = high
    self.low = low
  }

  /// The address with only its first bits, the others zero.
  func masked(to length: Int) -> IPAddress {
    guard version == .six else {
      let mask: UInt64 = length <= 0 ? 0 : UInt64.max << UInt64(32 - min(length, 32)) & 0xffff_ffff
      return IPAddress(version: .four, high: 0, low: low & mask)
    }
    let upper: UInt64 = length <= 0 ? 0 : UInt64.max << UInt64(64 - min(length, 64))
    let lower: UInt64 = length <= 64 ? 0 : UInt64.max << UInt64(128 - min(length, 128))
    return IPAddress(version: .six, high: high & upper, low: low & lower)
  }
}

extension IPAddress: CustomStringConvertible {
  /// The address as it is usually written: four numbers with dots, or groups with the longest run of zeros left
  /// out (RFC 5952).
  public var description: String {
    guard version == .six else {
      let bytes: [UInt64] = [24, 16, 8, 0].map { (shift: UInt64) in low >> shift & 0xff }
      return "\(bytes[0]).\(bytes[1]).\(bytes[2]).\(bytes[3])"
    }
    let groups: [UInt64] = (0..<8).map { (index: Int) in
      let half = index < 4 ? high : low
      return half >> (48 - 16 * (index % 4)) & 0xffff
    }
    var longest = 0..<0
    var start = 0
    while start < 8 {
      var end = start
      while end < 8, groups[end] == 0 { end += 1 }
      if end - start > max(longest.count, 1) { longest = start..<end }
      start = end + 1
    }
    var text = ""
    for index in 0..<8 where !longest.contains(index) {
      if index > 0, index != longest.upperBound || longest.isEmpty { text += ":" }
      text += String(groups[index], radix: 16)
      if index + 1 == longest.lowerBound, !longest.isEmpty { text += "::" }
    }
    if longest.lowerBound == 0, !longest.isEmpty { text = "::" + text }
    return text
  }
}
