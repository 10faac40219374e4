internal import PropertyLists
internal import SourceText

extension Law {
  /// Property lists, each of whose first values is set, renamed, moved and removed, with others added beside it.
  package static let editing = Law("editing") { bytes throws(LawViolation) in
    let document = PropertyListDocument.read(SourceBytes(bytes))
    guard document.isValid, let root = document.root, let value = try? root.value(), value.isSmall else {
      return
    }
    try EditLaws(document, root, value)?.check()
  }
}

/// The laws of the edits of one document.
private struct EditLaws {
  /// An edit, and what it should do.
  private struct Trial {
    let edit: PropertyListEdit
    let result: PropertyListValue
    /// The place behind whose start and before whose end all changes lie.
    let place: [PropertyListPathStep]
    /// The values at these places may be written in another way, or be elsewhere.
    let concerned: [[PropertyListPathStep]]
  }

  /// All that has to be quoted or escaped in one format or other.
  private static let text = PropertyListValue.string("a<&\"'\\é\n/* ]]> */ // ;")
  private static let collection = PropertyListValue.array([.string(""), .dictionary(["$k": text])])

  private let document: PropertyListDocument
  private let root: PropertyListNode
  private let value: PropertyListValue
  /// Whether a key occurs twice: what becomes of the order of keys then is not for these laws.
  private let hasDuplicates: Bool
  private let editor: PropertyListEditor

  init?(_ document: PropertyListDocument, _ root: PropertyListNode, _ value: PropertyListValue) {
    var creating: PropertyListEditor
    do throws(PropertyListEditError) {
      creating = try PropertyListEditor(document, createsParents: true)
    } catch {
      return nil
    }
    var waiting = [root]
    var hasDuplicates = false
    while let node = waiting.popLast() {
      if !node.duplicateEntries.isEmpty { hasDuplicates = true }
      for entry in node.entries {
        // A dictionary in XML that has lost its other keys stands for a UID.
        if document.format == .xml, entry.keyNode.string == "CF$UID" { return nil }
        waiting.append(entry.value)
      }
      waiting += node.items
    }
    self.document = document
    self.root = root
    self.value = value
    self.hasDuplicates = hasDuplicates
    editor = creating
  }

  func check() throws(LawViolation) {
    let places = places()
    for place in places {
      for trial in trials(at: place) { try check(trial) }
    }
    try checkRemovals(of: places)
  }

  /// The places of some values, the ones inside others behind them.
  private func places() -> [[PropertyListPathStep]] {
    var waiting: [[PropertyListPathStep]] = [[]]
    var next = 0
    while next < waiting.count, waiting.count < 10 {
      let place = waiting[next]
      next += 1
      switch value.value(at: place) {
      case .dictionary(let dictionary): waiting += dictionary.entries.prefix(5).map { place + [.key($0.key)] }
      case .array(let items), .set(let items): waiting += items.indices.prefix(4).map { place + [.index($0)] }
      default: break
      }
    }
    return Array(waiting.dropFirst().prefix(10))
  }

  private func trials(at place: [PropertyListPathStep]) -> [Trial] {
    let parent = Array(place.dropLast())
    guard let here = value.value(at: place), let last = place.last else { return [] }
    let path = PropertyListPath(place)
    var trials: [Trial] = []
    func add(
      _ edit: PropertyListEdit, _ result: PropertyListValue, in container: [PropertyListPathStep],
      concerns concerned: [[PropertyListPathStep]]
    ) {
      let isAnew = document.format == .json && (value.hasJSONWrappers || result.hasJSONWrappers)
      trials.append(
        Trial(
          edit: edit, result: result, place: container, concerned: isAnew ? [container] : concerned))
    }
    for new in [Self.text, Self.collection] {
      add(.set(path, new), value.setting(new, at: place), in: parent, concerns: [place])
    }
    switch last {
    case .key:
      add(.remove(path), value.removing(at: place), in: parent, concerns: [place])
      for key in ["new é", "$k"] where value.value(at: parent + [.key(key)]) == nil {
        let other = parent + [.key(key)]
        add(.rename(path, to: key), value.renaming(place, to: key), in: parent, concerns: [place, other])
        add(
          .insert(PropertyListPath(other), Self.text), value.inserting(Self.text, at: other), in: parent,
          concerns: [other])
      }
      let outside: [PropertyListPathStep] = [.key("moved")]
      if case .dictionary(let all) = value, !parent.isEmpty, all["moved"] == nil {
        add(
          .move(path, to: PropertyListPath(outside)), value.removing(at: place).inserting(here, at: outside),
          in: [], concerns: [place, outside])
      }
    case .index:
      add(.remove(path), value.removing(at: place), in: parent, concerns: [parent])
      add(.insert(path, Self.text), value.inserting(Self.text, at: place), in: parent, concerns: [parent])
      let first = parent + [.index(0)]
      add(
        .move(path, to: PropertyListPath(first)), value.removing(at: place).inserting(here, at: first),
        in: parent, concerns: [parent])
    }
    switch here {
    case .dictionary(let dictionary) where dictionary["new"] == nil:
      let new = place + [.key("new")]
      add(
        .set(PropertyListPath(new + [.key("deep")]), Self.text),
        value.inserting(.dictionary(["deep": Self.text]), at: new), in: place, concerns: [new])
    case .array(let items), .set(let items):
      add(
        .append(path, Self.text), value.inserting(Self.text, at: place + [.index(items.count)]), in: place,
        concerns: [place])
    default: break
    }
    return trials
  }

