internal import SourceText

extension EditPlanner {
  /// The changes that take an entry or item away, with the separator it needs no longer.
  ///
  /// A comment behind it on the same line goes, too. Comments on the lines above go if they and the entry stand
  /// alone, with a blank line, another comment or the end of the container behind them and a blank line or the
  /// beginning of the file before them, or if they hold back findings of a rule
  /// (`infoplist:ignore`), for they would do so for the next entry. All other comments stay.
  func removing(_ child: PropertyListPathStep, in container: EditContainer) -> [SourceEdit] {
    guard let extent = extent(of: child, in: container) else { return [] }
    let index = extent.index
    let (start, end) = (extent.start, extent.end)
    let (lower, upper) = (extent.around.lowerBound, extent.around.upperBound)
    let item = container.items[index]
    let isLast = index == container.items.count - 1
    let range =
      lineRange(start, end, from: lower, upTo: upper, isFirst: index == 0, isLast: isLast)
      ?? inlineRange(start, end, from: lower, upTo: upper, isLast: isLast)
    var edits: [SourceEdit] = []
    if isLast, index > 0, item.separator == nil, !text.terminates(container.kind),
      let separator = container.items[index - 1].separator
    {
      // What is now the last one has nothing behind it to be separated from.
      if range.lowerBound <= separator + 1 {
        return [SourceEdit(ByteRange(separator, max(range.upperBound, separator + 1)), "")]
      }
      // A comment that stands right behind it must not become part of a word in front of it.
      let isBetween = text.afterComment(separator + 1, upTo: upper) != nil
      edits.append(SourceEdit(ByteRange(separator, separator + 1), isBetween ? " " : ""))
    }
    // A file without a byte is no property list; one with a line end is an empty dictionary.
    let isEverything = container.isBare && range.lowerBound <= text.start && range.upperBound >= text.end
    return edits + [SourceEdit(range, isEverything ? text.lineEnd : [])]
  }

  /// The changes that take away entries whose key is the one that a step removes or renames, the last of which alone
  /// counts.
  ///
  /// Of those side by side every other one goes, so that each leaves what it would leave if it went alone. After as
  /// many rounds as their number has binary digits the last one is left.
  ///
  /// - Returns: No changes if there is nothing to do, or if the step writes the whole container anew.
  /// - Complexity: O(size of the container).
  func removingDuplicates(before step: EditStep) throws(PropertyListEditError) -> [SourceEdit] {
    let key: String
    switch step {
    case .remove(_, .key(let removed)): key = removed
    case .renameKey(_, let old, _): key = old
    default: return []
    }
    let others = root[step.place]?.entryIndices(of: key).dropLast() ?? []
    guard !others.isEmpty else { return [] }
    do throws(WriteError) {
      if try rewritingWrapper(step) != nil { return [] }
    } catch {
      throw PropertyListEditError(error, at: step.place)
    }
    let container = containers(to: step.place).container
    var edits: [SourceEdit] = []
    var last: Int?
    for index in others where last.map({ index > $0 + 1 }) ?? true {
      edits += removing(.index(index), in: container)
      last = index
    }
    return edits
  }

  /// An entry or item with the comments that go with it.
  struct Extent {
    /// Which of the container's it is.
    let index: Int
    /// Where the comments begin that go with it, or it itself.
    let start: Int
    /// Where the comments behind it on the same line end, or it itself with its separator.
    let end: Int
    /// What lies between the ones before and behind it.
    let around: ByteRange
  }

  /// The entry or item that a step leads to, with its comments.
  func extent(of child: PropertyListPathStep, in container: EditContainer) -> Extent? {
    let index: Int
    switch child {
    case .index(let place): index = place
    case .key(let key):
      guard let first = container.node.entryIndices(of: key).first else { return nil }
      index = first
    }
    guard container.items.indices.contains(index) else { return nil }
    let item = container.items[index]
    let isLast = index == container.items.count - 1
    let lower = container.endBefore(index)
    let upper = isLast ? container.content.upperBound : container.items[index + 1].start
    let end = text.afterTrailingComments(item.endWithSeparator, upTo: upper)
    let start = attachedStart(of: item.start, from: lower, end: end, upTo: upper)
    return Extent(index: index, start: start, end: end, around: ByteRange(lower, upper))
  }

  // MARK: Comments

