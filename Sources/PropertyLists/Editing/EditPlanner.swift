internal import SourceText

/// Works out which bytes of a text have to change for one step.
///
/// All ranges are those of the UTF-8 text.
struct EditPlanner {
  let document: PropertyListDocument
  let root: PropertyListNode
  let text: EditedText

  init(_ document: PropertyListDocument, root: PropertyListNode) {
    self.document = document
    self.root = root
    text = EditedText(document)
  }

  /// The changes of the text that a step takes.
  ///
  /// - Complexity: O(size of the containers on the way to the place).
  func edits(for step: EditStep) throws(PropertyListEditError) -> [SourceEdit] {
    do throws(WriteError) {
      if let whole = try rewritingWrapper(step) { return whole }
      switch step {
      case .replace(let place, let value): return try replacing(place, value)
      case .addEntry(let place, let key, let value):
        let (container, ancestors) = containers(to: place)
        return try inserting(value, under: key, at: container.items.count, in: container, ancestors)
      case .insertItem(let place, let index, let value):
        let (container, ancestors) = containers(to: place)
        return try inserting(
          value, under: nil, at: min(index, container.items.count), in: container, ancestors)
      case .remove(let place, let child):
        return removing(child, in: containers(to: place).container)
      case .renameKey(let place, let old, let new):
        return try renaming(old, to: new, in: containers(to: place).container)
      }
    } catch {
      throw PropertyListEditError(error, at: step.place)
    }
  }

  /// The container at a place, and those around it from the root.
  func containers(
    to place: [PropertyListPathStep]
  ) -> (container: EditContainer, ancestors: [EditContainer]) {
    var node = root
    var ancestors: [EditContainer] = []
    for step in place {
      guard let child = node[[step]] else { break }
      ancestors.append(EditContainer(node, in: text))
      node = child
    }
    return (EditContainer(node, in: text), ancestors)
  }

  // MARK: Replacing

  private func replacing(
    _ place: [PropertyListPathStep], _ value: PropertyListValue
  ) throws(WriteError) -> [SourceEdit] {
    guard let node = root[place] else { return [] }
    if try node.value().isIdentical(to: value) { return [] }
    let range = node.textRange
    if place.isEmpty, text.format == .strings {
      let bytes = try value.encoded(as: WriteOptions(format: .strings))
      return [SourceEdit(ByteRange(text.start, text.end), bytes)]
    }
    if let content = try replacingXMLContent(of: node, value) { return [content] }
    let (parent, ancestors) =
      place.isEmpty ? (nil, []) : { ($0.container, $0.ancestors) }(containers(to: Array(place.dropLast())))
    let own = EditContainer(node, in: text)
    let style = EditStyle(of: own, ancestors: ancestors + (parent.map { [$0] } ?? []))
    let isString = node.kind == .string
    let mark = text.byte(at: range.lowerBound)
    let ownQuote = mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") ? mark : 0
    let bytes = try EditValueText(format: text.format, lineEnd: style.lineEnd, unit: style.unit).text(
      of: value, indentation: text.indentation(of: range.lowerBound), isMultiline: style.isMultiline,
      quote: closedQuote(isString ? ownQuote : quote(ofValuesIn: parent), before: range.upperBound))
    if let key = parent?.items.first(where: { $0.isShorthand && $0.value == range })?.key {
      // The key stood for its value; now it gets one of its own.
      return [SourceEdit(ByteRange(key.upperBound, key.upperBound), Array(" = ".utf8) + bytes)]
    }
    return [SourceEdit(range, bytes)]
  }

  /// The change that leaves the tags of an XML leaf alone; `nil` if they have to change.
  private func replacingXMLContent(
    of node: PropertyListNode, _ value: PropertyListValue
  ) throws(WriteError) -> SourceEdit? {
    guard text.format == .xml, node.kind == value.kind, !node.isBareOnTape else { return nil }
    let range = node.contentTextRange
    switch value {
    case .string(let new):
      return SourceEdit(range, EditXMLContent(text, range).text(of: new))
    case .integer, .real, .date: return SourceEdit(range, try EditXMLWriter.content(of: value))
    case .data(let new):
      return SourceEdit(range, EditXMLContent(text, range).data(Base64.encoded(new.span)))
    default: return nil
    }
  }

  // MARK: Renaming

