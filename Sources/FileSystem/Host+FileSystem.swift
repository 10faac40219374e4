public import Bundles
internal import SourceText

extension Host {
  /// A host for what is on the disk below a folder.
  ///
  /// A symbolic link that leads out of the folder leads nowhere: a bundle from elsewhere could otherwise have any file
  /// read and shown.
  ///
  /// - Parameter folder: The folder, from which paths are not counted: they are those of the disk.
  public static func disk(below folder: String) -> Host {
    let root = FileSystem.realPath(of: folder)
    let prefix = root.map { $0.utf8.last == UInt8(ascii: "/") ? $0 : $0 + "/" }
    let known = KnownFolders()
    /// Whether what is at a path is below the folder, or the folder itself.
    let isInside: @Sendable (String) -> Bool = { path in
      guard let root, let prefix else { return false }
      let own = FileSystem.kind(of: path, followingLinks: false)
      // What is no link itself is where the folder around it is.
      if own == .file || own == .folder, FilePath.lastComponent(of: path) != "..",
        known.holds(FilePath.parent(of: path))
      {
        if own == .folder { known.insert(path) }
        return true
      }
      guard let real = FileSystem.realPath(of: path), real == root || real.hasPrefix(prefix) else {
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
        do throws(FileError) {
          return try FileSystem.list(path).map { HostEntry(name: $0.name, kind: HostEntry.Kind($0.kind)) }
        } catch {
          throw HostError(error)
        }
      },
      read: { path throws(HostError) in
        guard isInside(path) else { throw Host.outside(path) }
        do throws(FileError) { return try FileSystem.open(path) } catch { throw HostError(error) }
      },
      linkTarget: { path in FileSystem.linkTarget(of: path) })
  }

  /// The same files, of which each folder is listed and each small file read once.
  ///
  /// For many questions about one bundle; what changes meanwhile is not seen.
  public func remembering() -> Host {
    let memory = HostMemory()
    let host = self
    return Host(
      kind: { path, followingLinks in
        let found = memory.entries(of: FilePath.parent(of: path)).flatMap { entries in
          entries.first { $0.name == FilePath.lastComponent(of: path) }
        }
        // Another spelling of the name may be there all the same, on a disk that does not mind case.
        guard let found, found.kind != .link || !followingLinks else {
          return host.kind(path, followingLinks)
        }
        return found.kind
      },
      list: { path throws(HostError) in
        if let known = memory.entries(of: path) { return known }
        let entries = try host.list(path)
        memory.keep(entries, of: path)
        return entries
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
