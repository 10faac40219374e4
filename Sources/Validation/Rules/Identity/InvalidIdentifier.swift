internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let characters = Aspect(
    "forbidden-character", "It has a character that no identifier of a bundle may have.", Levels(.error))
  fileprivate static let blank = Aspect(
    "empty-identifier", "It is empty.", Levels(.warning, stores: .error, books2018: .error))
  fileprivate static let labels = Aspect(
    "empty-label", "There is nothing between two of its periods, or at an end.", Levels(.warning))
  fileprivate static let form = Aspect(
    "no-domain", "It is not in reverse-DNS form.", Levels(.note, stores: .warning, books2018: .warning))

  /// Checks the form of the identifier of a bundle (R53, R54, R172).
  static let invalidIdentifier = Rule(
    id: "invalid-identifier",
    topic: .identity,
    summary: "CFBundleIdentifier has a form that the system or a store refuses.",
    explanation: Explanation(
      finds:
        "Characters other than A to Z, a to z, 0 to 9, hyphens and periods, underscores included; empty parts; and "
        + "identifiers that do not begin with a domain turned around. In a bundle without a program, such as one of "
        + "mere resources, a character is only worth a note.",
      matters:
        "The store refuses the bundle (ITMS-90049), no App ID can be made for it, and preferences, links and "
        + "permissions that go by the identifier fail in odd ways.",
      instead: "Write com.example.name with your own domain, and hyphens for other characters.",
      fix: "Other characters are replaced by hyphens on request: the identifier is another one then.",
      sources:
        "Core Foundation Keys, CFBundleIdentifier (2010, 2018); messages of Xcode and App Store Connect."),
    references: ["R53", "R54", "R172", "ITMS-90049", "ITMS-90277", "XCB-bundle-id-chars"],
    aspects: [characters, blank, labels, form],
    accepts: [
      Example("<key>CFBundleIdentifier</key>\n<string>com.Ajax.Hello</string>"),
      Example(
        "<key>CFBundleIdentifier</key>\n<string>com.example.$(PRODUCT_NAME)</string>", profile: .source),
    ],
    rejects: [
      Example("<key>CFBundleIdentifier</key>\n⟦<string>com.ajax.my_app</string>⟧"),
      Example("<key>CFBundleIdentifier</key>\n⟦<string>com.ajax.héllo</string>⟧"),
      Example("<key>CFBundleIdentifier</key>\n⟦<string></string>⟧"),
      Example("<key>CFBundleIdentifier</key>\n⟦<string>com..hello</string>⟧"),
      Example("<key>CFBundleIdentifier</key>\n⟦<string>Hello</string>⟧"),
    ],
    check: Check(
      values: .onlyRecords { $0.role == .bundleIdentifier },
      value: { run, visit in
        guard visit.facts?.role == .bundleIdentifier, let text = visit.node.string,
          !run.holdsBuildSettings(visit.node)
        else { return }
        run.checkIdentifier(text, visit)
      }))
}

extension CheckRun {
  fileprivate mutating func checkIdentifier(_ text: String, _ visit: Visit) {
    if text.isEmpty {
      report(Rule.blank, visit.path, at: visit.node.range) {
        FindingDetails("CFBundleIdentifier is empty, so the system does not know the bundle.")
      }
      return
    }
    let odd = text.unicodeScalars.first { !Self.isIdentifierCharacter($0) }
    if let odd {
      let writer = fixWriter
      // Words with spaces between them, where no program is named, are a text of a test or a template.
      let isFreeText =
        !rootEntries.has("CFBundleExecutable") && odd == " " && !subject.profile.value.isRelease
      let isHarmless = hasNoProgram || isFreeText && subject.era == .today
      let ceiling = isHarmless ? Severity.note : ceilingForForm(of: text)
      report(Rule.characters, visit.path, at: visit.node.range, ceiling: ceiling) {
        let right = Self.mended(text)
        return FindingDetails(
          "CFBundleIdentifier has \(String(odd).quoted) in it; only letters, digits, hyphens and periods may occur.",
          references: ["R53", "ITMS-90049", "XCB-bundle-id-chars"],
          fixes: [
            writer.replacement(
              "Replace \(text.quoted) by \(right.quoted)", .unsafe, at: visit.node.contentRange, by: right)
          ])
      }
      return
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.contains(where: { $0.isEmpty }) {
      report(Rule.labels, visit.path, at: visit.node.range, ceiling: hasNoProgram ? .note : .error) {
        FindingDetails(
          "CFBundleIdentifier has an empty part between its periods: \(text.quoted).",
          references: ["R54", "ITMS-90277"])
      }
    } else if parts.count < 2 {
      report(Rule.form, visit.path, at: visit.node.range) {
        FindingDetails(
          "CFBundleIdentifier is \(text.quoted), which is not in reverse-DNS form.",
          help: "Begin with your domain turned around, as in com.example.hello.", references: ["R54"])
      }
    }
  }

  private static func isIdentifierCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".": true
    default: false
    }
  }

  /// An identifier with hyphens for what may not occur.
  private static func mended(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(isIdentifierCharacter(scalar) ? scalar : "-")
    }
    return result
  }
}

extension CheckRun {
  /// Whether the bundle plainly holds no program: the system never asks for its identifier, nor does a store.
  var hasNoProgram: Bool {
    guard subject.era == .today, !subject.profile.value.isRelease, !rootEntries.has("CFBundleExecutable")
    else { return false }
    switch subject.kind?.value {
    case .app, .appExtension, .xpcService, .framework, .kernelExtension, .systemExtension: return false
    case .bundle, .preferencePane: return true
    // A file of two or three keys is a part of one, not a bundle.
    case nil: return rootEntries.all.count > 3
    }
  }
}
