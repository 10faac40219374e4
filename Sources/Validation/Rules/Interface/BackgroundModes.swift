internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let unlisted = Aspect(
    "missing-task-identifiers", "Tasks need identifiers.",
    Levels(.warning, stores: .error, developerID: .warning, books2018: .off))
  fileprivate static let ended = Aspect(
    "ended-when-suspended", "The program is ended before it can work in the background.", Levels(.warning))
  fileprivate static let elsewhere = Aspect(
    "mode-of-other-platform", "The platform does not have the mode.", Levels(.note, books2018: .off))
  fileprivate static let obsolete = Aspect(
    "obsolete-mode", "The mode does nothing anymore.", Levels(.note, books2018: .off))
  fileprivate static let twice = Aspect("mode-twice", "The mode is there already.", Levels(.note))
  fileprivate static let exclusive = Aspect(
    "exclusive-sessions", "Only one such session is allowed.", Levels(.error, books2018: .off))

  /// Finds background modes that cannot work (R218, R219).
  static let backgroundModes = Rule(
    id: "background-modes",
    topic: .interface,
    summary: "A background mode cannot work.",
    explanation: Explanation(
      finds:
        "The mode processing without BGTaskSchedulerPermittedIdentifiers; modes beside UIApplicationExitsOnSuspend; "
        + "modes that the platform does not have, that are obsolete or that occur twice; and, in WKBackgroundModes, "
        + "two of self-care, mindfulness, physical-therapy and alarm. Names that are no modes are the matter of "
        + "invalid-value.",
      matters:
        "Without identifiers no task can be scheduled, and the store refuses the program. A program that ends when "
        + "it leaves the screen does nothing in the background.",
      instead: "List the identifiers of the tasks, or drop the mode.",
      sources:
        "UIKit Keys (2010), UIBackgroundModes; pages of UIBackgroundModes and WKBackgroundModes (2025); "
        + "messages of App Store Connect."),
    references: ["R218", "R219", "ITMS-90771", "XCB-background-mode-platform", "RUN-watch-modes"],
    aspects: [unlisted, ended, elsewhere, obsolete, twice, exclusive],
    accepts: [
      Example(
        """
        <key>BGTaskSchedulerPermittedIdentifiers</key>
        <array>
        <string>com.example.refresh</string>
        </array>
        <key>UIBackgroundModes</key>
        <array>
        <string>audio</string>
        <string>processing</string>
        </array>
        """, platform: .iOS),
      Example(
        "<key>WKBackgroundModes</key>\n<array>\n<string>workout-processing</string>\n"
          + "<string>alarm</string>\n</array>"),
    ],
    rejects: [
      Example(
        """
        <key>UIBackgroundModes</key>
        <array>
        <string>fetch</string>
        ⟦<string>processing</string>⟧
        ⟦<string>fetch</string>⟧
        </array>
        """),
      Example(
        """
        ⟦<key>UIApplicationExitsOnSuspend</key>⟧
        <true/>
        <key>UIBackgroundModes</key>
        <array>
        <string>audio</string>
        </array>
        """),
      Example(
        """
        <key>UIBackgroundModes</key>
        <array>
        ⟦<string>newsstand-content</string>⟧
        </array>
        """, platform: .iOS),
      Example(
        """
        <key>UIBackgroundModes</key>
        <array>
        ⟦<string>location</string>⟧
        </array>
        """, platform: .tvOS),
      Example(
        """
        <key>WKBackgroundModes</key>
        <array>
        <string>self-care</string>
        ⟦<string>alarm</string>⟧
        </array>
        """),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist else { return }
      if let entry = run.rootEntries["UIBackgroundModes"] { run.checkModes(entry) }
      if let entry = run.rootEntries["WKBackgroundModes"] { run.checkWatchModes(entry) }
    }))
}

extension CheckRun {
  fileprivate mutating func checkModes(_ entry: KeyedEntries.Entry) {
    let modes = entry.value.texts
    var seen: Set<String> = []
    for mode in modes {
      let path: [PropertyListPathStep] = [.key(entry.key), .index(mode.index)]
      if !seen.insert(mode.text).inserted {
        report(Rule.twice, path, at: mode.node.range) {
          FindingDetails("\(mode.text.quoted) is listed already.", help: "Remove this one.")
        }
        continue
      }
      if mode.text.isSameText(as: "processing"), !hasTaskIdentifiers {
        report(Rule.unlisted, path, at: mode.node.range) {
          FindingDetails(
            "Without BGTaskSchedulerPermittedIdentifiers no task can be scheduled.",
            help: "List the identifiers of the tasks, or drop processing.", references: ["ITMS-90771"])
        }
      } else if mode.text.isSameText(as: "newsstand-content") {
        report(Rule.obsolete, path, at: mode.node.range) {
          FindingDetails("\(mode.text.quoted) does nothing anymore.", help: "Remove it.")
        }
      } else if let platforms = Self.platforms(ofMode: mode.text), !subject.candidates.isEmpty,
        platforms.isDisjoint(with: subject.candidates), let platform = subject.platform?.value
      {
        report(Rule.elsewhere, path, at: mode.node.range) {
          FindingDetails(
            "\(platform.name) has no background mode \(mode.text.quoted).", help: "Remove it.",
            references: ["XCB-background-mode-platform"])
        }
      }
    }
    if !modes.isEmpty, let exits = rootEntries["UIApplicationExitsOnSuspend"], exits.value.isTrue {
      report(Rule.ended, [.key(exits.key)], at: exits.keyNode.range) {
        FindingDetails(
          "The program is ended when it leaves the screen, so its background modes do nothing.",
          help: "Remove \(exits.key) or UIBackgroundModes.", references: ["R218", "R219"],
          related: [RelatedPlace("The modes stand here.", range: entry.keyNode.range)])
      }
    }
  }

  /// Whether any task has an identifier.
  private var hasTaskIdentifiers: Bool {
    rootEntries.value("BGTaskSchedulerPermittedIdentifiers").map { $0.kind == .array && $0.count > 0 }
      ?? false
  }

  /// The platforms that have a mode, nil for modes that all have or that nobody knows.
  private static func platforms(ofMode mode: String) -> PlatformSet? {
    let phone: PlatformSet = [.iOS, .macCatalyst]
    switch mode {
    case "location": return phone.union(.watchOS)
    case "voip", "bluetooth-central": return phone.union([.watchOS, .visionOS])
    case "fetch", "processing": return phone.union([.tvOS, .visionOS])
    case "network-authentication", "screen-capture": return phone.union(.visionOS)
    case "external-accessory", "bluetooth-peripheral", "push-to-talk", "nearby-interaction": return phone
    default: return nil
    }
  }

  fileprivate mutating func checkWatchModes(_ entry: KeyedEntries.Entry) {
    var first: PropertyListNode?
    for mode in entry.value.texts {
      guard
        ["self-care", "mindfulness", "physical-therapy", "alarm"].contains(where: {
          $0.isSameText(as: mode.text)
        })
      else { continue }
      guard let other = first else {
        first = mode.node
        continue
      }
      report(Rule.exclusive, [.key(entry.key), .index(mode.index)], at: mode.node.range) {
        FindingDetails(
          "Only one of self-care, mindfulness, physical-therapy and alarm is allowed.",
          help: "Keep one.", references: ["RUN-watch-modes"],
          related: [RelatedPlace("The other one stands here.", range: other.range)])
      }
    }
  }
}
