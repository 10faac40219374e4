extension String {
  /// Whether the text begins with a URL scheme and a colon.
  var hasURLScheme: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return URLSchemeForm.isScheme(self[..<colon])
  }

  /// Whether the text holds nothing but white space.
  var isOnlySpace: Bool {
    unicodeScalars.allSatisfy { $0.value == 0x20 || 0x09...0x0D ~= $0.value || $0.value == 0xA0 }
  }

  /// The text without spaces, tabs and line ends around it.
  var withoutSurroundingSpace: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
    let bytes = utf8
    guard let start = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[start...last])
  }

  /// Whether all bytes are ASCII characters that XML takes as they are.
  var isPlainXMLText: Bool {
    utf8.allSatisfy {
      0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: ">")
    }
  }
}
