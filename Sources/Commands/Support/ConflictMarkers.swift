internal import PropertyLists
internal import SourceText

/// Puts both values of a conflict into the text of a merge, between the markers that people know from git.
struct ConflictMarkers {
  let editor: PropertyListEditor
  let ours: String
  let theirs: String

  init(_ editor: PropertyListEditor, ours: String, theirs: String) {
    self.editor = editor
    self.ours = ours
    self.theirs = theirs
  }

  /// The bytes of the merge with its conflicts marked.
  ///
  /// A conflict in a binary file, or over a value that is gone, has no lines to mark. Of conflicts on one line
  /// the first is marked.
  func marked(_ conflicts: [PropertyListMergeConflict]) -> [UInt8] {
    let file = editor.bytes.array
    guard editor.document.format != .binary, editor.document.source.isInPlace else { return file }
    var edits: [SourceEdit] = []
    for conflict in conflicts {
      guard let lines = Self.lines(of: conflict.path, in: editor.document),
        !edits.contains(where: { $0.range.overlaps(lines) })
      else { continue }
      var replacement = Self.line("<<<<<<< \(ours)")
      replacement += withLineEnd(file[lines.lowerBound..<lines.upperBound])
      replacement += Self.line("=======")
      replacement += withLineEnd(theirLines(of: conflict)[...])
      replacement += Self.line(">>>>>>> \(theirs)")
      edits.append(SourceEdit(lines, replacement))
    }
    return (try? edits.applied(to: file)) ?? file
  }

  private static func line(_ text: String) -> [UInt8] { Array("\(text)\n".utf8) }

  private func withLineEnd(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.isEmpty || bytes.last == 0x0A ? Array(bytes) : bytes + [0x0A]
  }

  /// The lines the other value would take in the place of ours.
  private func theirLines(of conflict: PropertyListMergeConflict) -> [UInt8] {
    var copy = editor
    guard let value = conflict.otherValue,
      (try? copy.apply(.set(PropertyListPath(conflict.path), value))) != nil,
      let lines = Self.lines(of: conflict.path, in: copy.document)
    else { return [] }
    return Array(copy.bytes.array[lines.lowerBound..<lines.upperBound])
  }

  /// The whole lines on which a value stands, with its key.
  private static func lines(
    of path: [PropertyListPathStep], in document: PropertyListDocument
  ) -> ByteRange? {
    guard let node = document.root?[path] else { return nil }
    var start = node.range.lowerBound
    if case .key(let key)? = path.last, let entry = document.root?[Array(path.dropLast())]?.entry(for: key) {
      start = min(start, entry.keyRange.lowerBound)
    }
    let bytes = document.source.file
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = node.range.upperBound
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return ByteRange(start, min(end + 1, bytes.count))
  }
}
