import SourceText

/// An address, or all addresses with the same first bits, as a key of exceptions names them (A19).
public struct AddressRange: Sendable, Hashable {
  /// The first address.
  public let first: IPAddress
  /// How many bits all addresses have in common: 32 or 128 for a single one.
  public let prefixLength: Int

  /// Reads `192.168.0.0/24`, `2001:db8::/32`, or a single address; nil for anything else.
  ///
  /// Bits behind the common ones count for nothing: `192.168.1.5/16` is `192.168.0.0/16`.
  public init?(_ text: String) {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let part = parts.first, let address = IPAddress(strict: part) else { return nil }
    var length = address.version.bitCount
    if parts.count == 2 {
      let digits = parts[1]
      guard (1...3).contains(digits.count), digits.allSatisfy({ $0.isASCIIDigit }) else { return nil }
      let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      guard number <= length else { return nil }
      length = number
    }
    self.init(address, prefixLength: length)
  }

  /// Creates the range around an address.
  init(_ address: IPAddress, prefixLength: Int) {
    first = address.masked(to: prefixLength)
    self.prefixLength = prefixLength
  }

  /// Whether an address lies in the range.
  public func contains(_ address: IPAddress) -> Bool {
    address.version == first.version && address.masked(to: prefixLength) == first
  }
}
