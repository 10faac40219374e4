public import Bundles
internal import SourceText

extension Host {
  /// A host for what is on the disk below a folder.
  ///
  /// A symbolic link that leads out of the folder leads nowhere: a bundle from elsewhere could otherwise have any file
  /// read and shown.
  ///
  /// - Parameter folder: The folder, from which paths are not counted: they are those of the disk.
  public static func disk(below folder: String) -> Host { disk(below: folder, knowing: nil) }

  /// A host for what is on the disk below a folder, of which each folder is listed and each small file read once.
  ///
  /// For many questions about one bundle; what changes meanwhile is not seen.
  ///
  /// - Parameter walked: What walks from the folder, or from one above it, have listed.
  package static func remembering(below folder: String, walked: HostMemory) -> Host {
    disk(below: folder, knowing: walked).remembering(beside: walked, below: folder)
  }

  private static func disk(below folder: String, knowing walked: HostMemory?) -> Host {
    let known = KnownFolders(below: folder)
    /// Whether a walk has come to a path: it follows no links.
    let isReached: @Sendable (String) -> Bool = { path in
      guard let walked, path.isBelow(folder) else { return false }
      switch walked.knowledge(of: path) {
      case .entry(.file), .entry(.folder): return true
      default: return false
      }
    }
    /// Whether what is at a path is below the folder, or the folder itself.
    let isInside: @Sendable (String) -> Bool = { path in
      let own = FileSystem.kind(of: path, followingLinks: false)
      // What is no link itself is where the folder around it is.
      if own == .file || own == .folder, FilePath.lastComponent(of: path) != ".." {
        let parent = FilePath.parent(of: path)
        if known.holds(parent) || isReached(parent) {
          if own == .folder { known.insert(path) }
          return true
        }
      }
      guard let root = known.realRoot, let real = FileSystem.realPath(of: path), real.isBelow(root) else {
        return false
      }
      if own == .folder { known.insert(path) }
      return true
    }
    return Host(
      kind: { path, followingLinks in
        let own = FileSystem.kind(of: path, followingLinks: false)
        guard own == .link, followingLinks else { return own.map { HostEntry.Kind($0) } }
        guard isInside(path) else { return nil }
        return FileSystem.kind(of: path).map { HostEntry.Kind($0) }
      },
      list: { path throws(HostError) in
        guard isInside(path) else { throw Host.outside(path) }
        do throws(FileError) { return try FileSystem.list(path).map { HostEntry($0) } } catch {
          throw HostError(error)
        }
      },
      read: { path throws(HostError) in
        // What a walk has come to is no link, unless it is one by now.
        if isReached(path), let bytes = try? FileSystem.openFollowingNoLink(path) { return bytes }
        guard isInside(path) else { throw Host.outside(path) }
        do throws(FileError) { return try FileSystem.open(path) } catch { throw HostError(error) }
      },
      linkTarget: { path in FileSystem.linkTarget(of: path) })
  }

  /// The same files, of which each folder is listed and each small file read once.
  ///
  /// For many questions about one bundle; what changes meanwhile is not seen.
  public func remembering() -> Host { remembering(beside: nil, below: "") }

  /// - Parameters:
  ///   - walked: What walks have listed.
  ///   - folder: The folder below which that may be believed.
  private func remembering(beside walked: HostMemory?, below folder: String) -> Host {
    let memory = HostMemory()
    let host = self
    let entries: @Sendable (String) -> [HostEntry]? = { path in
      if let walked, path.isBelow(folder), let known = walked.entries(of: path) { return known }
      return memory.entries(of: path)
    }
    let knowledge: @Sendable (String) -> HostMemory.Knowledge = { path in
      if let walked, path.isBelow(folder) {
        let known = walked.knowledge(of: path)
        guard case .unknown = known else { return known }
      }
      return memory.knowledge(of: path)
    }
    return Host(
      kind: { path, followingLinks in
        switch knowledge(path) {
        case .nothing: nil
        case .entry(let kind) where kind != .link || !followingLinks: kind
        default: host.kind(path, followingLinks)
        }
      },
      list: { path throws(HostError) in
        if let known = entries(path) { return known }
        let listed = try host.list(path)
        memory.keep(listed, of: path)
        return listed
      },
      read: { path throws(HostError) in
        if let known = memory.bytes(of: path) { return known }
        let bytes = try host.read(path)
        memory.keep(bytes, of: path)
        return bytes
      },
      linkTarget: host.linkTarget)
  }

  private static func outside(_ path: String) -> HostError {
    HostError(.badLink, path: path, message: "\(PathText.visible(path)) leads out of the bundle, or nowhere.")
  }
}

extension String {
  /// Whether a path is that of a folder, or begins with it.
  fileprivate func isBelow(_ folder: String) -> Bool {
    if folder.isEmpty || folder.isSameText(as: ".") { return !FilePath.isAbsolute(self) }
    guard hasBeginning(folder) else { return false }
    let rest = utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || folder.utf8.last == UInt8(ascii: "/") || rest.first == UInt8(ascii: "/")
  }
}

extension HostEntry {
  /// Creates an entry from one of the disk.
  init(_ entry: FolderEntry) { self.init(name: entry.name, kind: Kind(entry.kind)) }
}

extension FileKind {
  /// Creates a kind from that of a host's entry.
  init(_ kind: HostEntry.Kind) {
    switch kind {
    case .file: self = .file
    case .folder: self = .folder
    case .link: self = .link
    case .other: self = .other
    }
  }
}

extension HostEntry.Kind {
  fileprivate init(_ kind: FileKind) {
    switch kind {
    case .file: self = .file
    case .folder: self = .folder
    case .link: self = .link
    case .other: self = .other
    }
  }
}

extension HostError {
  fileprivate init(_ error: FileError) {
    switch error.code {
    case .noSuchFile, .isFolder, .notAFolder: self.init(.missing, path: error.path, message: error.message)
    case .linkCircle: self.init(.badLink, path: error.path, message: error.message)
    case .tooLarge: self.init(.tooLarge, path: error.path, message: error.message)
    default: self.init(.unreadable, path: error.path, message: error.message)
    }
  }
}

extension FileSystem {
  /// Where the symbolic link at a path leads, nil if there is none.
  public static func linkTarget(of path: String) -> String? {
    try? SystemCall.linkTarget(path)
  }
}
