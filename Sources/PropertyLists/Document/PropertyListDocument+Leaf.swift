public import SourceText

extension PropertyListDocument {
  /// Gives one string, number or other value that holds no others, reading no more than that takes.
  ///
  /// Of a binary file, that is what the path leads through, however large the file is; damage elsewhere goes
  /// unnoticed then. A text is read and checked as a whole, and so is a binary file in which the path leads to
  /// nothing.
  ///
  /// - Parameters:
  ///   - path: The steps from the root to the value.
  ///   - file: The bytes as they lie on disk.
  ///   - options: The format, if it is known, and limits.
  /// - Returns: `nil` if there is no value, or an array, a dictionary or a set.
  /// - Throws: The first error in the file, as far as it is read.
  /// - Complexity: Of a binary file, O(*n*) in what the containers on the path hold.
  public static func leaf(
    at path: [PropertyListPathStep], of file: SourceBytes, options: ReadOptions = ReadOptions()
  ) throws(ReadError) -> PropertyListValue? {
    if let leaf = unexamined(file, options: options)?.root?[path]?.leaf, leaf != .null { return leaf }
    return try validated(file, options: options).root?[path]?.leaf
  }

  /// A binary file of which nothing but the trailer has been looked at.
  ///
  /// Each question is answered safely all the same: what is damaged is a null. But a container may hold itself, so
  /// nobody must follow them all.
  ///
  /// - Returns: `nil` if the file is no binary one, or its trailer is damaged.
  package static func unexamined(_ file: SourceBytes, options: ReadOptions) -> PropertyListDocument? {
    guard options.format == nil || options.format == .binary, BinaryTrailer.hasMagic(file),
      file.count < TapeWord.offsetLimit
    else { return nil }
    do throws(ReadError) {
      let objects = BinaryObjects(file, try BinaryTrailer.reading(file))
      return PropertyListDocument(
        source: DecodedSource(utf8: file), format: .binary, body: .binary(objects), errors: [], leniencies: []
      )
    } catch {
      return nil
    }
  }
}

extension PropertyListNode {
  /// The value, or `nil` if it holds others.
  fileprivate var leaf: PropertyListValue? {
    switch kind {
    case .array, .dictionary, .set: return nil
    default: break
    }
    do throws(WriteError) { return try value() } catch { return nil }
  }
}
