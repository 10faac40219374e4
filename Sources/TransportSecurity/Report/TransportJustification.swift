import SourceText

/// The kinds of justification that App Review takes for a setting (R203, A28).
package enum TransportJustification {
  /// What to say about a key whose value loosens the protection, older names of it included; nil if nobody asks.
  package static func text(for key: String) -> String? {
    let name = ExceptionKeyName.newerName(of: key) ?? key
    return texts.first { $0.key.isSameText(as: name) }?.text
  }

  private static let texts: [(key: String, text: String)] = [
    (
      "NSAllowsArbitraryLoads",
      "Name what cannot be listed by domain: servers of others without secure connections, devices that cannot be "
        + "updated and have public names, or content from many sources that no web view can show."
    ),
    (
      "NSAllowsArbitraryLoadsForMedia", "Say that the media is encrypted already and holds nothing personal."
    ),
    (
      "NSAllowsArbitraryLoadsInWebContent",
      "Say that the program shows web content from sources that nobody can list."
    ),
    (
      "NSExceptionAllowsInsecureHTTPLoads",
      "Say why the domain has no secure connections: it belongs to somebody else, or is a device that cannot be "
        + "updated."
    ),
    ("NSExceptionMinimumTLSVersion", "Say why the server of the domain cannot be brought to TLS 1.2."),
  ]
}
