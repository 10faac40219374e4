internal import CommandLineKit
internal import FileSystem
internal import SourceText

/// The files of a git repository that say how it compares and merges.
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

  private static func text(of path: String) throws(CommandError) -> String {
    String(decoding: try Input.bytes(of: path).array, as: UTF8.self)
  }

  private static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, first == " " || first == "\n" || first == "\r" { scalars.removeFirst() }
    while let last = scalars.last, last == " " || last == "\n" || last == "\r" { scalars.removeLast() }
    return String(scalars)
  }

  // MARK: Installing

  /// Writes the drivers and the patterns they are for.
  func install(program: String, patterns: [String], isShared: Bool) throws(CommandError) {
    let config = FilePath.join(common, "config")
    let call = Self.shellQuoted(program)
    var lines = Self.lines(of: try Self.text(of: config))
    Self.removeSection("[diff \"infoplist\"]", from: &lines)
    Self.removeSection("[merge \"infoplist\"]", from: &lines)
    lines += [
      "[diff \"infoplist\"]", "\ttextconv = \(Self.configQuoted("\(call) git textconv"))",
      "[merge \"infoplist\"]", "\tname = property lists, key by key",
      "\tdriver = \(Self.configQuoted("\(call) merge --three-way --conflict-markers -o %A %O %A %B"))",
    ]
    try Self.write(lines, to: config)
    let attributes =
      isShared ? FilePath.join(workTree, ".gitattributes") : FilePath.join(common, "info/attributes")
    var rules = FileSystem.exists(attributes) ? Self.lines(of: try Self.text(of: attributes)) : []
    for pattern in patterns {
      rules.removeAll {
        $0.hasPrefix("\(pattern) ")
          && $0.split(separator: " ").contains { word in word.hasSuffix("=infoplist") }
      }
      rules.append("\(pattern) diff=infoplist merge=infoplist")
    }
    try Self.write(rules, to: attributes)
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func write(_ lines: [String], to path: String) throws(CommandError) {
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    do throws(FileError) { try FileSystem.replace(path, with: bytes) } catch {
      throw .unreadable(error.message)
    }
  }

  /// Removes a section of a configuration file with all its lines.
  private static func removeSection(_ header: String, from lines: inout [String]) {
    while let start = lines.firstIndex(where: { trimmed($0) == header }) {
      let next = lines[(start + 1)...].firstIndex { trimmed($0).hasPrefix("[") } ?? lines.count
      lines.removeSubrange(start..<next)
    }
  }

  /// A word as a shell reads it back.
  private static func shellQuoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      byte > 0x7F || "+-./:=@_0123456789".utf8.contains(byte)
        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacingText("'", with: "'\\''"))'"
  }

  /// A value as git's configuration reads it back.
  private static func configQuoted(_ value: String) -> String {
    "\"\(value.replacingText("\\", with: "\\\\").replacingText("\"", with: "\\\""))\""
  }
}

extension String {
  /// The text with each occurrence of a character replaced.
  fileprivate func replacingText(_ scalar: Unicode.Scalar, with other: String) -> String {
    var result = ""
    for own in unicodeScalars {
      if own == scalar { result += other } else { result.unicodeScalars.append(own) }
    }
    return result
  }
}
