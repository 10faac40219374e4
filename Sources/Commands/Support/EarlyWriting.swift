internal import FileSystem
internal import ParallelWork
internal import SourceText

/// Writes a large file anew, or a changed copy of it, while it is being read, in the expectation that most of it stays.
struct EarlyWriting {
  private let draft: FileDraft
  private let work: BackgroundWork<Int>
  private let expected: [SourceEdit]

  /// Begins, if that pays.
  ///
  /// - Parameters:
  ///   - file: The bytes that are being read.
  ///   - path: What is written.
  ///   - expectation: The changes of the bytes that are likely; asked only if it pays.
  init?(of file: SourceBytes, to path: String, expecting expectation: () -> [SourceEdit]) {
    // Only changes of XML are judged at their place.
    guard file.count >= Self.leastSize, file[0] == UInt8(ascii: "<"), Processors.count > 1, path != "-"
    else { return nil }
    let expected = expectation()
    guard let pieces = expected.pieces(of: file), let draft = FileDraft(of: path, withPieces: pieces)
    else { return nil }
    self.draft = draft
    self.expected = expected
    work = BackgroundWork { isCancelled in draft.write(isCancelled: isCancelled) }
  }

  /// Below this many bytes, to write them takes hardly longer than to start a thread.
  private static let leastSize = 8 << 20

  /// Ends the writing; to be called once.
  ///
  /// - Parameter changes: The changes that are to be made.
  /// - Returns: What has been written, and how much of it is right.
  func end(with changes: [SourceEdit] = []) -> FileDraft.Beginning {
    work.end()
    let written = work.output ?? 0
    if changes == expected { return (draft, written) }
    // Up to the first change of either kind, both are what the file was.
    let firstChange = (changes + expected).map(\.range.lowerBound).min() ?? 0
    return (draft, min(written, firstChange))
  }
}
