/// A name in a folder.
public struct HostEntry: Sendable, Hashable {
  /// What a name stands for.
  public enum Kind: Sendable, Hashable {
    /// A file.
    case file
    /// A folder.
    case folder
    /// A symbolic link.
    case link
    /// A pipe, a device, or a socket.
    case other
  }

  /// The name, without the folder.
  public let name: String
  /// What it stands for; a link is a link, whatever it leads to.
  public let kind: Kind

  /// Creates an entry.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
