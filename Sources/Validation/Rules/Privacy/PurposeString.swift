internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let empty = Aspect(
    "empty-purpose", "The text is empty.", Levels(.warning, stores: .error, developerID: .warning))
  fileprivate static let placeholder = Aspect(
    "placeholder-purpose", "The text is a placeholder.", Levels(.warning))
  fileprivate static let vague = Aspect(
    "vague-purpose", "The text hardly says what for.", Levels(.note, stores: .warning, developerID: .note))

  /// Finds purpose strings that tell nobody what for (R173).
  static let purposeString = Rule(
    id: "purpose-string",
    topic: .privacy,
    summary: "A purpose string does not say what the access is for.",
    explanation: Explanation(
      finds:
        "Keys that end in UsageDescription, in Info.plist and in InfoPlist.strings, with an empty text, with a "
        + "placeholder such as TODO or lorem ipsum, or with a text that is only the name of the app or a word or two. "
        + "Short texts count as vague only if they are in plain Latin letters.",
      matters:
        "The system shows the text when it asks for permission. The store refuses empty ones and people of "
        + "the review those that say nothing (guideline 5.1.1); people who do not understand the question say no.",
      instead:
        "Write a sentence that says what the program does with the access, as in: The camera scans the "
        + "code on your ticket.",
      sources: "Cocoa Keys (2018), NSCameraUsageDescription and its like; warnings of Xcode; messages of App "
        + "Store Connect."),
    references: ["R173", "ITMS-90683", "XCB-usage-string", "REV-placeholder-purpose"],
    aspects: [empty, placeholder, vague],
    accepts: [
      Example("<key>NSCameraUsageDescription</key>\n<string>The camera scans your ticket.</string>"),
      Example("<key>NSCameraUsageDescription</key>\n<string>用于扫描票据</string>"),
      Example("<key>NSCameraUsageDescription</key>\n<string>$(CAMERA_TEXT)</string>", profile: .source),
      Example("<key>NSCameraUsageDescription</key>\n<string>Para escanear todo tipo de códigos.</string>"),
    ],
    rejects: [
      Example("<key>NSCameraUsageDescription</key>\n⟦<string> </string>⟧"),
      Example("<key>NSCameraUsageDescription</key>\n⟦<string></string>⟧", era: .books2018),
      Example("<key>NSCameraUsageDescription</key>\n⟦<string>TODO: say why</string>⟧"),
      Example("<key>NSCameraUsageDescription</key>\n⟦<string>Lorem ipsum dolor sit amet</string>⟧"),
      Example("<key>NSCameraUsageDescription</key>\n⟦<string>...</string>⟧"),
      Example("<key>NSCameraUsageDescription</key>\n⟦<string>Camera</string>⟧"),
      Example(
        """
        <key>CFBundleName</key>
        <string>Ticket Scanner</string>
        <key>NSCameraUsageDescription</key>
        ⟦<string>Ticket Scanner</string>⟧
        """),
      Example(
        """
        <key>NSLocationTemporaryUsageDescriptionDictionary</key>
        <dict>
        <key>Route</key>
        ⟦<string></string>⟧
        </dict>
        """),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist || run.isInfoPlistStrings else { return }
      for entry in run.rootEntries.all.counting where entry.hasKey(endingIn: "UsageDescription") {
        run.checkPurpose(entry.key, entry.value, [.key(entry.key)])
      }
      let dictionary = "NSLocationTemporaryUsageDescriptionDictionary"
      guard let texts = run.rootEntries.value(dictionary), texts.kind == .dictionary else { return }
      for entry in texts.entries {
        run.checkPurpose(entry.key, entry.value, [.key(dictionary), .key(entry.key)])
      }
    }))
}

extension CheckRun {
  fileprivate mutating func checkPurpose(
    _ key: String, _ value: PropertyListNode, _ path: [PropertyListPathStep]
  ) {
    guard let text = value.string, !holdsBuildSettings(value) else { return }
    let words = text.withoutSurroundingSpace
    if words.isEmpty {
      // The template of React Native has this one empty, in every app that never asks for the place.
      let isFromTemplate =
        key.isSameText(as: "NSLocationWhenInUseUsageDescription") && !subject.profile.value.isRelease
      return report(Rule.empty, path, at: value.range, ceiling: isFromTemplate ? .note : .error) {
        FindingDetails(
          "\(key.shown) is empty, so nobody learns what the access is for.",
          help: "Say what the program does with it, or remove the key if it never asks.")
      }
    }
    if words.isPlaceholder || words.isSameText(as: key) {
      return report(Rule.placeholder, path, at: value.range) {
        FindingDetails(
          "\(words.quoted) is a placeholder, but people are shown it when they are asked for permission.",
          help: "Say what the program does with the access.")
      }
    }
    let isName = ["CFBundleName", "CFBundleDisplayName"].contains {
      rootEntries.value($0)?.string?.isSameText(as: words) ?? false
    }
    if isName || words.isShortLatin {
      report(Rule.vague, path, at: value.range) {
        FindingDetails(
          "\(words.quoted) hardly says what the access is for.",
          help: "Say in a sentence what the program does with it.")
      }
    }
  }
}

extension String {
  /// Texts that only hold a place, in small letters.
  private static let placeholders = [
    "todo", "tbd", "fixme", "placeholder", "description", "usage description", "text", "test", "n/a", "none",
    "null", "nil", "string", "reason", "asdf", "foo", "bar", "why", "your text", "your reason",
  ]

  /// Beginnings and parts of texts that only hold a place, in small letters.
  private static let fillers = [
    "lorem ipsum", "usage description here", "description here", "your text here", "your description",
    "insert description", "enter description", "reason here", "goes here", "fill me in", "change me",
  ].map { Array($0.utf8) }

  /// Whether the text only holds the place of another.
  fileprivate var isPlaceholder: Bool {
    let small = utf8.map { $0.asciiLowercased }
    if Self.placeholders.contains(where: { $0.utf8.count == small.count && small.elementsEqual($0.utf8) }) {
      return true
    }
    // In capital letters these are nobody's words.
    for word in ["TODO", "FIXME", "TBD"] where hasBeginning(word) && isWordEnd(at: word.utf8.count) {
      return true
    }
    if Self.fillers.contains(where: { Self.holds(small, $0) }) { return true }
    return utf8.allSatisfy { $0 < 0x80 && !$0.isLetter && !(0x30...0x39).contains($0) }
      || utf8.allSatisfy { $0 | 0x20 == UInt8(ascii: "x") }
  }

  /// Whether the text is of one or two words in plain Latin letters.
  ///
  /// Other scripts say much in a few letters.
  fileprivate var isShortLatin: Bool { utf8.count < 12 && utf8.allSatisfy { $0 < 0x80 } }

  /// Whether no letter comes at an offset.
  private func isWordEnd(at offset: Int) -> Bool {
    utf8.dropFirst(offset).first.map { !$0.isLetter } ?? true
  }

  /// Whether a text has another, which is not empty, in it.
  private static func holds(_ text: [UInt8], _ other: [UInt8]) -> Bool {
    var start = 0
    while start + other.count <= text.count {
      if text[start] == other[0], text[start..<(start + other.count)].elementsEqual(other) { return true }
      start += 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte is one of A to Z and a to z.
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
