internal import PropertyLists
internal import Reporters
internal import SourceText

/// The places of a file as errors name them.
struct Places {
  private let path: String
  /// The lines and columns; a binary file has none.
  private let positions: PositionIndex?

  /// Finds the lines and columns of offsets in a file.
  ///
  /// - Complexity: O(*n*) in the bytes of a text file.
  init(in input: Input, of offsets: [Int]) {
    path = SafeText.visible(input.path)
    positions =
      input.document.format == .binary ? nil : PositionIndex(input.document.source, offsets: offsets)
  }

  /// Where a single range begins, as ``text(of:)`` gives it.
  ///
  /// - Complexity: O(*n*) in the bytes of a text file; for several places make one value for all of them.
  static func text(of range: ByteRange, in input: Input) -> String {
    Places(in: input, of: [range.lowerBound]).text(of: range.lowerBound)
  }

  /// One of the offsets, as `PATH:LINE:COLUMN`, or `PATH:offset N` in a binary file.
  func text(of offset: Int) -> String {
    guard let positions else { return "\(path):offset \(offset)" }
    let position = positions[offset]
    return "\(path):\(position.line):\(position.column)"
  }
}
