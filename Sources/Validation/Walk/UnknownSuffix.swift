import SourceText

internal import KeyCatalog

/// A suffix of a top-level key that looks like one for a platform or device, but is none.
struct UnknownSuffix {
  /// The key in front of it.
  let root: String
  /// The mark in front of the word: `~` or `-`.
  let mark: String
  /// The word.
  let word: String
  /// The suffix that was probably meant, nil if none is like it.
  let suggestion: String?

  /// Finds the suffix of a key that is not known as it stands; nil if there is nothing of the kind (R28, R29).
  ///
  /// After a tilde any word is taken for a suffix; after a hyphen, which is an ordinary character, only one
  /// behind a known key, or a word that means a platform in another era (R35).
  init?(of key: String, at root: CatalogPlace, _ era: Era) {
    let bytes = key.utf8
    guard
      let index = bytes.lastIndex(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "-") }),
      index > bytes.startIndex
    else { return nil }
    let isDevice = bytes[index] == UInt8(ascii: "~")
    var word = String(key[bytes.index(after: index)...])
    var front = String(key[..<index])
    guard Self.isWord(word) else { return nil }
    let parsed = KeyName(parsing: key, era: era)
    if isDevice {
      if parsed.device != nil {
        // The device is fine; the word before it may not be.
        guard let hyphen = front.utf8.lastIndex(of: UInt8(ascii: "-")), parsed.platform == nil else {
          return nil
        }
        word = String(front[front.utf8.index(after: hyphen)...])
        front = String(front[..<hyphen])
        guard Self.isWord(word), root.key(front) != nil else { return nil }
        mark = "-"
      } else {
        if KeyPrefix(of: key) == .domain { return nil }
        mark = "~"
      }
    } else {
      guard parsed.platform == nil else { return nil }
      let isPlatformElsewhere = KeyName.PlatformWord.allCases.contains {
        $0.name.isSameText(as: word) && !$0.isKnown(in: era)
      }
      guard root.key(front) != nil || isPlatformElsewhere else { return nil }
      mark = "-"
    }
    self.root = front
    self.word = word
    suggestion = Self.suggestion(for: word, era)
  }

  /// Whether a text is a word of a few letters, as suffixes are.
  private static func isWord(_ text: String) -> Bool {
    (2...16).contains(text.utf8.count)
      && text.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0.asciiLowercased }
  }

  /// The known suffix most like a word.
  private static func suggestion(for word: String, _ era: Era) -> String? {
    var best: (suffix: String, distance: Int)?
    func consider(_ name: String, _ mark: String) {
      let distance = word.editDistance(to: name)
      if distance <= (name.utf8.count > 4 ? 2 : 1), distance < best?.distance ?? .max {
        best = (mark + name, distance)
      }
    }
    for device in KeyName.DeviceWord.allCases where device.isKnown(in: era) { consider(device.name, "~") }
    for platform in KeyName.PlatformWord.allCases where platform.isKnown(in: era) {
      consider(platform.name, "-")
    }
    return best?.suffix
  }
}
