extension TextEncoding {
  /// A text as bytes of this encoding, without a byte order mark.
  ///
  /// - Throws: ``UnencodableCharacter`` at the first character that the encoding does not have; for a charset that
  ///   only the host knows, at the first character there is.
  /// - Complexity: O(*n*).
  public func encoded(_ text: String) throws(UnencodableCharacter) -> [UInt8] {
    switch self {
    case .utf8: return Array(text.utf8)
    case .utf16LittleEndian, .utf16BigEndian:
      return text.utf16.flatMap { units(UInt32($0), size: 2) }
    case .utf32LittleEndian, .utf32BigEndian:
      return text.unicodeScalars.flatMap { units($0.value, size: 4) }
    case .latin1, .windows1252, .macRoman:
      let table = SingleByteTables.scalars(of: self)
      var bytes: [UInt8] = []
      for scalar in text.unicodeScalars {
        guard let byte = scalar.value < 0x80 ? Int(scalar.value) : table.firstIndex(of: scalar.value) else {
          throw UnencodableCharacter(scalar: scalar, encoding: self)
        }
        bytes.append(UInt8(byte))
      }
      return bytes
    case .other:
      guard let first = text.unicodeScalars.first else { return [] }
      throw UnencodableCharacter(scalar: first, encoding: self)
    }
  }

  private func units(_ value: UInt32, size: UInt32) -> [UInt8] {
    let isLittleEndian = self == .utf16LittleEndian || self == .utf32LittleEndian
    return (0..<size).map { index in
      UInt8(truncatingIfNeeded: value >> (8 * (isLittleEndian ? index : size - 1 - index)))
    }
  }
}

/// A character that an encoding does not have.
public struct UnencodableCharacter: Error, Sendable, Hashable, CustomStringConvertible {
  /// The character.
  public let scalar: Unicode.Scalar
  /// The encoding.
  public let encoding: TextEncoding

  /// Creates an error.
  public init(scalar: Unicode.Scalar, encoding: TextEncoding) {
    self.scalar = scalar
    self.encoding = encoding
  }

  /// The error in one sentence, with what to do.
  public var description: String {
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 4 - code.utf8.count))
    return "U+\(padding)\(code) cannot be written in \(encoding.name); convert the file to UTF-8 first."
  }
}
