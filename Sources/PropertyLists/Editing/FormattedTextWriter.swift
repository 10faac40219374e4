internal import SourceText

/// Writes the text of a document anew, container by container and without recursion.
struct FormattedTextWriter {
  /// What is still to be written, the last of it first.
  private enum Piece {
    case bytes([UInt8])
    case value(PropertyListNode, depth: Int, path: [PropertyListPathStep])
  }

  private let root: PropertyListNode
  private let text: EditedText
  private let order: PropertyListFormatter.Order
  private let lineEnd: [UInt8]
  private let unit: [UInt8]
  private var output: [UInt8] = []
  private var pieces: [Piece] = []

  init(_ root: PropertyListNode, order: PropertyListFormatter.Order) {
    self.root = root
    self.order = order
    text = EditedText(root.document)
    lineEnd = text.lineEnd
    unit = FormattedUnit.of(root, in: text)
  }

  /// The whole text, without a byte order mark that is not part of it.
  mutating func write() -> [UInt8] {
    let container = EditContainer(root, in: text)
    if !container.isBare {
      let before = trimmed(text.start, container.range.lowerBound)
      if !before.isEmpty { output += before + lineEnd }
    }
    pieces = [.value(root, depth: 0, path: [])]
    while let piece = pieces.popLast() {
      switch piece {
      case .bytes(let bytes): output += bytes
      case .value(let node, let depth, let path): write(node, depth, path)
      }
    }
    if container.isBare, output.starts(with: lineEnd) { output.removeFirst(lineEnd.count) }
    if !output.isEmpty || !container.isBare { output += lineEnd }
    if !container.isBare {
      let after = trimmed(container.range.upperBound, text.end)
      if !after.isEmpty { output += after + lineEnd }
    }
    return output.isEmpty ? lineEnd : output
  }

  /// A part of the text without white space at its ends.
  private func trimmed(_ lower: Int, _ upper: Int) -> [UInt8] {
    let start = text.afterSpace(lower, upTo: upper)
    var end = upper
    while end > start, EditedText.isSpace(text.byte(at: end - 1)) { end -= 1 }
    return text.slice(start, end)
  }

  private func line(_ depth: Int) -> [UInt8] {
    var bytes = lineEnd
    for _ in 0..<depth { bytes += unit }
    return bytes
  }

  // MARK: Values

  private mutating func write(_ node: PropertyListNode, _ depth: Int, _ path: [PropertyListPathStep]) {
    guard node.kind == .array || node.kind == .dictionary || node.kind == .set else {
      output += leaf(node, depth)
      return
    }
    if node.isWrappedInJSON, let value = try? node.value() {
      let writer = EditValueText(format: text.format, lineEnd: lineEnd, unit: unit)
      var indentation: [UInt8] = []
      for _ in 0..<depth { indentation += unit }
      output +=
        (try? writer.text(of: value, indentation: indentation, isMultiline: true)) ?? leaf(node, depth)
      return
    }
    write(EditContainer(node, in: text), depth, path)
  }

  /// A leaf as it is written; the lines of data are indented anew.
  private func leaf(_ node: PropertyListNode, _ depth: Int) -> [UInt8] {
    let range = node.textRange
    let content = node.contentTextRange
    guard text.format == .xml, node.kind == .data, text.hasLineEnd(content.lowerBound, content.upperBound),
      let data = node.data
    else { return text.slice(range.lowerBound, range.upperBound) }
    let indented = line(depth)
    return text.slice(range.lowerBound, content.lowerBound)
      + EditXMLWriter.data(
        Base64.encoded(data.span), lineEnd: indented, indentation: Array(indented[lineEnd.count...]))
      + text.slice(content.upperBound, range.upperBound)
  }

  // MARK: Containers

