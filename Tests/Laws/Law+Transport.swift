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
      let minimum = TransportMinimum(for: [TransportNeed(url)], in: context)
      try demand(minimum.decisions.allSatisfy { $0.isAllowed }, "the smallest policy blocks \(text)")
    }
  }

  private static let contexts = [
    TransportContext(system: TransportSystem(.iOS, 9), depth: .one),
    TransportContext(system: TransportSystem(.iOS, 16), api: .web),
    TransportContext(system: TransportSystem(.macOS, 26, 4)),
  ]

  /// Expects the host of a URL to be its own canonical form.
  private static func check(_ url: TransportURL) throws(LawViolation) {
    let isSix = url.host.address?.version == .six
    let again = try? TransportURL("https://\(isSix ? "[\(url.host.name)]" : url.host.name)/")
    try demand(again?.host.name.utf8.elementsEqual(url.host.name.utf8) == true, "\(url.host.name) is no host")
    try demand(again?.host.kind == url.host.kind, "\(url.host.name) is of another kind")
  }
}
