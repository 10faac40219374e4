internal import KeyCatalog
internal import Validation

extension CheckedInput {
  /// Says, piece by piece, what the input was taken for and how that is known, on one line.
  ///
  ///     Demo.app: app for iOS 15.0 and later, profile built (kind from the path, platform from UIDeviceFamily)
  func describe(_ add: (String) -> Void) {
    add(path)
    add(": ")
    add(kind?.value.name ?? "property list")
    if let platform {
      add(" for ")
      add(platform.value.name)
    }
    if let minimumOS {
      add(platform == nil ? " for systems " : " ")
      add(minimumOS.value.description)
      add(" and later")
    }
    add(", profile ")
    add(profile.value.name)
    if era != .today {
      add(", era ")
      add(era.name)
    }
    var isFirst = true
    func tell(_ words: String, _ origin: FactOrigin?) {
      guard let origin = origin?.text else { return }
      add(isFirst ? " (" : ", ")
      add(words)
      add(origin)
      isFirst = false
    }
    tell("kind from ", kind?.origin)
    tell("platform from ", platform?.origin)
    tell("system from ", minimumOS?.origin)
    tell("profile from ", profile.origin)
    if !isFirst { add(")") }
  }
}
