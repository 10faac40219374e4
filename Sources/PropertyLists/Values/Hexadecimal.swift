/// The value of a hexadecimal digit, in either case.
@inline(__always)
package func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// A byte as two hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String {
  String(decoding: [hexadecimalDigit(byte >> 4), hexadecimalDigit(byte & 15)], as: UTF8.self)
}

/// The digit of a number below 16, in lower case.
@inline(__always)
func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
