internal import SourceText

/// A container taken apart for laying it out anew: its entries, each with the comments that go with it.
struct FormattedContainer {
  /// A comment on a line of its own.
  struct Comment {
    let text: [UInt8]
    /// Whether a blank line stands before it.
    var hasBlankLine: Bool

    func bytes(_ line: [UInt8], _ lineEnd: [UInt8]) -> [UInt8] {
      (hasBlankLine ? lineEnd : []) + line + text
    }
  }

  /// An entry or item.
  struct Entry {
    let item: EditContainer.Item
    /// The key, or `nil` in arrays.
    let key: String?
    let index: Int
    /// The comments above it.
    var leading: [Comment]
    /// Whether a blank line stands between it and what is above it.
    var hasBlankLine: Bool
    /// The comments behind it on the same line.
    let trailing: [[UInt8]]
  }

  let isDictionary: Bool
  /// Comments at the beginning that a blank line separates from the first entry.
  private(set) var header: [Comment] = []
  private(set) var entries: [Entry] = []
  /// Comments behind the last entry.
  private(set) var footer: [Comment] = []

  /// Whether there is neither an entry nor a comment.
  var isEmpty: Bool { header.isEmpty && entries.isEmpty && footer.isEmpty }

  init(_ container: EditContainer) {
    let text = container.text
    isDictionary = container.kind == .dictionary
    let keys = isDictionary ? container.node.entries.map { $0.key } : []
    var position = container.content.lowerBound
    for (index, item) in container.items.enumerated() {
      let (leading, hasBlankLine) = Self.comments(text, position, item.start)
      let next =
        index + 1 < container.items.count ? container.items[index + 1].start : container.content.upperBound
      let end = text.afterTrailingComments(item.endWithSeparator, upTo: next)
      var inner: [ByteRange] = []
      if let key = item.key, !item.isShorthand {
        inner += text.comments(key.upperBound, item.value.lowerBound)
      }
      if let separator = item.separator { inner += text.comments(item.end, separator) }
      let hoisted = inner.map {
        Comment(text: text.slice($0.lowerBound, $0.upperBound), hasBlankLine: false)
      }
      entries.append(
        Entry(
          item: item, key: isDictionary ? keys[index] : nil, index: index, leading: leading + hoisted,
          hasBlankLine: hasBlankLine && hoisted.isEmpty,
          trailing: text.comments(item.endWithSeparator, end).map {
            text.slice($0.lowerBound, $0.upperBound)
          }))
      position = end
    }
    footer = Self.comments(text, position, container.content.upperBound).comments
    if entries.isEmpty, !footer.isEmpty { footer[0].hasBlankLine = false }
    setHeaderApart()
  }

  /// Takes the comments that are about the whole container away from its first entry.
  private mutating func setHeaderApart() {
    guard !entries.isEmpty else { return }
    let leading = entries[0].leading
    var count = entries[0].hasBlankLine ? leading.count : 0
    for (index, comment) in leading.enumerated().dropFirst()
    where comment.hasBlankLine && count < leading.count {
      count = max(count, index)
    }
    header = Array(leading.prefix(count))
    entries[0].leading = Array(leading.dropFirst(count))
    if !header.isEmpty { header[0].hasBlankLine = false }
    if !entries[0].leading.isEmpty { entries[0].leading[0].hasBlankLine = !header.isEmpty }
    // The blank line behind the header is written with whatever comes first behind it.
    entries[0].hasBlankLine = !header.isEmpty && entries[0].leading.isEmpty
  }

  /// The comments of a gap, and whether a blank line comes behind the last.
  private static func comments(
    _ text: EditedText, _ lower: Int, _ upper: Int
  ) -> (comments: [Comment], hasBlankLine: Bool) {
    var result: [Comment] = []
    var position = lower
    for comment in text.comments(lower, upper) {
      result.append(
        Comment(
          text: text.slice(comment.lowerBound, comment.upperBound),
          hasBlankLine: hasBlankLine(text, position, comment.lowerBound)))
      position = comment.upperBound
    }
    return (result, hasBlankLine(text, position, upper))
  }

  /// Whether white space has two line ends.
  private static func hasBlankLine(_ text: EditedText, _ lower: Int, _ upper: Int) -> Bool {
    var offset = lower
    var count = 0
    while offset < upper {
      let next = text.afterLineEnd(offset)
      if next > offset { count += 1 }
      offset = max(next, offset + 1)
    }
    return count > 1
  }
}
