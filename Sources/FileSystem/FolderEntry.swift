/// One thing in a folder.
public struct FolderEntry: Sendable, Hashable {
  /// Its name, without the folder.
  public let name: String
  /// What it is; a link is not followed.
  public let kind: FileKind

  /// Creates an entry.
  public init(name: String, kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}
