internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let syntax = Aspect("syntax-error", "The system refuses the file.", Levels(.error))
  fileprivate static let template = Aspect(
    "template", "The file is a template, from which a program makes the property list.", Levels(.note))
  fileprivate static let untranslated = Aspect(
    "no-translations", "A file for translations is empty.", Levels(.note))

  /// Passes on what keeps the system from reading a file.
  static let syntaxError = Rule(
    id: "syntax-error",
    topic: .syntax,
    summary: "The file is no property list that the system reads.",
    explanation: Explanation(
      finds:
        "Everything that makes the system refuse the file: unknown elements, keys without values, numbers "
        + "and dates that are none, text after the end, broken binary objects, and so on. Each finding carries "
        + "a code of its own. Where marks of a template, such as $name, @NAME@, {{name}} or lines for the "
        + "preprocessor, stand between the elements, the findings are notes, and so is an empty file of "
        + "translations.",
      matters:
        "A bundle whose Info.plist cannot be read has no identifier, no executable and no version; it is "
        + "not opened, not installed and not accepted by any store. One error makes the whole file unreadable, "
        + "so nothing else is checked in it.",
      instead:
        "Mend the place that is shown. Where one slip causes several errors, only the first is reported.",
      sources: "The readers of the system, by their behavior (F1 to F78)."),
    references: [],
    aspects: [syntax, template, untranslated],
    accepts: [
      Example("<key>CFBundleName</key>\n<string>Rock &amp; Roll</string>"),
      Example(root: "<dict/>"),
    ],
    rejects: [
      Example("<key>CFBundleName</key>\n<⟦strin⟧>Hello</strin>"),
      Example("<key>CFBundleName</key>\n<string>Hello</string>\n⟦@MORE_KEYS@⟧"),
      Example(file: "⟦⟧", path: "en.lproj/InfoPlist.strings"),
    ],
    check: Check(reading: { run in
      let aspect =
        run.document.isValid ? syntax : run.isTemplate ? template : run.isUntranslated ? untranslated : syntax
      for error in run.document.errors {
        run.report(aspect, error.keyPath, at: error.range) {
          FindingDetails(
            error.message, help: error.hint, code: error.code.description,
            related: error.related.map { RelatedPlace($0.message, range: $0.range) })
        }
      }
    }))
}

extension CheckRun {
  /// Whether some program still has to make a property list of the file, and nobody says that it is finished.
  fileprivate var isTemplate: Bool {
    if case .given = subject.profile.origin, subject.profile.value != .source { return false }
    return document.errors.contains { error in
      error.code == .unexpectedCharacter && isTemplateMark(at: error.range)
    }
  }

  /// Whether a text between elements begins as those do that are replaced, or that control what is.
  private func isTemplateMark(at range: ByteRange) -> Bool {
    let bytes = document.source.file
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] <= 0x20 { start += 1 }
    guard start + 1 < range.upperBound else { return false }
    switch bytes[start] {
    case UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "%"): return true
    case UInt8(ascii: "{"): return [UInt8(ascii: "{"), UInt8(ascii: "%")].contains(bytes[start + 1])
    default: return false
    }
  }

  /// Whether the file is for translations of which nobody has written one yet.
  fileprivate var isUntranslated: Bool {
    subject.path.ends(in: ".strings") && document.errors.contains { $0.code == .emptyInput }
  }
}
