internal import PropertyLists
internal import SourceText
internal import TransportSecurity

extension Law {
  /// A URL on the first line, and a policy behind it.
  package static let transport = Law("transport") { bytes throws(LawViolation) in
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let document = PropertyListDocument.read(SourceBytes(Array(bytes.dropFirst(end + 1))))
    let policy = TransportPolicy(reading: document)
    let file = ByteRange(0, document.source.file.count)
    try demand(
      policy.warnings.allSatisfy { file.contains($0.place.range) }, "a warning lies outside the file")
    let report = TransportReport(policy, from: TransportSystem(.iOS, 9))
    for finding in report.findings {
      try demand(file.contains(finding.place.range), "\(finding.key) lies outside the file")
      try demand((finding.opens == nil) == (finding.risk == .none), "\(finding.key) opens without a risk")
    }
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    guard let url = try? TransportURL(text) else { return }
    try check(url)
    for context in contexts {
      let decision = policy.decision(for: url, in: context)
      try demand(decision.isAllowed || !url.scheme.isSecure, "\(text) is blocked although it has TLS")
      try demand(
        decision.reasons.allSatisfy { $0.place.map { file.contains($0.range) } ?? true },
        "a reason lies outside the file")
      try check(url, in: context, of: document)
      let minimum = TransportMinimum(for: [TransportNeed(url)], in: context)
      try demand(minimum.decisions.allSatisfy { $0.isAllowed }, "the smallest policy blocks \(text)")
    }
  }

  private static let contexts = [
    TransportContext(system: TransportSystem(.iOS, 9), depth: .one),
    TransportContext(system: TransportSystem(.iOS, 16), api: .web),
    TransportContext(system: TransportSystem(.macOS, 26, 4)),
  ]

  /// Expects an exception for another domain to change nothing, and one that opens more for the same domain to
  /// tighten nothing.
  private static func check(
    _ url: TransportURL, in context: TransportContext, of document: PropertyListDocument
  ) throws(LawViolation) {
    guard let root = document.root, root.kind == .dictionary, let value = try? root.value(),
      let domains = value.child(.key("NSAppTransportSecurity"))?.child(.key("NSExceptionDomains")),
      case .dictionary = domains, let old = policy(value)?.decision(for: url, in: context)
    else { return }
    let path: [PropertyListPathStep] = [.key("NSAppTransportSecurity"), .key("NSExceptionDomains")]
    let insecure: PropertyListDictionary = [
      "NSExceptionAllowsInsecureHTTPLoads": .boolean(true), "NSIncludesSubdomains": .boolean(true),
    ]
    let other = "elsewhere.invalid"
    if domains.child(.key(other)) == nil, !url.host.name.utf8.elementsEqual(other.utf8),
      !url.host.name.hasSuffix(".\(other)"),
      let policy = policy(value.applying(.addEntry(path, key: other, .dictionary(insecure))))
    {
      let new = policy.decision(for: url, in: context)
      try demand(
        new.requirements == old.requirements && new.isAllowed == old.isAllowed
          && new.matchedDomain == old.matchedDomain && new.ignoredKeys == old.ignoredKeys,
        "an exception for \(other) changes what holds for \(url.host.name)")
    }
    guard let domain = old.matchedDomain, let entry = domains.child(.key(domain)) else { return }
    let looser: [(key: String, value: PropertyListValue)] = [
      ("NSExceptionAllowsInsecureHTTPLoads", .boolean(true)),
      ("NSExceptionMinimumTLSVersion", .string("TLSv1.0")),
      ("NSExceptionRequiresForwardSecrecy", .boolean(false)),
    ]
    for (key, setting) in looser {
      let place = path + [.key(domain)]
      let step: EditStep =
        entry.child(.key(key)) == nil
        ? .addEntry(place, key: key, setting) : .replace(place + [.key(key)], setting)
      guard let policy = policy(value.applying(step)) else { continue }
      let new = policy.decision(for: url, in: context)
      try demand(
        isNoTighter(new.requirements, than: old.requirements) && (new.isAllowed || !old.isAllowed),
        "\(key) in the exception for \(domain) tightens what holds for \(url.host.name)")
    }
  }

  /// The policy of a property list that has been changed, nil if it cannot be written.
  private static func policy(_ value: PropertyListValue) -> TransportPolicy? {
    guard let bytes = try? value.encoded(as: WriteOptions(format: .binary)) else { return nil }
    return TransportPolicy(reading: PropertyListDocument.read(SourceBytes(bytes)))
  }

  private static func isNoTighter(_ new: TransportRequirements, than old: TransportRequirements) -> Bool {
    (!new.requiresTLS || old.requiresTLS) && (!new.requiresForwardSecrecy || old.requiresForwardSecrecy)
      && (!new.checksKeyLength || old.checksKeyLength) && (new.mayLoosenTrust || !old.mayLoosenTrust)
      && (new.minimumTLS ?? .tls10) <= (old.minimumTLS ?? .tls10)
      && Set(new.cipherSuites()).isSuperset(of: old.cipherSuites())
  }

  /// Expects the host of a URL to be its own canonical form.
  private static func check(_ url: TransportURL) throws(LawViolation) {
    let isSix = url.host.address?.version == .six
    let again = try? TransportURL("https://\(isSix ? "[\(url.host.name)]" : url.host.name)/")
    try demand(again?.host.name.utf8.elementsEqual(url.host.name.utf8) == true, "\(url.host.name) is no host")
    try demand(again?.host.kind == url.host.kind, "\(url.host.name) is of another kind")
  }
}
