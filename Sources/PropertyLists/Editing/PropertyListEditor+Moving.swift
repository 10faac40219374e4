internal import SourceText

extension PropertyListEditor {
  /// Takes a value somewhere else, as it is written and with the comments that are about it.
  mutating func move(_ from: PropertyListPath, to: PropertyListPath) throws(PropertyListEditError) {
    guard let root = document.root else { return }
    let matches = try EditResolver(root: root, createsParents: createsParents).matches(of: from)
    guard let match = matches.first, matches.count == 1, let last = match.path.last else {
      throw PropertyListEditError(
        matches.isEmpty ? .notFound : .unusablePath,
        matches.isEmpty
          ? "There is no value at \(from.description)." : "Only one value at a time can be moved.",
        hint: matches.isEmpty ? nil : "Name the one to move.", keyPath: from.place ?? [])
    }
    if from.steps.dropLast().elementsEqual(to.steps.dropLast()), case .key = last,
      case .key(let key)? = to.steps.last
    {
      // In the same dictionary only the key changes.
      return try make(.rename(from, to: key))
    }
    let value: PropertyListValue
    do throws(WriteError) { value = try match.node.value() } catch {
      throw PropertyListEditError(error, at: match.path)
    }
    let written = document.format == .binary ? nil : WrittenItem(at: match.path, in: document, root)
    try make(.remove(Array(match.path.dropLast()), last))
    // The index of a result has no other items behind it that would shift it.
    guard let root = document.root else { return }
    let steps = try EditResolver(root: root, createsParents: createsParents).steps(of: .insert(to, value))
    for step in steps { try make(step) }
    guard let written, let place = steps.last?.createdPlace else { return }
    for keepsIndentation in [false, true] where rewrite(place, as: written, keepsIndentation) { return }
  }

  /// Writes what stands at a place in other words that mean the same.
  ///
  /// - Returns: Whether they do; otherwise nothing has changed.
  private mutating func rewrite(
    _ place: [PropertyListPathStep], as written: WrittenItem, _ keepsIndentation: Bool
  ) -> Bool {
    guard let root = document.root, let node = root[place],
      let item = WrittenItem(at: place, in: document, root)
    else { return false }
    func lines(_ bytes: [UInt8]) -> [UInt8] {
      keepsIndentation ? bytes : written.indented(bytes, by: item.indentation)
    }
    var edits: [SourceEdit] = []
    if item.beginsLine, !written.before.isEmpty {
      edits.append(SourceEdit(ByteRange(start: item.start, count: 0), lines(written.before)))
    }
    if written.format == document.format {
      edits.append(SourceEdit(node.textRange, lines(written.value)))
    }
    if item.endsLine, !written.after.isEmpty {
      edits.append(SourceEdit(ByteRange(start: item.end, count: 0), written.after))
    }
    return (try? changeForm(edits)) != nil
  }
}

extension EditStep {
  /// Where what it adds stands afterwards.
  fileprivate var createdPlace: [PropertyListPathStep]? {
    switch self {
    case .addEntry(let place, let key, _): place + [.key(key)]
    case .insertItem(let place, let index, _): place + [.index(index)]
    case .replace, .remove, .renameKey: nil
    }
  }
}

/// An entry or item as it is written, with the comments that are about it.
private struct WrittenItem {
  let format: PropertyListFormat
  /// Where the entry, or item, begins and ends with its separator.
  let start: Int
  let end: Int
  /// Whether nothing stands before it on its line, or behind it.
  let beginsLine: Bool
  let endsLine: Bool
  /// The blanks and tabs at the beginning of its line.
  let indentation: [UInt8]
  /// The value without its key.
  let value: [UInt8]
  /// The comments in front of it, up to its first byte, and those behind it.
  let before: [UInt8]
  let after: [UInt8]

  init?(at path: [PropertyListPathStep], in document: PropertyListDocument, _ root: PropertyListNode) {
    guard let last = path.last, let node = root[path] else { return nil }
    let planner = EditPlanner(document, root: root)
    let container = planner.containers(to: Array(path.dropLast())).container
    guard let extent = planner.extent(of: last, in: container) else { return nil }
    let text = planner.text
    let item = container.items[extent.index]
    format = document.format
    start = item.start
    end = item.endWithSeparator
    beginsLine = text.isSpace(text.lineStart(start), start)
    let rest = text.afterBlanks(end, upTo: text.end)
    endsLine = rest >= text.end || EditedText.isLineEnd(text.byte(at: rest))
    indentation = text.indentation(of: start)
    let range = node.textRange
    value = text.slice(range.lowerBound, range.upperBound)
    before = text.slice(extent.start, start)
    after = text.slice(end, extent.end)
  }

  /// Lines that follow each other, with another indentation in front of all but the first.
  func indented(_ bytes: [UInt8], by new: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      result.append(bytes[index])
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let endsLine = bytes[index] == 0x0A || (bytes[index] == 0x0D && next != 0x0A)
      index += 1
      if endsLine, bytes[index...].starts(with: indentation) {
        index += indentation.count
        result += new
      }
    }
    return result
  }
}
