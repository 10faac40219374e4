internal import SourceText

/// How new entries of a container are to be laid out, learned from what stands around them.
struct EditStyle {
  /// Whether each entry or item stands on a line of its own.
  var isMultiline: Bool
  /// The line end of the file.
  var lineEnd: [UInt8]
  /// The indentation of the container's entries.
  var indentation: [UInt8]
  /// The indentation of the container's own line.
  var outerIndentation: [UInt8]
  /// What each level adds to the indentation.
  var unit: [UInt8]
  /// What comes before an item on a line that others share.
  var gap: [UInt8]
  /// Whether a blank line comes between two entries.
  var hasBlankLines = false
  /// What stands between a key and its value, if a neighbor shows it.
  var keySeparator: [UInt8]?

  /// What comes before a new item that has others before it.
  var lead: [UInt8] {
    isMultiline ? lineEnd + (hasBlankLines ? lineEnd : []) + indentation : gap
  }

  /// Learns from a container and those around it.
  ///
  /// - Parameters:
  ///   - ancestors: The containers around it, from the root.
  init(of container: EditContainer, ancestors: [EditContainer]) {
    let text = container.text
    lineEnd = text.lineEnd
    unit = Self.unit(of: container, ancestors)
    outerIndentation = container.indentation
    isMultiline = container.isMultiline ?? Self.guessMultiline(container, ancestors)
    indentation = container.itemIndentation ?? (container.isBare ? [] : outerIndentation + unit)
    gap = Self.gap(of: container, ancestors)
    if container.isBare, container.items.count == 1 { isMultiline = true }
    hasBlankLines = isMultiline && Self.hasBlankLines(container)
  }

  // MARK: Learning

  /// The neighbors that are looked at for hints at most.
  private static let sampleLimit = 64

  private static func guessMultiline(_ container: EditContainer, _ ancestors: [EditContainer]) -> Bool {
    guard !container.isBare, let parent = ancestors.last else {
      return container.text.hasLineEnd(
        container.text.start, min(container.text.end, container.text.start + 4096))
        || container.isBare
    }
    // Brothers of the same kind show how such containers are written.
    for item in parent.items.suffix(sampleLimit) where item.node.kind == container.kind && item.node.count > 0
    {
      if let isMultiline = EditContainer(item.node, in: container.text).isMultiline { return isMultiline }
    }
    return parent.isMultiline ?? false
  }

  private static func unit(of container: EditContainer, _ ancestors: [EditContainer]) -> [UInt8] {
    let chain = (ancestors + [container]).reversed()
    for candidate in chain {
      if let unit = unit(of: candidate) { return unit }
    }
    for candidate in chain {
      for item in candidate.items.suffix(sampleLimit) where item.node.count > 0 {
        if let unit = unit(of: EditContainer(item.node, in: container.text)) { return unit }
      }
    }
    switch container.text.format {
    case .xml: return [0x09]
    case .json: return Array("  ".utf8)
    default: return Array("    ".utf8)
    }
  }

  /// By how much a container indents its items.
  private static func unit(of container: EditContainer) -> [UInt8]? {
    guard !container.isBare, let inner = container.itemIndentation else { return nil }
    let outer = container.indentation
    guard inner.count > outer.count, inner.starts(with: outer) else { return nil }
    return Array(inner[outer.count...])
  }

  private static func gap(of container: EditContainer, _ ancestors: [EditContainer]) -> [UInt8] {
    for candidate in [container] + ancestors.reversed() where candidate.items.count > 1 {
      let index = candidate.items.count - 1
      let (lower, upper) = (candidate.endBefore(index), candidate.items[index].start)
      if !candidate.beginsLine(index), container.text.isSpace(lower, upper) {
        return container.text.slice(lower, upper)
      }
    }
    if container.text.format == .xml { return [] }
    // Whoever leaves room somewhere leaves it here.
    return container.text.slice(container.text.start, min(container.text.end, container.text.start + 4096))
      .contains(0x20) ? [0x20] : []
  }

  /// Whether the last entries have blank lines between them.
  private static func hasBlankLines(_ container: EditContainer) -> Bool {
    let text = container.text
    let indices = container.items.indices.dropFirst().suffix(2)
    guard !indices.isEmpty else { return false }
    for index in indices {
      let lower = text.afterTrailingComments(container.endBefore(index), upTo: container.items[index].start)
      let first = text.afterBlanks(lower, upTo: text.end)
      let second = text.afterBlanks(text.afterLineEnd(first), upTo: text.end)
      guard text.afterLineEnd(first) > first, text.afterLineEnd(second) > second else { return false }
    }
    return true
  }

  /// What stands between a key and its value in a dictionary, for a value that is a container or is none.
  static func keySeparator(
    in container: EditContainer, ancestors: [EditContainer], isContainer: Bool
  ) -> [UInt8]? {
    for (distance, candidate) in ([container] + ancestors.reversed()).enumerated()
    where candidate.kind == .dictionary {
      var fallback: [UInt8]?
      for item in candidate.items.suffix(sampleLimit).reversed() where !item.isShorthand {
        guard let separator = separator(of: item, in: candidate, isNeighbor: distance == 0) else { continue }
        let isSame = (item.node.kind == .dictionary || item.node.kind == .array) == isContainer
        if isSame { return separator }
        fallback = fallback ?? separator
      }
      if let fallback { return fallback }
    }
    return nil
  }

  private static func separator(
    of item: EditContainer.Item, in container: EditContainer, isNeighbor: Bool
  ) -> [UInt8]? {
    guard let key = item.key, key.upperBound <= item.value.lowerBound else { return nil }
    let text = container.text
    let bytes = text.slice(key.upperBound, item.value.lowerBound)
    let sign: UInt8? =
      switch text.format {
      case .xml, .binary: nil
      case .json: UInt8(ascii: ":")
      case .openStep, .strings, .gnustep: UInt8(ascii: "=")
      }
    guard bytes.count <= 64, bytes.allSatisfy({ EditedText.isSpace($0) || $0 == sign }) else { return nil }
    // With line ends it fits only where the indentation is the same.
    return isNeighbor || !bytes.contains(where: EditedText.isLineEnd) ? bytes : nil
  }
}
