internal import PropertyLists
internal import SourceText

/// The places of a file as errors name them.
struct Places {
  private let path: String
  /// The lines of the file; a binary file has none.
  private let lines: LineTable?

  /// Finds the lines of a file.
  ///
  /// - Complexity: O(*n*) in the bytes of a text file.
  init(in input: Input) {
    path = SafeText.visible(input.path)
    lines = input.document.format == .binary ? nil : LineTable(input.document.source)
  }

  /// Where a range begins, as `PATH:LINE:COLUMN`, or `PATH:offset N` in a binary file.
  func text(of range: ByteRange) -> String {
    guard let lines else { return "\(path):offset \(range.lowerBound)" }
    let position = lines.position(ofFile: range.lowerBound)
    return "\(path):\(position.line):\(position.column)"
  }
}
