internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let none = Aspect("no-pins", "No pin is given.", Levels(.error, books2018: .off))
  fileprivate static let malformed = Aspect(
    "malformed-pin", "The pin is no digest.", Levels(.error, books2018: .off))
  fileprivate static let single = Aspect(
    "single-pin", "There is no second pin to fall back on.", Levels(.note, books2018: .off))

  /// Finds pinned domains whose pins cannot match (A26).
  static let pinnedDomain = Rule(
    id: "pinned-domain",
    topic: .transport,
    summary: "The pins of a domain cannot work.",
    explanation: Explanation(
      finds:
        "Domains of NSPinnedDomains without any identity, identities whose SPKI-SHA256-BASE64 is not the digest of "
        + "32 bytes in Base64 (44 characters, the last one an equals sign), and, as a note, domains with one pin only.",
      matters:
        "Without a pin nothing is pinned; a pin that is no digest matches no certificate, so every connection to "
        + "the domain fails. With one pin only, the day the key changes locks every installed program out.",
      instead:
        "Take the SHA-256 digest of the public key's DER form in Base64, and add one of a key in reserve.",
      sources: "Pages of NSPinnedDomains and SPKI-SHA256-BASE64 (2025)."),
    references: ["RUN-pins"],
    aspects: [none, malformed, single],
    accepts: [
      Example.pins(
        """
        <dict>
        <key>SPKI-SHA256-BASE64</key>
        <string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string>
        </dict>
        <dict>
        <key>SPKI-SHA256-BASE64</key>
        <string>i9HaIScvf6T/skE3/A7QOq5n5cTYs8UHNOEFCnkguSI=</string>
        </dict>
        """)
    ],
    rejects: [
      Example.pins("", key: "⟦<key>example.com</key>⟧"),
      Example.pins(
        """
        <dict>
        <key>SPKI-SHA256-BASE64</key>
        ⟦<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E</string>⟧
        </dict>
        <dict>
        <key>SPKI-SHA256-BASE64</key>
        <string>i9HaIScvf6T/skE3/A7QOq5n5cTYs8UHNOEFCnkguSI=</string>
        </dict>
        """),
      Example.pins(
        """
        <dict>
        <key>SPKI-SHA256-BASE64</key>
        <string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string>
        </dict>
        """, key: "⟦<key>example.com</key>⟧"),
    ],
    check: Check(
      dictionaries: .records { $0.isAboutTransport },
      dictionary: { run, visit in
        guard visit.isTransportEntry(of: "NSPinnedDomains"), let entry = visit.entry else { return }
        let count = ["NSPinnedCAIdentities", "NSPinnedLeafIdentities"].reduce(0) { count, key in
          count + (visit.entries.value(key).map { $0.kind == .array ? $0.count : 0 } ?? 0)
        }
        guard count < 2 else { return }
        run.report(count == 0 ? none : single, visit.path, at: entry.keyNode.range) {
          count == 0
            ? FindingDetails("\(entry.key.shown) has no pins, so it is not pinned.", help: "Add two.")
            : FindingDetails(
              "\(entry.key.shown) has one pin only.",
              help: "Add the pin of a key in reserve, or a new key locks every installed program out.")
        }
      },
      values: .records { $0.isAboutTransport },
      value: { run, visit in
        guard visit.depth == 6, visit.isStep(5, "SPKI-SHA256-BASE64"),
          visit.isStep(1, "NSPinnedDomains"),
          let text = visit.node.string, !text.isDigest, !run.holdsBuildSettings(visit.node)
        else { return }
        run.report(malformed, visit.path, at: visit.node.range) {
          FindingDetails(
            "\(text.quoted) is not the Base64 form of a SHA-256 digest, so no certificate matches it.",
            help: "A digest has 44 characters, of which the last is an equals sign.")
        }
      }))
}

extension Example {
  /// An example from the items of one list of pins.
  fileprivate static func pins(_ text: String, key: String = "<key>example.com</key>") -> Example {
    Example(
      """
      <key>NSAppTransportSecurity</key>
      <dict>
      <key>NSPinnedDomains</key>
      <dict>
      \(key)
      <dict>
      <key>NSPinnedCAIdentities</key>
      <array>
      \(text)
      </array>
      </dict>
      </dict>
      </dict>
      """)
  }
}

extension String {
  /// Whether the text is the Base64 form of 32 bytes.
  fileprivate var isDigest: Bool {
    guard utf8.count == 44, utf8.last == UInt8(ascii: "=") else { return false }
    return utf8.dropLast().allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x30...0x39,
        UInt8(ascii: "+"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
  }
}
