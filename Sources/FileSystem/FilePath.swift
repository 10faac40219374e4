internal import Bundles

/// Taking paths apart and putting them together, as texts, without asking the disk.
public enum FilePath {
  /// A path below a folder.
  ///
  /// An absolute path stays what it is; joining to the empty path or to `.` adds nothing in front.
  public static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || folder == "." || isAbsolute(path) { return path }
    if path.isEmpty { return folder }
    return folder.utf8.last == slash ? folder + path : folder + "/" + path
  }

  /// Whether a path starts at the root.
  public static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == slash
  }

  /// The last name of a path: `Info.plist` for `App.app/Info.plist`, `App.app` for `App.app/`, `/` for the
  /// root, and the empty text for the empty path.
  public static func lastComponent(of path: String) -> String {
    if let plain = plainLastComponent(of: path) { return plain }
    let trimmed = withoutTrailingSlashes(path)
    guard let lastSlash = trimmed.utf8.lastIndex(of: slash), trimmed.utf8.count > 1 else {
      return String(trimmed)
    }
    return String(trimmed[trimmed.utf8.index(after: lastSlash)...])
  }

  /// The last name of a path that does not end in a slash, nil for others.
  private static func plainLastComponent(of path: String) -> String? {
    let name: String?? = unsafe path.utf8.withContiguousStorageIfAvailable { bytes in
      var start = bytes.count
      while start > 0, unsafe bytes[start - 1] != slash { start -= 1 }
      if start == bytes.count { return nil }
      if start == 0 { return path }
      return unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[start...]), as: UTF8.self)
    }
    return name.flatMap { $0 }
  }

  /// The folder a path stands in: `App.app` for `App.app/Info.plist`, `.` for a single name, `/` for the root.
  public static func parent(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let lastSlash = trimmed.utf8.lastIndex(of: slash) else { return "." }
    let folder = withoutTrailingSlashes(String(trimmed[..<lastSlash]))
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The part of the last name behind its last dot, without the dot, or nil.
  ///
  /// A dot at the beginning of a name does not count: `.zshrc` has no extension.
  public static func pathExtension(of path: String) -> String? {
    let name = lastComponent(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex, name != ".." else {
      return nil
    }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The last name of a path without its extension.
  public static func stem(of path: String) -> String {
    let name = lastComponent(of: path)
    guard let found = pathExtension(of: name) else { return name }
    return String(name.utf8.dropLast(found.utf8.count + 1)) ?? name
  }

  /// The path without `.`, `..` after a name, and doubled or trailing slashes.
  ///
  /// This is about the text alone: `link/..` may be somewhere else on disk.
  public static func normalized(_ path: String) -> String {
    // The slash at the beginning ends no name.
    if PathName.isPlain(isAbsolute(path) ? path.utf8.dropFirst() : path.utf8[...]) { return path }
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name != ".." {
        names.append(name)
      } else if let last = names.last, last != ".." {
        names.removeLast()
      } else if !isAbsolute(path) {
        names.append(name)
      }
    }
    let joined = names.joined(separator: "/")
    if isAbsolute(path) { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  private static let slash = UInt8(ascii: "/")

  private static func withoutTrailingSlashes(_ path: String) -> Substring {
    var end = path.utf8.endIndex
    while end > path.utf8.startIndex {
      let before = path.utf8.index(before: end)
      guard path.utf8[before] == slash, before > path.utf8.startIndex else { break }
      end = before
    }
    return path[..<end]
  }
}
