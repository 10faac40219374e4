#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import CFileShims

/// A file under construction, in the folder where it will stand.
///
/// Where the system has files without a name it is one until it is complete, so that nothing is left of it if
/// the process is killed meanwhile.
struct TemporaryFile {
  /// Where the bytes go.
  let descriptor: Int32
  /// The name it has already, or nil.
  private let path: String?

  /// Creates the file.
  ///
  /// - Parameter isPrivate: Whether nobody else may read it until ``takeOver(_:)``; otherwise it gets the mode
  ///   of every new file.
  init(besides target: String, isPrivate: Bool) throws(SystemCall.Failure) {
    let mode = Self.mode(isPrivate)
    if let descriptor = try? SystemCall.openUnnamed(in: FilePath.parent(of: target), mode: mode) {
      self.descriptor = descriptor
      path = nil
      return
    }
    while true {
      let path = Self.randomName(besides: target)
      do {
        descriptor = try SystemCall.openFile(path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        self.path = path
        return
      } catch {
        guard error.number == EEXIST else { throw error }
      }
    }
  }

  /// Creates the file without a name.
  ///
  /// - Parameter isPrivate: Whether nobody else may read it until ``takeOver(_:)``.
  /// - Returns: `nil` if the system has no such files here.
  init?(unnamedBesides target: String, isPrivate: Bool) {
    let mode = Self.mode(isPrivate)
    guard let descriptor = try? SystemCall.openUnnamed(in: FilePath.parent(of: target), mode: mode) else {
      return nil
    }
    self.descriptor = descriptor
    path = nil
  }

  /// The file of a draft, which keeps a hold of its own.
  init(of draft: FileDraft) throws(SystemCall.Failure) {
    descriptor = try SystemCall.duplicate(draft.temporary.descriptor)
    path = nil
  }

  private static func mode(_ isPrivate: Bool) -> UInt32 { isPrivate ? 0o600 : 0o666 }

  private static func randomName(besides target: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    return FilePath.join(FilePath.parent(of: target), ".infoplist-\(number).tmp")
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
    guard let path else { return try nameAndRename(to: target) }
    do {
      try SystemCall.closeWriter(descriptor)
      try SystemCall.renameFile(path, to: target)
    } catch {
      SystemCall.removeFile(path)
      throw error
    }
  }

  /// Gives the file a name for a moment, since a name can be taken from another file only by renaming.
  ///
  /// The name is always the same, so that what a killed process may have left under it is taken away by the next
  /// one. Another process that lives and loses it so tries again; what stands under the name is complete in any
  /// case.
  private func nameAndRename(to target: String) throws(SystemCall.Failure) {
    defer { SystemCall.closeReader(descriptor) }
    let usual = FilePath.join(
      FilePath.parent(of: target), ".\(FilePath.lastComponent(of: target)).infoplist-tmp")
    for attempt in 0... {
      // Something that cannot be taken away stands there, or the name is too long.
      let name = attempt < 4 ? usual : Self.randomName(besides: target)
      do {
        try SystemCall.nameUnnamed(descriptor, name)
      } catch {
        guard attempt < 8 else { throw error }
        if error.number == EEXIST { SystemCall.removeFile(name) }
        continue
      }
      do {
        return try SystemCall.renameFile(name, to: target)
      } catch {
        if error.number == ENOENT, attempt < 8 { continue }
        SystemCall.removeFile(name)
        throw error
      }
    }
  }

  /// Closes and removes the file.
  func discard() {
    SystemCall.closeReader(descriptor)
    if let path { SystemCall.removeFile(path) }
  }
}
