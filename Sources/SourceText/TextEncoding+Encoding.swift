/// A character that an encoding has no bytes for.
public struct EncodingError: Error, Sendable, Hashable {
  /// The character.
  public let scalar: Unicode.Scalar
  /// The encoding.
  public let encoding: TextEncoding

  /// Creates an error.
  public init(scalar: Unicode.Scalar, encoding: TextEncoding) {
    self.scalar = scalar
    self.encoding = encoding
  }
}

extension TextEncoding {
  /// Converts a text to the bytes that stand for it.
  ///
  /// Of a charset the library does not know only ASCII is written, as ASCII; whether that is right is for the
  /// caller to find out by reading it again.
  ///
  /// - Parameter utf8: The text as UTF-8; what is not UTF-8 counts as U+FFFD.
  /// - Throws: ``EncodingError`` at the first character that the encoding has no bytes for.
  /// - Complexity: O(*n*).
  public func bytes(of utf8: [UInt8]) throws(EncodingError) -> [UInt8] {
    guard self != .utf8 else { return utf8 }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count * unitSize)
    let table = SingleByteTables.scalars(of: self)
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      switch self {
      case .utf8: break
      case .utf16LittleEndian, .utf16BigEndian:
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          append(UInt32(unit), to: &result)
        }
      case .utf32LittleEndian, .utf32BigEndian: append(scalar.value, to: &result)
      case .latin1, .windows1252, .macRoman:
        guard let byte = Self.byte(of: scalar, in: table) else {
          throw EncodingError(scalar: scalar, encoding: self)
        }
        result.append(byte)
      case .other:
        guard scalar.isASCII else { throw EncodingError(scalar: scalar, encoding: self) }
        result.append(UInt8(scalar.value))
      }
    }
    return result
  }

  private static func byte(of scalar: Unicode.Scalar, in table: [UInt32]) -> UInt8? {
    if scalar.isASCII { return UInt8(scalar.value) }
    return table.firstIndex(of: scalar.value).map { UInt8($0) }
  }

  private func append(_ unit: UInt32, to result: inout [UInt8]) {
    for index in 0..<unitSize {
      let isLittle = self == .utf16LittleEndian || self == .utf32LittleEndian
      let shift = UInt32(isLittle ? index : unitSize - 1 - index) * 8
      result.append(UInt8(truncatingIfNeeded: unit >> shift))
    }
  }
}
