internal import SourceText

extension XMLReader {
  // MARK: Text

  /// Reads a `string` or `key` with entities, CDATA, or an unusual closing tag (F29–F32).
  mutating func readText(_ element: XMLElement, _ tag: Tag) {
    guard let (contentEnd, flags) = scanText(element, tag),
      closeLeaf(element, tag, contentEnd: contentEnd)
    else { return }
    add(
      element == .key ? .key : .string, isKey: element == .key, offset: tag.contentStart,
      length: contentEnd - tag.contentStart, flags: flags, nodeStart: tag.isPlain ? -1 : tag.start)
  }

  /// Checks the text of an element, up to whatever ends it.
  ///
  /// - Returns: The end of the text and what is special about it; `nil` if the file ends first, which is
  ///   noted, or if there have been too many errors.
  private mutating func scanText(_ element: XMLElement, _ tag: Tag) -> (end: Int, flags: UInt64)? {
    var offset = tag.contentStart
    var flags: UInt64 = 0
    var hasElements = false
    var invalid: Int?
    while true {
      // One text alone can have more errors than anybody wants.
      guard !isDone else { return nil }
      let (found, nonASCII) = text.first(UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: offset)
      if nonASCII {
        flags |= TapeWord.nonASCII
        invalid = invalid ?? firstInvalid(offset, found)
      }
      offset = found
      guard offset < end else {
        checkEncoding(invalid, ByteRange(tag.contentStart, offset), flags)
        position = end
        unclosedLeaf(element, tag)
        return nil
      }
      if text[offset] == UInt8(ascii: "&") {
        flags |= TapeWord.escaped
        offset = readReference(at: offset)
      } else if text.matches("<![CDATA[", at: offset) {
        flags |= TapeWord.escaped
        guard let close = text.first(of: "]]>", from: offset + 9, upTo: end) else {
          fail(
            .unterminatedCDATA, ByteRange(offset, offset + 9), "The CDATA section has no end.",
            hint: "Close it with ]]>.")
          isDone = true
          return nil
        }
        if text.hasNonASCII(offset, close) {
          flags |= TapeWord.nonASCII
          invalid = invalid ?? firstInvalid(offset + 9, close)
        }
        offset = close + 3
      } else if text[offset + 1] == UInt8(ascii: "!"), offset + 1 < end {
        offset = markupInText(at: offset)
      } else if let next = foreignTag(at: offset, isKnown: hasElements) {
        hasElements = true
        offset = next
      } else {
        checkEncoding(invalid, ByteRange(tag.contentStart, offset), flags)
        return (offset, flags)
      }
    }
  }

  private func firstInvalid(_ start: Int, _ end: Int) -> Int? {
    source.isInPlace ? text.firstInvalidUTF8(start, end) : nil
  }

  /// Notes what is no UTF-8 in a piece of a text, unless it is together with its neighbors, across the bounds of CDATA sections.
  private mutating func checkEncoding(_ invalid: Int?, _ content: ByteRange, _ flags: UInt64) {
    guard let invalid else { return }
    if flags & TapeWord.escaped != 0 {
      let joined = SourceBytes(XMLText.bytes(of: text, content))
      let isValid = withExtendedLifetime(joined) {
        TextScanner(joined).firstInvalidUTF8(0, joined.count) == nil
      }
      if isValid { return }
    }
    fail(
      .invalidEncoding, ByteRange(invalid, invalid + 1),
      "The byte 0x\(hexadecimal(text[invalid])) is not part of any UTF-8 character.",
      hint: "Save the file as UTF-8, or name its encoding in the XML declaration.")
  }

  /// Checks an entity or character reference and gives the offset behind it.
  private mutating func readReference(at start: Int) -> Int {
    switch XMLReference.read(text, at: start) {
    case .scalar(let scalar, let next):
      if scalar.value == 0 {
        note(
          .nullCharacterReference, ByteRange(start, next),
          "The reference stands for the character U+0000, which XML does not allow.")
      }
      return next
    case .failure(let code, let length):
      let range = ByteRange(start, min(start + max(length, 1), end))
      if code == .unknownEntity {
        fail(
          code, range, "\(shown(start, range.upperBound)) is none of the five entities.",
          hint: "Write & as &amp;; the others are &lt; &gt; &quot; &apos;.")
      } else {
        fail(
          code, range, "\(shown(start, range.upperBound)) names no character.",
          hint: "Write &#DECIMAL; or &#xHEX; with at most eight digits.")
      }
      return start + 1
    }
  }

