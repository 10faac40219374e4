internal import SourceText

/// The content of an XML leaf that gets another: how it escapes, and how it breaks lines.
struct EditXMLContent {
  private let old: [UInt8]

  init(_ text: EditedText, _ range: ByteRange) {
    old = text.slice(range.lowerBound, range.upperBound)
  }

  /// A text, escaped as the old one was: in a CDATA section, or with the entities it used.
  func text(of new: String) -> [UInt8] {
    let opening = Array("<![CDATA[".utf8)
    let closing = Array("]]>".utf8)
    let bytes = Array(new.utf8)
    if old.starts(with: opening), old.suffix(3).elementsEqual(closing), !contains(bytes, closing) {
      return opening + bytes + closing
    }
    let escapesQuotes = contains(old, Array("&quot;".utf8))
    let escapesApostrophes = contains(old, Array("&apos;".utf8))
    // The one of the three that need not be escaped stays as it is where it did.
    let escapesAngles = !old.contains(UInt8(ascii: ">")) || contains(old, closing) || contains(bytes, closing)
    var result: [UInt8] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">") where escapesAngles: result += "&gt;".utf8
      case UInt8(ascii: "\"") where escapesQuotes: result += "&quot;".utf8
      case UInt8(ascii: "'") where escapesApostrophes: result += "&apos;".utf8
      default: result.append(byte)
      }
    }
    return result
  }

  /// Data, in lines if the old ones were.
  func data(_ base64: [UInt8]) -> [UInt8] {
    guard let first = old.firstIndex(where: EditedText.isLineEnd),
      let last = old.lastIndex(where: EditedText.isLineEnd)
    else { return base64 }
    let isPair = old[first] == 0x0D && first + 1 < old.count && old[first + 1] == 0x0A
    let lineEnd = Array(old[first...(isPair ? first + 1 : first)])
    let inner = Array(old[(first + lineEnd.count)...].prefix(while: EditedText.isBlank))
    let outer = Array(old[(last + 1)...].prefix(while: EditedText.isBlank))
    let lines = EditXMLWriter.data(base64, lineEnd: lineEnd + inner, indentation: inner)
    return Array(lines.dropLast(inner.count)) + outer
  }

  private func contains(_ bytes: [UInt8], _ pattern: [UInt8]) -> Bool {
    guard bytes.count >= pattern.count else { return false }
    return (0...(bytes.count - pattern.count)).contains { start in
      bytes[start] == pattern[0] && bytes[start..<start + pattern.count].elementsEqual(pattern)
    }
  }
}
