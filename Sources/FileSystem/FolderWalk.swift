package import Bundles

/// A walk through everything below a folder.
///
/// It holds one list of names for each folder on the way down and nothing else, so a deep tree costs memory
/// but no stack.
///
///     var walk = FileSystem.walk("App.app")
///     while let step = walk.next() { … }
public struct FolderWalk: Sequence, IteratorProtocol, Sendable {
  /// What the walk comes upon.
  public enum Step: Sendable, Hashable {
    /// A file, folder, link, or other thing, with its path from where the walk began.
    case entry(path: String, kind: FileKind)
    /// A folder that cannot be listed; the walk goes on behind it.
    case unreadable(FileError)
  }

  private struct Level {
    let folder: String
    let entries: [HostEntry]
    /// How many entries have been given.
    var given = 0
  }

  /// How a folder was listed.
  private enum Listing {
    /// It was known.
    case known
    /// It is known from now on.
    case kept
    /// It is not remembered: there was no room, or nothing was to be.
    case forgotten
  }

  private var levels: [Level] = []
  private var unopened: String?
  private let goesBackward: Bool
  /// How many folders have been listed, or were known.
  package private(set) var folderCount = 0
  /// How many folders in succession were known before the walk came to them.
  package private(set) var knownInSuccession = 0
  /// Whether a folder was listed that is not remembered.
  package private(set) var hasForgotten = false

  init(root: String, backward: Bool = false) {
    unopened = root
    goesBackward = backward
  }

  /// The next thing, or nil at the end.
  public mutating func next() -> Step? {
    next { folder throws(FileError) in (try FileSystem.list(folder).map { HostEntry($0) }, .forgotten) }
  }

  /// The next thing, or nil at the end; folders that are known are not listed again, and others are known afterward.
  ///
  /// - Parameter host: What lists, and remembers, folders for which there is no more room.
  package mutating func next(remembering memory: HostMemory, host: @autoclosure () -> Host? = nil) -> Step? {
    next { folder throws(FileError) in
      let key = PathName.withoutTrailingSlashes(folder)
      let (seen, isFull) = memory.look(at: key)
      if let known = seen ?? (isFull ? try? host()?.list(key) : nil) { return (known, .known) }
      let entries = try FileSystem.list(folder).map { HostEntry($0) }
      return (entries, memory.keep(entries, of: key) ? .kept : .forgotten)
    }
  }

  private mutating func next(
    listing list: (_ folder: String) throws(FileError) -> (entries: [HostEntry], listing: Listing)
  ) -> Step? {
    if let folder = unopened {
      unopened = nil
      do {
        let (entries, listing) = try list(folder)
        levels.append(Level(folder: folder, entries: entries))
        folderCount += 1
        knownInSuccession = listing == .known ? knownInSuccession + 1 : 0
        hasForgotten = hasForgotten || listing == .forgotten
      } catch {
        return .unreadable(error)
      }
    }
    while let level = levels.last {
      guard level.given < level.entries.count else {
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].given += 1
      let entry = level.entries[goesBackward ? level.entries.count - 1 - level.given : level.given]
      let path = FilePath.join(level.folder, entry.name)
      if entry.kind == .folder { unopened = path }
      return .entry(path: path, kind: FileKind(entry.kind))
    }
    return nil
  }

  /// Leaves out what is in the folder that was given last.
  public mutating func skipFolder() {
    unopened = nil
  }
}