  /// Notes markup inside a text, such as a comment, and gives the offset behind it.
  private mutating func markupInText(at start: Int) -> Int {
    let isComment = text.matches("<!--", at: start)
    let close: Int
    if isComment, let found = text.first(of: "-->", from: start + 4, upTo: end) {
      close = found + 3
    } else {
      close = min(text.first(UInt8(ascii: ">"), from: start) + 1, end)
    }
    fail(
      .markupInText, ByteRange(start, close),
      isComment ? "A comment stands inside a text." : "Markup other than CDATA stands inside a text.",
      hint: isComment ? "Move the comment in front of the element." : "Write < as &lt;.")
    return close
  }

  /// Notes a tag in a text that is no property-list element, and gives the offset behind it.
  ///
  /// - Parameter isKnown: The text has such tags, so that another one, or its closing tag, is no news.
  /// - Returns: `nil` if the text ends here, with whatever tag that is.
  private mutating func foreignTag(at start: Int, isKnown: Bool) -> Int? {
    let isClosing = text[start + 1] == UInt8(ascii: "/")
    guard !isClosing || isKnown else { return nil }
    let nameStart = start + (isClosing ? 2 : 1)
    let close = text.first(UInt8(ascii: ">"), from: nameStart)
    guard close < end else { return nil }
    var nameEnd = nameStart
    while nameEnd < close, !Self.isSpace(text[nameEnd]), text[nameEnd] != UInt8(ascii: "/") { nameEnd += 1 }
    guard XMLElement(text, from: nameStart, to: nameEnd) == nil else { return nil }
    if !isKnown {
      fail(
        .markupInText, ByteRange(start, close + 1),
        "The tag <\(shown(nameStart, nameEnd))> stands inside a text.",
        hint: "Write < as &lt;.")
    }
    return close + 1
  }

  // MARK: Booleans

  mutating func readBoolean(_ element: XMLElement, _ tag: Tag) {
    var contentEnd = tag.contentStart
    if !tag.isEmpty {
      contentEnd = text.first(UInt8(ascii: "<"), from: tag.contentStart)
      guard contentEnd < end else {
        position = end
        return unclosedLeaf(element, tag)
      }
      let isClean = contentEnd == tag.contentStart
      if isClean {
        if skipsMarkup(in: element, tag, at: contentEnd) { return }
      } else {
        fail(
          .nonEmptyBoolean, ByteRange(tag.contentStart, contentEnd),
          "The <\(element.label)> element must be empty.", hint: "Write <\(element.label)/>.")
      }
      guard closeLeaf(element, tag, contentEnd: contentEnd, isQuiet: !isClean) else { return }
    } else {
      position = tag.contentStart
    }
    add(
      element == .true ? .true : .false, isKey: false, offset: contentEnd, length: 0,
      flags: tag.isEmpty ? TapeWord.bare : 0, nodeStart: tag.isPlain ? -1 : tag.start)
  }

  // MARK: Numbers, dates, data

  mutating func readInteger(_ tag: Tag) {
    let contentEnd = text.first(UInt8(ascii: "<"), from: tag.contentStart)
    guard contentEnd < end else {
      position = end
      return unclosedLeaf(.integer, tag)
    }
    let range = ByteRange(tag.contentStart, contentEnd)
    let result = XMLInteger.read(text, tag.contentStart, contentEnd)
    switch result {
    case .value, .empty: if skipsMarkup(in: .integer, tag, at: contentEnd) { return }
    case .invalid, .overflow: break
    }
    switch result {
    case .value(_, let isUsual):
      if !isUsual {
        note(
          .unusualInteger, range, "The number is written in a form that other readers may not accept.")
      }
    case .empty:
      fail(
        .emptyElement, ByteRange(tag.start, contentEnd), "The <integer> element is empty.",
        hint: Self.hint(forEmpty: .integer))
    case .invalid(let offset, let problem):
      fail(
        .invalidInteger, offset < contentEnd ? scalarRange(at: offset) : range, problem.message(text, offset),
        hint: "Write decimal digits, with a - in front for a negative number, and no blanks behind.")
    case .overflow(let isNegative):
      fail(
        .integerOverflow, range,
        isNegative
          ? "The number is below -9223372036854775808, the least of 64 bits."
          : "The number is above 18446744073709551615, the greatest of 64 bits.",
        hint: "Write it as a <string> or <real>.")
    }
    finish(.integer, element: .integer, tag, contentEnd: contentEnd, isValid: result.isValue)
  }

