import SourceText

extension DynamicType {
  /// 32 letters and digits without those that look like others.
  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

  /// The identifier.
  public var identifier: String {
    var result = Array("dyn.a".utf8)
    var bits = 0
    var count = 0
    for byte in text.utf8 {
      bits = (bits << 8 | Int(byte)) & 0xFFFF
      count += 8
      while count >= 5 {
        count -= 5
        result.append(Self.alphabet[bits >> count & 31])
      }
    }
    if count > 0 { result.append(Self.alphabet[bits << (5 - count) & 31]) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reads an identifier, whatever its case.
  ///
  /// - Returns: Nil if it is not one of a dynamic type, or says nothing.
  /// - Complexity: O(*n*) in its length.
  public init?(identifier: String) {
    guard DynamicType.isIdentifier(identifier) else { return nil }
    let letters = identifier.utf8.dropFirst(4).map { $0.asciiLowercased }
    guard letters.first == UInt8(ascii: "a") else { return nil }
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    for letter in letters.dropFirst() {
      guard let value = Self.alphabet.firstIndex(of: letter) else { return nil }
      bits = (bits << 5 | value) & 0xFFFF
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    self.init(text: String(decoding: bytes, as: UTF8.self))
  }
}
