internal import ConnectionReports
internal import NscurlFrontEnd

/// What `infoplist transport diagnose` says.
struct DiagnosisAnswer {
  private let call: DiagnosticCall
  private let diagnosis: Diagnosis
  private let policy: AdvisedPolicy?
  private let isVerbose: Bool

  init(_ call: DiagnosticCall, _ diagnosis: Diagnosis, _ policy: AdvisedPolicy?, isVerbose: Bool) {
    self.call = call
    self.diagnosis = diagnosis
    self.policy = policy
    self.isVerbose = isVerbose
  }

  private var url: WebURL { call.url }

  /// Whether the URL loads: under the policy of the file if there is one, else under the default protection.
  var isGood: Bool {
    if policy != nil { return diagnosis.own?.isPassed == true }
    return diagnosis.verdict.kind == .secure
  }

  /// The exception to write, unless the policy has the URL loaded already.
  private var exception: LoadSettings? {
    policy != nil && isGood ? nil : diagnosis.verdict.exception
  }

  // MARK: JSON

  var json: [UInt8] {
    let verdict = diagnosis.verdict
    return AnswerNode.object([
      ("schemaVersion", .number(1)), ("url", .text(url.text)), ("host", .text(url.host)),
      ("passed", .flag(isGood)),
      (
        "verdict",
        .object([
          ("kind", .text(verdict.kind.rawValue)), ("message", .text(verdict.message)),
          ("url", .text(verdict.url)), ("failure", Self.node(verdict.failure)),
        ])
      ),
      ("exception", exception.map { Self.node($0, host: url.host) } ?? .none),
      ("advice", advice ?? .none),
      ("results", .list(diagnosis.results.map { node($0) })),
    ]).json
  }

  /// The three steps of the search for the fault, and the attempt under the policy of the file (R205).
  private var advice: AnswerNode? {
    guard let policy else { return nil }
    return .object([
      ("path", .text(policy.path)), ("allowed", .flag(policy.isAllowed)),
      ("settings", .text(policy.settings.word)),
      ("passed", .flag(diagnosis.own?.isPassed == true)),
      ("failure", Self.node(diagnosis.own?.failure)),
      ("steps", .list(steps.map { .object([("text", .text($0.text)), ("passed", .flag($0.isPassed))]) })),
    ])
  }

  private func node(_ result: DiagnosticResult) -> AnswerNode {
    .object([
      ("group", .text(result.test.group)), ("title", .text(result.test.title)),
      ("dictionary", Self.node(result.test.settings, host: url.host)),
      ("result", .text(result.report.isPassed ? "PASS" : "FAIL")),
      ("failure", Self.node(result.report.failure)),
      ("hops", .list(result.report.hops.map { Self.node($0) })),
    ])
  }

  /// A policy as it stands in Info.plist.
  private static func node(_ settings: LoadSettings, host: String) -> AnswerNode {
    if settings.allowsArbitraryLoads { return .object([("NSAllowsArbitraryLoads", .flag(true))]) }
    guard settings.hasException else { return .object([]) }
    var keys: [(name: String, value: AnswerNode)] = []
    if let flag = settings.allowsInsecureLoads {
      keys.append(("NSExceptionAllowsInsecureHTTPLoads", .flag(flag)))
    }
    if let version = settings.minimumVersion {
      keys.append(("NSExceptionMinimumTLSVersion", .text(version.rawValue)))
    }
    if let flag = settings.requiresForwardSecrecy {
      keys.append(("NSExceptionRequiresForwardSecrecy", .flag(flag)))
    }
    return .object([("NSExceptionDomains", .object([(host, .object(keys))]))])
  }

  private static func node(_ failure: ConnectionFailure?) -> AnswerNode {
    guard let failure else { return .none }
    return .object([
      ("kind", .text(failure.kind.rawValue)), ("message", .text(failure.message)),
      ("code", .number(failure.code)),
      ("streamCode", failure.streamCode.map { .number($0) } ?? .none),
    ])
  }

  private static func node(_ hop: HopReport) -> AnswerNode {
    .object([
      ("url", .text(hop.url)), ("address", AnswerNode(hop.address)), ("proxy", AnswerNode(hop.proxy)),
      ("protocol", AnswerNode(hop.version?.rawValue)), ("cipherSuite", AnswerNode(hop.cipherSuite)),
      ("forwardSecrecy", hop.hasForwardSecrecy.map { .flag($0) } ?? .none),
      ("certificate", hop.certificate.map { node($0) } ?? .none),
      ("trustLeftToApp", .flag(hop.needsOverride)),
      ("status", hop.status.map { .number($0) } ?? .none), ("location", AnswerNode(hop.location)),
      ("failure", node(hop.failure)),
    ])
  }

