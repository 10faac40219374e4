internal import SourceText

extension PropertyListDocument {
  /// What the system reads although the format does not allow it, and what only shows in the values: base-64 data of
  /// which characters are skipped or dropped (F41), dictionaries that stand for UIDs (F27), and what two readers of the
  /// system read differently (F25, F33, F40, F64, F65).
  ///
  /// Reading decodes no value, so this is worked out when it is asked for.
  ///
  /// - Returns: In the order of the places; dictionaries that stand for UIDs together, at the first of them.
  /// - Complexity: O(*n*) in the text.
  public var valueLeniencies: [Leniency] {
    guard case .tape(let tape) = body else { return [] }
    switch format {
    case .xml, .openStep, .strings: break
    case .binary, .gnustep, .json: return []
    }
    let text = TextScanner(source.text)
    var found: [Leniency] = []
    var identifiers: (first: Int, place: Int, count: Int)?
    var index = 0
    while index < tape.count, found.count < Leniency.limit {
      let word = tape[index]
      if word.kind == .dictionary {
        if format == .xml, Self.isIdentifier(at: index, tape, text) {
          identifiers = (
            identifiers?.first ?? index, identifiers?.place ?? found.count, (identifiers?.count ?? 0) + 1
          )
        }
      } else if !word.isContainer, word.kind != .end {
        let content = ByteRange(word.offset, word.offset + tape.length(at: index))
        let leniency =
          format == .xml ? irregularity(of: word, content, text) : dispute(about: word, content, text)
        if let leniency { found.append(leniency) }
      }
      index += word.isContainer ? 2 : 1
    }
    if let identifiers {
      let node = PropertyListNode(document: self, index: identifiers.first)
      found.insert(
        Leniency(
          .uidDictionary, node.range,
          identifiers.count == 1
            ? "The system makes a UID of a dictionary whose only key is CF$UID; here it stays a dictionary."
            : "The system makes UIDs of \(identifiers.count) dictionaries, of which this is the first, whose only key is "
              + "CF$UID; here they stay dictionaries."), at: identifiers.place)
    }
    return found
  }

  /// Whether a dictionary has the single key `CF$UID`, with an integer.
  private static func isIdentifier(at index: Int, _ tape: Tape, _ text: TextScanner) -> Bool {
    let content = tape.content(at: index)
    guard content.count == 2, tape[content.lowerBound + 1].kind == .integer else { return false }
    let key = tape[content.lowerBound]
    return key.length == 6 && text.matches("CF$UID", at: key.offset)
  }

  // MARK: XML

  /// What there is to say about a leaf of XML.
  private func irregularity(of word: TapeWord, _ content: ByteRange, _ text: TextScanner) -> Leniency? {
    switch word.kind {
    case .data:
      guard let found = Base64.irregularity(text, content.lowerBound, content.upperBound) else { return nil }
      return Leniency(.irregularBase64, source.fileRange(ofText: found.range), found.message)
    case .date:
      guard let fields = DateFields(xml: text, content.lowerBound, content.upperBound),
        (fields.year, fields.month, fields.day) < (1582, 10, 15)
      else { return nil }
      return dispute(
        content, "counts dates before 1582-10-15 by the Julian calendar, and so reads another day")
    case .real where word.has(TapeWord.escaped):
      return dispute(content, "refuses numbers with entities or CDATA sections")
    case .string where content.count == 5 && text.matches("$null", at: content.lowerBound):
      return dispute(content, "makes null of this text")
    case .key where content.isEmpty:
      return dispute(content, "refuses an empty key")
    default: return nil
    }
  }

  // MARK: OpenStep

  /// What there is to say about a leaf of OpenStep text.
  private func dispute(about word: TapeWord, _ content: ByteRange, _ text: TextScanner) -> Leniency? {
    switch word.kind {
    case .data:
      guard let blank = (content.lowerBound..<content.upperBound).first(where: { text[$0] <= 0x20 }) else {
        return nil
      }
      return dispute(ByteRange(blank, blank + 1), "refuses white space in data")
    case .string, .key:
      guard word.has(TapeWord.escaped), !word.has(TapeWord.bare) else { return nil }
      return disputedEscape(in: content, text).flatMap { dispute($0.range, $0.verb) }
    default: return nil
    }
  }

  /// The first escape of a text that the two readers take for different characters.
  private func disputedEscape(in content: ByteRange, _ text: TextScanner) -> (range: ByteRange, verb: String)?
  {
    var offset = content.lowerBound
    while offset + 1 < content.upperBound {
      guard text[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      let start = offset
      offset += 2
      switch text[start + 1] {
      case UInt8(ascii: "f"): return (ByteRange(start, offset), "takes this for another character")
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        var value = Int(text[start + 1] - UInt8(ascii: "0"))
        while offset < min(content.upperBound, start + 4), case 0x30...0x37 = text[offset] {
          value = value * 8 + Int(text[offset] - 0x30)
          offset += 1
        }
        if value >= 0x80 { return (ByteRange(start, offset), "takes this for another character") }
      case UInt8(ascii: "U")
      where text[offset] | 0x20 == UInt8(ascii: "d") && text[offset + 1] >= UInt8(ascii: "8"):
        return (ByteRange(start, min(start + 6, content.upperBound)), "refuses surrogates")
      default: break
      }
    }
    return nil
  }

  private func dispute(_ range: ByteRange, _ verb: String) -> Leniency {
    Leniency(
      .readersDiffer, source.fileRange(ofText: range),
      "Another reader of the system, PropertyListDecoder, \(verb).")
  }
}
