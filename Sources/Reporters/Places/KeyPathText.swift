internal import PropertyLists

extension [PropertyListPathStep] {
  /// The path as it is written on the command line: `CFBundleDocumentTypes[0].CFBundleTypeName`.
  ///
  /// A key with a dot, bracket or backslash in it has a backslash before each, and an empty key is `""`.
  var text: String {
    var text = ""
    for step in self {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key):
        if !text.isEmpty { text += "." }
        if key.isEmpty { text += "\"\"" }
        for scalar in key.unicodeScalars {
          if scalar == "." || scalar == "[" || scalar == "\\" { text += "\\" }
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }
}
