internal import ConnectionReports
internal import NscurlFrontEnd
internal import TransportSecurity

/// What came of holding servers to the policy of a file.
struct Advice {
  let policy: AdvisedPolicy
  /// Whether the policy has the URL loaded at all.
  let isAllowed: Bool
  let way: LiveWay
}

/// What `infoplist transport diagnose` says.
struct DiagnosisAnswer {
  private let call: DiagnosticCall
  private let diagnosis: Diagnosis
  private let advice: Advice?
  private let isVerbose: Bool

  init(_ call: DiagnosticCall, _ diagnosis: Diagnosis, _ advice: Advice?, isVerbose: Bool) {
    self.call = call
    self.diagnosis = diagnosis
    self.advice = advice
    self.isVerbose = isVerbose
  }

  private var url: WebURL { call.url }

  /// Whether the URL loads: under the policy of the file if there is one, else under the default protection.
  var isGood: Bool {
    advice.map { $0.way.isPassed } ?? (diagnosis.verdict.kind == .secure)
  }

  /// The exceptions to write, each with its host; none where the policy has the URL loaded already.
  private var exceptions: [(host: String, settings: LoadSettings)] {
    if let advice { return advice.way.exceptions }
    return diagnosis.verdict.exception.map { [(url.host, $0)] } ?? []
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
      ("exception", exceptions.isEmpty ? .none : Self.node(exceptions)),
      ("advice", advice.map { node($0) } ?? .none),
      ("results", .list(diagnosis.results.map { node($0) })),
    ]).json
  }

  /// The three steps of the search for the fault, and the attempt under the policy of the file (R205).
  private func node(_ advice: Advice) -> AnswerNode {
    .object(
      [("path", .text(advice.policy.input.path))] + advice.policy.context.members + [
        ("allowed", .flag(advice.isAllowed)),
        ("settings", AnswerNode(advice.way.steps.first?.settings.word)),
        ("passed", .flag(advice.way.isPassed)), ("failure", Self.node(advice.way.failure)),
        ("hops", .list(advice.way.steps.map { Self.node($0) })),
        ("steps", .list(steps.map { .object([("text", .text($0.text)), ("passed", .flag($0.isPassed))]) })),
      ])
  }

  private static func node(_ step: LiveWay.Step) -> AnswerNode {
    .object([
      ("url", .text(step.hop.url)), ("matchedDomain", AnswerNode(step.domain)),
      ("settings", .text(step.settings.word)), ("passed", .flag(step.failure == nil)),
      ("failure", node(step.failure)), ("remedy", AnswerNode(step.remedy)), ("connection", node(step.hop)),
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
    return settings.hasException ? node([(host, settings)]) : .object([])
  }

  /// Exceptions as they stand in Info.plist.
  private static func node(_ exceptions: [(host: String, settings: LoadSettings)]) -> AnswerNode {
    .object([
      ("NSExceptionDomains", .object(exceptions.map { (name: $0.host, value: entry($0.settings)) }))
    ])
  }

  private static func entry(_ settings: LoadSettings) -> AnswerNode {
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
    return .object(keys)
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
      ("extendedMasterSecret", hop.hasExtendedMasterSecret.map { .flag($0) } ?? .none),
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
      ("spkiSHA256", .text(certificate.pin)), ("authoritySPKISHA256", AnswerNode(certificate.authorityPins)),
      ("chainLength", .number(certificate.chainLength)),
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
    if let advice {
      let context = advice.policy.context
      lines.append(
        "Under the policy of \(SafeText.visible(advice.policy.input.path)), on \(context.system), by "
          + "\(context.apiWords): \(advice.way.isPassed ? "PASS" : "FAIL")")
      for step in advice.way.steps {
        lines.append("  \(step.failure == nil ? "PASS" : "FAIL") \(Self.line(of: step.hop))")
        if let failure = step.failure, step.hop.failure == nil { lines.append("    \(failure.message)") }
        if let remedy = step.remedy { lines.append("    \(remedy)") }
      }
      lines += steps.map { "\($0.text): \($0.isPassed ? "PASS" : "FAIL")" }
      lines.append("")
    }
    lines.append("Verdict: \(diagnosis.verdict.message)")
    if !exceptions.isEmpty {
      lines += [
        "",
        "The smallest \(exceptions.count == 1 ? "exception" : "exceptions"), under NSAppTransportSecurity:",
        "",
      ]
      lines += Self.xml(of: exceptions)
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

  private static func xml(of exceptions: [(host: String, settings: LoadSettings)]) -> [String] {
    var lines = ["<key>NSExceptionDomains</key>", "<dict>"]
    for (host, settings) in exceptions {
      lines += ["  <key>\(host)</key>", "  <dict>"]
      if settings.allowsInsecureLoads == true {
        lines += ["    <key>NSExceptionAllowsInsecureHTTPLoads</key>", "    <true/>"]
      }
      if let version = settings.minimumVersion {
        lines += ["    <key>NSExceptionMinimumTLSVersion</key>", "    <string>\(version.rawValue)</string>"]
      }
      if settings.requiresForwardSecrecy == false {
        lines += ["    <key>NSExceptionRequiresForwardSecrecy</key>", "    <false/>"]
      }
      lines.append("  </dict>")
    }
    return lines + ["</dict>"]
  }
}
