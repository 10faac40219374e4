import SourceText

/// The form in which names of hosts are compared: small letters, ASCII, each label beyond it encoded (A14).
enum HostNameForm {
  /// The most bytes a name has, a dot at its end not counted.
  private static let longestName = 253

  /// Brings a name into the form.
  ///
  /// - Throws: ``TransportURLError`` if it is no UTF-8, has characters that no host has, an empty label, or is
  ///   too long.
  /// - Complexity: O(*n*).
  static func ascii(_ name: [UInt8]) throws(TransportURLError) -> [UInt8] {
    let isPlain = name.allSatisfy { $0 < 0x80 }
    let result = isPlain ? name.map { $0.asciiLowercased } : try encoded(name)
    var length = 0
    for (index, byte) in result.enumerated() {
      guard byte != UInt8(ascii: ".") else {
        guard length > 0 else { throw TransportURLError(.badHost, "has a host with an empty label.") }
        length = 0
        continue
      }
      guard isAllowed(byte) else {
        throw TransportURLError(.badHost, "has characters in its host that no host has.")
      }
      length += 1
      guard length <= Punycode.longestLabel, index < longestName else {
        throw TransportURLError(.badHost, "has a host that is too long: labels have at most 63 bytes.")
      }
    }
    return result
  }

  /// Letters, digits, hyphens, and the underscores of names that are not those of hosts but are used as such.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private static func encoded(_ name: [UInt8]) throws(TransportURLError) -> [UInt8] {
    let text = String(decoding: name, as: UTF8.self)
    guard text.utf8.elementsEqual(name) else {
      throw TransportURLError(.badHost, "has bytes in its host that are no UTF-8.")
    }
    var result: [UInt8] = []
    var label: [UInt32] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2e, 0x3002, 0xff0e, 0xff61:
        // The full stops of other scripts separate labels as well.
        result += try encodedLabel(label)
        result.append(UInt8(ascii: "."))
        label = []
      case 0xad, 0x200b, 0x2060, 0xfeff:
        // These are not seen, and mean nothing in names.
        continue
      case 0xff01...0xff5e:
        // The wide forms of ASCII stand for ASCII.
        label.append(UInt32(UInt8(truncatingIfNeeded: scalar.value - 0xfee0).asciiLowercased))
      default:
        label += scalar.properties.lowercaseMapping.unicodeScalars.map { $0.value }
      }
    }
    return result + (try encodedLabel(label))
  }

  private static func encodedLabel(_ label: [UInt32]) throws(TransportURLError) -> [UInt8] {
    if label.allSatisfy({ $0 < 0x80 }) { return label.map { UInt8(truncatingIfNeeded: $0) } }
    guard let encoded = Punycode.encode(label) else {
      throw TransportURLError(.badHost, "has a host that is too long: labels have at most 63 bytes.")
    }
    return encoded
  }
}
