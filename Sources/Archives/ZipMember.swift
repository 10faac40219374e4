/// A member of a zip archive, as the list at its end describes it.
public struct ZipMember: Sendable, Hashable {
  /// The name, with slashes between folders and without one at the end.
  public let name: String
  /// Whether it stands for a folder.
  public let isFolder: Bool
  /// Whether it is a symbolic link, whose contents say where it leads.
  public let isLink: Bool
  /// Whether it is encrypted.
  public let isEncrypted: Bool
  /// How it is packed: 0 not at all, 8 by deflate.
  public let method: Int
  /// How many bytes it has in the archive.
  public let packedSize: Int
  /// How many bytes it has unpacked.
  public let size: Int
  /// Its checksum (CRC-32).
  public let checksum: UInt32

  /// Where its own header stands in the archive.
  let headerOffset: Int
}
