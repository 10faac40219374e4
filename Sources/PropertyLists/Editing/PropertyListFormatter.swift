internal import SourceText

/// Lays a property list out anew without changing what it means: one entry a line, indented by its depth.
///
/// Comments stay with the entries they stand above or behind, and so do numbers, quotation marks and escapes as
/// they are written; of several blank lines one is left. A comment inside an entry comes to stand above it. The
/// unit of indentation and the line ends are those the file has already.
public struct PropertyListFormatter: Sendable {
  /// The order of the keys of each dictionary.
  public enum Order: Sendable {
    /// As they stand in the file.
    case source
    /// By their UTF-16 code units, as the system sorts them (F43).
    case alphabetical
    /// By a number for each key, and those of the same number alphabetically.
    case ranked(@Sendable (_ path: [PropertyListPathStep]) -> Int)
  }

  /// The order of the keys.
  public let order: Order

  /// Creates a formatter.
  public init(order: Order = .source) { self.order = order }

  /// The file, laid out anew.
  ///
  /// A binary file is rewritten only if its keys are to be sorted alphabetically.
  ///
  /// - Throws: ``PropertyListEditError`` if the document has errors, or is written so oddly that a comment or a
  ///   value would be lost.
  /// - Complexity: O(*n* log *n*).
  public func formatted(
    _ document: PropertyListDocument, options: ReadOptions = ReadOptions()
  ) throws(PropertyListEditError) -> [UInt8] {
    guard document.isValid, let root = document.root else {
      throw PropertyListEditError(
        .invalidDocument, "The file has errors, so it cannot be formatted.",
        hint: "Mend the file first; infoplist check shows its errors.")
    }
    guard document.format != .binary else { return try binary(document) }
    var writer = FormattedTextWriter(root, order: order)
    let text = writer.write()
    let source = document.source
    let bytes: [UInt8]
    do throws(UnencodableCharacter) {
      bytes = source.file[ByteRange(0, source.prefixLength)].array + (try source.bytes(of: text))
    } catch {
      throw PropertyListEditError(.notEncodable, error.description)
    }
    try check(bytes, document, root, options)
    return bytes
  }

  private func binary(_ document: PropertyListDocument) throws(PropertyListEditError) -> [UInt8] {
    guard case .alphabetical = order else { return document.source.file.array }
    do throws(WriteError) {
      return try document.encoded(as: WriteOptions(format: .binary, sortsKeys: true))
    } catch {
      throw PropertyListEditError(error, at: [])
    }
  }

  /// Makes sure that nothing but the layout is different.
  private func check(
    _ bytes: [UInt8], _ document: PropertyListDocument, _ root: PropertyListNode, _ options: ReadOptions
  ) throws(PropertyListEditError) {
    var options = options
    options.format = document.format
    let result = PropertyListDocument.read(SourceBytes(bytes), options: options)
    do throws(WriteError) {
      if result.isValid, let newRoot = result.root,
        PropertyListDifference.means(try root.value(), try newRoot.value()),
        Self.commentBytes(document) == Self.commentBytes(result)
      {
        return
      }
    } catch {
      throw PropertyListEditError(error, at: [])
    }
    throw PropertyListEditError(
      .unusualSource, "The file is written in so unusual a way that something would be lost.",
      hint: "Use --style apple, which keeps the values only.")
  }

  /// How many bytes of comments stand in a document, anywhere between its values.
  private static func commentBytes(_ document: PropertyListDocument) -> Int {
    guard let root = document.root else { return 0 }
    let text = EditedText(document)
    var count = 0
    func add(_ lower: Int, _ upper: Int) {
      for comment in text.comments(lower, upper) { count += comment.count }
    }
    var waiting = [root]
    while let node = waiting.popLast() {
      guard node.count > 0, !node.isWrappedInJSON || document.format != .json else { continue }
      let container = EditContainer(node, in: text)
      var position = container.content.lowerBound
      for item in container.items {
        add(position, item.start)
        if let key = item.key, !item.isShorthand { add(key.upperBound, item.value.lowerBound) }
        position = item.end
        waiting.append(item.node)
      }
      add(position, container.content.upperBound)
    }
    return count
  }
}
