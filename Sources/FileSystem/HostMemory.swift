internal import Bundles
internal import SourceText
internal import Synchronization

/// What a host has read before, for several threads.
final class HostMemory: Sendable {
  private struct Contents {
    var folders: [String: [HostEntry]] = [:]
    var files: [String: SourceBytes] = [:]
    var size = 0
  }

  /// Larger files are mapped, and read anew.
  private static let fileLimit = 64 << 10
  /// So many bytes are kept at most.
  private static let sizeLimit = 24 << 20

  private let contents = Mutex(Contents())

  func entries(of folder: String) -> [HostEntry]? { contents.withLock { $0.folders[folder] } }

  func bytes(of path: String) -> SourceBytes? { contents.withLock { $0.files[path] } }

  func keep(_ entries: [HostEntry], of folder: String) {
    contents.withLock { contents in
      let size = entries.reduce(64 + folder.utf8.count) { $0 + 32 + $1.name.utf8.count }
      guard contents.size + size <= Self.sizeLimit else { return }
      contents.size += size
      contents.folders[folder] = entries
    }
  }

  func keep(_ bytes: SourceBytes, of path: String) {
    guard bytes.count <= Self.fileLimit else { return }
    contents.withLock { contents in
      let size = bytes.count + path.utf8.count + 64
      guard contents.size + size <= Self.sizeLimit else { return }
      contents.size += size
      contents.files[path] = bytes
    }
  }
}

/// Folders that are known to lie in another, for several threads.
final class KnownFolders: Sendable {
  private let paths = Mutex<Set<String>>([])

  func holds(_ path: String) -> Bool { paths.withLock { $0.contains(path) } }

  func insert(_ path: String) { paths.withLock { _ = $0.insert(path) } }
}
