internal import CFileShims

/// What stands at a path.
public enum FileKind: Sendable, Hashable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A symbolic link, when links are not followed.
  case link
  /// A pipe, a device, or a socket.
  case other

  /// The kind for a number of the C shim, or nil for the one that means "not known".
  init?(shimKind: Int32) {
    switch shimKind {
    case Int32(CFILE_KIND_FILE.rawValue): self = .file
    case Int32(CFILE_KIND_FOLDER.rawValue): self = .folder
    case Int32(CFILE_KIND_LINK.rawValue): self = .link
    case Int32(CFILE_KIND_OTHER.rawValue): self = .other
    default: return nil
    }
  }
}
