public import SourceText

/// Changes a property list and leaves alone every byte that need not change.
///
/// Text formats keep their comments, order of keys, indentation, quotation marks, line ends and encoding. New
/// entries follow the manner of their neighbors. A binary file is written anew, compactly, with the order of
/// its keys.
///
/// Each change is made on the document as the changes before it left it, and the result is read again, so a
/// batch of *m* changes costs O(*m* × *n*) for a file of *n* bytes.
public struct PropertyListEditor: Sendable {
  /// The property list as it is now.
  public private(set) var document: PropertyListDocument
  /// Whether dictionaries and arrays that a path needs are made when they are missing.
  public var createsParents: Bool

  let options: ReadOptions
  /// For each change of the bytes what takes it back, the first change first.
  private var inverses: [[SourceEdit]] = []

  /// Begins with a document.
  ///
  /// - Parameter options: How the document was read; its format is taken from the document.
  /// - Throws: ``PropertyListEditError`` if the document has errors.
  public init(
    _ document: PropertyListDocument, options: ReadOptions = ReadOptions(), createsParents: Bool = false
  ) throws(PropertyListEditError) {
    guard document.isValid else {
      throw PropertyListEditError(
        .invalidDocument, "The file has errors, so nothing can be changed in it.",
        hint: "Mend the file first; infoplist check shows its errors.")
    }
    self.init(unchecked: document, options: options, createsParents: createsParents)
  }

  /// Begins with a document that may have errors.
  init(unchecked document: PropertyListDocument, options: ReadOptions, createsParents: Bool) {
    self.document = document
    self.createsParents = createsParents
    var options = options
    options.format = document.format
    self.options = options
  }

  /// The bytes of the property list as it is now.
  public var bytes: SourceBytes { document.source.file }

  // MARK: Changes

  /// Makes a change.
  ///
  /// - Throws: ``PropertyListEditError``; then nothing has changed.
  /// - Complexity: O(*n*) for each place the path leads to.
  public mutating func apply(_ edit: PropertyListEdit) throws(PropertyListEditError) {
    let before = (document, inverses.count)
    do throws(PropertyListEditError) {
      try make(edit)
    } catch {
      document = before.0
      inverses.removeLast(inverses.count - before.1)
      throw error
    }
  }

  /// Makes several changes, each on what the ones before it left.
  ///
  /// - Throws: ``PropertyListEditError``; then nothing has changed.
  public mutating func apply(_ edits: [PropertyListEdit]) throws(PropertyListEditError) {
    var copy = self
    for edit in edits { try copy.apply(edit) }
    self = copy
  }

  /// Makes the property list mean what a value does, by as few changes as are found.
  ///
  /// - Throws: ``PropertyListEditError``; then nothing has changed.
  public mutating func change(to value: PropertyListValue) throws(PropertyListEditError) {
    guard let root = document.root else { return }
    let old: PropertyListValue
    do throws(WriteError) { old = try root.value() } catch { throw PropertyListEditError(error, at: []) }
    try apply(PropertyListDifference(from: old, to: value).changes)
  }

  /// Takes all changes back.
  ///
  /// The bytes are then those of the beginning.
  public mutating func undoAll() throws(PropertyListEditError) {
    while let inverse = inverses.popLast() {
      guard let bytes = document.source.file.applying(inverse) else { throw Self.unusual([]) }
      document = PropertyListDocument.read(bytes, options: options)
    }
  }

  mutating func make(_ edit: PropertyListEdit) throws(PropertyListEditError) {
    guard let root = document.root else { return }
    if case .move(let from, let to) = edit { return try move(from, to: to) }
    let resolver = EditResolver(root: root, createsParents: createsParents)
    for step in try resolver.steps(of: edit) { try make(step) }
  }

  // MARK: Steps

  mutating func make(_ step: EditStep) throws(PropertyListEditError) {
    if document.format == .binary { return try rewriteBinary(step) }
    while try removeDuplicates(before: step) {}
    guard let root = document.root else { return }
    let edits = try EditPlanner(document, root: root).edits(for: step)
    guard !edits.isEmpty else { return }
    let change = try change(by: edits, at: step.place)
    guard keeps(step, edits, change.document) else { throw Self.unusual(step.place) }
    take(change)
  }

