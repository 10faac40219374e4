internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let unreadable = Aspect(
    "unsupported-format", "The system does not read the format.", Levels(.error))

  /// Objects to an Info.plist in a format that only other programs read.
  static let unsupportedFormat = Rule(
    id: "unsupported-format",
    topic: .syntax,
    summary: "The file is in a format that the system does not read as an Info.plist.",
    explanation: Explanation(
      finds:
        "An Info.plist, privacy manifest or entitlements file written as JSON or as GNUstep's typed text.",
      matters: "The system reads XML, binary and OpenStep text. To it, a file in another format is broken.",
      instead: "Convert the file: `infoplist convert --to xml`.",
      sources: "The readers of the system (F2 to F4, F70)."),
    references: ["R1"],
    aspects: [unreadable],
    accepts: [
      Example("<key>CFBundleName</key>\n<string>Hello</string>"),
      Example(file: "{ CFBundleName = Hello; }"),
    ],
    rejects: [Example(file: "⟦{⟧ \"CFBundleName\": \"Hello\" }")],
    check: Check(reading: { run in
      guard run.document.isValid, run.subject.document != nil, let root = run.document.root else { return }
      let name: String
      switch run.document.format {
      case .json: name = "JSON"
      case .gnustep: name = "GNUstep's typed text"
      case .xml, .binary, .openStep, .strings: return
      }
      let start = root.range.lowerBound
      run.report(unreadable, [], at: ByteRange(start, min(start + 1, root.range.upperBound))) {
        FindingDetails(
          "The file is \(name), which the system does not read.",
          help: "Convert it with `infoplist convert --to xml`.")
      }
    }))
}
