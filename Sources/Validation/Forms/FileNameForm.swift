import SourceText

/// What the names of files in a bundle look like.
enum FileNameForm {
  /// The extension of a file name, in small letters and without its period; nil if there is none.
  ///
  /// A version number at the end, as in `Acme 2.0`, is no extension.
  static func fileExtension(of name: String) -> String? {
    let bytes = name.utf8
    guard let period = bytes.lastIndex(of: UInt8(ascii: ".")), period > bytes.startIndex else { return nil }
    let ending = bytes[bytes.index(after: period)...]
    guard (1...12).contains(ending.count), ending.allSatisfy({ ASCII.isAlphanumeric($0) }),
      ending.contains(where: { ASCII.isLetter($0) })
    else { return nil }
    return String(decoding: ending.map { $0.asciiLowercased }, as: UTF8.self)
  }

  /// A name without its extension and the period before it.
  static func base(of name: String) -> String {
    let bytes = name.utf8
    guard fileExtension(of: name) != nil, let period = bytes.lastIndex(of: UInt8(ascii: ".")) else {
      return name
    }
    return String(name[..<period])
  }

  /// Whether an extension is one of images, documents or the like, and not part of a name with periods.
  static func isOfKnownFormat(_ fileExtension: String) -> Bool {
    for known in [
      "bmp", "gif", "heic", "ico", "icon", "iconset", "jpeg", "jpg", "pdf", "plist", "png", "psd", "svg",
      "tif",
      "tiff",
    ] where known.isSameText(as: fileExtension) {
      return true
    }
    return false
  }

  /// Whether a path is absolute, leaves its folder, or is no path at all.
  static func leavesItsFolder(_ path: String) -> Bool {
    let bytes = path.utf8
    if bytes.first == UInt8(ascii: "/") || bytes.first == UInt8(ascii: "~") { return true }
    if path.hasURLScheme { return true }
    var depth = 0
    for component in bytes.split(separator: UInt8(ascii: "/")) {
      if component.elementsEqual("..".utf8) {
        depth -= 1
        if depth < 0 { return true }
      } else if !component.elementsEqual(".".utf8) {
        depth += 1
      }
    }
    return false
  }
}