  private func check(_ trial: Trial) throws(LawViolation) {
    var editor = editor
    let local = localChanges(for: trial.edit)
    do throws(PropertyListEditError) {
      try editor.apply(trial.edit)
    } catch {
      try demand(editor.bytes == document.source.file, "\(trial.edit), which is refused, changes the file")
      try demand(local == nil, "\(trial.edit), which is refused, is made in its own place: \(error)")
      return
    }
    if let local {
      try demand(
        (try? local.applied(to: document.source.file.array)) == editor.bytes.array,
        "\(trial.edit) is something else in its own place")
    }
    let after = try reread(editor, trial.edit, trial.result)
    if document.format != .binary, let after { try checkBytes(after, trial) }
    try checkUndo(&editor, trial.edit)
  }

  /// The changes of the file where only the text around the place is read again, as commands make them.
  private func localChanges(for edit: PropertyListEdit) -> [SourceEdit]? {
    do throws(PropertyListEditError) { return try editor.localChanges(for: edit) } catch { return nil }
  }

  /// All bytes outside of what had to change are as before, and so is the text of every value.
  private func checkBytes(_ after: PropertyListNode, _ trial: Trial) throws(LawViolation) {
    let old = document.source.file.array
    let new = after.document.source.file.array
    if let range = root[trial.place]?.range {
      try demand(
        old[..<range.lowerBound].elementsEqual(new.prefix(range.lowerBound)),
        "\(trial.edit) changes what stands in front of \(range)")
      let rest = old.count - range.upperBound
      try demand(
        old.suffix(rest).elementsEqual(new.suffix(rest)), "\(trial.edit) changes what stands behind \(range)")
    }
    let before = leaves(of: root, except: trial.concerned)
    let now = leaves(of: after, except: trial.concerned)
    try demand(before == now, "\(trial.edit) writes \(before) as \(now)")
  }

  /// The bytes of the values that hold no others and are not at some places, in the order of the file.
  private func leaves(
    of root: PropertyListNode, except concerned: [[PropertyListPathStep]]
  ) -> [[UInt8]] {
    var leaves: [[UInt8]] = []
    var waiting: [([PropertyListPathStep], PropertyListNode)] = [([], root)]
    while let (place, node) = waiting.popLast() {
      if concerned.contains(place) { continue }
      switch node.kind {
      case .dictionary:
        waiting += node.effectiveEntries.reversed().map { (place + [.key($0.key)], $0.value) }
      case .array, .set:
        waiting += node.items.enumerated().reversed().map { (place + [.index($0.offset)], $0.element) }
      default:
        leaves.append(Array(root.document.source.file.array[node.range.lowerBound..<node.range.upperBound]))
      }
    }
    return leaves
  }

  /// Whatever is removed first, the rest can be removed, too.
  private func checkRemovals(of places: [[PropertyListPathStep]]) throws(LawViolation) {
    var editor = editor
    var value = value
    // From the last one on, so that those before it stay where they are.
    for place in places.reversed() {
      let edit = PropertyListEdit.remove(PropertyListPath(place))
      do throws(PropertyListEditError) { try editor.apply(edit) } catch { continue }
      value = value.removing(at: place)
      _ = try reread(editor, edit, value)
    }
    try checkUndo(&editor, nil)
  }

  private func reread(
    _ editor: PropertyListEditor, _ edit: PropertyListEdit, _ expected: PropertyListValue
  ) throws(LawViolation) -> PropertyListNode? {
    let again = PropertyListDocument.read(
      SourceBytes(editor.bytes.array), options: ReadOptions(format: document.format))
    try demand(again.isValid, "after \(edit) the file is \(again.errors)")
    let value = try? again.root?.value()
    try demand(
      value?.isSame(as: expected, inOrder: !hasDuplicates) == true,
      "\(edit) gives \(value.map { "\($0)" } ?? "nothing") where \(expected) was meant")
    return again.root
  }

  private func checkUndo(
    _ editor: inout PropertyListEditor, _ edit: PropertyListEdit?
  ) throws(LawViolation) {
    let last = edit.map { "\($0)" } ?? "all that was removed"
    do throws(PropertyListEditError) {
      try editor.undoAll()
    } catch {
      throw LawViolation("\(last) is not taken back: \(error)")
    }
    try demand(editor.bytes == document.source.file, "\(last), taken back, gives other bytes")
  }
}
