internal import CommandLineKit
internal import ConnectionReports
internal import NscurlFrontEnd
internal import TransportSecurity

/// The way from a URL through all redirections, on which each server is asked by itself.
///
/// Each is held to what the policy says of its own host (A4), or to the default protection. Where it fails, what
/// helps this one server is found out, and the way goes on from there.
struct LiveWay {
  /// One URL on the way.
  struct Step {
    /// What was offered.
    let settings: LoadSettings
    /// The domain whose exception holds for the host, nil if none does.
    let domain: String?
    /// What came of it.
    let hop: HopReport
    /// Why it fails; nil if it does not.
    let failure: ConnectionFailure?
    /// What can be done, nil if nothing has to be.
    let remedy: String?
    /// What came of the attempt that opens least of those that pass; nil if none does.
    let best: HopReport?
  }

  private(set) var steps: [Step] = []
  /// The exceptions to write, each with its host.
  private(set) var exceptions: [(host: String, settings: LoadSettings)] = []

  private let policy: AdvisedPolicy?

  /// As many redirections are followed as in attempts.
  private static let lengthLimit = 17

  /// Goes the way.
  ///
  /// - Throws: `CommandError` if no connection can be made; a server that does not answer is a result.
  init(_ call: DiagnosticCall, _ policy: AdvisedPolicy?, _ console: Console) throws(CommandError) {
    self.policy = policy
    var call = call
    while true {
      let step = try step(call, console)
      steps.append(step)
      guard let location = step.best?.location else { return }
      guard steps.count < Self.lengthLimit, let next = try? call.url.redirected(to: location) else {
        let problem = ConnectionFailure(
          steps.count < Self.lengthLimit ? .badRedirection : .tooManyRedirections,
          "The redirection leads nowhere.")
        steps[steps.count - 1] = Step(
          settings: step.settings, domain: step.domain, hop: step.hop, failure: step.failure ?? problem,
          remedy: step.remedy ?? "Mend the server; this is not a matter of App Transport Security.", best: nil
        )
        return
      }
      call = call.redirected(to: next)
    }
  }

  /// Whether the URL loads.
  var isPassed: Bool { steps.allSatisfy { $0.failure == nil } }

  /// Why the URL does not load; nil if it does.
  var failure: ConnectionFailure? { steps.lazy.compactMap { $0.failure }.first }

  private mutating func step(_ call: DiagnosticCall, _ console: Console) throws(CommandError) -> Step {
    let decision = try policy.map { policy throws(CommandError) in try policy.decision(for: call.url) }
    let settings = decision.map { LoadSettings($0.requirements) } ?? LoadSettings()
    let hop = try call.hop(under: settings, console)
    var failure = hop.failure
    if failure == nil, let decision, hop.version != nil {
      failure = decision.failure(of: ServerConnection(hop)).map { ConnectionFailure($0, of: hop) }
    }
    guard let failure else {
      return Step(
        settings: settings, domain: decision?.matchedDomain, hop: hop, failure: nil, remedy: nil, best: hop)
    }
    let diagnosis = try ServerDiagnosis(call, console)
    var remedies = [remedy(of: failure, settings, diagnosis, call.url, decision)]
    if let best = diagnosis.best, let decision, !decision.fulfillsPins(ServerConnection(best)) {
      remedies.append(Self.pinning(best))
    }
    if let exception = diagnosis.verdict.exception { add(exception, to: settings, for: call.url.host) }
    return Step(
      settings: settings, domain: decision?.matchedDomain, hop: hop, failure: failure,
      remedy: remedies.compactMap { $0 }.joined(separator: " "), best: diagnosis.best)
  }

  /// Notes the exception for a host, with all that its present one allows.
  private mutating func add(_ exception: LoadSettings, to present: LoadSettings, for host: String) {
    if let index = exceptions.firstIndex(where: { $0.host == host }) {
      exceptions[index].settings = exceptions[index].settings.loosened(by: exception)
    } else {
      exceptions.append((host, present.loosened(by: exception)))
    }
  }

  // MARK: Remedies

  private func remedy(
    of failure: ConnectionFailure, _ settings: LoadSettings, _ diagnosis: ServerDiagnosis, _ url: WebURL,
    _ decision: TransportDecision?
  ) -> String? {
    switch failure.kind {
    // The keys to pin are named in any case.
    case .pins: return nil
    case .transparency: return "Get a certificate that its authority has entered in the logs."
    default: break
    }
    switch diagnosis.verdict.kind {
    case .server, .certificate:
      return diagnosis.verdict.exception == nil
        ? "No exception for \(url.host) helps; mend the server."
        : "Mend the server, or write the exception for \(url.host)."
    case .secure where settings.isNIAPRestricted:
      return "Mend the server, or set NSExceptionRequiresNIAPTLSPackageVersion to none for \(url.host)."
    case .secure:
      let domain = decision?.matchedDomain ?? url.host
      return "The server fulfills the default protection; do not ask for more in the exception for \(domain)."
    case .redirection, .unrelated: return "This is not a matter of App Transport Security; mend the server."
    }
  }

  private static func pinning(_ hop: HopReport) -> String? {
    guard let certificate = hop.certificate else { return nil }
    let authorities = certificate.authorityPins
    return "Pin a key that is there: \(certificate.pin) is the server's"
      + (authorities.isEmpty ? "." : ", \(authorities.joined(separator: " and ")) of authorities.")
  }
}
