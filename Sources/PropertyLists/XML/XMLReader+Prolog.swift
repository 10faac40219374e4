internal import SourceText

extension XMLReader {
  /// Reads everything before the root: white space, comments, instructions, document types (F15).
  mutating func readProlog() {
    while !isDone {
      skipSpace()
      guard position + 1 < end else {
        fail(.unexpectedEnd, ByteRange(position, end), "The file holds no property list.")
        isDone = true
        return
      }
      guard text[position] == UInt8(ascii: "<") else {
        fail(
          .unexpectedCharacter, scalarRange(at: position),
          "\(quoted(at: position)) stands where the property list should begin.")
        isDone = true
        return
      }
      switch text[position + 1] {
      case UInt8(ascii: "!"):
        if text.matches("<!--", at: position) {
          // The system's search begins one byte late here, so `<!---->` does not end (F16).
          skipComment(searchFrom: position + 5)
        } else {
          skipDocumentType()
        }
      case UInt8(ascii: "?"): skipInstruction(searchFrom: position + 2)
      default:
        noteMissingPlist()
        return
      }
    }
  }

  private mutating func noteMissingPlist() {
    if !text.matches("<plist", at: position) {
      note(
        .missingPlistElement, ByteRange(position, position + 1),
        "The root is not inside a <plist> element; the system reads it all the same.")
    }
  }

  /// Skips a comment whose `<!--` is at the position.
  private mutating func skipComment(searchFrom start: Int) {
    // The system does not look at the very last place a comment could end.
    guard let found = text.first(of: "-->", from: start, upTo: end - 1) else {
      fail(
        .unterminatedComment, ByteRange(position, position + 4), "The comment has no end.",
        hint: "Close it with -->.")
      position = end
      isDone = true
      return
    }
    position = found + 3
  }

  /// Skips a processing instruction whose `<?` is at the position.
  mutating func skipInstruction(searchFrom start: Int) {
    guard let found = text.first(of: "?>", from: start, upTo: end) else {
      fail(
        .unterminatedInstruction, ByteRange(position, position + 2),
        "The processing instruction has no end.", hint: "Close it with ?>.")
      position = end
      isDone = true
      return
    }
    position = found + 2
  }

  /// Skips a document type whose `<!` is at the position (F17).
  private mutating func skipDocumentType() {
    let start = position
    guard text.matches("<!DOCTYPE", at: position) else {
      let close = min(text.first(UInt8(ascii: ">"), from: position), end)
      fail(
        .malformedDocumentType, ByteRange(start, close),
        "Before the property list, the only declaration allowed is <!DOCTYPE plist …>.",
        hint: "Remove the declaration, or write DOCTYPE in capitals.")
      position = min(close + 1, end)
      if position >= end { isDone = true }
      return
    }
    var offset = position + 9
    while offset < end, text[offset] != UInt8(ascii: ">"), text[offset] != UInt8(ascii: "[") { offset += 1 }
    guard offset < end else {
      position = start
      return unexpectedEnd()
    }
    if text[offset] == UInt8(ascii: "[") {
      fail(
        .malformedDocumentType, ByteRange(offset, offset + 1),
        "The document type has an internal subset, which the system does not read.",
        hint: "Remove everything from [ to ]; entities declared there are never expanded.")
      guard let close = text.first(of: "]", from: offset, upTo: end) else {
        isDone = true
        return
      }
      offset = text.first(UInt8(ascii: ">"), from: close)
    }
    position = min(offset + 1, end)
  }

  /// Reads a comment, or whatever else begins with `<!`, between elements.
  mutating func readCommentInContent() {
    if text.matches("<!--", at: position) { return skipComment(searchFrom: position + 4) }
    let close = text.first(UInt8(ascii: ">"), from: position)
    fail(
      .unexpectedCharacter, ByteRange(position, min(close + 1, end)),
      "Only comments may stand here; this is another kind of declaration.",
      hint: text.matches("<![CDATA[", at: position)
        ? "Put the CDATA section inside a <string> or <key>." : nil)
    position = min(close + 1, end)
    if position >= end { isDone = true }
  }
}

extension XMLReader {
  /// Gives the tape away; whatever follows the root is noted (F21).
  mutating func finish() -> Tape {
    if errors.isEmpty, tape.count > 0 { noteContentAfterRoot() }
    return tape.finish(at: min(position, end))
  }

  private mutating func noteContentAfterRoot() {
    while position < end {
      skipSpace()
      if position >= end { return }
      if text.matches("<!--", at: position),
        let close = text.first(of: "-->", from: position + 4, upTo: end)
      {
        position = close + 3
      } else if text.matches("<?", at: position),
        let close = text.first(of: "?>", from: position + 2, upTo: end)
      {
        position = close + 2
      } else {
        return note(
          .contentAfterRoot, ByteRange(position, end),
          "Whatever follows the end of the property list is ignored.")
      }
    }
  }
}
