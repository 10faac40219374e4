internal import KeyCatalog
internal import PropertyLists
internal import SourceText
internal import TransportSecurity

extension Rule {
  fileprivate static let weak = Aspect(
    "weak-tls", "The version of TLS is deprecated.", Levels(.warning, books2018: .off))

  /// Finds exceptions for versions of TLS that the systems of the bundle have deprecated.
  static let weakTLS = Rule(
    id: "weak-tls",
    topic: .transport,
    summary: "An exception allows a deprecated version of TLS.",
    explanation: Explanation(
      finds:
        "NSExceptionMinimumTLSVersion with TLSv1.0 or TLSv1.1 in bundles for iOS or tvOS 15, macOS 12, "
        + "watchOS 8 and newer. Nothing is said where the oldest system is not known.",
      matters: "Those systems still allow it, with a warning of the build; a later one will not.",
      instead: "Let the server speak TLS 1.2 and remove the exception.",
      sources: "Warnings of Xcode; page of NSExceptionMinimumTLSVersion (2025)."),
    references: ["XCB-tls-min"],
    aspects: [weak],
    accepts: [
      Example(
        """
        <key>NSAppTransportSecurity</key>
        <dict>
        <key>NSExceptionDomains</key>
        <dict>
        <key>example.com</key>
        <dict>
        <key>NSExceptionMinimumTLSVersion</key>
        <string>TLSv1.0</string>
        </dict>
        </dict>
        </dict>
        """, platform: .iOS, minimumOS: SystemVersion(14))
    ],
    rejects: [
      Example(
        """
        <key>NSAppTransportSecurity</key>
        <dict>
        <key>NSExceptionDomains</key>
        <dict>
        <key>example.com</key>
        <dict>
        <key>NSExceptionMinimumTLSVersion</key>
        ⟦<string>TLSv1.1</string>⟧
        </dict>
        </dict>
        </dict>
        """, platform: .iOS, minimumOS: SystemVersion(15))
    ],
    check: Check(
      dictionaries: .records { $0.isAboutTransport },
      dictionary: { run, visit in
        guard visit.isTransportEntry(of: "NSExceptionDomains"),
          // Of several names of the setting the first counts.
          let entry = ExceptionKeyName.prefixes.lazy.compactMap({ visit.entries[$0 + "MinimumTLSVersion"] })
            .first,
          let version = entry.value.string,
          version.isSameText(as: "TLSv1.0") || version.isSameText(as: "TLSv1.1"),
          run.runsOnlyFrom(
            iOS: SystemVersion(15), macOS: SystemVersion(12), tvOS: SystemVersion(15),
            watchOS: SystemVersion(8)
          )
        else { return }
        run.report(weak, visit.path + [.key(entry.key)], at: entry.value.range) {
          FindingDetails(
            "\(version) is deprecated on every system this bundle runs on.",
            help: "Let the server speak TLS 1.2 and remove the exception.")
        }
      }))
}