  /// Reads a `real`; entities and CDATA sections are replaced as in a text (F38).
  mutating func readReal(_ tag: Tag) {
    let errorCount = errors.count
    guard let (contentEnd, flags) = scanText(.real, tag) else { return }
    let range = ByteRange(tag.contentStart, contentEnd)
    let content =
      flags & TapeWord.escaped != 0
      ? XMLText.bytes(of: text, range) : unsafe Array(text.buffer(range.lowerBound, contentEnd))
    let form = RealText.form(of: content)
    switch form {
    case .usual: break
    case .unusual:
      note(.unusualReal, range, "The number is written in a form that other readers may not accept.")
    case .invalid where errors.count == errorCount:
      fail(
        .invalidReal, range,
        content.isEmpty
          ? "The <real> element is empty." : "\(shown(range.lowerBound, contentEnd)) is no number.",
        hint: "Write digits with an optional point and exponent, such as 1.5 or 2e10, and no blanks behind.")
    case .invalid: break
    }
    finish(
      .real, element: .real, tag, contentEnd: contentEnd, isValid: form != .invalid,
      flags: flags & TapeWord.escaped)
  }

  mutating func readDate(_ tag: Tag) {
    let contentEnd = text.first(UInt8(ascii: "<"), from: tag.contentStart)
    guard contentEnd < end else {
      position = end
      return unclosedLeaf(.date, tag)
    }
    let range = ByteRange(tag.contentStart, contentEnd)
    let fields = DateFields(xml: text, tag.contentStart, contentEnd)
    if fields != nil || range.isEmpty, skipsMarkup(in: .date, tag, at: contentEnd) { return }
    if let fields {
      if !fields.isInRange {
        note(
          .dateRollsOver, range,
          "A field of the date is out of range; the system counts on into the next larger unit.")
      }
    } else {
      fail(
        .invalidDate, range,
        "\(range.isEmpty ? "An empty text" : shown(range.lowerBound, contentEnd)) is no date.",
        hint: "Write it in UTC, as 2026-01-31T23:59:59Z.")
    }
    finish(.date, element: .date, tag, contentEnd: contentEnd, isValid: fields != nil)
  }

  mutating func readData(_ tag: Tag) {
    let (contentEnd, nonASCII) = text.first(
      UInt8(ascii: "<"), or: UInt8(ascii: "<"), from: tag.contentStart)
    guard contentEnd < end else {
      position = end
      return unclosedLeaf(.data, tag)
    }
    if !nonASCII, skipsMarkup(in: .data, tag, at: contentEnd) { return }
    var isValid = true
    if nonASCII {
      var offset = tag.contentStart
      while text[offset] < 0x80 { offset += 1 }
      fail(
        .invalidData, scalarRange(at: offset), "\(quoted(at: offset)) does not belong into base-64 text.",
        hint: "Base-64 uses A-Z, a-z, 0-9, +, / and =.")
      isValid = false
    }
    finish(.data, element: .data, tag, contentEnd: contentEnd, isValid: isValid)
  }

  /// Closes a leaf and adds it; a string takes the place of one whose content is wrong.
  private mutating func finish(
    _ kind: TapeWord.Kind, element: XMLElement, _ tag: Tag, contentEnd: Int, isValid: Bool,
    flags: UInt64 = 0
  ) {
    guard closeLeaf(element, tag, contentEnd: contentEnd, isQuiet: !isValid) else { return }
    add(
      isValid ? kind : .string, isKey: false, offset: tag.contentStart,
      length: contentEnd - tag.contentStart, flags: flags,
      nodeStart: tag.isPlain && isValid ? -1 : tag.start)
  }