  private static func node(_ certificate: CertificateReport) -> AnswerNode {
    .object([
      ("subject", .text(certificate.subject)), ("issuer", .text(certificate.issuer)),
      ("names", AnswerNode(certificate.names)),
      ("keyType", .text(certificate.keyType)), ("keyBits", .number(certificate.keyBits)),
      ("signatureAlgorithm", .text(certificate.signatureAlgorithm)),
      ("hashBits", certificate.hashBits.map { .number($0) } ?? .none),
      ("notBefore", .text(certificate.notBefore)), ("notAfter", .text(certificate.notAfter)),
      ("spkiSHA256", .text(certificate.pin)), ("chainLength", .number(certificate.chainLength)),
      ("trusted", .flag(certificate.trustFailure == nil)), ("trustFailure", node(certificate.trustFailure)),
      ("matchesHost", .flag(certificate.matchesHost)),
      ("signedTimestamps", .number(certificate.timestampCount)),
    ])
  }

  // MARK: Text

  var text: [UInt8] {
    let layout = DiagnosticText(for: call, isVerbose: isVerbose) { report in
      report.hops.map { Self.line(of: $0) }
    }
    var lines: [String] = []
    if let policy {
      let own = diagnosis.own?.isPassed == true
      lines.append("Under the policy of \(SafeText.visible(policy.path)): \(own ? "PASS" : "FAIL")")
      if let failure = diagnosis.own?.failure { lines.append("  \(failure.message)") }
      lines += steps.map { "\($0.text): \($0.isPassed ? "PASS" : "FAIL")" }
      lines.append("")
    }
    lines.append("Verdict: \(diagnosis.verdict.message)")
    if let exception {
      lines += ["", "The smallest exception, under NSAppTransportSecurity:", ""]
      lines += Self.xml(of: exception, host: url.host)
    }
    return Array((layout.introduction + layout.text(of: diagnosis.results) + "\n").utf8)
      + lines.flatMap { Array("\($0)\n".utf8) }
  }

  /// The three steps, each with what came of it (R205).
  private var steps: [(text: String, isPassed: Bool)] {
    [
      ("Step 1, NSAllowsArbitraryLoads", diagnosis.withoutProtection?.isPassed == true),
      (
        "Step 2, the loosest exception for \(url.host)", diagnosis.underLoosestException?.isPassed == true
      ),
      ("Step 3, the default protection", diagnosis.results.first?.report.isPassed == true),
    ]
  }

  /// What happened on the way to one URL, on one line.
  private static func line(of hop: HopReport) -> String {
    var parts: [String] = []
    if let version = hop.version { parts.append(version.rawValue) }
    if let suite = hop.cipherSuite { parts.append(suite) }
    if let flag = hop.hasForwardSecrecy { parts.append(flag ? "forward secrecy" : "no forward secrecy") }
    if let certificate = hop.certificate {
      parts.append("\(certificate.keyType) \(certificate.keyBits) bits")
      parts.append(certificate.signatureAlgorithm)
      parts.append(certificate.trustFailure == nil ? "trusted" : "not trusted")
      if !certificate.matchesHost { parts.append("for another host") }
      parts.append("\(certificate.timestampCount) signed timestamps")
    }
    if hop.needsOverride { parts.append("if the app accepts the certificate itself") }
    if let status = hop.status { parts.append("HTTP \(status)") }
    if let location = hop.location { parts.append("to \(SafeText.visible(SafeText.shortened(location)))") }
    if let failure = hop.failure { parts.append(failure.message) }
    return "\(hop.url): \(parts.joined(separator: ", "))"
  }

  private static func xml(of settings: LoadSettings, host: String) -> [String] {
    var lines = ["<key>NSExceptionDomains</key>", "<dict>", "  <key>\(host)</key>", "  <dict>"]
    if settings.allowsInsecureLoads == true {
      lines += ["    <key>NSExceptionAllowsInsecureHTTPLoads</key>", "    <true/>"]
    }
    if let version = settings.minimumVersion {
      lines += ["    <key>NSExceptionMinimumTLSVersion</key>", "    <string>\(version.rawValue)</string>"]
    }
    if settings.requiresForwardSecrecy == false {
      lines += ["    <key>NSExceptionRequiresForwardSecrecy</key>", "    <false/>"]
    }
    return lines + ["  </dict>", "</dict>"]
  }
}
