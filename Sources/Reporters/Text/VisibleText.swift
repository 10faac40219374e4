import SourceText

extension Unicode.Scalar {
  /// What is shown in place of a character that is invisible or gives orders to a terminal; nil for others.
  ///
  /// Controls of ASCII become the pictures that Unicode has for them. The others, and the characters that
  /// hide or that turn the direction of the text around them, are spelled out as `\u{202E}`.
  var visibleForm: String? {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value).map { String(Character($0)) }
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B,
      0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB,
      0xFFFE...0xFFFF, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF:
      "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    default: nil
    }
  }
}

extension String {
  /// The text on one line and fit for a terminal, whatever file it comes from.
  ///
  /// - Complexity: O(*n*).
  var visible: String {
    // Most texts are plain ASCII.
    if isPrintableASCII { return self }
    guard unicodeScalars.contains(where: { $0.visibleForm != nil }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if let form = scalar.visibleForm { text += form } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
