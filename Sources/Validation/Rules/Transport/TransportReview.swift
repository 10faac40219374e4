internal import KeyCatalog
internal import PropertyLists
internal import SourceText
internal import TransportSecurity

extension Rule {
  fileprivate static let justified = Aspect(
    "needs-justification", "The store asks for a reason.",
    Levels(.note, stores: .warning, developerID: .off, books2018: .warning))
  fileprivate static let spelledOut = Aspect(
    "needs-no-justification", "The value is the default.", Levels(.off, books2018: .note))

  /// Finds exceptions for which App Review wants a reason (R203).
  static let transportReview = Rule(
    id: "transport-review",
    topic: .transport,
    summary: "An exception of App Transport Security has to be justified to the store.",
    explanation: Explanation(
      finds:
        "NSAllowsArbitraryLoads, NSAllowsArbitraryLoadsForMedia, NSAllowsArbitraryLoadsInWebContent and "
        + "NSExceptionAllowsInsecureHTTPLoads with the value true, and NSExceptionMinimumTLSVersion below TLSv1.2, older "
        + "names of theirs (NSThirdPartyException…, NSTemporaryException…) included. "
        + "The eras of the books know only the first, the fourth and the fifth of these keys, and remark on default "
        + "values as well.",
      matters:
        "Each of them sets off an extra question at review; without a good answer the program is refused.",
      instead:
        "Name the one domain that needs the exception, or have a reason at hand: a server of somebody else's, "
        + "devices that cannot be updated, web content from anywhere.",
      sources: "Cocoa Keys (2018), App Store Review for ATS; page of NSAppTransportSecurity (2025)."),
    references: ["R203", "REV-ats-justify"],
    aspects: [justified, spelledOut],
    accepts: [
      Example(
        """
        <key>NSAppTransportSecurity</key>
        <dict>
        <key>NSAllowsArbitraryLoads</key>
        <false/>
        <key>NSAllowsLocalNetworking</key>
        <true/>
        </dict>
        """, profile: .appStore)
    ],
    rejects: [
      Example(
        """
        <key>NSAppTransportSecurity</key>
        <dict>
        ⟦<key>NSAllowsArbitraryLoads</key>⟧
        <true/>
        <key>NSExceptionDomains</key>
        <dict>
        <key>example.com</key>
        <dict>
        ⟦<key>NSExceptionAllowsInsecureHTTPLoads</key>⟧
        <true/>
        ⟦<key>NSExceptionMinimumTLSVersion</key>⟧
        <string>TLSv1.0</string>
        </dict>
        </dict>
        </dict>
        """, profile: .appStore),
      Example(
        """
        <key>NSAppTransportSecurity</key>
        <dict>
        ⟦<key>NSAllowsArbitraryLoads</key>⟧
        <false/>
        </dict>
        """, era: .books2018),
    ],
    check: Check(
      dictionaries: .records { $0.isAboutTransport },
      dictionary: { run, visit in
        let keys: [String]
        if visit.isTopLevel, visit.isStep(0, "NSAppTransportSecurity") {
          keys = [
            "NSAllowsArbitraryLoads", "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInMedia",
            "NSAllowsArbitraryLoadsInWebContent",
          ]
        } else if visit.isTransportEntry(of: "NSExceptionDomains") {
          // Of several names of a setting the first counts.
          keys = ["AllowsInsecureHTTPLoads", "MinimumTLSVersion"].compactMap { ending in
            ExceptionKeyName.prefixes.map { $0 + ending }.first { visit.entries.has($0) }
          }
        } else {
          return
        }
        for (index, key) in keys.enumerated() {
          // The books ask for no reason for the narrower keys.
          if run.subject.era != .today, keys.count == 4, index > 0 { break }
          guard let entry = visit.entries[key] else { continue }
          run.report(
            entry.value.loosensProtection ? justified : spelledOut, visit.path + [.key(key)],
            at: entry.keyNode.range
          ) {
            entry.value.loosensProtection
              ? FindingDetails(
                "App Review asks for the reason of \(key).",
                help: TransportJustification.text(for: key).map {
                  "Narrow the exception, or have a reason: \($0)"
                })
              : FindingDetails("\(key) has the value it has by default, for which nobody asks.")
          }
        }
      }))
}

extension PropertyListNode {
  /// Whether the value allows what is forbidden by default.
  fileprivate var loosensProtection: Bool {
    isTrue || string.map { $0.isSameText(as: "TLSv1.0") || $0.isSameText(as: "TLSv1.1") } ?? false
  }
}
