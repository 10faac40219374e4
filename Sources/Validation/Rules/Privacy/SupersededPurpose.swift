internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let ignored = Aspect(
    "superseded-purpose", "No system the bundle runs on reads the text.", Levels(.warning))
  fileprivate static let alone = Aspect(
    "always-alone", "The text for use at any time stands alone.", Levels(.note))

  /// Finds purpose strings that the systems of a bundle no longer read, without the newer one (R174–R176).
  static let supersededPurpose = Rule(
    id: "superseded-purpose",
    topic: .privacy,
    summary: "A purpose string is one that only older systems read.",
    explanation: Explanation(
      finds:
        "Purpose strings that every system the bundle runs on ignores, where the key that replaced them is "
        + "missing: NSLocationUsageDescription on iOS from 8 on, NSLocationAlwaysUsageDescription from 11 on, "
        + "NSCalendarsUsageDescription and NSRemindersUsageDescription from 17 on (macOS 14), "
        + "NSBluetoothPeripheralUsageDescription from 13 on. And, as a note, a text for use of the location at any "
        + "time without the one for use while the app is open. Older systems are assumed where no oldest one is known, "
        + "but for NSLocationUsageDescription.",
      matters: "Without the newer key the request is ignored, or the system ends the program.",
      instead: "Add the newer key; the older may stay for older systems.",
      sources: "Cocoa Keys (2018), NSLocationUsageDescription; the pages of the keys (2025)."),
    references: ["R174", "R175", "R176", "RUN-location-always-needs-wheninuse"],
    aspects: [ignored, alone],
    accepts: [
      Example(
        """
        <key>NSLocationUsageDescription</key>
        <string>To show shops near you.</string>
        """, platform: .macOS),
      Example(
        """
        <key>NSLocationUsageDescription</key>
        <string>To show shops near you.</string>
        <key>NSLocationWhenInUseUsageDescription</key>
        <string>To show shops near you.</string>
        """, platform: .iOS),
      Example(
        "<key>NSCalendarsUsageDescription</key>\n<string>To add your tickets.</string>", platform: .iOS,
        minimumOS: SystemVersion(15)),
      Example(
        "<key>NSLocationUsageDescription</key>\n<string>To show shops near you.</string>", platform: .iOS,
        minimumOS: SystemVersion(7)),
    ],
    rejects: [
      Example(
        "⟦<key>NSLocationUsageDescription</key>⟧\n<string>To show shops near you.</string>", platform: .iOS,
        minimumOS: SystemVersion(8)),
      Example(
        "⟦<key>NSCalendarsUsageDescription</key>⟧\n<string>To add your tickets.</string>", platform: .iOS,
        minimumOS: SystemVersion(17)),
      Example(
        """
        ⟦<key>NSLocationAlwaysAndWhenInUseUsageDescription</key>⟧
        <string>To show shops near you.</string>
        """, platform: .iOS),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist else { return }
      for purpose in SupersededKey.all {
        guard let entry = run.rootEntries[purpose.key],
          run.ignores(purpose), !purpose.successors.contains(where: { run.rootEntries.has($0) })
        else { continue }
        run.report(ignored, [.key(entry.key)], at: entry.keyNode.range) {
          FindingDetails(
            "No system this bundle runs on reads \(entry.key.shown).",
            help: "Add \(purpose.successors.joined(by: "or")).", references: ["R176"])
        }
      }
      let always = "NSLocationAlwaysAndWhenInUseUsageDescription"
      if let entry = run.rootEntries[always], run.isForPhones,
        !run.rootEntries.has("NSLocationWhenInUseUsageDescription")
      {
        run.report(alone, [.key(always)], at: entry.keyNode.range) {
          FindingDetails(
            "Use of the location at any time is asked for after use while the app is open, for which the text "
              + "is missing.",
            help: "Add NSLocationWhenInUseUsageDescription.",
            references: ["R175", "RUN-location-always-needs-wheninuse"])
        }
      }
    }))
}

/// A purpose string that later systems ignore.
private struct SupersededKey {
  let key: String
  /// The keys that newer systems read, of which one is enough.
  let successors: [String]
  /// The first version of each system that ignores the key.
  let iOS: SystemVersion
  let macOS: SystemVersion?
  /// Whether the change is so long ago that it counts where no oldest system is known.
  let isLongAgo: Bool

  static let all = [
    SupersededKey(
      key: "NSLocationUsageDescription",
      successors: [
        "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
        "NSLocationAlwaysUsageDescription",
      ], iOS: SystemVersion(8), macOS: nil, isLongAgo: true),
    SupersededKey(
      key: "NSLocationAlwaysUsageDescription",
      successors: ["NSLocationAlwaysAndWhenInUseUsageDescription"], iOS: SystemVersion(11), macOS: nil,
      isLongAgo: false),
    SupersededKey(
      key: "NSBluetoothPeripheralUsageDescription", successors: ["NSBluetoothAlwaysUsageDescription"],
      iOS: SystemVersion(13), macOS: nil, isLongAgo: false),
    SupersededKey(
      key: "NSCalendarsUsageDescription",
      successors: ["NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription"],
      iOS: SystemVersion(17), macOS: SystemVersion(14), isLongAgo: false),
    SupersededKey(
      key: "NSRemindersUsageDescription", successors: ["NSRemindersFullAccessUsageDescription"],
      iOS: SystemVersion(17), macOS: SystemVersion(14), isLongAgo: false),
  ]
}

extension CheckRun {
  /// Whether every system the bundle runs on ignores a key.
  fileprivate func ignores(_ purpose: SupersededKey) -> Bool {
    if subject.minimumOS == nil, purpose.isLongAgo { return isForPhones }
    return runsOnlyFrom(iOS: purpose.iOS, macOS: purpose.macOS)
  }
}