  static func hint(forEmpty element: XMLElement) -> String {
    switch element {
    case .integer, .real: "Write a number, such as 0."
    case .date: "Write a date, such as 2026-01-31T23:59:59Z."
    default: "Write <data></data> for data without bytes."
    }
  }

  // MARK: Closing tags of leaves

  /// Moves behind the closing tag of a leaf.
  ///
  /// - Parameter isQuiet: The content is wrong already, so a wrong closing tag is not worth a second error.
  /// - Returns: `false` if the text ended, which is noted.
  private mutating func closeLeaf(
    _ element: XMLElement, _ tag: Tag, contentEnd: Int, isQuiet: Bool = false
  ) -> Bool {
    position = contentEnd
    guard text[contentEnd + 1] == UInt8(ascii: "/"), contentEnd + 1 < end else {
      guard contentEnd + 2 < end else {
        unclosedLeaf(element, tag)
        return false
      }
      if let behind = endOfUnslashedTag(element, at: contentEnd) {
        fail(
          .mismatchedCloseTag, ByteRange(contentEnd, behind),
          "A second <\(element.label)> opens where the first one should end.",
          hint: "Write </\(element.label)>, with the slash.",
          related: [("<\(element.label)> opens here.", tag.start)])
        position = behind
        return true
      }
      let behind = endOfLeaf(element, behind: contentEnd)
      defer { if let behind { position = behind } }
      if !isQuiet, behind != nil {
        fail(
          .mismatchedCloseTag, ByteRange(contentEnd, text.first(UInt8(ascii: ">"), from: contentEnd) + 1),
          "Another element stands inside the <\(element.label)> element.",
          hint: "Write < as &lt;, or close <\(element.label)> before it.",
          related: [("<\(element.label)> opens here.", tag.start)])
      } else if !isQuiet {
        let next = text.first(UInt8(ascii: ">"), from: contentEnd)
        fail(
          .mismatchedCloseTag, ByteRange(contentEnd, min(next + 1, end)),
          "The <\(element.label)> element is not closed before this.",
          hint: "Write </\(element.label)> before it.",
          related: [("<\(element.label)> opens here.", tag.start)])
      }
      return true
    }
    let nameStart = contentEnd + 2
    let length = element.name.utf8CodeUnitCount
    guard end - contentEnd >= length + 3 else {
      unclosedLeaf(element, tag)
      return false
    }
    let close = text.first(UInt8(ascii: ">"), from: nameStart)
    if text.matches(element.name, at: nameStart) {
      var offset = nameStart + length
      while offset < end, Self.isSpace(text[offset]) { offset += 1 }
      guard offset < end else {
        unclosedLeaf(element, tag)
        return false
      }
      if text[offset] == UInt8(ascii: ">") {
        position = offset + 1
        return true
      }
      if text[offset] == UInt8(ascii: "<") {
        if !isQuiet { unfinishedClose(upTo: nameStart + length) }
        position = offset
        return true
      }
    }
    guard close < end else {
      unclosedLeaf(element, tag)
      return false
    }
    let other = XMLElement(text, from: nameStart, to: close)
    if !isQuiet {
      fail(
        .mismatchedCloseTag, ByteRange(contentEnd, close + 1),
        "</\(shown(nameStart, close))> does not close <\(element.label)>.",
        hint: "Write </\(element.label)>.",
        related: [("<\(element.label)> opens here.", tag.start)])
    }
    // The closing tag of an open container is left for the container.
    let belongsToContainer = frames.contains { $0.element == other }
    position = belongsToContainer ? contentEnd : close + 1
    // Behind a foreign closing tag the right one may come after all.
    if other == nil, closes(element, at: position) {
      position = min(text.first(UInt8(ascii: ">"), from: position) + 1, end)
    }
    return true
  }

