public import ConnectionReports

/// What the results of a URL come to: whose fault it is, and the smallest exception that helps (R205, A34).
public struct DiagnosticVerdict: Sendable, Hashable {
  /// Whose fault it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Nobody's: the default protection is fulfilled.
    case secure
    /// The server's: it needs an exception, or to be made better.
    case server
    /// The certificate's, which is not trusted with or without App Transport Security.
    case certificate
    /// Another server's, which a redirection leads to.
    case redirection
    /// Not one of App Transport Security: without it the load fails, too.
    case unrelated
  }

  /// Whose fault it is.
  public let kind: Kind
  /// Why the load fails under the default protection, or without any if it fails there too; nil if it does not.
  public let failure: ConnectionFailure?
  /// The smallest exception for the host under which the URL is loaded; nil if none is needed, or none helps.
  public let exception: LoadSettings?
  /// The URL at fault.
  public let url: String

  /// The exceptions for a host, those that open least first; the matrix lacks some of them.
  static let candidates: [LoadSettings] = {
    let versions: [ProtocolVersion?] = [nil, .tls11, .tls10]
    var all: [(parts: Int, settings: LoadSettings)] = []
    for isInsecure in [nil, true] {
      for secrecy in [nil, false] {
        for version in versions {
          let settings = LoadSettings(
            minimumVersion: version, requiresForwardSecrecy: secrecy, allowsInsecureLoads: isInsecure)
          let parts = (isInsecure == nil ? 0 : 1) + (secrecy == nil ? 0 : 1) + (version == nil ? 0 : 1)
          all.append((parts, settings))
        }
      }
    }
    // What opens clear text comes last among those of as many parts.
    return (0...3).flatMap { count in all.filter { $0.parts == count }.map { $0.settings } }
  }()

  /// No policy for the host opens more: the second of the three steps (R205).
  static let loosest = LoadSettings(
    minimumVersion: .tls10, requiresForwardSecrecy: false, allowsInsecureLoads: true)

  /// Draws the conclusion.
  ///
  /// - Parameter reports: What came of the attempts under the candidates, without any protection, and under the
  ///   loosest exception, by their settings.
  init(of reports: [LoadSettings: ConnectionReport]) {
    let standard = reports[LoadSettings()]
    let open = reports[LoadSettings(allowsArbitraryLoads: true)]
    let loosest = reports[Self.loosest]
    var failure = standard?.failure
    let helping = Self.candidates.first { reports[$0]?.isPassed == true }
    var url = standard?.hops.last?.url ?? ""
    if standard?.isPassed == true {
      kind = .secure
      exception = nil
    } else if let helping {
      let needsOverride = reports[helping]?.hops.contains { $0.needsOverride } == true
      kind = needsOverride ? .certificate : .server
      exception = helping
    } else if open?.isPassed == true, let loosest, loosest.hops.count > 1 {
      kind = .redirection
      exception = nil
      url = loosest.hops.last?.url ?? url
    } else {
      // Even without protection it fails, or it needs what no exception gives: a server with a weak signature.
      kind = open?.isPassed == true ? .server : .unrelated
      exception = nil
      if let reason = open?.failure {
        failure = reason
        url = open?.hops.last?.url ?? url
      }
    }
    self.failure = failure
    self.url = url
  }

  /// The conclusion in a sentence or two, with what to do.
  public var message: String {
    let reason = failure.map { " \($0.message)" } ?? ""
    switch kind {
    case .secure: return "The server fulfills the default protection; no exception is needed."
    case .server where exception == nil:
      return "The server is at fault, and no exception for it helps.\(reason)"
    case .server: return "The server is at fault.\(reason) Mend the server, or write the exception."
    case .certificate:
      return
        "The certificate is at fault, not App Transport Security.\(reason) Get one that is trusted; with the "
        + "exception the app may accept this one by itself."
    case .redirection:
      return "Another server is at fault, which a redirection leads to.\(reason) Diagnose \(url) too."
    case .unrelated: return "This is not a matter of App Transport Security.\(reason)"
    }
  }
}
