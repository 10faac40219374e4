internal import PropertyLists
internal import Reporters
internal import SourceText

/// The places of a file as answers and errors name them.
struct Places {
  private let path: String
  /// The lines and columns; a binary file has none.
  private let positions: PositionIndex?

  /// Finds the lines and columns of offsets in a document.
  ///
  /// - Complexity: O(*n*) in the bytes of a text file.
  init(in document: PropertyListDocument, path: String, of offsets: [Int]) {
    self.path = path
    positions = document.format == .binary ? nil : PositionIndex(document.source, offsets: offsets)
  }

  /// Finds the lines and columns of offsets in a file that was read.
  ///
  /// - Complexity: O(*n*) in the bytes of a text file.
  init(in input: Input, of offsets: [Int]) {
    self.init(in: input.document, path: input.path, of: offsets)
  }

  /// Where a single range begins, as ``text(of:)`` gives it.
  ///
  /// - Complexity: O(*n*) in the bytes of a text file; for several places make one value for all of them.
  static func text(of range: ByteRange, in input: Input) -> String {
    Places(in: input, of: [range.lowerBound]).text(of: range.lowerBound)
  }

  /// One of the offsets, as `PATH:LINE:COLUMN`, or `PATH:offset N` in a binary file.
  func text(of offset: Int) -> String { SafeText.visible(path) + position(of: offset) }

  /// One of the offsets without the path: `:LINE:COLUMN`, or `:offset N` in a binary file.
  func position(of offset: Int) -> String {
    guard let positions else { return ":offset \(offset)" }
    let position = positions[offset]
    return ":\(position.line):\(position.column)"
  }

  /// A value as the contract for JSON has it; both ends of the range are among the offsets.
  func node(of keyPath: [PropertyListPathStep], _ range: ByteRange) -> AnswerNode {
    let steps: [AnswerNode] = keyPath.map { step in
      switch step {
      case .key(let key): .text(key)
      case .index(let index): .number(index)
      }
    }
    return .object([
      ("path", .text(path)), ("keyPath", .list(steps)),
      ("range", .object([("start", node(of: range.lowerBound)), ("end", node(of: range.upperBound))])),
    ])
  }

  private func node(of offset: Int) -> AnswerNode {
    let position = positions?[offset]
    return .object([
      ("offset", .number(offset)), ("line", position.map { .number($0.line) } ?? .none),
      ("column", position.map { .number($0.column) } ?? .none),
    ])
  }
}