  /// Skips a comment, a CDATA section or foreign elements in a leaf that holds none, with its closing tag behind them.
  ///
  /// For content that is wrong before the markup already, that is the error, as it is for the system.
  ///
  /// - Returns: `false` if nothing of the kind is there, or what follows does not end the leaf; nothing has been noted
  ///   then. Otherwise a string has taken the place of the value.
  private mutating func skipsMarkup(in element: XMLElement, _ tag: Tag, at start: Int) -> Bool {
    guard text[start + 1] != UInt8(ascii: "/"), let behind = endOfLeaf(element, behind: start) else {
      return false
    }
    let isComment = text.matches("<!--", at: start)
    var close = text.first(UInt8(ascii: ">"), from: start) + 1
    if isComment, let found = text.first(of: "-->", from: start + 4, upTo: behind) { close = found + 3 }
    if text.matches("<![CDATA[", at: start), let found = text.first(of: "]]>", from: start + 9, upTo: behind)
    {
      close = found + 3
    }
    fail(
      .markupInText, ByteRange(start, min(close, behind)),
      isComment ? "A comment stands inside a value." : "Markup stands inside the <\(element.label)> element.",
      hint: isComment ? "Move the comment in front of the element." : "Write nothing but the value.",
      related: [("<\(element.label)> opens here.", tag.start)])
    position = behind
    add(
      .string, isKey: false, offset: tag.contentStart, length: start - tag.contentStart, nodeStart: tag.start)
    return true
  }

  /// So far behind markup the closing tag of its leaf is looked for.
  private static let leafDistance = 1 << 12

  /// The offset behind the closing tag of a leaf, if nothing but whole leaves, comments and foreign tags comes before it.
  private func endOfLeaf(_ element: XMLElement, behind start: Int) -> Int? {
    let limit = min(end, start + Self.leafDistance)
    var offset = start
    var inner: XMLElement?
    while offset < limit {
      offset = text.first(UInt8(ascii: "<"), from: offset)
      guard offset < limit else { return nil }
      if text.matches("<!--", at: offset) {
        guard let close = text.first(of: "-->", from: offset + 4, upTo: limit) else { return nil }
        offset = close + 3
        continue
      }
      if text.matches("<![CDATA[", at: offset) {
        guard let close = text.first(of: "]]>", from: offset + 9, upTo: limit) else { return nil }
        offset = close + 3
        continue
      }
      let isClosing = text[offset + 1] == UInt8(ascii: "/")
      let nameStart = offset + (isClosing ? 2 : 1)
      let close = text.first(UInt8(ascii: ">"), from: nameStart)
      guard close < limit else { return nil }
      var nameEnd = nameStart
      while nameEnd < close, !Self.isSpace(text[nameEnd]), text[nameEnd] != UInt8(ascii: "/") { nameEnd += 1 }
      if let found = XMLElement(text, from: nameStart, to: nameEnd) {
        if isClosing, found == element, inner == nil { return close + 1 }
        let isEmpty = text[close - 1] == UInt8(ascii: "/")
        if isClosing {
          guard found == inner else { return nil }
          inner = nil
        } else if !isEmpty {
          guard inner == nil, found != element, !found.isContainer else { return nil }
          inner = found
        }
      }
      offset = close + 1
    }
    return nil
  }

  /// The offset behind a start tag of the same element without content, which was meant to close it.
  private func endOfUnslashedTag(_ element: XMLElement, at start: Int) -> Int? {
    let nameEnd = start + 1 + element.name.utf8CodeUnitCount
    guard nameEnd < end, text.matches(element.name, at: start + 1), text[nameEnd] == UInt8(ascii: ">") else {
      return nil
    }
    var offset = nameEnd + 1
    while offset < end, Self.isSpace(text[offset]) { offset += 1 }
    guard offset < end, text[offset] == UInt8(ascii: "<"), !closes(element, at: offset) else { return nil }
    return nameEnd + 1
  }

  private func closes(_ element: XMLElement, at offset: Int) -> Bool {
    text.matches("</", at: offset) && text.matches(element.name, at: offset + 2)
  }

  /// Notes a closing tag that lacks its bracket.
  mutating func unfinishedClose(upTo nameEnd: Int) {
    fail(
      .malformedTag, ByteRange(position, nameEnd), "The closing tag \(shown(position, nameEnd)) has no end.",
      hint: "Write \(shown(position, nameEnd))>.")
  }

  private mutating func unclosedLeaf(_ element: XMLElement, _ tag: Tag) {
    fail(
      .unexpectedEnd, ByteRange(end, end), "The file ends inside a <\(element.label)>.",
      hint: "Close it with </\(element.label)>, or see whether the file was cut off.",
      related: [("<\(element.label)> opens here.", tag.start)])
    isDone = true
  }
}
