internal import CommandLineKit
internal import FileSystem
internal import SourceText

/// A git repository: where its files and its settings are.
struct GitRepository {
  /// The folder with the files in it, as a path from the current one.
  let workTree: String
  /// The folder that holds the configuration.
  let common: String

  /// Finds the repository around the current folder.
  static func around(_ console: Console) throws(CommandError) -> GitRepository {
    if let folder = console.environment("GIT_DIR"), !folder.isEmpty {
      return GitRepository(
        workTree: console.environment("GIT_WORK_TREE") ?? ".", common: try commonFolder(of: folder))
    }
    var folder = "."
    // No path has more parts; beyond the root, its parent is the root itself.
    for _ in 0..<256 {
      let candidate = FilePath.join(folder, ".git")
      switch FileSystem.kind(of: candidate) {
      case .folder: return GitRepository(workTree: folder, common: try commonFolder(of: candidate))
      case .file:
        // A work tree of its own, or a submodule: the file says where the repository is.
        let text = try text(of: candidate)
        guard text.hasPrefix("gitdir:") else { break }
        let path = trimmed(String(text.dropFirst(7)))
        let place = FilePath.isAbsolute(path) ? path : FilePath.join(folder, path)
        return GitRepository(workTree: folder, common: try commonFolder(of: place))
      default: break
      }
      folder = folder == "." ? ".." : FilePath.join(folder, "..")
    }
    throw .unreadable(
      "There is no git repository around this folder.", hint: "Run git init, or go into a repository.")
  }

  /// The folder that all work trees of a repository share.
  private static func commonFolder(of folder: String) throws(CommandError) -> String {
    let pointer = FilePath.join(folder, "commondir")
    guard FileSystem.kind(of: pointer) == .file else { return folder }
    let path = trimmed(try text(of: pointer))
    return FilePath.isAbsolute(path) ? path : FilePath.join(folder, path)
  }

  static func text(of path: String) throws(CommandError) -> String {
    String(decoding: try Input.bytes(of: path).array, as: UTF8.self)
  }

  /// A text without blanks and line ends around it.
  static func trimmed(_ text: String) -> String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
    let end = text.utf8.reversed().drop(while: isSpace)
    return String(decoding: end.reversed().drop(while: isSpace), as: UTF8.self)
  }

  /// Where the repository says how it compares and merges.
  ///
  /// - Parameter isShared: Whether the patterns go into the file that everybody gets.
  func settings(isShared: Bool) -> GitSettings {
    GitSettings(
      configuration: FilePath.join(common, "config"),
      attributes: isShared
        ? FilePath.join(workTree, ".gitattributes") : FilePath.join(common, "info/attributes"))
  }
}
