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

  /// Whether the text seems to stand for another that a script or a person still has to fill in.
  ///
  /// That is one with the marks of a template, such as `@VERSION@`, `{{name}}` and `%ID%`, or one in capital
  /// letters with underscores, such as `YOUR_CLIENT_ID`.
  var looksLikePlaceholder: Bool {
    var hasUnderscore = false
    var hasSmallLetter = false
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "@"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "%"), UInt8(ascii: "$"),
        UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"):
        return true
      case UInt8(ascii: "_"): hasUnderscore = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"): hasSmallLetter = true
      default: break
      }
    }
    return hasUnderscore && (!hasSmallLetter || utf8.starts(with: "YOUR".utf8))
  }

  /// Whether all bytes are ASCII characters that XML takes as they are.
  var isPlainXMLText: Bool {
    utf8.allSatisfy {
      0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: ">")
    }
  }
}
