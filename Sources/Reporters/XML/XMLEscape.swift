extension String {
  /// The text for a value of an XML attribute or for the inside of an element.
  ///
  /// Characters that XML does not allow, or that give orders to a terminal, become visible ones.
  var xmlEscaped: String {
    let text = visible
    guard text.utf8.contains(where: { Self.xmlEntity($0) != nil }) else { return text }
    var result: [UInt8] = []
    for byte in text.utf8 {
      if let entity = Self.xmlEntity(byte) { result += entity.utf8 } else { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func xmlEntity(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }
}
