public import Bundles
internal import SourceText

extension Host {
  /// A host for the members of an archive.
  ///
  /// - Parameters:
  ///   - archive: The archive.
  ///   - prefix: What all paths begin with, such as `App.ipa!/`.
  public init(_ archive: ZipArchive, prefix: String) {
    var tree = FileTree()
    let root = PathName.normalized(prefix)
    for (number, member) in archive.members.enumerated() {
      let path = PathName.join(root, member.name)
      if member.isFolder {
        tree.addFolder(path)
      } else if member.isLink {
        // A link that cannot be read leads nowhere.
        let target =
          (try? archive.contents(of: member)).map { String(decoding: $0.array, as: UTF8.self) } ?? ""
        tree.addLink(path, to: target)
      } else {
        tree.addFile(path, number: number)
      }
    }
    self.init(tree) { number throws(HostError) in
      let member = archive.members[number]
      do throws(ArchiveError) { return try archive.contents(of: member) } catch {
        throw HostError(
          error.code == .tooLarge ? .tooLarge : .unreadable, path: PathName.join(root, member.name),
          message: error.message)
      }
    }
  }
}
