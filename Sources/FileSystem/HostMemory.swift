package import Bundles
internal import ParallelWork
internal import SourceText

/// What a host, or a walk, has read before, for several threads.
///
/// It only ever grows, up to a limit, so it is for one piece of work that changes nothing in the folders it lists.
package final class HostMemory: Sendable {
  /// What the folders that were listed tell about a path.
  package enum Knowledge {
    /// What stands there; a link is a link.
    case entry(HostEntry.Kind)
    /// Nothing stands there.
    case nothing
    /// They do not tell.
    case unknown
  }

  /// What was listed in one folder.
  package struct Folder: Sendable {
    fileprivate let entries: [HostEntry]
    /// Whether a name that is not here may still lead to something: a disk may not mind case, and what it takes for
    /// the same letter is known of ASCII only.
    let hasForeignNames: Bool

    fileprivate init(_ entries: [HostEntry]) {
      self.entries = entries
      hasForeignNames = entries.contains { entry in entry.name.utf8.contains { $0 >= 0x80 } }
    }

    /// What the folder tells about a name in it.
    package func knowledge(of name: String) -> Knowledge {
      if let found = entries.first(where: { $0.name.isSameText(as: name) }) { return .entry(found.kind) }
      let isUncertain =
        hasForeignNames || name.utf8.contains { $0 >= 0x80 }
        || entries.contains { $0.name.isSameTextIgnoringCase(as: name) }
      return isUncertain ? .unknown : .nothing
    }
  }

  private struct Contents {
    var folders: [String: Folder] = [:]
    var files: [String: SourceBytes] = [:]
    var size = 0
  }

  /// Larger files are mapped, and read anew.
  private static let fileLimit = 64 << 10

  /// So many bytes are kept at most.
  private let sizeLimit: Int
  private let contents = Locked(Contents())

  /// Creates an empty memory.
  ///
  /// - Parameter sizeLimit: So many bytes are kept at most, about.
  package init(sizeLimit: Int = 24 << 20) { self.sizeLimit = sizeLimit }

  /// What was listed in a folder, nil if it was not.
  package func folder(_ path: String) -> Folder? { contents.withLock { $0.folders[path] } }

  /// What was listed in a folder, nil if it was not, and whether there is room for small folders only, or for none.
  func look(at folder: String) -> (entries: [HostEntry]?, isFull: Bool) {
    contents.withLock { ($0.folders[folder]?.entries, $0.size > sizeLimit - Self.fileLimit) }
  }

  func entries(of folder: String) -> [HostEntry]? { contents.withLock { $0.folders[folder]?.entries } }

  func bytes(of path: String) -> SourceBytes? { contents.withLock { $0.files[path] } }

  /// What is known about a path, from the folder it stands in or from one above it.
  func knowledge(of path: String) -> Knowledge {
    var path = path
    var isItself = true
    while true {
      let (folder, name) = (FilePath.parent(of: path), FilePath.lastComponent(of: path))
      // What is behind two dots depends on links.
      if folder == path || name.isSameText(as: "..") || name.isSameText(as: ".") { return .unknown }
      guard let known = contents.withLock({ $0.folders[folder] }) else {
        (path, isItself) = (folder, false)
        continue
      }
      switch known.knowledge(of: name) {
      case .nothing: return .nothing
      case .entry(let kind) where isItself: return .entry(kind)
      default: return .unknown
      }
    }
  }

  /// Keeps what is in a folder, if there is room.
  ///
  /// - Returns: Whether it is kept, by this or an earlier call.
  @discardableResult
  func keep(_ entries: [HostEntry], of folder: String) -> Bool {
    let size = entries.reduce(64 + folder.utf8.count) { $0 + 32 + $1.name.utf8.count }
    let made = Folder(entries)
    return contents.withLock { contents in
      if contents.folders[folder] != nil { return true }
      guard contents.size + size <= sizeLimit else { return false }
      contents.size += size
      contents.folders[folder] = made
      return true
    }
  }

  /// Keeps a small file, if there is room.
  func keep(_ bytes: SourceBytes, of path: String) {
    guard bytes.count <= Self.fileLimit else { return }
    contents.withLock { contents in
      let size = bytes.count + path.utf8.count + 64
      guard contents.size + size <= sizeLimit else { return }
      contents.size += size
      contents.files[path] = bytes
    }
  }
}

/// Folders that are known to lie in another, for several threads.
final class KnownFolders: Sendable {
  private let folder: String
  private let paths = Locked<Set<String>>([])
  /// Looked for when it is asked for, since walks answer most questions without it; nil inside if there is none.
  private let root = Locked<String??>(nil)

  init(below folder: String) { self.folder = folder }

  /// Where the outer folder is, without links, nil if it is nowhere.
  var realRoot: String? {
    root.withLock { root in
      if let known = root { return known }
      let found = FileSystem.realPath(of: folder)
      root = .some(found)
      return found
    }
  }

  func holds(_ path: String) -> Bool { paths.withLock { $0.contains(path) } }

  func insert(_ path: String) { paths.withLock { _ = $0.insert(path) } }
}
