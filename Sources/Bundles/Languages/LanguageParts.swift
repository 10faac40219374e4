import SourceText

/// The parts of a normalized identifier: a language, perhaps a script, perhaps a region.
struct LanguageParts: Equatable {
  let language: String
  var script: String
  var region: String

  init(_ identifier: String) {
    let parts = LanguageIdentifier.parts(of: identifier)
    language = parts.first ?? ""
    script = ""
    region = ""
    for part in parts.dropFirst() {
      if part.utf8.count == 4, script.isEmpty, region.isEmpty {
        script = part
      } else if region.isEmpty {
        region = part
      }
    }
  }

  private init(_ language: String, _ script: String, _ region: String) {
    self.language = language
    self.script = script
    self.region = region
  }

  static func == (left: LanguageParts, right: LanguageParts) -> Bool {
    left.language.isSameText(as: right.language) && left.script.isSameText(as: right.script)
      && left.region.isSameText(as: right.region)
  }

  private var text: String {
    [language, script, region].filter { !$0.isEmpty }.joined(separator: "_")
  }

  /// The identifier with the script and the region it most likely means.
  var maximized: LanguageParts {
    let forms = [
      self, LanguageParts(language, script, ""), LanguageParts(language, "", region),
      LanguageParts(language, "", ""),
    ]
    for form in forms {
      guard let likely = LanguageTable.likelyForms[form.text] else { continue }
      let parts = LanguageParts(likely)
      return LanguageParts(
        parts.language, script.isEmpty ? parts.script : script, region.isEmpty ? parts.region : region)
    }
    return self
  }

  /// Whether leaving out what is likely anyway would leave the region in.
  var needsRegion: Bool {
    let full = maximized
    if LanguageParts(full.language, "", "").maximized == full { return false }
    if LanguageParts(full.language, "", full.region).maximized == full { return true }
    return LanguageParts(full.language, full.script, "").maximized != full
  }
}
