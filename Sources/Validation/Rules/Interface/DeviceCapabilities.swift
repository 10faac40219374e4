internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let unknown = Aspect("unknown-capability", "Nobody knows the name.", Levels(.warning))
  fileprivate static let alone = Aspect(
    "gps-alone", "The name calls for another.", Levels(.note, books2018: .warning))
  fileprivate static let impossible = Aspect(
    "no-device", "No iPhone has both.", Levels(.error, books2018: .off))
  fileprivate static let bits = Aspect(
    "capability-too-new", "The oldest system is too old for the name.", Levels(appStoreOnly: .error))
  fileprivate static let companion = Aspect(
    "watch-capability", "A program for Apple Watch may ask for one thing only.", Levels(appStoreOnly: .error))
  fileprivate static let twice = Aspect("capability-twice", "The name is there already.", Levels(.note))

  /// Finds demands on devices that no device, or nobody, understands (R225–R227).
  static let deviceCapabilities = Rule(
    id: "device-capabilities",
    topic: .interface,
    summary: "A demand on the device is unknown or cannot be met.",
    explanation: Explanation(
      finds:
        "Names in UIRequiredDeviceCapabilities that are unknown or occur twice, gps without location-services, "
        + "iphone-performance-gaming-tier together with ipad-minimum-performance-m1, arm64 for systems before iOS 8, "
        + "and, in a program for Apple Watch of the older kind, anything but watch-companion. In an array, "
        + "names that are plainly slips are the matter of invalid-value.",
      matters:
        "The store offers the program only to devices that have all that is listed. Each update may only "
        + "ask for less (ITMS-90109), so a slip stays.",
      instead: "List what the program cannot do without, by the names `infoplist explain "
        + "UIRequiredDeviceCapabilities` gives.",
      sources:
        "UIKit Keys (2010), Table 4; page of UIRequiredDeviceCapabilities (2025); messages of App Store "
        + "Connect."),
    references: ["R225", "R226", "R227", "ITMS-90362", "ITMS-90503", "RUN-gaming-tier"],
    aspects: [unknown, alone, impossible, bits, companion, twice],
    accepts: [
      Example(
        """
        <key>UIRequiredDeviceCapabilities</key>
        <array>
        <string>arm64</string>
        <string>gps</string>
        <string>location-services</string>
        </array>
        """),
      Example(
        """
        <key>UIRequiredDeviceCapabilities</key>
        <dict>
        <key>telephony</key>
        <false/>
        <key>gps</key>
        <false/>
        </dict>
        """),
    ],
    rejects: [
      Example.capabilities("⟦<string>teleportation</string>⟧"),
      // Each is like a name, but too short to be plainly a slip.
      Example.capabilities("⟦<string>armv77</string>⟧\n⟦<string>arm-64</string>⟧\n⟦<string>gsp</string>⟧"),
      Example(
        """
        <key>UIRequiredDeviceCapabilities</key>
        <dict>
        ⟦<key>telephoney</key>⟧
        <true/>
        </dict>
        """),
      Example.capabilities("⟦<string>nfc</string>⟧", era: .books2010),
      Example.capabilities("⟦<string>gps</string>⟧", era: .books2010),
      Example.capabilities("⟦<string>gps</string>⟧"),
      Example.capabilities("<string>wifi</string>\n⟦<string>wifi</string>⟧"),
      Example.capabilities(
        "<string>iphone-performance-gaming-tier</string>\n⟦<string>ipad-minimum-performance-m1</string>⟧"),
      Example(
        """
        <key>MinimumOSVersion</key>
        <string>7.0</string>
        <key>UIRequiredDeviceCapabilities</key>
        <array>
        ⟦<string>arm64</string>⟧
        </array>
        """, profile: .appStore, platform: .iOS),
      Example(
        """
        <key>UIRequiredDeviceCapabilities</key>
        <array>
        <string>watch-companion</string>
        ⟦<string>arm64</string>⟧
        </array>
        <key>WKWatchKitApp</key>
        <true/>
        """, profile: .appStore),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist, let entry = run.rootEntries["UIRequiredDeviceCapabilities"] else { return }
      let demands = CapabilityDemand.all(of: entry)
      var seen: Set<String> = []
      for demand in demands where !run.holdsBuildSettings(demand.node) {
        if !seen.insert(demand.name).inserted {
          run.report(twice, demand.path, at: demand.node.range) {
            FindingDetails("\(demand.name.quoted) is listed already.", help: "Remove this one.")
          }
        } else {
          run.checkDemand(demand, among: demands)
        }
      }
    }))
}