  /// Where the comments begin that go with an entry; its own start if there are none.
  private func attachedStart(of start: Int, from lower: Int, end: Int, upTo upper: Int) -> Int {
    var first = start
    var ignores = false
    for comment in text.comments(lower, start).reversed() {
      // Each has to begin a line of its own, with no blank line below it.
      let begin = text.lineStart(comment.lowerBound, notBefore: lower)
      let isAlone = begin.map { text.isSpace($0, comment.lowerBound) } == true
      let next = text.afterBlanks(comment.upperBound, upTo: first)
      let line = text.afterLineEnd(next)
      guard isAlone, line > next || next == first, text.afterBlanks(line, upTo: first) == first else { break }
      first = comment.lowerBound
      ignores = ignores || isSuppression(comment)
    }
    guard first < start else { return start }
    if ignores { return first }
    let isFree = lower == text.start || hasBlankLine(before: first, from: lower)
    return isFree && standsAlone(end, upTo: upper) ? first : start
  }

  private func isSuppression(_ comment: ByteRange) -> Bool {
    var offset = comment.lowerBound
    while offset < comment.upperBound {
      if text.has("infoplist:ignore", at: offset) { return !text.has("infoplist:ignore-file", at: offset) }
      offset += 1
    }
    return false
  }

  private func hasBlankLine(before offset: Int, from lower: Int) -> Bool {
    let line = text.lineStart(offset)
    guard line > lower, line > text.start else { return false }
    return text.isSpace(text.lineStart(endOfLine(before: line)), endOfLine(before: line))
      && text.lineStart(endOfLine(before: line)) > lower
  }

  /// Where the line before the one that begins at an offset ends.
  private func endOfLine(before line: Int) -> Int {
    let isPair = line >= 2 && text.byte(at: line - 1) == 0x0A && text.byte(at: line - 2) == 0x0D
    return max(line - (isPair ? 2 : 1), text.start)
  }

  /// Whether a blank line, a comment on a line of its own, or the end of the container follows.
  private func standsAlone(_ end: Int, upTo upper: Int) -> Bool {
    let rest = text.afterBlanks(end, upTo: upper)
    let line = text.afterLineEnd(rest)
    guard line > rest || rest >= upper else { return false }
    let next = text.afterBlanks(line, upTo: upper)
    if next >= upper { return isClosing(upper) }
    return EditedText.isLineEnd(text.byte(at: next)) || text.afterComment(next, upTo: upper) != nil
  }

  private func isClosing(_ offset: Int) -> Bool {
    let byte = text.byte(at: offset)
    return offset >= text.end || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")")
      || byte == UInt8(ascii: "]") || text.has("</", at: offset)
  }

  // MARK: Ranges

  /// The whole lines of what goes, if nothing else stands on them; blank lines around it become one run.
  private func lineRange(
    _ start: Int, _ end: Int, from lower: Int, upTo upper: Int, isFirst: Bool, isLast: Bool
  ) -> ByteRange? {
    guard var first = text.lineStart(start, notBefore: lower), text.isSpace(first, start) else { return nil }
    // Without a line end in front of it, only the beginning of the text begins a line.
    guard first == text.start || text.hasLineEnd(max(lower, first - 2), first) else { return nil }
    let rest = text.afterBlanks(end, upTo: text.end)
    var last = text.afterLineEnd(rest)
    guard last > rest || rest == text.end else { return nil }
    let hasBlankBefore = hasBlankLine(before: first, from: lower)
    let isAtBeginning = isFirst && text.isSpace(lower, first)
    if isAtBeginning {
      while let next = afterBlankLine(last) { last = next }
    } else if hasBlankBefore, afterBlankLine(last) != nil || (isLast && text.isSpace(last, upper)) {
      while hasBlankLine(before: first, from: lower) { first = text.lineStart(endOfLine(before: first)) }
    }
    return ByteRange(first, last)
  }

  /// The offset behind a blank line that begins at an offset; `nil` if the line is not blank.
  private func afterBlankLine(_ offset: Int) -> Int? {
    let rest = text.afterBlanks(offset, upTo: text.end)
    let next = text.afterLineEnd(rest)
    return next > rest ? next : nil
  }

  /// What goes of a line on which other things stand, with the white space on one side of it.
  private func inlineRange(
    _ start: Int, _ end: Int, from lower: Int, upTo upper: Int, isLast: Bool
  ) -> ByteRange {
    let before = text.beforeBlanks(start, from: lower)
    let after = text.afterBlanks(end, upTo: upper)
    let endsLine = after >= text.end || EditedText.isLineEnd(text.byte(at: after))
    let beginsLine = before == text.start || EditedText.isLineEnd(text.byte(at: before - 1))
    if beginsLine { return ByteRange(start, endsLine ? end : after) }
    return endsLine || isLast ? ByteRange(before, end) : ByteRange(start, after)
  }
}
