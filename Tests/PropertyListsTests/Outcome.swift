import PropertyLists
import SourceText

/// What reading a file gives, on one line: the value, or the errors with their offsets.
enum Outcome {
  static func reading(_ bytes: [UInt8], as format: PropertyListFormat? = nil) throws -> String {
    let document = PropertyListDocument.read(SourceBytes(bytes), options: ReadOptions(format: format))
    guard document.isValid, let root = document.root else {
      return document.errors.map { "\($0.code)@\($0.range.lowerBound)" }.joined(separator: " ")
    }
    return CompactNotation.text(of: try root.value())
  }

  static func reading(_ text: String, as format: PropertyListFormat? = nil) throws -> String {
    try reading(Array(text.utf8), as: format)
  }
}
