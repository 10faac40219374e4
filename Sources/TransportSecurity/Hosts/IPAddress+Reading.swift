import SourceText

extension IPAddress {
  /// Reads an address as keys of exceptions have it: four decimal numbers with dots, or groups of version 6.
  ///
  /// Short, octal and hexadecimal spellings are left to ``init(loose:)``.
  init?(strict text: some Collection<UInt8>) {
    if let address = Self.version4(text) ?? Self.version6(text) { self = address } else { return nil }
  }

  /// Reads an address of version 4 in any spelling that the system's resolver takes for one: `127.1`,
  /// `0x7f000001`, `0177.0.0.1`.
  ///
  /// - Returns: nil for anything else, names that merely look like numbers included.
  init?(loose bytes: [UInt8]) {
    // Every number begins with a digit, and hardly any name does.
    guard let first = bytes.first, first.isASCIIDigit else { return nil }
    var text = bytes
    // A dot at the end makes no name of it.
    if text.last == UInt8(ascii: "."), text.count > 1 { text.removeLast() }
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count) else { return nil }
    var value: UInt64 = 0
    for (index, part) in parts.enumerated() {
      guard let number = Self.looseNumber(part) else { return nil }
      // The last number fills all bits that are left.
      let isLast = index == parts.count - 1
      let limit: UInt64 = isLast ? 0xffff_ffff >> UInt64(8 * index) : 0xff
      guard number <= limit else { return nil }
      value |= isLast ? number : number << UInt64(24 - 8 * index)
    }
    self.init(version: .four, high: 0, low: value)
  }

  /// A decimal, octal (`0…`) or hexadecimal (`0x…`) number of at most 32 bits.
  private static func looseNumber(_ digits: ArraySlice<UInt8>) -> UInt64? {
    guard let first = digits.first, first.isASCIIDigit else { return nil }
    var rest = digits
    var radix: UInt64 = 10
    if first == UInt8(ascii: "0"), digits.count > 1 {
      radix = 8
      rest = rest.dropFirst()
      if rest.first?.asciiLowercased == UInt8(ascii: "x") {
        radix = 16
        rest = rest.dropFirst()
      }
    }
    var number: UInt64 = 0
    for byte in rest {
      guard let digit = byte.hexadecimalDigit, digit < radix else { return nil }
      number = number * radix + UInt64(digit)
      guard number <= 0xffff_ffff else { return nil }
    }
    return number
  }

  private static func version4(_ text: some Collection<UInt8>) -> IPAddress? {
    var value: UInt64 = 0
    var number: UInt64 = 0
    var digits = 0
    var dots = 0
    for byte in text {
      if byte == UInt8(ascii: ".") {
        guard digits > 0, dots < 3 else { return nil }
        value = value << 8 | number
        (number, digits, dots) = (0, 0, dots + 1)
      } else {
        // A zero in front would mean an octal number elsewhere.
        guard byte.isASCIIDigit, digits == 0 || number > 0 else { return nil }
        number = number * 10 + UInt64(byte - UInt8(ascii: "0"))
        digits += 1
        guard number <= 255 else { return nil }
      }
    }
    guard dots == 3, digits > 0 else { return nil }
    return IPAddress(version: .four, high: 0, low: value << 8 | number)
  }

  private static func version6(_ text: some Collection<UInt8>) -> IPAddress? {
    let bytes = Array(text)
    var groups: [UInt64] = []
    // Where the zeros that are left out belong.
    var gap: Int?
    var position = 0
    if bytes.starts(with: "::".utf8) {
      gap = 0
      position = 2
    }
    while position < bytes.count {
      guard groups.count < 8 else { return nil }
      let end = bytes[position...].firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
      let part = bytes[position..<end]
      if end == bytes.count, part.contains(UInt8(ascii: ".")) {
        // The last 32 bits may be written as an address of version 4.
        guard groups.count <= 6, let last = version4(part) else { return nil }
        groups += [last.low >> 16, last.low & 0xffff]
        position = end
        break
      }
      guard let group = hexadecimalGroup(part) else { return nil }
      groups.append(group)
      guard end < bytes.count else {
        position = end
        break
      }
      position = end + 1
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: ":") {
        guard gap == nil else { return nil }
        gap = groups.count
        position += 1
      }
    }
    if let gap {
      guard groups.count < 8 else { return nil }
      groups.insert(contentsOf: Array(repeating: 0, count: 8 - groups.count), at: gap)
    }
    guard groups.count == 8 else { return nil }
    return IPAddress(
      version: .six, high: groups[..<4].reduce(0) { $0 << 16 | $1 },
      low: groups[4...].reduce(0) { $0 << 16 | $1 })
  }

  private static func hexadecimalGroup(_ digits: ArraySlice<UInt8>) -> UInt64? {
    guard (1...4).contains(digits.count) else { return nil }
    var number: UInt64 = 0
    for byte in digits {
      guard let digit = byte.hexadecimalDigit else { return nil }
      number = number << 4 | UInt64(digit)
    }
    return number
  }
}
