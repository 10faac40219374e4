/// The kinds of justification that App Review takes for a setting (R203).
enum TransportJustification {
  static let arbitraryLoads =
    "Name what cannot be listed by domain: servers of others without secure connections, devices that cannot be "
    + "updated and have public names, or content from many sources that no web view can show."
  static let media = "Say that the media is encrypted already and holds nothing personal."
  static let webContent = "Say that the program shows web content from sources that nobody can list."
  static let insecureLoads =
    "Say why the domain has no secure connections: it belongs to somebody else, or is a device that cannot be updated."
  static let minimumTLS = "Say why the server of the domain cannot be brought to TLS 1.2."
}
