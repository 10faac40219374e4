import SourceText

/// The key of an exception or of pins, as App Transport Security compares it with hosts: byte by byte, in small
/// letters (R196, A14–A20).
package struct DomainName {
  /// What keeps a name from matching a host.
  package enum Flaw {
    /// Nothing is there.
    case empty
    /// It begins with `*.` or holds a star elsewhere.
    case wildcard
    /// It is a URL, or has a path.
    case url
    /// A port comes behind it.
    case port
    /// It has capital letters.
    case upperCase
    /// It ends in a dot.
    case trailingDot
    /// It begins with a dot.
    case leadingDot
    /// It has characters beyond ASCII, which hosts never have when names are compared.
    case beyondASCII
    /// It has spaces or other characters no host has.
    case oddCharacter
    /// It is an address, or a range of them.
    case address
  }

  /// The key as written.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The first thing that keeps the name from matching, nil if it can match.
  package var flaw: Flaw? {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return .empty }
    if isAddress { return .address }
    var colons = 0
    var hasCapital = false
    var isOdd = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasCapital = true
      case UInt8(ascii: "/"): return .url
      case UInt8(ascii: "*"): return .wildcard
      case UInt8(ascii: ":"): colons += 1
      case 0x80...: return .beyondASCII
      default: isOdd = true
      }
    }
    if isOdd { return .oddCharacter }
    if colons > 0 { return .port }
    if first == UInt8(ascii: ".") { return .leadingDot }
    if hasCapital { return .upperCase }
    return last == UInt8(ascii: ".") ? .trailingDot : nil
  }

  /// Whether no host has the name in this spelling.
  var neverMatches: Bool {
    switch flaw {
    case nil, .trailingDot, .address: false
    default: true
    }
  }

  /// The name that was meant, nil where that is not plain.
  package var meant: String? {
    var rest = text.asciiLowercased.utf8[...]
    for scheme in ["https://", "http://"] where rest.starts(with: scheme.utf8) {
      rest = rest.dropFirst(scheme.utf8.count)
    }
    if let slash = rest.firstIndex(of: UInt8(ascii: "/")) { rest = rest[..<slash] }
    if let colon = rest.firstIndex(of: UInt8(ascii: ":")) { rest = rest[..<colon] }
    if rest.starts(with: "*.".utf8) { rest = rest.dropFirst(2) }
    while rest.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
    while rest.last == UInt8(ascii: ".") { rest = rest.dropLast() }
    let name = String(decoding: rest, as: UTF8.self)
    return DomainName(name).flaw == nil && !name.isSameText(as: text) ? name : nil
  }

  /// Whether the text is an IPv4 or IPv6 address, or a range of them.
  package var isAddress: Bool {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let host = parts.first else { return false }
    let numbers = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isOldStyle = numbers.count == 4 && numbers.allSatisfy { Self.isNumber($0, upTo: 255) }
    // The length of the part that a range has in common.
    guard parts.count == 1 || Self.isNumber(parts[1], upTo: isOldStyle ? 32 : 128) else { return false }
    if isOldStyle { return true }
    var colons = 0
    for byte in host {
      switch byte {
      case UInt8(ascii: ":"): colons += 1
      case 0x30...0x39, UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): continue
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "."): continue
      default: return false
      }
    }
    return colons >= 2
  }

  private static func isNumber(_ digits: Substring.UTF8View.SubSequence, upTo limit: Int) -> Bool {
    guard (1...3).contains(digits.count) else { return false }
    var number = 0
    for byte in digits {
      guard (0x30...0x39).contains(byte) else { return false }
      number = number * 10 + Int(byte - 0x30)
    }
    return number <= limit
  }
}
