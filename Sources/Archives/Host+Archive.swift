public import Bundles
internal import SourceText

extension Host {
  /// A host for the members of an archive.
  ///
  /// - Parameters:
  ///   - archive: The archive.
  ///   - name: What all paths begin with, such as `App.ipa!`; others lead nowhere.
  public init(_ archive: ZipArchive, named name: String) {
    var tree = FileTree()
    for (number, member) in archive.members.enumerated() {
      if member.isFolder {
        tree.addFolder(member.name)
      } else if member.isLink {
        // A link that cannot be read leads nowhere.
        let target = (try? archive.contents(of: member)).map { String(decoding: $0.array, as: UTF8.self) } ?? ""
        tree.addLink(member.name, to: target)
      } else {
        tree.addFile(member.name, number: number)
      }
    }
    let members = Host(tree) { number throws(HostError) in
      let member = archive.members[number]
      do throws(ArchiveError) { return try archive.contents(of: member) } catch {
        throw HostError(
          error.code == .tooLarge ? .tooLarge : .unreadable, path: "\(name)/\(member.name)", message: error.message)
      }
    }
    self.init(
      kind: { path, followingLinks in
        Host.inner(path, of: name).flatMap { members.kind($0, followingLinks) }
      },
      list: { path throws(HostError) in
        guard let inner = Host.inner(path, of: name) else { throw Host.missing(path) }
        return try members.list(inner)
      },
      read: { path throws(HostError) in
        guard let inner = Host.inner(path, of: name) else { throw Host.missing(path) }
        return try members.read(inner)
      },
      linkTarget: { path in Host.inner(path, of: name).flatMap { members.linkTarget($0) } })
  }

  /// The path inside the archive, nil if it does not lead there.
  private static func inner(_ path: String, of name: String) -> String? {
    guard path.utf8.starts(with: name.utf8) else { return nil }
    let rest = path.utf8.dropFirst(name.utf8.count)
    guard rest.isEmpty || rest.first == UInt8(ascii: "/") else { return nil }
    return String(decoding: rest.drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
  }

  private static func missing(_ path: String) -> HostError {
    HostError(.missing, path: path, message: "There is nothing at \(path).")
  }
}
