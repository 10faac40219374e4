public import SourceText

extension PropertyListEditor {
  /// The changes of the file's bytes that an edit takes, without making it.
  ///
  /// Nothing but the place itself is read again to see that the edit does what it should, so a change in a large
  /// file costs hardly more than finding its place. Only XML can be judged so: there, what stands between two
  /// tags cannot change what stands elsewhere.
  ///
  /// - Returns: The changes, none if the edit changes nothing; `nil` if the edit can be judged only by reading the
  ///   whole result, as ``apply(_:)-(PropertyListEdit)`` does.
  /// - Throws: ``PropertyListEditError``, as ``apply(_:)-(PropertyListEdit)`` does.
  /// - Complexity: O(number of entries beside the place and beside the containers around it).
  public func localChanges(for edit: PropertyListEdit) throws(PropertyListEditError) -> [SourceEdit]? {
    guard document.format == .xml, let root = document.root else { return nil }
    if case .move = edit { return nil }
    let steps = try EditResolver(root: root, createsParents: createsParents).steps(of: edit)
    guard let step = steps.first, steps.count == 1 else { return nil }
    let planner = EditPlanner(document, root: root)
    let edits = try planner.edits(for: step)
    guard !edits.isEmpty else { return [] }
    guard keepsEncoding(root, planner.text) else { return nil }
    guard let fragment = fragment(around: step, root, planner),
      let text = fragment.text(of: planner.text.bytes, after: edits)
    else { return nil }
    var options = options
    options.nestingLimit = max(options.nestingLimit - step.place.count, 0)
    let result = PropertyListDocument.read(text, options: options)
    guard result.isValid, let value = result.root, isResult(of: step, value) else { return nil }
    return try fileEdits(for: edits, at: step.place)
  }

  /// Whether the encoding stays the same whatever is added or goes.
  ///
  /// The name of an encoding ends at a quotation mark, which may be a long way off (F8), and a name that nobody
  /// knows does no harm where it does not end.
  private func keepsEncoding(_ root: PropertyListNode, _ text: EditedText) -> Bool {
    let encoding = document.source.encoding
    switch encoding {
    // They are known by the first bytes.
    case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian: return true
    default: break
    }
    guard text.has("<?xml", at: text.start) else { return true }
    var end = text.start
    while end < root.textRange.lowerBound, !text.has("?>", at: end) { end += 1 }
    let declaration = text.bytes[ByteRange(text.start, min(end + 2, root.textRange.lowerBound))].array
    // A name that does not end in the declaration becomes too long, or another.
    let text = "<string>é\(String(repeating: "x", count: EncodingDetector.nameLimit))\"'</string>"
    let probe = PropertyListDocument.read(SourceBytes(declaration + Array(text.utf8)), options: options)
    return probe.isValid && probe.source.encoding == encoding
  }

  /// The part of the text that has to be read again for a step.
  ///
  /// - Returns: `nil` if no part tells enough.
  private func fragment(
    around step: EditStep, _ root: PropertyListNode, _ planner: EditPlanner
  ) -> EditFragment? {
    if case .replace(let place, _) = step {
      return root[place].map { EditFragment(range: $0.textRange, container: nil) }
    }
    let container = planner.containers(to: step.place).container
    // The tags of an empty one may have to be made.
    if container.items.isEmpty { return EditFragment(range: container.range, container: nil) }
    let index: Int
    switch step {
    case .replace: return nil
    case .addEntry, .insertItem:
      var place = container.items.count
      if case .insertItem(_, let wanted, _) = step { place = min(wanted, place) }
      let end = place < container.items.count ? container.items[place].start : container.content.upperBound
      return EditFragment(range: ByteRange(container.endBefore(place), end), container: container.kind)
    case .remove(_, .index(let place)): index = place
    case .remove(_, .key(let key)), .renameKey(_, from: let key, to: _):
      let indices = container.node.entryIndices(of: key)
      // The others of the same key would count afterwards.
      guard let only = indices.first, indices.count == 1 else { return nil }
      index = only
    }
    guard container.items.indices.contains(index) else { return nil }
    if case .renameKey = step {
      return container.items[index].key.map { EditFragment(range: $0, container: .dictionary, isKey: true) }
    }
    let isLast = index == container.items.count - 1
    let end = isLast ? container.content.upperBound : container.items[index + 1].start
    return EditFragment(range: ByteRange(container.endBefore(index), end), container: container.kind)
  }

  /// Whether the fragment of a step reads as the step wants it.
  private func isResult(of step: EditStep, _ value: PropertyListNode) -> Bool {
    switch step {
    case .replace(_, let wanted): return holds(value, wanted)
    case .addEntry(_, let key, let wanted):
      return keys(of: value) == [Array(key.utf8)] && value[key].map { holds($0, wanted) } == true
    case .insertItem(_, _, let wanted):
      return value.kind == .array && value.count == 1 && value[0].map { holds($0, wanted) } == true
    case .remove: return value.count == 0
    case .renameKey(_, _, let key): return keys(of: value) == [Array(key.utf8)]
    }
  }
}

/// A part of an XML text that reads as a property list of its own.
private struct EditFragment {
  /// The part, before the change.
  let range: ByteRange
  /// The kind of container whose tags have to stand around it; `nil` if it is a whole value.
  let container: PropertyListKind?
  /// It is a key without its value.
  var isKey = false

  /// The property list after changes.
  ///
  /// - Returns: `nil` if a change reaches beyond the part.
  func text(of bytes: SourceBytes, after edits: [SourceEdit]) -> SourceBytes? {
    var own: [SourceEdit] = []
    for edit in edits {
      guard range.lowerBound <= edit.range.lowerBound, edit.range.upperBound <= range.upperBound else {
        return nil
      }
      let start = edit.range.lowerBound - range.lowerBound
      own.append(SourceEdit(ByteRange(start: start, count: edit.range.count), edit.replacement))
    }
    guard let changed = bytes[range].applying(own) else { return nil }
    let tags: (String, String) =
      switch container {
      case .dictionary?: ("<dict>", isKey ? "<true/></dict>" : "</dict>")
      case .array?: ("<array>", "</array>")
      default: ("", "")
      }
    return SourceBytes(
      Array("<plist version=\"1.0\">\(tags.0)".utf8) + changed.array + Array("\(tags.1)</plist>".utf8))
  }
}
