internal import SourceText

extension XMLReader {
  /// Reads an element of any form, whose `<` is at the position (F19, F20).
  mutating func readElement() {
    guard let tag = scanTag() else { return }
    guard tag.nameEnd > tag.start + 1 else {
      fail(
        .malformedTag, ByteRange(tag.start, tag.contentStart), "The tag has no name.",
        hint: "A < in a text is written &lt;.")
      position = tag.contentStart
      if frames.isEmpty { isDone = true }
      return
    }
    guard let element = XMLElement(text, from: tag.start + 1, to: tag.nameEnd) else {
      return unknownElement(tag)
    }
    noteAttributes(tag, of: element)
    switch element {
    case .plist: openPlist(tag)
    case .array, .dict: open(element, tag)
    case .string, .key:
      if tag.isEmpty {
        addEmpty(.string, isKey: element == .key, tag)
      } else {
        readText(element, tag)
      }
    case .true, .false: readBoolean(element, tag)
    case .integer, .real, .date, .data:
      if tag.isEmpty {
        fail(
          .emptyElement, ByteRange(tag.start, tag.contentStart), "The <\(name(of: tag))> element is empty.",
          hint: Self.hint(forEmpty: element))
        addEmpty(.string, isKey: false, tag)
        return
      }
      switch element {
      case .integer: readInteger(tag)
      case .real: readReal(tag)
      case .date: readDate(tag)
      default: readData(tag)
      }
    }
  }

  /// Finds the parts of a start tag at the position.
  ///
  /// - Returns: `nil` if the text ends before the tag does, which is noted.
  private mutating func scanTag() -> Tag? {
    var offset = position + 1
    var nameEnd = -1
    while offset < end, text[offset] != UInt8(ascii: ">") {
      if nameEnd < 0, Self.isSpace(text[offset]) { nameEnd = offset }
      offset += 1
    }
    guard offset < end else {
      unexpectedEnd()
      return nil
    }
    let isEmpty = text[offset - 1] == UInt8(ascii: "/")
    let isPlain = nameEnd < 0
    if nameEnd < 0 { nameEnd = isEmpty ? offset - 1 : offset }
    return Tag(
      start: position, nameEnd: nameEnd, contentStart: offset + 1, isEmpty: isEmpty, isPlain: isPlain)
  }

  private func name(of tag: Tag) -> String { shown(tag.start + 1, tag.nameEnd) }

  private mutating func noteAttributes(_ tag: Tag, of element: XMLElement) {
    guard !tag.isPlain, element != .plist else { return }
    let tagEnd = tag.isEmpty ? tag.contentStart - 2 : tag.contentStart - 1
    var offset = tag.nameEnd
    while offset < tagEnd, Self.isSpace(text[offset]) { offset += 1 }
    guard offset < tagEnd else { return }
    note(
      .attributesIgnored, ByteRange(offset, tagEnd),
      "The attributes of <\(shown(tag.start + 1, tag.nameEnd))> are skipped unread.")
  }

  private mutating func openPlist(_ tag: Tag) {
    if tag.isEmpty {
      fail(
        .emptyPlist, ByteRange(tag.start, tag.contentStart), "The <plist> element is empty.",
        hint: "Put one value into it, usually a <dict>.")
      position = tag.contentStart
      if frames.isEmpty { isDone = true }
      return
    }
    if let last = frames.indices.last {
      note(
        .nestedPlistElement, ByteRange(tag.start, tag.contentStart),
        "A <plist> element inside another element is read as if it were not there.")
      switch frames[last].element {
      case .dict:
        if !frames[last].isPending { keyExpected(tag.start, upTo: tag.contentStart) }
        frames[last].isPending = false
        frames[last].lastValueWasKey = false
      case .plist:
        if frames[last].isPending { extraElement(at: tag.start) }
        frames[last].isPending = true
      default: break
      }
    }
    guard frames.count / 2 < options.nestingLimit else { return nestingTooDeep(tag) }
    position = tag.contentStart
    frames.append(Frame(element: .plist, start: tag.start))
  }

  /// Adds a string without content, whose tag has been read.
  mutating func addEmpty(_ kind: TapeWord.Kind, isKey: Bool, _ tag: Tag) {
    position = tag.contentStart
    add(
      isKey ? .key : kind, isKey: isKey, offset: position, length: 0, flags: TapeWord.bare,
      nodeStart: tag.isPlain ? -1 : tag.start)
  }

  // MARK: Closing tags

  /// Reads a closing tag at the position, where the innermost open element may end.
  mutating func readCloseTag() {
    guard let frame = frames.last else { return }
    let nameStart = position + 2
    let needed = frame.element.name.utf8CodeUnitCount + 3
    guard end - position >= needed else { return unexpectedEnd() }
    guard text.matches(frame.element.name, at: nameStart) else { return mismatchedClose() }
    var offset = nameStart + frame.element.name.utf8CodeUnitCount
    while offset < end, Self.isSpace(text[offset]) { offset += 1 }
    guard offset < end else { return unexpectedEnd() }
    let isFinished = text[offset] == UInt8(ascii: ">")
    guard isFinished || text[offset] == UInt8(ascii: "<") else { return mismatchedClose() }
    if !isFinished { unfinishedClose(upTo: nameStart + frame.element.name.utf8CodeUnitCount) }
    if frame.isPending, frame.element == .dict { missingValue(in: frame, before: position) }
    if !frame.isPending, frame.element == .plist {
      fail(
        .emptyPlist, ByteRange(frame.start, offset + 1), "The <plist> element is empty.",
        hint: "Put one value into it, usually a <dict>.")
    }
    close(frame.element, length: offset + (isFinished ? 1 : 0) - position)
  }

  /// A closing tag that does not fit: ends the element it names if one is open, else is skipped.
  private mutating func mismatchedClose() {
    let nameStart = position + 2
    let tagEnd = text.first(UInt8(ascii: ">"), from: nameStart)
    guard tagEnd < end else { return unexpectedEnd() }
    var nameEnd = nameStart
    while nameEnd < tagEnd, !Self.isSpace(text[nameEnd]) { nameEnd += 1 }
    guard let frame = frames.last else { return }
    let range = ByteRange(position, tagEnd + 1)
    let element = XMLElement(text, from: nameStart, to: nameEnd)
    let owner = element.flatMap { element in frames.lastIndex { $0.element == element } }
    fail(
      .mismatchedCloseTag, range,
      "</\(shown(nameStart, nameEnd))> does not close the open <\(frame.element.label)>.",
      hint: owner == nil ? nil : "Write </\(frame.element.label)> before it.",
      related: [("<\(frame.element.label)> opens here.", frame.start)])
    guard let owner else {
      position = tagEnd + 1
      return
    }
    while frames.count > owner + 1, let inner = frames.last {
      if inner.isPending, inner.element == .dict { addPlaceholder() }
      let tagStart = position
      close(inner.element, length: 0)
      position = tagStart
    }
  }

  /// Adds an empty value where one is missing, so that the tape keeps its form.
  mutating func addPlaceholder() {
    tape.leaf(.string, offset: position, length: 0, flags: TapeWord.bare)
    tape.countValue()
    if let last = frames.indices.last { frames[last].isPending = false }
  }
}