  /// Removes entries of a step's key that do not count, since they would count after it (F26).
  ///
  /// - Returns: Whether there may be more of them.
  private mutating func removeDuplicates(before step: EditStep) throws(PropertyListEditError) -> Bool {
    guard let root = document.root else { return false }
    let edits = try EditPlanner(document, root: root).removingDuplicates(before: step)
    guard !edits.isEmpty else { return false }
    let change = try change(by: edits, at: step.place)
    // What is left may read as if the file ended early.
    guard keepsAllThatCounts(at: step.place, edits, change.document) else { throw Self.unusual(step.place) }
    take(change)
    return true
  }

  /// Changes how the text is written, but not what it means.
  ///
  /// - Throws: ``PropertyListEditError`` if it would mean something else; then nothing has changed.
  mutating func changeForm(_ edits: [SourceEdit]) throws(PropertyListEditError) {
    guard let root = document.root else { return }
    let change = try change(by: edits, at: [])
    guard let new = change.document.root, (try? root.value().isIdentical(to: new.value())) == true else {
      throw Self.unusual([])
    }
    take(change)
  }

  /// A document after changes of its bytes, and what takes them back.
  private struct Change {
    let document: PropertyListDocument
    let inverse: [SourceEdit]
  }

  /// What changes of the text make of the document.
  ///
  /// - Throws: ``PropertyListEditError`` if that is no valid document of the same format.
  private func change(
    by edits: [SourceEdit], at place: [PropertyListPathStep]
  ) throws(PropertyListEditError) -> Change {
    let file = document.source.file
    let fileEdits = try fileEdits(for: edits, at: place)
    guard let bytes = file.applying(fileEdits) else { throw Self.unusual(place) }
    let changed = PropertyListDocument.read(bytes, options: options)
    guard changed.isValid, changed.format == document.format else { throw Self.unusual(place) }
    return Change(document: changed, inverse: Self.inverse(of: fileEdits, of: file))
  }

  private mutating func take(_ change: Change) {
    document = change.document
    inverses.append(change.inverse)
  }

  /// Changes of the text as changes of the file, in its encoding.
  func fileEdits(
    for edits: [SourceEdit], at place: [PropertyListPathStep]
  ) throws(PropertyListEditError) -> [SourceEdit] {
    let source = document.source
    var fileEdits: [SourceEdit] = []
    for edit in edits {
      do throws(UnencodableCharacter) {
        fileEdits.append(
          SourceEdit(source.fileRange(ofText: edit.range), try source.bytes(of: edit.replacement)))
      } catch {
        throw PropertyListEditError(.notEncodable, error.description, keyPath: place)
      }
    }
    return fileEdits
  }

  private static func unusual(_ place: [PropertyListPathStep]) -> PropertyListEditError {
    PropertyListEditError(
      .unusualSource, "The file is written in an unusual way here, so the change cannot be made safely.",
      hint: "Tidy the file first, as infoplist format does.", keyPath: place)
  }

  /// The changes that take changes back.
  private static func inverse(of edits: [SourceEdit], of file: SourceBytes) -> [SourceEdit] {
    var inverse: [SourceEdit] = []
    var shift = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let start = edit.range.lowerBound + shift
      inverse.append(
        SourceEdit(ByteRange(start: start, count: edit.replacement.count), file[edit.range].array))
      shift += edit.replacement.count - edit.range.count
    }
    return inverse
  }

  // MARK: Binary files

  private mutating func rewriteBinary(_ step: EditStep) throws(PropertyListEditError) {
    guard let root = document.root else { return }
    do throws(WriteError) {
      let value = try root.value()
      let changed = value.applying(step)
      guard try !changed.isIdentical(to: value) else { return }
      let bytes = try changed.encoded(as: WriteOptions(format: .binary))
      let old = document.source.file
      let new = PropertyListDocument.read(SourceBytes(bytes), options: options)
      guard new.isValid else {
        throw WriteError(.invalidDocument, "The changed file could not be read back.")
      }
      take(Change(document: new, inverse: [SourceEdit(ByteRange(0, bytes.count), old.array)]))
    } catch {
      throw PropertyListEditError(error, at: step.place)
    }
  }
}
