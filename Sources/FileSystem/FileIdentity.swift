internal import CFileShims

/// The facts that show whether a file is still the one that was opened.
struct FileIdentity: Sendable, Equatable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  init(_ status: cfile_status) {
    device = status.device
    inode = status.inode
    size = status.size
    seconds = status.modified_seconds
    nanoseconds = status.modified_nanoseconds
  }

  /// Whether two answers speak of one file whose contents changed in between.
  ///
  /// A different file at the same path is not a change: the mapping still holds the old one.
  func isChanged(in later: FileIdentity) -> Bool {
    device == later.device && inode == later.inode && self != later
  }
}
