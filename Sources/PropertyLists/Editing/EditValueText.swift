internal import SourceText

/// Writes values and keys in the manner of the text around them.
struct EditValueText {
  let format: PropertyListFormat
  let lineEnd: [UInt8]
  let unit: [UInt8]

  /// The text of a value.
  ///
  /// - Parameters:
  ///   - indentation: The indentation of the line the value begins on.
  ///   - isMultiline: Whether containers are spread over lines.
  ///   - quote: The quotation mark that strings of OpenStep text get even if they need none, or 0.
  func text(
    of value: PropertyListValue, indentation: [UInt8], isMultiline: Bool, quote: UInt8 = 0
  ) throws(WriteError) -> [UInt8] {
    switch format {
    case .xml:
      var writer = EditXMLWriter(
        lineEnd: lineEnd, unit: unit, indentation: indentation, isMultiline: isMultiline)
      try value.walk(into: &writer, sortsKeys: false)
      return writer.output
    case .json:
      let bytes = try value.encoded(
        as: WriteOptions(format: .json, isCompact: !isMultiline && !value.isContainer))
      return laidOut(bytes, indentation: indentation, isMultiline: isMultiline, width: 2)
    default:
      let isStrings = format == .strings
      let bytes = try value.encoded(as: WriteOptions(format: isStrings ? .openStep : format))
      if case .string = value { return quoted(Self.withoutLineEnd(bytes), quote) }
      return laidOut(bytes, indentation: indentation, isMultiline: isMultiline, width: 4)
    }
  }

  /// The text of a key, with its tags or quotes.
  func text(ofKey key: String, quote: UInt8 = 0) throws(WriteError) -> [UInt8] {
    guard format == .xml else {
      return try text(of: .string(key), indentation: [], isMultiline: false, quote: quote)
    }
    return Array("<key>".utf8) + Self.escaped(key) + Array("</key>".utf8)
  }

  // MARK: Pieces

  /// A text with what XML needs escaped (F44).
  static func escaped(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      default: result.append(byte)
      }
    }
    return result
  }

  private static func withoutLineEnd(_ bytes: [UInt8]) -> [UInt8] {
    bytes.last == 0x0A ? Array(bytes.dropLast()) : bytes
  }

  /// A string of OpenStep text in the quotation marks its neighbors have.
  private func quoted(_ bytes: [UInt8], _ quote: UInt8) -> [UInt8] {
    let mark = UInt8(ascii: "\"")
    let isQuoted = bytes.first == mark
    guard quote != 0 else { return bytes }
    guard quote == UInt8(ascii: "'"), format != .gnustep else {
      return isQuoted ? bytes : [mark] + bytes + [mark]
    }
    var result = [quote]
    var rest = isQuoted ? bytes.dropFirst().dropLast() : bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let next = rest.popFirst() {
        if next != mark { result.append(byte) }
        result.append(next)
      } else {
        if byte == quote { result.append(UInt8(ascii: "\\")) }
        result.append(byte)
      }
    }
    return result + [quote]
  }

  /// Lays text out anew that is indented by so many blanks a level, and that has no line ends in its strings.
  private func laidOut(_ bytes: [UInt8], indentation: [UInt8], isMultiline: Bool, width: Int) -> [UInt8] {
    var result: [UInt8] = []
    let lines = Self.withoutLineEnd(bytes).split(separator: 0x0A, omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let blanks = line.prefix { $0 == 0x20 }.count
      if number > 0, isMultiline {
        result += lineEnd + indentation
        for _ in 0..<blanks / width { result += unit }
      } else if number > 0, let last = result.last, let next = line.dropFirst(blanks).first {
        // On one line, brackets of JSON stand close to what they hold, those of OpenStep text do not.
        let isBracket =
          last == UInt8(ascii: "[") || last == UInt8(ascii: "{")
          || next == UInt8(ascii: "]") || next == UInt8(ascii: "}")
        if format != .json || !isBracket { result.append(0x20) }
      }
      result += line.dropFirst(blanks)
    }
    return result
  }
}

extension PropertyListValue {
  /// Whether the value holds others.
  var isContainer: Bool { kind == .array || kind == .dictionary || kind == .set }
}
