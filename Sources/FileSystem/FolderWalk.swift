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
    next { folder throws(FileError) in try FileSystem.list(folder) }
  }

  /// The next thing, or nil at the end; folders that are known are not listed again, and others are known afterward.
  ///
  /// - Parameter host: What lists, and remembers, folders for which there is no more room.
  package mutating func next(remembering memory: HostMemory, host: Host? = nil) -> Step? {
    next { folder throws(FileError) in
      let key = PathName.withoutTrailingSlashes(folder)
      if let known = memory.entries(of: key) ?? (memory.isFull ? try? host?.list(key) : nil) {
        return known.map { FolderEntry(name: $0.name, kind: FileKind($0.kind)) }
      }
      let entries = try FileSystem.list(folder)
      memory.keep(entries.map { HostEntry($0) }, of: key)
      return entries
    }
  }

  private mutating func next(
    listing list: (_ folder: String) throws(FileError) -> [FolderEntry]
  ) -> Step? {
    if let folder = unopened {
      unopened = nil
      do { levels.append(Level(folder: folder, entries: try list(folder))) } catch {
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
