internal import CommandLineKit
internal import ConnectionReports
internal import NscurlFrontEnd
internal import TransportSecurity

/// What URLs need of a policy, going by what their servers offer now.
enum LiveNeeds {
  /// Loads each URL, and gives what it and its redirections need.
  ///
  /// A URL that cannot be loaded at all, and one of a web socket, is trusted to have a good server, as without
  /// live connections; a warning says so.
  ///
  /// - Throws: `CommandError` if no connection can be made.
  static func needs(
    of urls: [TransportURL], _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandError) -> [TransportNeed] {
    var needs: [TransportNeed] = []
    for url in urls {
      guard url.scheme == .http || url.scheme == .https else {
        console.warn("\(SafeText.visible(url.text)) is not loaded; its server is taken to be a good one.")
        needs.append(TransportNeed(url))
        continue
      }
      let call = try DiagnosticCall(
        url: url.text, certificateFile: arguments.value("--ca-file"), connect: arguments.value("--connect"),
        timeout: arguments.required("--timeout"))
      let report = try Diagnosis(call, console).best
      guard let report, report.isPassed else {
        let reason = report?.failure?.message ?? ""
        console.warn("\(call.given) does not load; its server is taken to be a good one. \(reason)")
        needs.append(TransportNeed(url))
        continue
      }
      for (index, hop) in report.hops.enumerated() {
        let target = index == 0 ? url : try? TransportURL(hop.url)
        guard let target else { continue }
        needs.append(TransportNeed(target, connection: ServerConnection(hop)))
      }
    }
    return needs
  }
}

extension ServerConnection {
  /// The connection of an attempt.
  ///
  /// Which logs of certificate transparency count, and which roots come with the system, is not known here.
  fileprivate init(_ hop: HopReport) {
    self.init(timestampCount: nil, isPubliclyTrusted: false)
    version = hop.version.flatMap { TLSVersion(name: $0.rawValue) }
    cipherSuite = hop.cipherSuite ?? ""
    guard let certificate = hop.certificate else { return }
    key =
      switch certificate.keyType {
      case "RSA": .rsa(certificate.keyBits)
      case "EC": .ellipticCurve(certificate.keyBits)
      default: .other
      }
    hashBits = certificate.hashBits ?? 256
    isTrusted = certificate.trustFailure == nil && certificate.matchesHost
    isAcceptedByProgram = !isTrusted
    leafDigest = certificate.pin
  }
}
