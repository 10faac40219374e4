internal import Bundles

/// Taking paths apart and putting them together, as texts, without asking the disk.
public enum FilePath {
  /// A path below a folder.
  ///
  /// An absolute path stays what it is; joining to the empty path or to `.` adds nothing in front.
  public static func join(_ folder: String, _ path: String) -> String {
    isAbsolute(path) ? path : PathName.join(folder, path)
  }

  /// Whether a path starts at the root.
  public static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == slash
  }

  /// The last name of a path: `Info.plist` for `App.app/Info.plist`, `App.app` for `App.app/`, `/` for the
  /// root, and the empty text for the empty path.
  public static func lastComponent(of path: String) -> String {
    if let slash = plainLastSlash(in: path) { return slash < 0 ? path : part(of: path, from: slash + 1) }
    let trimmed = withoutTrailingSlashes(path)
    guard let lastSlash = trimmed.utf8.lastIndex(of: slash), trimmed.utf8.count > 1 else {
      return String(trimmed)
    }
    return String(trimmed[trimmed.utf8.index(after: lastSlash)...])
  }

  /// The folder a path stands in: `App.app` for `App.app/Info.plist`, `.` for a single name, `/` for the root.
  public static func parent(of path: String) -> String {
    if let slash = plainLastSlash(in: path) { return slash < 0 ? "." : part(of: path, to: slash) }
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

  /// The offset of the last slash of a path, -1 if there is none.
  ///
  /// - Returns: Nil if more has to be looked at: the path is empty, a slash ends it or stands beside another, or the
  ///   one found begins it.
  private static func plainLastSlash(in path: String) -> Int? {
    let found = unsafe path.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var offset = bytes.count - 1
      guard offset >= 0, unsafe bytes[offset] != slash else { return nil }
      while offset >= 0, unsafe bytes[offset] != slash { offset -= 1 }
      if offset < 0 { return -1 }
      guard offset > 0, unsafe bytes[offset - 1] != slash else { return nil }
      return offset
    }
    return found ?? nil
  }

  /// A part of a path that ends at a slash or at an end of the path.
  private static func part(of path: String, from start: Int = 0, to end: Int? = nil) -> String {
    let bytes = path.utf8
    // Without a slice of the text, which takes several times as long.
    let part = unsafe bytes.withContiguousStorageIfAvailable { bytes in
      unsafe String(decoding: bytes[start..<(end ?? bytes.count)], as: UTF8.self)
    }
    return part
      ?? String(decoding: bytes.dropFirst(start).prefix((end ?? bytes.count) - start), as: UTF8.self)
  }

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
