internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let phoneOnly = Aspect(
    "phone-only", "The Mac refuses to start the program.", Levels(.error))
  fileprivate static let background = Aspect(
    "agent-in-background", "One key makes the other meaningless.", Levels(.note))
  fileprivate static let mode = Aspect(
    "newer-mode", "Older systems do not know the mode.", Levels(.warning))

  /// Finds keys that contradict each other, or the platform, when the program starts (R121–R124, R130).
  static let launchConflict = Rule(
    id: "launch-conflict",
    topic: .launching,
    summary: "Keys that say how the program starts contradict each other or the platform.",
    explanation: Explanation(
      finds:
        "LSRequiresIPhoneOS with the value true in a program for the Mac; LSUIElement beside LSBackgroundOnly, both "
        + "true; and LSUIPresentationMode 4 in a program that also runs on systems before Mac OS X 10.3.",
      matters:
        "LSRequiresIPhoneOS keeps the program from starting on the Mac. A background program shows nothing at all, "
        + "so LSUIElement adds nothing to it.",
      instead: "Keep the key that says what is meant.",
      sources: "Launch Services Keys (2010), LSRequiresIPhoneOS, LSBackgroundOnly, LSUIElement, "
        + "LSUIPresentationMode."),
    references: ["R121", "R122", "R124", "R130", "R131"],
    aspects: [phoneOnly, background, mode],
    accepts: [
      Example("<key>LSRequiresIPhoneOS</key>\n<true/>", platform: .iOS),
      Example("<key>LSRequiresIPhoneOS</key>\n<true/>", platform: .macCatalyst),
      Example("<key>LSUIElement</key>\n<true/>\n<key>LSBackgroundOnly</key>\n<false/>"),
      Example("<key>LSUIPresentationMode</key>\n<integer>4</integer>"),
    ],
    rejects: [
      Example("⟦<key>LSRequiresIPhoneOS</key>⟧\n<true/>", platform: .macOS),
      Example("⟦<key>LSUIElement</key>⟧\n<true/>\n<key>LSBackgroundOnly</key>\n<true/>"),
      Example(
        "⟦<key>LSUIPresentationMode</key>⟧\n<integer>4</integer>", platform: .macOS,
        minimumOS: SystemVersion(10, 2)),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist else { return }
      if run.subject.isPlatformSure, run.isFor(.macOS), let entry = run.rootEntries["LSRequiresIPhoneOS"],
        entry.value.isTrue
      {
        run.report(phoneOnly, [.key(entry.key)], at: entry.keyNode.range) {
          FindingDetails(
            "\(entry.key) keeps the program from starting on the Mac.", help: "Remove it.",
            references: ["R130", "R131"])
        }
      }
      if let agent = run.rootEntries["LSUIElement"], agent.value.isTrue,
        let background = run.rootEntries["LSBackgroundOnly"], background.value.isTrue
      {
        run.report(Self.background, [.key(agent.key)], at: agent.keyNode.range) {
          FindingDetails(
            "LSBackgroundOnly already keeps the program out of sight.", help: "Remove \(agent.key).",
            references: ["R121", "R122"],
            related: [RelatedPlace("The other key stands here.", range: background.keyNode.range)])
        }
      }
      if let entry = run.rootEntries["LSUIPresentationMode"], entry.value.integer == 4, run.isFor(.macOS),
        let oldest = run.subject.minimumOS?.value, oldest < SystemVersion(10, 3)
      {
        run.report(mode, [.key(entry.key)], at: entry.keyNode.range) {
          FindingDetails("Mac OS X before 10.3 does not know mode 4.", references: ["R124"])
        }
      }
    }))
}
