internal import CFileShims
public import SourceText

/// The beginning of a new file, written before it is known how the file goes on.
///
/// A large file that is changed at one place is read as a whole and written anew as a whole, and each takes about as
/// long as the other. With a draft both are done at once: a thread writes the old bytes while another reads them to
/// find the place. As much of the draft as turns out right is kept by
/// ``FileSystem/replace(_:withPieces:waitsForDisk:beginning:)``.
///
/// A draft has no name, so that nothing is left of one that is not used, however the process ends.
public final class FileDraft: Sendable {
  /// A draft, and how many of its bytes the new file has as well.
  public typealias Beginning = (draft: FileDraft, count: Int)

  let temporary: TemporaryFile
  private let source: SourceBytes

  /// Begins a draft of what will replace a file.
  ///
  /// - Parameters:
  ///   - path: The file to be replaced, an existing regular one.
  ///   - source: Its bytes.
  /// - Returns: `nil` if the system has no files without a name here, or nothing may be written.
  public init?(replacing path: String, of source: SourceBytes) {
    guard FileSystem.kind(of: path) == .file, (try? SystemCall.checkWritable(path)) != nil,
      let target = try? FileSystem.replaced(by: path), let temporary = TemporaryFile(unnamedBesides: target)
    else { return nil }
    self.temporary = temporary
    self.source = source
  }

  deinit { temporary.discard() }

  /// Writes the old bytes, from the first on.
  ///
  /// - Parameter isCancelled: Asked every few milliseconds whether to stop.
  /// - Returns: How many bytes have been written; fewer than there are also if one could not be written, which
  ///   whoever goes on will notice.
  public func write(isCancelled: () -> Bool) -> Int {
    var count = 0
    while count < source.count, !isCancelled() {
      let piece = source[ByteRange(count, min(count + Self.pieceSize, source.count))]
      let isWritten: Void? = try? unsafe piece.withUnsafeBytes { bytes throws(SystemCall.Failure) in
        try unsafe SystemCall.writeAll(temporary.descriptor, bytes)
      }
      guard isWritten != nil else { return count }
      count += piece.count
    }
    return count
  }

  /// How much is written between two questions.
  private static let pieceSize = 2 << 20
}
