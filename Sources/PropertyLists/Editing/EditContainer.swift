internal import SourceText

/// A container as it is written: where it and everything in it begins and ends in the text.
struct EditContainer {
  /// An entry or item.
  struct Item {
    /// The key with its tags or quotes; `nil` in arrays.
    let key: ByteRange?
    /// The value with its tags, quotes or brackets.
    let value: ByteRange
    let node: PropertyListNode
    /// Where the separator behind it stands, if there is one.
    var separator: Int?

    var start: Int { key?.lowerBound ?? value.lowerBound }
    var end: Int { value.upperBound }
    /// Where the item ends with its separator.
    var endWithSeparator: Int { separator.map { $0 + 1 } ?? end }
    /// A key of a strings file that stands for itself (F67).
    var isShorthand: Bool { key == value }
  }

  let node: PropertyListNode
  let kind: PropertyListKind
  let text: EditedText
  /// The whole container.
  let range: ByteRange
  /// What lies between its tags or brackets.
  let content: ByteRange
  /// An empty-element tag of XML.
  let isEmptyTag: Bool
  /// The root of a strings file, which has no brackets.
  let isBare: Bool
  let items: [Item]

  init(_ node: PropertyListNode, in text: EditedText) {
    self.node = node
    self.text = text
    kind = node.kind
    range = node.textRange
    content = node.contentTextRange
    isEmptyTag = text.format == .xml && node.isBareOnTape
    isBare = kind == .dictionary && text.format != .xml && node.isBareOnTape
    var items: [Item] = []
    if kind == .dictionary {
      for entry in node.entries {
        items.append(Item(key: entry.keyNode.textRange, value: entry.value.textRange, node: entry.value))
      }
    } else {
      for item in node.items { items.append(Item(key: nil, value: item.textRange, node: item)) }
    }
    if let separator = text.separator(of: kind) {
      for index in items.indices {
        items[index].separator = text.separatorOffset(
          separator, after: items[index].end, upTo: content.upperBound)
      }
    }
    self.items = items
  }

  /// Where what comes before an item ends: the item before it with its separator, or the opening.
  func endBefore(_ index: Int) -> Int {
    index > 0 ? items[index - 1].endWithSeparator : content.lowerBound
  }

  /// Whether an item begins on a line of its own.
  func beginsLine(_ index: Int) -> Bool {
    let start = items[index].start
    if isBare, index == 0 { return true }
    return text.lineStart(start) > endBefore(index) - 1 && text.hasLineEnd(endBefore(index), start)
  }

  /// Whether its items stand on lines of their own; `nil` if it has none to tell by.
  var isMultiline: Bool? {
    guard let last = items.indices.last else { return nil }
    // The only entry of a strings file tells nothing; such files have one entry a line.
    return beginsLine(last)
  }

  /// Where the indentation of its items can be read, if they stand on lines of their own.
  var itemIndentation: [UInt8]? {
    guard let last = items.indices.last, beginsLine(last) else { return nil }
    return text.indentation(of: items[last].start)
  }

  /// The indentation of the line it begins on.
  var indentation: [UInt8] { isBare ? [] : text.indentation(of: range.lowerBound) }
}

extension PropertyListNode {
  /// Which entries have a key, in their order; none if this is no dictionary.
  ///
  /// - Complexity: O(*n*).
  func entryIndices(of key: String) -> [Int] {
    var indices: [Int] = []
    for (index, entry) in entries.enumerated() where entry.keyNode.string?.hasSameScalars(as: key) == true {
      indices.append(index)
    }
    return indices
  }

  /// The bytes of the text that make up the value: with its tags, quotes or brackets.
  var textRange: ByteRange {
    guard case .tape(let tape) = document.body else { return range }
    return tape.nodeRange(at: index, in: document)
  }

  /// The bytes of the text between the value's tags, quotes or brackets.
  var contentTextRange: ByteRange {
    guard case .tape(let tape) = document.body else { return contentRange }
    return tape.contentRange(at: index)
  }

  /// Whether the value is an empty-element tag of XML, or stands without quotes or brackets in the OpenStep
  /// family.
  var isBareOnTape: Bool {
    guard case .tape(let tape) = document.body else { return false }
    return tape[index].has(TapeWord.bare)
  }

  /// Whether the value is written inside a wrapper of JSON such as `{"$set": […]}`.
  var isWrappedInJSON: Bool {
    guard document.format == .json, case .tape(let tape) = document.body else { return false }
    return tape[index].isContainer && tape[index].has(TapeWord.wrapped)
  }
}
