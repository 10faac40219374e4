public import SourceText

/// The files around a bundle, as this library is allowed to see them.
///
/// The same code works on a disk, in an archive and in memory: each makes a host. Paths have slashes between their
/// names, whatever the system; a path that is joined to another never begins with one.
public struct Host: Sendable {
  /// What stands at a path, nil if nothing does; links are followed if the caller says so.
  public var kind: @Sendable (_ path: String, _ followingLinks: Bool) -> HostEntry.Kind?
  /// What is in a folder, sorted by the bytes of the names.
  public var list: @Sendable (_ path: String) throws(HostError) -> [HostEntry]
  /// The bytes of a file, links followed.
  public var read: @Sendable (_ path: String) throws(HostError) -> SourceBytes
  /// Where a symbolic link leads, as it stands in the link, nil if there is no link at the path.
  public var linkTarget: @Sendable (_ path: String) -> String?

  /// Creates a host.
  public init(
    kind: @escaping @Sendable (_ path: String, _ followingLinks: Bool) -> HostEntry.Kind?,
    list: @escaping @Sendable (_ path: String) throws(HostError) -> [HostEntry],
    read: @escaping @Sendable (_ path: String) throws(HostError) -> SourceBytes,
    linkTarget: @escaping @Sendable (_ path: String) -> String?
  ) {
    self.kind = kind
    self.list = list
    self.read = read
    self.linkTarget = linkTarget
  }

  /// Whether a file stands at a path, links followed.
  public func isFile(_ path: String) -> Bool { kind(path, true) == .file }

  /// Whether a folder stands at a path, links followed.
  public func isFolder(_ path: String) -> Bool { kind(path, true) == .folder }

  /// What is in a folder, nothing if it cannot be listed.
  public func entries(of folder: String) -> [HostEntry] {
    (try? list(folder)) ?? []
  }
}
