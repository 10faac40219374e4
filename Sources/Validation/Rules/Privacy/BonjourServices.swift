internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let form = Aspect("bonjour-form", "The type has not the form of one.", Levels(.warning))
  fileprivate static let noPurpose = Aspect(
    "bonjour-purpose", "The purpose string for the local network is missing.", Levels(.warning, source: .note)
  )

  /// Finds types of Bonjour services that cannot be browsed for.
  static let bonjourServices = Rule(
    id: "bonjour-services",
    topic: .privacy,
    summary: "A Bonjour service cannot be browsed for.",
    explanation: Explanation(
      finds:
        "Items of NSBonjourServices that do not look like _name._tcp or _name._udp, with a name of up to 15 "
        + "letters, digits and hyphens; and, in programs for iPhone and iPad, the key without "
        + "NSLocalNetworkUsageDescription. In files of a project the latter is a note, since the build may add it.",
      matters:
        "From iOS 14 and macOS 15 on a program finds only the services whose types it lists. Without the "
        + "purpose string people are shown a text of the system's that does not say what for.",
      instead: "Write the type as it is registered, as in _ipp._tcp, and say what the local network is for.",
      sources: "The pages of NSBonjourServices and NSLocalNetworkUsageDescription (2025)."),
    references: ["RUN-bonjour", "RUN-bonjour-form"],
    aspects: [form, noPurpose],
    accepts: [
      Example(
        """
        <key>NSBonjourServices</key>
        <array>
        <string>_ipp._tcp</string>
        <string>_my-game._udp.</string>
        </array>
        <key>NSLocalNetworkUsageDescription</key>
        <string>To find players near you.</string>
        """, platform: .iOS),
      Example("<key>NSBonjourServices</key>\n<array/>", platform: .iOS),
    ],
    rejects: [
      Example(
        """
        <key>NSBonjourServices</key>
        <array>
        ⟦<string>ipp._tcp</string>⟧
        ⟦<string>_a-name-past-fifteen._tcp</string>⟧
        ⟦<string>_ipp._sctp</string>⟧
        </array>
        """),
      Example(
        """
        ⟦<key>NSBonjourServices</key>⟧
        <array>
        <string>_ipp._tcp</string>
        </array>
        """, platform: .iOS),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist, let entry = run.rootEntries["NSBonjourServices"] else { return }
      let services = entry.value.texts
      for service in services where !service.text.isServiceType && !run.holdsBuildSettings(service.node) {
        run.report(form, [.key(entry.key), .index(service.index)], at: service.node.range) {
          FindingDetails(
            "\(service.text.quoted) is no type of a Bonjour service.", help: "Types look like _name._tcp.",
            references: ["RUN-bonjour-form"])
        }
      }
      guard !services.isEmpty, run.isForPhones, !run.rootEntries.has("NSLocalNetworkUsageDescription")
      else { return }
      run.report(noPurpose, [.key(entry.key)], at: entry.keyNode.range) {
        FindingDetails(
          "NSLocalNetworkUsageDescription is missing, so people are not told what the local network is for.",
          help: "Add NSLocalNetworkUsageDescription.", references: ["RUN-bonjour"])
      }
    }))
}

extension String {
  /// Whether the text is `_name._tcp` or `_name._udp`, with or without a final dot.
  fileprivate var isServiceType: Bool {
    var rest = utf8[...]
    if rest.last == UInt8(ascii: ".") { rest = rest.dropLast() }
    let transport = rest.suffix(5)
    guard transport.elementsEqual("._tcp".utf8) || transport.elementsEqual("._udp".utf8) else { return false }
    let name = rest.dropLast(5)
    guard name.first == UInt8(ascii: "_"), (2...16).contains(name.count) else { return false }
    return name.dropFirst().allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte.asciiLowercased || (0x30...0x39).contains(byte)
        || byte == UInt8(ascii: "-")
    }
  }
}
