internal import SourceText

extension PropertyListDocument {
  /// What the system reads although the format does not allow it, and what shows only in the values: base-64 data of
  /// which characters are skipped or dropped (F41), and dictionaries that stand for UIDs (F27).
  ///
  /// Reading decodes no value, so this is worked out when it is asked for. Both are of XML; other formats are known
  /// all about in ``leniencies``.
  ///
  /// - Returns: In the order of the places; dictionaries that stand for UIDs together, at the first of them.
  /// - Complexity: O(*n*) in the text.
  public var valueLeniencies: [Leniency] {
    guard format == .xml, case .tape(let tape) = body else { return [] }
    let text = TextScanner(source.text)
    var found: [Leniency] = []
    var identifiers: (first: Int, place: Int, count: Int)?
    var index = 0
    while index < tape.count, found.count < Leniency.limit {
      let word = tape[index]
      if word.kind == .dictionary, Self.isIdentifier(at: index, tape, text) {
        identifiers = (
          identifiers?.first ?? index, identifiers?.place ?? found.count, (identifiers?.count ?? 0) + 1
        )
      } else if word.kind == .data {
        let end = word.offset + tape.length(at: index)
        if let irregularity = Base64.irregularity(text, word.offset, end) {
          let range = source.fileRange(ofText: irregularity.range)
          found.append(Leniency(.irregularBase64, range, irregularity.message))
        }
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
}
