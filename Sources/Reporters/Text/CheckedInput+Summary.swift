internal import KeyCatalog
internal import Validation

extension CheckedInput {
  /// What the input was taken for and how that is known, on one line.
  ///
  ///     Demo.app: app for iOS 15.0 and later, profile built (kind from the path, platform from UIDeviceFamily)
  var summary: String {
    var text = ""
    // Enough for nearly all, so that it is made once.
    text.reserveCapacity(path.utf8.count + 160)
    text += path
    text += ": "
    text += kind?.value.name ?? "property list"
    if let platform {
      text += " for "
      text += platform.value.name
    }
    if let minimumOS {
      text += platform == nil ? " for systems " : " "
      text += "\(minimumOS.value) and later"
    }
    text += ", profile "
    text += profile.value.name
    if era != .today {
      text += ", era "
      text += era.name
    }
    var isFirst = true
    for (words, origin) in [
      ("kind from ", kind?.origin), ("platform from ", platform?.origin), ("system from ", minimumOS?.origin),
      ("profile from ", profile.origin),
    ] {
      guard let origin = origin?.text else { continue }
      text += isFirst ? " (" : ", "
      text += words
      text += origin
      isFirst = false
    }
    if !isFirst { text += ")" }
    return text
  }
}
