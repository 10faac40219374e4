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
  /// Nobody else may read it until it has taken over the mode of the file it replaces.
  private let isPrivate: Bool
  /// The folder where it will stand.
  private let folder: String
  private let pieces: [SourceBytes]

  /// Begins a draft of what will be a new file, or replace one.
  ///
  /// - Parameters:
  ///   - path: The file, a regular one if it exists.
  ///   - pieces: What it will probably hold, one behind the other; parts of a mapping of the very file, as a rule.
  /// - Returns: `nil` if the system has no files without a name here, or nothing may be written.
  public init?(of path: String, withPieces pieces: [SourceBytes]) {
    let kind = FileSystem.kind(of: path)
    guard !FileSystem.isStream(path), kind == nil || kind == .file,
      kind == nil || (try? SystemCall.checkWritable(path)) != nil,
      let target = try? FileSystem.replaced(by: path),
      let temporary = TemporaryFile(unnamedBesides: target, isPrivate: kind != nil)
    else { return nil }
    self.temporary = temporary
    isPrivate = kind != nil
    folder = FilePath.parent(of: target)
    self.pieces = pieces
  }

  deinit { temporary.discard() }

  /// Whether it can still become a file, which another process may have removed, or put elsewhere, since.
  func fits(_ path: String, exists: Bool) -> Bool {
    (exists || !isPrivate) && FilePath.parent(of: path) == folder
  }

  /// Writes the pieces, from the first byte on.
  ///
  /// The system begins at once to bring them to the disk. It would do so anyway when the draft takes the place of the
  /// file, but then everybody would have to wait for it.
  ///
  /// - Parameter isCancelled: Asked every few milliseconds whether to stop.
  /// - Returns: How many bytes have been written; fewer than there are also if one could not be written, which
  ///   whoever goes on will notice.
  public func write(isCancelled: () -> Bool) -> Int {
    var count = 0
    var begun = 0
    defer { SystemCall.beginWritingOut(temporary.descriptor, ByteRange(begun, count)) }
    SystemCall.reserve(temporary.descriptor, pieces.reduce(0) { $0 + $1.count })
    for piece in pieces {
      var offset = 0
      while offset < piece.count {
        if isCancelled() { return count }
        let part = piece[ByteRange(offset, min(offset + Self.partSize, piece.count))]
        let isWritten: Void? = try? unsafe part.withUnsafeBytes { bytes throws(SystemCall.Failure) in
          unsafe SystemCall.makeReady(bytes)
          try unsafe SystemCall.writeAll(temporary.descriptor, bytes)
        }
        guard isWritten != nil else { return count }
        offset += part.count
        count += part.count
        if count - begun >= Self.portionSize {
          SystemCall.beginWritingOut(temporary.descriptor, ByteRange(begun, count))
          begun = count
        }
      }
    }
    return count
  }

  /// How much is written between two questions.
  private static let partSize = 2 << 20
  /// How much is brought to the disk at a time.
  private static let portionSize = 8 << 20
}
