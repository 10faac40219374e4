internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let empty = Aspect(
    "empty-service-value", "The value is empty.", Levels(.error, books2018: .off))

  /// Finds descriptions of XPC services that a device refuses.
  static let xpcService = Rule(
    id: "xpc-service",
    topic: .extensions,
    summary: "The description of an XPC service has an empty value.",
    explanation: Explanation(
      finds: "XPCService with an empty RunLoopType or ServiceType. Values of a wrong type are the matter of "
        + "wrong-type.",
      matters: "A device does not install the program.",
      instead: "Write a value, such as Application for ServiceType, or remove the key.",
      sources: "Errors of the installer on devices."),
    references: ["MI-0xe80000ae", "MI-0xe80000af"],
    aspects: [empty],
    accepts: [
      Example(
        """
        <key>XPCService</key>
        <dict>
        <key>ServiceType</key>
        <string>Application</string>
        </dict>
        """)
    ],
    rejects: [
      Example(
        """
        <key>XPCService</key>
        <dict>
        <key>RunLoopType</key>
        ⟦<string></string>⟧
        <key>ServiceType</key>
        ⟦<string></string>⟧
        </dict>
        """)
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist, let service = run.rootEntries["XPCService"], service.value.kind == .dictionary
      else { return }
      for (key, reference) in [("RunLoopType", "MI-0xe80000ae"), ("ServiceType", "MI-0xe80000af")] {
        guard let node = service.value[key], let text = node.string, text.isEmpty else { continue }
        run.report(empty, [.key(service.key), .key(key)], at: node.range) {
          FindingDetails(
            "\(key) is empty.", help: "Write a value, or remove the key.", references: [reference])
        }
      }
    }))
}
