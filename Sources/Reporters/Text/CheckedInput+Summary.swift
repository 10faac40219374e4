internal import KeyCatalog
internal import Validation

extension CheckedInput {
  /// What the input was taken for and how that is known, on one line.
  ///
  ///     Demo.app: app for iOS 15.0 and later, profile built (kind from the path, platform from UIDeviceFamily)
  var summary: String {
    var facts: [String] = []
    func add(_ name: String, _ origin: FactOrigin?) {
      if let words = origin?.text { facts.append("\(name) from \(words)") }
    }
    add("kind", kind?.origin)
    add("platform", platform?.origin)
    add("system", minimumOS?.origin)
    add("profile", profile.origin)

    var text = path + ": " + (kind?.value.name ?? "property list")
    if let platform { text += " for " + platform.value.name }
    if let minimumOS {
      text += (platform == nil ? " for systems " : " ") + "\(minimumOS.value) and later"
    }
    text += ", profile " + profile.value.name
    if era != .today { text += ", era " + era.name }
    return facts.isEmpty ? text : text + " (" + facts.joined(separator: ", ") + ")"
  }
}