  private func renaming(
    _ old: String, to new: String, in container: EditContainer
  ) throws(WriteError) -> [SourceEdit] {
    // Of entries with the same key the last one counts; the editor has removed the others.
    guard let index = container.node.entryIndices(of: old).last, let key = container.items[index].key else {
      return []
    }
    let writer = EditValueText(format: text.format, lineEnd: [], unit: [])
    if text.format == .xml {
      let node = Array(container.node.entries)[index].keyNode
      guard !node.isBareOnTape else { return [SourceEdit(key, try writer.text(ofKey: new))] }
      let content = node.contentTextRange
      return [SourceEdit(content, EditXMLContent(text, content).text(of: new))]
    }
    let mark = text.byte(at: key.lowerBound)
    let isQuoted = mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'")
    let bytes = try writer.text(
      ofKey: new, quote: closedQuote(isQuoted ? mark : 0, before: key.upperBound))
    guard container.items[index].isShorthand else { return [SourceEdit(key, bytes)] }
    return [SourceEdit(ByteRange(key.lowerBound, key.lowerBound), bytes + Array(" = ".utf8))]
  }

  // MARK: Wrappers of JSON

  /// The change that writes a whole container anew, because JSON has it in a wrapper, or will have.
  ///
  /// - Returns: `nil` if no wrapper is concerned.
  func rewritingWrapper(_ step: EditStep) throws(WriteError) -> [SourceEdit]? {
    guard text.format == .json, let node = root[step.place] else { return nil }
    if case .replace = step { return nil }
    var isWrapped = node.isWrappedInJSON
    if !isWrapped, node.kind == .dictionary {
      var keys = node.effectiveEntries.map { $0.key }
      isWrapped = Self.looksLikeWrapper(keys)
      switch step {
      case .addEntry(_, let key, _): keys.append(key)
      case .remove(_, .key(let key)): keys.removeAll { $0.hasSameScalars(as: key) }
      case .renameKey(_, let old, let new): keys = keys.map { $0.hasSameScalars(as: old) ? new : $0 }
      default: break
      }
      isWrapped = isWrapped || Self.looksLikeWrapper(keys)
    }
    guard isWrapped else { return nil }
    let new = try node.value().applying(step.atRoot)
    let (container, ancestors) = containers(to: step.place)
    let style = EditStyle(of: container, ancestors: ancestors)
    let bytes = try EditValueText(format: .json, lineEnd: style.lineEnd, unit: style.unit).text(
      of: new, indentation: container.indentation, isMultiline: style.isMultiline)
    return [SourceEdit(container.range, bytes)]
  }

  private static func looksLikeWrapper(_ keys: [String]) -> Bool {
    guard let first = keys.first, first.utf8.first == UInt8(ascii: "$") else { return false }
    return keys.count == 1 || first == "\(JSONWrapper.dictionary.name)"
  }

  // MARK: Quotation marks

  /// The quotation mark that strings among a container's values have, or 0 if they have none.
  func quote(ofValuesIn container: EditContainer?) -> UInt8 {
    guard text.format != .xml, text.format != .json else { return 0 }
    for item in container?.items.suffix(64).reversed() ?? [] where item.node.kind == .string {
      return mark(at: item.value)
    }
    return text.format == .strings ? UInt8(ascii: "\"") : 0
  }

  /// The quotation mark to use in front of what stands at an offset: text without quotes would swallow the
  /// slash of a comment.
  private func closedQuote(_ quote: UInt8, before offset: Int) -> UInt8 {
    quote == 0 && text.byte(at: offset) == UInt8(ascii: "/") ? UInt8(ascii: "\"") : quote
  }

  /// The quotation mark that keys of a container have, or 0 if they have none.
  func quote(ofKeysIn container: EditContainer) -> UInt8 {
    guard text.format != .xml, text.format != .json else { return 0 }
    if let key = container.items.last?.key { return mark(at: key) }
    return text.format == .strings ? UInt8(ascii: "\"") : 0
  }

  private func mark(at range: ByteRange) -> UInt8 {
    let byte = text.byte(at: range.lowerBound)
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") ? byte : 0
  }
}

extension EditStep {
  /// The same step for a value that stands on its own.
  fileprivate var atRoot: EditStep {
    switch self {
    case .replace(_, let value): .replace([], value)
    case .addEntry(_, let key, let value): .addEntry([], key: key, value)
    case .insertItem(_, let index, let value): .insertItem([], index: index, value)
    case .remove(_, let child): .remove([], child)
    case .renameKey(_, let old, let new): .renameKey([], from: old, to: new)
    }
  }
}

extension PropertyListValue {
  /// Whether two values are the same down to the bits; unlike `==`, this holds for what is not a number, too.
  func isIdentical(to other: PropertyListValue) throws(WriteError) -> Bool {
    if self == other { return true }
    guard kind == other.kind else { return false }
    let options = WriteOptions(format: .json, isCompact: true)
    return try encoded(as: options) == other.encoded(as: options)
  }
}
