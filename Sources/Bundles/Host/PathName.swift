import SourceText

/// Taking paths apart and putting them together, as texts.
package enum PathName {
  /// A path below a folder; below the empty path and `.` it is the path alone.
  package static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || folder.isSameText(as: ".") { return path }
    if path.isEmpty { return folder }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : folder + "/" + path
  }

  /// The names a path consists of, without empty ones and `.`.
  package static func components(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
      .filter { !$0.isSameText(as: ".") }
  }

  /// The path without empty names and `.`, and without a slash at either end.
  package static func normalized(_ path: String) -> String {
    isNormalized(path.utf8) ? path : components(of: path).joined(separator: "/")
  }

  /// Whether a path has no empty names and no `.`, nor a slash at either end; nearly all are so.
  package static func isNormalized(_ path: some Sequence<UInt8>) -> Bool {
    var length = 0
    var isDot = false
    for byte in path {
      if byte == UInt8(ascii: "/") {
        if length == 0 || isDot { return false }
        length = 0
        isDot = false
      } else {
        isDot = length == 0 && byte == UInt8(ascii: ".")
        length += 1
      }
    }
    return length > 0 && !isDot
  }

  /// The last name of a path, the empty text if there is none.
  package static func last(of path: String) -> String {
    guard isNormalized(path.utf8) else { return components(of: path).last ?? "" }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The path without its last name.
  package static func parent(of path: String) -> String {
    if isNormalized(path.utf8) {
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
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