  private mutating func write(_ container: EditContainer, _ depth: Int, _ path: [PropertyListPathStep]) {
    let layout = FormattedContainer(container)
    guard !layout.isEmpty else {
      if container.isBare { return }
      output += emptyContainer(container)
      return
    }
    let inner = container.isBare ? depth : depth + 1
    let entries = sorted(layout, path)
    var parts: [Piece] = []
    if !container.isBare {
      parts.append(.bytes(opening(container)))
    }
    for comment in layout.header { parts.append(.bytes(comment.bytes(line(inner), lineEnd))) }
    for (number, entry) in entries.enumerated() {
      // A header stays apart from the first entry, whichever that is now.
      let isFirst = number == 0
      var isApart = isFirst && !layout.header.isEmpty
      var lead: [UInt8] = []
      for (index, comment) in entry.leading.enumerated() {
        var comment = comment
        if isFirst, index == 0 { comment.hasBlankLine = isApart }
        isApart = false
        lead += comment.bytes(line(inner), lineEnd)
      }
      let hasBlankLine = entry.hasBlankLine && !(isFirst && entry.leading.isEmpty)
      lead += (hasBlankLine || isApart ? lineEnd : []) + line(inner)
      parts += self.parts(of: entry, lead, inner, path, isLast: number == entries.count - 1, container)
    }
    for comment in layout.footer { parts.append(.bytes(comment.bytes(line(inner), lineEnd))) }
    if !container.isBare {
      parts.append(.bytes(line(depth) + text.slice(container.content.upperBound, container.range.upperBound)))
    }
    pieces += parts.reversed()
  }

  private func parts(
    of entry: FormattedContainer.Entry, _ lead: [UInt8], _ depth: Int, _ path: [PropertyListPathStep],
    isLast: Bool, _ container: EditContainer
  ) -> [Piece] {
    var parts: [Piece] = []
    let item = entry.item
    let step: PropertyListPathStep = entry.key.map { .key($0) } ?? .index(entry.index)
    if let key = item.key {
      var bytes = lead + text.slice(key.lowerBound, key.upperBound)
      switch text.format {
      case .xml: bytes += line(depth)
      case .json: bytes += ": ".utf8
      default: if !item.isShorthand { bytes += " = ".utf8 }
      }
      parts.append(.bytes(bytes))
    } else {
      parts.append(.bytes(lead))
    }
    if !item.isShorthand { parts.append(.value(item.node, depth: depth, path: path + [step])) }
    var tail: [UInt8] = []
    if let separator = text.separator(of: container.kind) {
      let isCustom = container.items.last?.separator != nil && text.format != .json
      if !isLast || text.terminates(container.kind) || isCustom { tail.append(separator) }
    }
    for comment in entry.trailing { tail += [0x20] + comment }
    parts.append(.bytes(tail))
    return parts
  }

  private func opening(_ container: EditContainer) -> [UInt8] {
    text.slice(container.range.lowerBound, container.content.lowerBound)
  }

  private func emptyContainer(_ container: EditContainer) -> [UInt8] {
    if container.isEmptyTag { return text.slice(container.range.lowerBound, container.range.upperBound) }
    return opening(container) + text.slice(container.content.upperBound, container.range.upperBound)
  }

  private func sorted(
    _ layout: FormattedContainer, _ path: [PropertyListPathStep]
  ) -> [FormattedContainer.Entry] {
    let entries = layout.entries
    guard layout.isDictionary else { return entries }
    var ranks: [Int]
    switch order {
    case .source: return entries
    case .alphabetical: ranks = entries.map { _ in 0 }
    case .ranked(let rank): ranks = entries.map { rank(path + [.key($0.key ?? "")]) }
    }
    var order = KeyOrder()
    for (number, entry) in entries.enumerated() {
      var key = entry.key ?? ""
      key.withUTF8 { unsafe order.add($0.span, number: number) }
    }
    let alphabetical = order.sorted()
    var places = Array(repeating: 0, count: entries.count)
    for (place, number) in alphabetical.enumerated() { places[number] = place }
    return entries.indices.sorted { (ranks[$0], places[$0]) < (ranks[$1], places[$1]) }.map {
      var entry = entries[$0]
      // Blank lines separate groups that are no longer there.
      entry.hasBlankLine = false
      if !entry.leading.isEmpty { entry.leading[0].hasBlankLine = false }
      return entry
    }
  }
}
