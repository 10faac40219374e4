public import SourceText

extension PropertyListEditor {
  /// The changes of the bytes that an edit of a large XML file will probably take, judged by its beginning alone.
  ///
  /// Whoever writes a large file anew while it is being read can so begin with what it will become. The beginning does
  /// not tell whether the file is well-formed, nor whether a key comes again: ``localChanges(for:)`` has the last
  /// word.
  ///
  /// - Parameters:
  ///   - file: The bytes as they lie on disk.
  ///   - options: How the file is going to be read.
  ///   - edit: The edit, given a document that has only the beginning, and errors.
  /// - Returns: `nil` if the beginning tells nothing.
  /// - Complexity: O(1) in the size of the file.
  public static func likelyChanges(
    of file: SourceBytes, options: ReadOptions = ReadOptions(), createsParents: Bool = false,
    for edit: (PropertyListDocument) -> PropertyListEdit?
  ) -> [SourceEdit]? {
    var options = options
    options.format = .xml
    options.errorLimit = 1
    let beginning = file[ByteRange(0, min(file.count, 2 * likelyReach))]
    let editor = PropertyListEditor(
      unchecked: PropertyListDocument.read(beginning, options: options), options: options,
      createsParents: createsParents)
    guard let edit = edit(editor.document), let changes = try? editor.localChanges(for: edit),
      !changes.isEmpty, changes.allSatisfy({ $0.range.upperBound <= likelyReach })
    else { return nil }
    return changes
  }

  /// Behind so many bytes nothing is believed of what has been read: containers are cut off there that the file goes
  /// on with.
  private static let likelyReach = 256 << 10
}
