internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let name = Aspect(
    "file-name-case", "The system looks for another spelling of the name.", Levels(.warning))
  fileprivate static let flat = Aspect(
    "flat-mac-bundle", "A Mac app has the file in its Contents folder.", Levels(.warning))
  fileprivate static let deep = Aspect(
    "contents-of-phone-app", "A device does not look into a Contents folder.", Levels(.error))

  /// Finds files that the system does not look for by this name, or in this place (R2, R3).
  static let misplacedFile = Rule(
    id: "misplaced-file",
    topic: .structure,
    summary: "The file is not where the system looks for it.",
    explanation: Explanation(
      finds:
        "Inside a bundle, names that differ from Info.plist in letter case; the file at the top of an app for the Mac "
        + "instead of its Contents folder; and the file in the Contents folder of an app for iPhone, Apple TV, Apple "
        + "Watch or Apple Vision.",
      matters:
        "A bundle without an Info.plist is not recognized as one. Macs whose disk minds letter case, and all "
        + "other devices, find only the exact name.",
      instead:
        "Name the file Info.plist, and put it into Contents in bundles of the Mac, at the top elsewhere.",
      sources: "About Information Property List Files (2010, 2018)."),
    references: ["R2", "R3"],
    aspects: [name, flat, deep],
    accepts: [
      Example("<key>CFBundleName</key>\n<string>Demo</string>", path: "Demo.app/Contents/Info.plist"),
      Example(
        "<key>CFBundleName</key>\n<string>Demo</string>", path: "Demo.app/Info.plist", platform: .iOS),
      Example("<key>CFBundleName</key>\n<string>Demo</string>", path: "Demo/info.plist"),
    ],
    rejects: [
      Example(root: "⟦<dict>⟧</dict>", path: "Demo.app/info.plist"),
      Example(root: "⟦<dict>⟧</dict>", path: "Demo.app/Info.plist", platform: .macOS),
      Example(root: "⟦<dict>⟧</dict>", path: "Demo.app/Contents/Info.plist", platform: .iOS),
    ],
    check: Check(closing: { run in
      guard run.subject.document == .infoPlist, let root = run.document.root else { return }
      let path = run.subject.path
      let isExact = path.ends(in: "Info.plist")
      if !isExact, path.isNearlyInBundle {
        run.report(name, [], at: root.openingRange) {
          FindingDetails(
            "The system looks for Info.plist, with a capital I, and finds no file in this bundle.",
            help: "Rename the file.", references: ["R2"])
        }
      }
      guard isExact, let platform = run.subject.platform?.value else { return }
      if platform == .macOS, path.ends(in: ".app/Info.plist") {
        run.report(flat, [], at: root.openingRange) {
          FindingDetails(
            "An app for the Mac has its Info.plist in the folder Contents.", help: "Move it there.",
            references: ["R3"])
        }
      } else if platform != .macOS, platform != .macCatalyst, run.subject.isPlatformSure,
        path.ends(in: ".app/Contents/Info.plist")
      {
        run.report(deep, [], at: root.openingRange) {
          FindingDetails(
            "\(platform.name) looks for Info.plist at the top of the app only.", help: "Move it there.",
            references: ["R3"])
        }
      }
    }))
}

extension String {
  /// Whether the path is that of an Info.plist in a bundle, were the letters of its name of the right case.
  fileprivate var isNearlyInBundle: Bool {
    guard ends(in: "/info.plist", ignoringCase: true) else { return false }
    return ["/contents", ".app", ".appex", ".framework"].contains {
      ends(in: $0 + "/info.plist", ignoringCase: true)
    }
  }
}
