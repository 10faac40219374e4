import SourceText

/// Taking paths apart and putting them together, as texts.
package enum PathName {
  /// A path below a folder; below the empty path and `.` it is the path alone.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if folder.isEmpty || folder.isSameText(as: ".") { return path }
    let slash = UInt8(ascii: "/")
    let isSeparated = folder.utf8.last == slash
    let joined = unsafe folder.utf8.withContiguousStorageIfAvailable { folder in
      unsafe path.utf8.withContiguousStorageIfAvailable { path in
        // Pieces that are appended one by one take several times as long.
        unsafe String(unsafeUninitializedCapacity: folder.count + 1 + path.count) { bytes in
          var end = unsafe bytes.update(fromContentsOf: folder)
          if !isSeparated {
            unsafe bytes[end] = slash
            end += 1
          }
          return unsafe bytes[end...].update(fromContentsOf: path)
        }
      }
    }
    return (joined ?? nil) ?? (isSeparated ? folder + path : folder + "/" + path)
  }

  /// The names a path consists of, without empty ones and `.`.
  package static func components(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
      .filter { !$0.isSameText(as: ".") }
  }

  /// The path without empty names and `.`, and without a slash at either end.
  package static func normalized(_ path: String) -> String {
    isPlain(path.utf8[...]) ? path : components(of: path).joined(separator: "/")
  }

  /// Whether every name of a path has letters and is neither `.` nor `..`, as in most: there is nothing to take apart
  /// then.
  package static func isPlain(_ path: Substring.UTF8View) -> Bool {
    // Views of texts are slower to go through.
    unsafe path.withContiguousStorageIfAvailable { unsafe isPlain(bytes: $0) } ?? isPlain(bytes: path)
  }

  private static func isPlain(bytes path: some Sequence<UInt8>) -> Bool {
    var (length, dots) = (0, 0)
    for byte in path {
      if byte != UInt8(ascii: "/") {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      } else if length == dots, length <= 2 {
        return false
      } else {
        (length, dots) = (0, 0)
      }
    }
    return length != dots || length > 2
  }

  /// The last name of a path, the empty text if there is none.
  package static func last(of path: String) -> String {
    guard isPlain(path.utf8[...]) else { return components(of: path).last ?? "" }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The path without its last name.
  package static func parent(of path: String) -> String {
    if isPlain(path.utf8[...]) {
      return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    return (isAbsolute ? "/" : "") + components(of: path).dropLast().joined(separator: "/")
  }

  /// What stands behind the last period of the last name, nil if there is none; a period in front does not count.
  package static func ending(of path: String) -> String? {
    let name = last(of: path)
    guard let period = name.utf8.lastIndex(of: UInt8(ascii: ".")), period > name.utf8.startIndex else {
      return nil
    }
    return String(decoding: name.utf8[name.utf8.index(after: period)...], as: UTF8.self)
  }

  /// The last name without its ending.
  package static func stem(of path: String) -> String {
    let name = last(of: path)
    guard let ending = ending(of: name) else { return name }
    return String(decoding: name.utf8.dropLast(ending.utf8.count + 1), as: UTF8.self)
  }
}

extension PathName {
  /// The path without slashes at its end; the root stays as it is.
  package static func withoutTrailingSlashes(_ path: String) -> String {
    guard path.utf8.last == UInt8(ascii: "/") else { return path }
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
