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
    let entries: [FolderEntry]
    var next = 0
  }

  private var levels: [Level] = []
  private var unopened: String?

  init(root: String) {
    unopened = root
  }

  /// The next thing, or nil at the end.
  public mutating func next() -> Step? {
    if let folder = unopened {
      unopened = nil
      do { levels.append(Level(folder: folder, entries: try FileSystem.list(folder))) } catch {
        return .unreadable(error)
      }
    }
    while let level = levels.last {
      guard level.next < level.entries.count else {
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].next += 1
      let entry = level.entries[level.next]
      let path = FilePath.join(level.folder, entry.name)
      if entry.kind == .folder { unopened = path }
      return .entry(path: path, kind: entry.kind)
    }
    return nil
  }

  /// Leaves out what is in the folder that was given last.
  public mutating func skipFolder() {
    unopened = nil
  }
}
