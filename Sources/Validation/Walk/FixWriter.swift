internal import PropertyLists
internal import SourceText

/// Makes fixes that keep the form of a document.
struct FixWriter {
  /// The document.
  let document: PropertyListDocument

  /// A fix that replaces bytes of an XML document by a text, nil for other formats.
  func replacement(_ title: String, _ safety: Fix.Safety, at range: ByteRange, by text: String) -> Fix? {
    guard document.format == .xml, let bytes = encoded(text) else { return nil }
    return Fix(title, safety: safety, edits: [SourceEdit(range, bytes)])
  }

  /// A safe fix that removes an entry with the white space before it, nil for formats other than XML.
  func removal(of entry: KeyedEntries.Entry) -> Fix? {
    guard document.format == .xml, document.source.isInPlace else { return nil }
    var start = entry.keyNode.range.lowerBound
    let file = document.source.file
    while start > 0, file[start - 1] == 0x20 || file[start - 1] == 0x09 { start -= 1 }
    if start > 0, file[start - 1] == 0x0A { start -= 1 }
    if start > 0, file[start - 1] == 0x0D { start -= 1 }
    let range = ByteRange(start, entry.value.range.upperBound)
    return Fix("Remove this \(entry.key.shown)", safety: .safe, edits: [SourceEdit(range, [])])
  }

  /// A safe fix that adds an entry with a text to a dictionary, in front of the first key that comes after it.
  ///
  /// The new lines are indented as those around them. Nil for formats other than XML, and for a dictionary
  /// without entries, which does not show how its lines are written.
  func insertion(of key: String, text: String, into node: PropertyListNode, _ entries: KeyedEntries) -> Fix? {
    guard document.format == .xml, document.source.isInPlace, let first = entries.all.first else {
      return nil
    }
    // Behind the entry before it, so that comments stay with the keys they stand in front of.
    let next = entries.all.firstIndex { $0.isNamed && key.utf8.lexicographicallyPrecedes($0.key.utf8) }
    let index = next ?? entries.all.count
    let place = index == 0 ? node.contentRange.lowerBound : entries.all[index - 1].value.range.upperBound
    let line = lineStart(before: first.keyNode.range.lowerBound)
    let bytes = line + "<key>\(key)</key>".utf8 + line + "<string>\(text)</string>".utf8
    return Fix("Add \(key)", safety: .safe, edits: [SourceEdit(ByteRange(place, place), bytes)])
  }

  /// The line break and the white space in front of a place; nothing if something else stands before it.
  private func lineStart(before place: Int) -> [UInt8] {
    let file = document.source.file
    var start = place
    while start > 0, file[start - 1] == 0x20 || file[start - 1] == 0x09 { start -= 1 }
    guard start > 0, file[start - 1] == 0x0A else { return [] }
    start -= 1
    if start > 0, file[start - 1] == 0x0D { start -= 1 }
    return (start..<place).map { file[$0] }
  }

  /// A fix that gives a key another name, nil for formats other than XML.
  func renaming(_ entry: KeyedEntries.Entry, to name: String, _ safety: Fix.Safety) -> Fix? {
    replacement("Rename \(entry.key.shown) to \(name)", safety, at: entry.keyNode.contentRange, by: name)
  }

  /// A text in the encoding of the file, nil if the encoding does not have its characters.
  private func encoded(_ text: String) -> [UInt8]? {
    try? document.source.encoding.encoded(text)
  }
}
