internal import FileSystem
internal import ParallelWork
internal import SourceText

/// Writes a large file anew while it is being read, in the expectation that most of it stays.
struct EarlyWriting {
  private let draft: FileDraft
  private let work: BackgroundWork<Int>

  /// Begins, if that pays.
  init?(of file: SourceBytes, at path: String) {
    // Only changes of XML are judged at their place.
    guard file.count >= Self.leastSize, file[0] == UInt8(ascii: "<"), Processors.count > 1, path != "-",
      let draft = FileDraft(replacing: path, of: file)
    else { return nil }
    self.draft = draft
    work = BackgroundWork { isCancelled in draft.write(isCancelled: isCancelled) }
  }

  /// Below this many bytes, to write them takes hardly longer than to start a thread.
  private static let leastSize = 8 << 20

  /// Ends the writing; to be called once.
  ///
  /// - Parameter change: Where the file will differ first.
  /// - Returns: What has been written up to there.
  func end(at change: Int = 0) -> FileDraft.Beginning {
    work.end()
    return (draft, min(work.output ?? 0, change))
  }
}
