internal import SourceText

extension EditPlanner {
  /// The changes that add an entry or item to a container.
  ///
  /// It goes behind the one before it and the comments on the same line, so that comments above the one that
  /// follows stay with it.
  func inserting(
    _ value: PropertyListValue, under key: String?, at index: Int, in container: EditContainer,
    _ ancestors: [EditContainer]
  ) throws(WriteError) -> [SourceEdit] {
    var style = EditStyle(of: container, ancestors: ancestors)
    guard !container.items.isEmpty else {
      return try [filling(container, with: value, under: key, style, ancestors)]
    }
    let separator = text.separator(of: container.kind)
    if index == 0 { return try [insertingFirst(value, under: key, in: container, style, ancestors)] }
    let before = container.items[index - 1]
    let upper = index < container.items.count ? container.items[index].start : container.content.upperBound
    let place = text.afterTrailingComments(before.endWithSeparator, upTo: upper)
    if text.isInLineComment(place, from: before.endWithSeparator) { style.isMultiline = true }
    let entry = try entry(value, under: key, in: container, style, ancestors)
    guard let separator else { return [SourceEdit(ByteRange(place, place), style.lead + entry)] }
    if before.separator != nil || text.terminates(container.kind) {
      let inserted = SourceEdit(ByteRange(place, place), style.lead + entry + [separator])
      guard before.separator == nil else { return [inserted] }
      return [SourceEdit(ByteRange(before.end, before.end), [separator]), inserted]
    }
    if place == before.end { return [SourceEdit(ByteRange(place, place), [separator] + style.lead + entry)] }
    return [
      SourceEdit(ByteRange(before.end, before.end), [separator]),
      SourceEdit(ByteRange(place, place), style.lead + entry),
    ]
  }

  private func insertingFirst(
    _ value: PropertyListValue, under key: String?, in container: EditContainer, _ style: EditStyle,
    _ ancestors: [EditContainer]
  ) throws(WriteError) -> SourceEdit {
    let separator = text.separator(of: container.kind).map { [$0] } ?? []
    let entry = try entry(value, under: key, in: container, style, ancestors) + separator
    let first = container.items[0]
    if container.beginsLine(0), !container.isBare {
      let place = text.afterTrailingComments(container.content.lowerBound, upTo: first.start)
      return SourceEdit(ByteRange(place, place), style.lineEnd + style.indentation + entry)
    }
    return SourceEdit(ByteRange(first.start, first.start), entry + style.lead)
  }

  /// The change that puts a first entry or item into an empty container.
  private func filling(
    _ container: EditContainer, with value: PropertyListValue, under key: String?, _ style: EditStyle,
    _ ancestors: [EditContainer]
  ) throws(WriteError) -> SourceEdit {
    var style = style
    var separator: [UInt8] = []
    if text.terminates(container.kind), let byte = text.separator(of: container.kind) { separator = [byte] }
    let content = container.content
    let comments = text.comments(content.lowerBound, content.upperBound)
    let place = comments.last?.upperBound ?? content.lowerBound
    if text.isInLineComment(place, from: content.lowerBound) { style.isMultiline = true }
    let entry = try entry(value, under: key, in: container, style, ancestors) + separator
    if container.isBare {
      // The whole text is the inside of the dictionary.
      let end = text.end
      let isAtLineStart = end == text.start || EditedText.isLineEnd(text.byte(at: end - 1))
      return SourceEdit(ByteRange(end, end), (isAtLineStart ? [] : style.lineEnd) + entry + style.lineEnd)
    }
    let closingBreak = style.lineEnd + style.outerIndentation
    if container.isEmptyTag { return opening(container, around: entry, style) }
    guard style.isMultiline else {
      let room = text.format == .xml || text.format == .json || content.count > 0 ? [] : style.gap
      return SourceEdit(ByteRange(place, place), room + entry + room)
    }
    let hasBreak = text.hasLineEnd(place, content.upperBound)
    return SourceEdit(
      ByteRange(place, hasBreak ? place : content.upperBound),
      style.lineEnd + style.indentation + entry + (hasBreak ? [] : closingBreak))
  }

  /// The change that makes two tags of `<dict/>`, with an entry between them.
  private func opening(_ container: EditContainer, around entry: [UInt8], _ style: EditStyle) -> SourceEdit {
    let end = container.range.upperBound
    // Back over the bracket, the slash, and white space in front of them.
    var start = end - 1
    while start > container.range.lowerBound, text.byte(at: start) != UInt8(ascii: "/") { start -= 1 }
    while start > container.range.lowerBound, EditedText.isSpace(text.byte(at: start - 1)) { start -= 1 }
    let name: StaticString = container.kind == .dictionary ? "</dict>" : "</array>"
    var bytes = [UInt8(ascii: ">")]
    if style.isMultiline {
      bytes += style.lineEnd + style.indentation + entry + style.lineEnd + style.outerIndentation
    } else {
      bytes += entry
    }
    return SourceEdit(ByteRange(start, end), bytes + Array("\(name)".utf8))
  }

  /// The text of an entry or item, without its separator.
  private func entry(
    _ value: PropertyListValue, under key: String?, in container: EditContainer, _ style: EditStyle,
    _ ancestors: [EditContainer]
  ) throws(WriteError) -> [UInt8] {
    let writer = EditValueText(format: text.format, lineEnd: style.lineEnd, unit: style.unit)
    var bytes: [UInt8] = []
    if let key {
      let separator = EditStyle.keySeparator(
        in: container, ancestors: ancestors, isContainer: value.isContainer)
      bytes += try writer.text(ofKey: key, quote: quote(ofKeysIn: container))
      bytes += separator ?? standardKeySeparator(style)
    }
    return bytes
      + (try writer.text(
        of: value, indentation: style.indentation, isMultiline: style.isMultiline,
        quote: quote(ofValuesIn: container)))
  }

  private func standardKeySeparator(_ style: EditStyle) -> [UInt8] {
    switch text.format {
    case .xml, .binary: style.isMultiline ? style.lineEnd + style.indentation : []
    case .json: Array((style.gap.isEmpty && !style.isMultiline ? ":" : ": ").utf8)
    case .openStep, .strings, .gnustep: Array(" = ".utf8)
    }
  }
}
