/// The number that a text begins with, as command lines that forgive anything read it.
package enum LeadingNumber {
  /// A whole number, cut to 64 bits.
  package struct Integer: Sendable, Hashable {
    /// The number.
    package let value: Int64
    /// How many bytes of the text it takes, blanks in front included.
    package let length: Int
  }

  /// The whole number that a text begins with, or nil if it begins with something else.
  package static func integer(of text: String) -> Integer? {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
    let isNegative = offset < bytes.count && bytes[offset] == UInt8(ascii: "-")
    if isNegative || (offset < bytes.count && bytes[offset] == UInt8(ascii: "+")) { offset += 1 }
    let start = offset
    var value: Int64 = 0
    while offset < bytes.count, case let digit = bytes[offset] &- UInt8(ascii: "0"), digit < 10 {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isStillTooLarge) = product.addingReportingOverflow(isNegative ? -Int64(digit) : Int64(digit))
      value = isTooLarge || isStillTooLarge ? (isNegative ? .min : .max) : sum
      offset += 1
    }
    return offset > start ? Integer(value: value, length: offset) : nil
  }

  /// The floating-point number that a text begins with, or nil if it begins with something else.
  package static func real(of text: String) -> Double? {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
    let start = offset
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") {
      offset += 1
    }
    let whole = digits(bytes, &offset)
    var fraction = 0
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      fraction = digits(bytes, &offset)
    }
    guard whole + fraction > 0 else { return nil }
    var end = offset
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") {
        offset += 1
      }
      if digits(bytes, &offset) > 0 { end = offset }
    }
    return RealText.value(of: Array(bytes[start..<end]))
  }

  private static func digits(_ bytes: [UInt8], _ offset: inout Int) -> Int {
    let start = offset
    while offset < bytes.count, bytes[offset] &- UInt8(ascii: "0") < 10 { offset += 1 }
    return offset - start
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }
}
