/// Text of a file on its way to a terminal.
enum SafeText {
  /// The text with control characters shown instead of obeyed, so that no file can steer the terminal.
  ///
  /// - Parameter keepingLines: Line feeds and tabs stay as they are.
  static func visible(_ text: String, keepingLines: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where keepingLines, "\t" where keepingLines: result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isControl(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Controls, and the marks that turn the direction of writing.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x202A...0x202E, 0x2028...0x2029, 0x2066...0x2069: true
    default: false
    }
  }
}
