/// The number of 32 bits that the system makes of the text of a `CFBundleVersion` (B25–B27).
///
/// The system orders copies of a bundle by this number, which it also adds to the dictionary as
/// `CFBundleNumericVersion`. It holds two digits of the first number, one each of the second and the third,
/// the stage and the number of the build, one byte: `1.2.3b4` is `0x01236004`. Whatever does not fit, such as
/// `10.15.7` or `1.2.3.4`, is 0, so that the system cannot tell such versions apart.
public struct NumericVersion: Sendable, Hashable {
  /// The number; 0 for a text that has none.
  public let value: UInt32

  /// Works out the number of a text.
  ///
  /// - Complexity: O(1): texts past ten characters have none.
  public init(_ text: String) {
    value = text.utf16.count > 10 ? 0 : Self.value(of: Array(text.utf8)) ?? 0
  }

  /// The number of a text in the grammar
  /// `D{0,2} ( '.' ( D ( '.' D? )? )? )? ( [dabf] D{0,3} )?`, nil for any other text.
  private static func value(of bytes: [UInt8]) -> UInt32? {
    guard !bytes.isEmpty else { return nil }
    var index = 0
    func digit() -> UInt32? {
      guard index < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] else { return nil }
      return UInt32(bytes[index] - UInt8(ascii: "0"))
    }
    func isPeriod() -> Bool { index < bytes.count && bytes[index] == UInt8(ascii: ".") }
    var result: UInt32 = 0
    var major: UInt32 = 0
    for _ in 0..<2 {
      guard let next = digit() else { break }
      major = major << 4 | next
      index += 1
    }
    result = major << 24
    if isPeriod() {
      index += 1
      if let minor = digit() {
        result |= minor << 20
        index += 1
        if isPeriod() {
          index += 1
          if let patch = digit() {
            result |= patch << 16
            index += 1
          }
        }
      }
    }
    guard index < bytes.count else { return result | 0x8000 }
    switch bytes[index] {
    case UInt8(ascii: "d"): result |= 0x2000
    case UInt8(ascii: "a"): result |= 0x4000
    case UInt8(ascii: "b"): result |= 0x6000
    case UInt8(ascii: "f"): result |= 0x8000
    default: return nil
    }
    index += 1
    var build: UInt32 = 0
    for _ in 0..<3 {
      guard let next = digit() else { break }
      build = build * 10 + next
      index += 1
    }
    return index == bytes.count && build <= 255 ? result | build : nil
  }
}
