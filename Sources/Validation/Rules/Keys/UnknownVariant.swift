internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let suffix = Aspect(
    "unknown-variant", "A suffix names no platform or device.", Levels(.warning))

  /// Finds suffixes of keys that name no platform or device (R28, R29, R35).
  static let unknownVariant = Rule(
    id: "unknown-variant",
    topic: .keys,
    summary: "The suffix of a key names no platform or device.",
    explanation: Explanation(
      finds: "Top-level keys that end in a tilde and a word that is no device, such as UIAppFonts~iPad or "
        + "UIAppFonts~watch, and known keys that end in a hyphen and a word that is no platform. Hyphens in keys "
        + "of your own are fine.",
      matters: "The system takes the whole for a key of its own and never looks at it.",
      instead:
        "Write -iphoneos, -macos, -watchos or -tvos for a platform, ~iphone, ~ipod, ~ipad, ~applewatch or "
        + "~appletv for a device, the platform first.",
      fix: "A suffix that differs only in letter case is put right, if that key is not there.",
      sources: "About Information Property List Files, Platform- and Device-Specific Keys (2010, 2018)."),
    references: ["R28", "R29", "R35"],
    aspects: [suffix],
    accepts: [
      Example("<key>com.example.x-y</key>\n<true/>"),
      Example("<key>still-camera</key>\n<true/>"),
    ],
    rejects: [
      Example("⟦<key>UIAppFonts~watch</key>⟧\n<array/>"),
      Example(
        """
        <key>UILaunchStoryboardName</key>
        <string>Launch</string>
        ⟦<key>UILaunchStoryboardName~iPad</key>⟧
        <string>LaunchWide</string>
        """),
      Example("⟦<key>NSMainNibFile-linux</key>⟧\n<string>Main</string>"),
      Example("⟦<key>Greeting-tvos</key>⟧\n<string>Hello</string>", era: .books2018),
    ],
    check: Check(
      keys: .unknown,
      key: { run, visit in
        guard visit.place == nil, visit.isTopLevel, run.subject.document == .infoPlist,
          let entry = visit.entry,
          let container = visit.container,
          let found = UnknownSuffix(of: entry.key, at: container, run.subject.era)
        else { return }
        let writer = run.fixWriter
        run.report(suffix, visit.path, at: entry.keyNode.range) {
          let what = found.mark.isSameText(as: "~") ? "device" : "platform"
          let right = found.suggestion.map { found.root + $0 }
          let isCaseSlip = right?.isSameTextIgnoringCase(as: entry.key) ?? false
          return FindingDetails(
            "\(found.mark)\(found.word) names no \(what), so the system ignores \(entry.key.shown).",
            help: right.map { "Did you mean \($0.shown)?" },
            fixes: [
              isCaseSlip && !visit.entries.has(right ?? "")
                ? writer.renaming(entry, to: right ?? "", .safe) : nil
            ])
        }
      }))
}