/// One name among the demands on a device.
private struct CapabilityDemand {
  let name: String
  /// The item or the key.
  let node: PropertyListNode
  let path: [PropertyListPathStep]
  /// Whether the device has to have it, rather than to lack it (R226).
  let isRequired: Bool

  /// There are not so many names.
  private static let limit = 200

  /// The demands of an array or a dictionary.
  static func all(of entry: KeyedEntries.Entry) -> [CapabilityDemand] {
    let value = entry.value
    guard value.kind == .dictionary else {
      return value.texts.prefix(limit).map { item in
        CapabilityDemand(
          name: item.text, node: item.node, path: [.key(entry.key), .index(item.index)], isRequired: true)
      }
    }
    return value.entries.prefix(limit).map { member in
      CapabilityDemand(
        name: member.key, node: member.keyNode, path: [.key(entry.key), .key(member.key)],
        isRequired: member.value.isTrue)
    }
  }
}

extension Example {
  /// An example from the items of an array of capabilities.
  fileprivate static func capabilities(_ text: String, era: Era = .today) -> Example {
    Example("<key>UIRequiredDeviceCapabilities</key>\n<array>\n\(text)\n</array>", era: era)
  }
}

extension CheckRun {
  fileprivate mutating func checkDemand(_ demand: CapabilityDemand, among demands: [CapabilityDemand]) {
    func asksFor(_ name: String) -> Bool {
      demands.contains { $0.isRequired && $0.name.isSameText(as: name) }
    }
    let name = demand.name
    if isUnknownCapability(demand) {
      let known = capabilities?.record.map { cache[$0] }
      report(Rule.unknown, demand.path, at: demand.node.range) {
        FindingDetails(
          "\(name.quoted) is no known capability of a device.",
          help: known?.similarValue(to: .string(name), isUnknown: true)
            .map { "Did you mean \($0.value.shown)?" }
            ?? "Remove it, or write the name meant.",
          references: ["R227"])
      }
    }
    guard demand.isRequired else { return }
    // For the dictionary form the record itself says so.
    if name.isSameText(as: "gps"), case .index? = demand.path.last, !asksFor("location-services") {
      report(Rule.alone, demand.path, at: demand.node.range) {
        FindingDetails(
          "gps names the hardware only.", help: "Name location-services as well.", references: ["R227"])
      }
    }
    if name.isSameText(as: "ipad-minimum-performance-m1"), asksFor("iphone-performance-gaming-tier") {
      report(Rule.impossible, demand.path, at: demand.node.range) {
        FindingDetails(
          "No iPhone has both this and iphone-performance-gaming-tier.", help: "Keep the latter.",
          references: ["RUN-gaming-tier"])
      }
    }
    if name.isSameText(as: "arm64"), isForPhones, let oldest = subject.minimumOS?.value,
      oldest < SystemVersion(8)
    {
      report(Rule.bits, demand.path, at: demand.node.range) {
        FindingDetails(
          "iOS \(oldest) does not know arm64.", help: "Raise the oldest system to 8.0.",
          references: ["ITMS-90503"])
      }
    }
    if isTrue("WKWatchKitApp"), !name.isSameText(as: "watch-companion") {
      report(Rule.companion, demand.path, at: demand.node.range) {
        FindingDetails(
          "Here only watch-companion is allowed.", help: "Remove the others.", references: ["ITMS-90362"])
      }
    }
  }

  /// The place of the key in the catalog.
  private var capabilities: CatalogPlace? {
    catalog.root(of: .infoPlist).key("UIRequiredDeviceCapabilities")
  }

  /// Whether nobody knows a capability, and no other rule says so.
  private func isUnknownCapability(_ demand: CapabilityDemand) -> Bool {
    let name = demand.name
    let place = capabilities
    if subject.era == .today {
      if DeviceCapability.named(name) != nil { return false }
      guard case .index? = demand.path.last, let record = place?.record else { return true }
      return !isSlip(name, of: record)
    }
    // The catalog has each name of the books as a key of the dictionary form.
    return !(place?.children ?? []).contains { child in
      child.name.isSameText(as: name) && child.record?.isKnown(in: subject.era) ?? false
    }
  }
}
