#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import CFileShims

/// A file under construction, in the folder where it will stand.
struct TemporaryFile {
  /// Where the bytes go.
  let descriptor: Int32
  private let path: String

  /// Creates the file under a name of its own.
  ///
  /// - Parameter isPrivate: Whether nobody else may read it until ``takeOver(_:)``; otherwise it gets the mode
  ///   of every new file.
  init(besides target: String, isPrivate: Bool) throws(SystemCall.Failure) {
    while true {
      let number = String(UInt64.random(in: .min ... .max), radix: 16)
      let path = FilePath.join(FilePath.parent(of: target), ".infoplist-\(number).tmp")
      do {
        descriptor = try SystemCall.openFile(
          path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: isPrivate ? 0o600 : 0o666)
        self.path = path
        return
      } catch {
        guard error.number == EEXIST else { throw error }
      }
    }
  }

  /// Gives the file the owner and mode of the one it is to replace.
  ///
  /// Where the group cannot be kept, its rights are cut down to everybody's; rights that depend on the owner
  /// (set-user-ID, set-group-ID) go with the owner.
  func takeOver(_ old: cfile_status) throws(SystemCall.Failure) {
    let own = try SystemCall.status(of: descriptor)
    var mode = old.mode
    let keepsGroup = own.group == old.group || fchown(descriptor, uid_t.max, old.group) == 0
    let keepsOwner = own.owner == old.owner || fchown(descriptor, old.owner, gid_t.max) == 0
    if !keepsGroup {
      mode = mode & ~0o070 | (mode & 0o007) << 3
    }
    if !keepsGroup || !keepsOwner { mode &= 0o1777 }
    guard fchmod(descriptor, mode_t(mode)) == 0 else { throw .last }
  }

  /// Puts the file in the place of another, or removes it if that fails.
  func rename(to target: String) throws(SystemCall.Failure) {
    do {
      try SystemCall.closeWriter(descriptor)
      try SystemCall.renameFile(path, to: target)
    } catch {
      SystemCall.removeFile(path)
      throw error
    }
  }

  /// Closes and removes the file.
  func discard() {
    SystemCall.closeReader(descriptor)
    SystemCall.removeFile(path)
  }
}
