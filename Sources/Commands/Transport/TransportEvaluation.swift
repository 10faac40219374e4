internal import TransportSecurity

/// What `infoplist transport evaluate` says.
struct TransportEvaluation {
  private let input: TransportInput
  private let context: TransportContext
  private let decisions: [TransportDecision]
  private let places: Places

  init(_ input: TransportInput, _ context: TransportContext, _ decisions: [TransportDecision]) {
    self.input = input
    self.context = context
    self.decisions = decisions
    places = input.places(
      decisions.flatMap { decision in decision.reasons.map { $0.place } + decision.pins.map { $0.place } })
  }

  /// Whether every URL may be loaded.
  var isAllowed: Bool { decisions.allSatisfy { $0.isAllowed } }

  // MARK: JSON

  var json: [UInt8] {
    AnswerNode.object(
      [("schemaVersion", .number(1)), ("path", .text(input.path))] + context.members + [
        ("subdomainDepth", .text(context.depth == .any ? "any" : "one")),
        ("results", .list(decisions.map(node))), ("warnings", input.warningNodes(on: context.system)),
      ]
    ).json
  }

  private func node(_ decision: TransportDecision) -> AnswerNode {
    .object([
      ("url", .text(decision.url.text)), ("host", .text(decision.url.host.name)),
      ("decision", .text(decision.word)),
      ("requirements", requirements(of: decision)),
      ("matchedDomain", AnswerNode(decision.matchedDomain)),
      ("ignoredKeys", AnswerNode(decision.ignoredKeys)),
      ("dependsOnDepth", .flag(decision.dependsOnDepth)),
      (
        "reasons",
        .list(
          decision.reasons.map { .object([("text", .text($0.text)), ("place", places.node($0.place))]) })
      ),
    ])
  }

  private func requirements(of decision: TransportDecision) -> AnswerNode {
    let needs = decision.requirements
    let baseline = context.baseline
    func bits(_ number: Int, _ counts: Bool) -> AnswerNode { counts ? .number(number) : .none }
    return .object([
      ("enforced", .flag(needs.isEnforced)),
      ("https", .flag(needs.requiresTLS)),
      ("minimumTLS", AnswerNode(needs.minimumTLS?.name)),
      ("forwardSecrecy", .flag(needs.requiresForwardSecrecy)),
      ("certificateTransparency", .flag(needs.requiresTransparency)),
      ("systemTransparency", .flag(needs.systemRequiresTransparency)),
      (
        "pins",
        .list(
          decision.pins.map {
            .object([
              ("identity", .text($0.owner == .leaf ? "leaf" : "ca")), ("sha256", .text($0.digest)),
              ("place", places.node($0.place)),
            ])
          })
      ),
      ("cipherSuites", AnswerNode(needs.cipherSuites(baseline))),
      ("tls13CipherSuites", AnswerNode(needs.tls13CipherSuites(baseline))),
      (
        "certificate",
        .object([
          ("rsaBits", bits(baseline.rsaBits, needs.checksKeyLength)),
          ("ellipticCurveBits", bits(baseline.ellipticCurveBits, needs.checksKeyLength)),
          ("hashBits", bits(baseline.hashBits, needs.checksSignature)),
          ("mayLoosenTrust", .flag(needs.mayLoosenTrust)),
        ])
      ),
      ("niapPackage", .flag(needs.isNIAPRestricted)),
    ])
  }

  // MARK: Text

  var lines: [UInt8] {
    var text = TransportText()
    for (index, decision) in decisions.enumerated() {
      if index > 0 { text.line() }
      text.line("\(decision.word): \(decision.url.text)")
      for reason in decision.reasons {
        text.line("- \(reason.text)\(places.text(reason.place))", indent: 2)
      }
      text.line("needs: \(needs(of: decision))", indent: 2)
    }
    text.line()
    text.line("Decided for \(context.system), \(context.sdkWords), by \(context.apiWords).")
    if let assumption = input.assumption { text.line(assumption) }
    text.warnings(of: input, on: context.system)
    return text.bytes
  }

  /// What the connection has to fulfill, on one line.
  private func needs(of decision: TransportDecision) -> String {
    let needs = decision.requirements
    guard needs.isEnforced else { return "only what the system asks of any HTTPS" }
    var parts: [String] = []
    parts.append(needs.requiresTLS ? "HTTPS" : "HTTP or HTTPS")
    if let version = needs.minimumTLS { parts.append("\(version.name) or newer") }
    if needs.requiresForwardSecrecy { parts.append("forward secrecy") }
    let baseline = context.baseline
    if needs.checksKeyLength {
      parts.append(
        "an RSA key of \(baseline.rsaBits) bits or an elliptic one of \(baseline.ellipticCurveBits)")
    }
    if needs.checksSignature { parts.append("a signature with a digest of \(baseline.hashBits) bits") }
    parts.append(
      needs.mayLoosenTrust ? "trust, which the program may loosen" : "a certificate the system trusts")
    if needs.systemRequiresTransparency {
      parts.append("timestamps of two logs from public authorities")
    } else if needs.requiresTransparency {
      parts.append("timestamps of two logs")
    }
    if needs.isNIAPRestricted { parts.append("a package of the NIAP") }
    if !decision.pins.isEmpty { parts.append("a pinned key") }
    return parts.joined(separator: ", ")
  }
}

extension TransportDecision {
  /// The decision as a word of answers.
  var word: String { isAllowed ? "allowed" : "blocked" }
}

extension TransportContext {
  /// The context as members of an answer.
  var members: [(name: String, value: AnswerNode)] {
    [
      ("os", .text(system.description)), ("linkedSDK", .text(linkedSDK.description)),
      ("api", .text(apiName)),
    ]
  }

  private var apiName: String {
    switch api {
    case .session: "session"
    case .web: "web"
    case .media: "media"
    case .other: "other"
    }
  }

  /// What loads the URLs, in a sentence.
  var apiWords: String {
    switch api {
    case .session: "URLSession"
    case .web: "a web view"
    case .media: "AVFoundation"
    case .other: "something that is not covered"
    }
  }

  /// The SDK, in a sentence.
  var sdkWords: String {
    linkedSDK == system ? "linked against its SDK" : "linked against the SDK of \(linkedSDK)"
  }
}
