internal import PropertyLists

extension ConnectionReport {
  /// The report as one line of JSON, without the line feed.
  public var line: [UInt8] {
    var builder = JSONBuilder(.compact)
    builder.beginObject()
    builder.key("attempt")
    builder.integer(attempt)
    builder.key("hops")
    builder.beginArray()
    for hop in hops { Self.write(hop, to: &builder) }
    builder.endArray()
    builder.endObject()
    return builder.finish()
  }

  private static func write(_ hop: HopReport, to builder: inout JSONBuilder) {
    builder.beginObject()
    write("url", hop.url, to: &builder)
    write("address", hop.address, to: &builder)
    write("proxy", hop.proxy, to: &builder)
    write("version", hop.version?.rawValue, to: &builder)
    write("cipherSuite", hop.cipherSuite, to: &builder)
    write("hasForwardSecrecy", hop.hasForwardSecrecy, to: &builder)
    write("hasExtendedMasterSecret", hop.hasExtendedMasterSecret, to: &builder)
    if let certificate = hop.certificate {
      builder.key("certificate")
      write(certificate, to: &builder)
    }
    write("needsOverride", hop.needsOverride, to: &builder)
    write("status", hop.status, to: &builder)
    write("location", hop.location, to: &builder)
    write("failure", hop.failure, to: &builder)
    builder.endObject()
  }

  private static func write(_ certificate: CertificateReport, to builder: inout JSONBuilder) {
    builder.beginObject()
    write("subject", certificate.subject, to: &builder)
    write("issuer", certificate.issuer, to: &builder)
    write("names", certificate.names, to: &builder)
    write("keyType", certificate.keyType, to: &builder)
    write("keyBits", certificate.keyBits, to: &builder)
    write("signatureAlgorithm", certificate.signatureAlgorithm, to: &builder)
    write("hashBits", certificate.hashBits, to: &builder)
    write("notBefore", certificate.notBefore, to: &builder)
    write("notAfter", certificate.notAfter, to: &builder)
    write("pin", certificate.pin, to: &builder)
    write("authorityPins", certificate.authorityPins, to: &builder)
    write("isPrivatelyTrusted", certificate.isPrivatelyTrusted, to: &builder)
    write("chainLength", certificate.chainLength, to: &builder)
    write("trustFailure", certificate.trustFailure, to: &builder)
    write("matchesHost", certificate.matchesHost, to: &builder)
    write("timestampCount", certificate.timestampCount, to: &builder)
    builder.endObject()
  }

  private static func write(_ key: String, _ failure: ConnectionFailure?, to builder: inout JSONBuilder) {
    guard let failure else { return }
    builder.key(key)
    builder.beginObject()
    write("kind", failure.kind.rawValue, to: &builder)
    write("message", failure.message, to: &builder)
    builder.endObject()
  }

  private static func write(_ key: String, _ texts: [String], to builder: inout JSONBuilder) {
    builder.key(key)
    builder.beginArray()
    for text in texts { builder.string(text) }
    builder.endArray()
  }

  private static func write(_ key: String, _ text: String?, to builder: inout JSONBuilder) {
    guard let text else { return }
    builder.key(key)
    builder.string(text)
  }

  private static func write(_ key: String, _ number: Int?, to builder: inout JSONBuilder) {
    guard let number else { return }
    builder.key(key)
    builder.integer(number)
  }

  private static func write(_ key: String, _ flag: Bool?, to builder: inout JSONBuilder) {
    guard let flag else { return }
    builder.key(key)
    builder.boolean(flag)
  }

  /// Reads a report from a line of JSON.
  ///
  /// - Returns: nil for anything that ``line`` does not write.
  public init?(line: [UInt8]) {
    guard let fields = ReportFields(line: line), let attempt = fields.integer("attempt"),
      let hops = fields.list("hops")
    else { return nil }
    self.init(attempt: attempt, hops: [])
    for node in hops {
      guard let fields = ReportFields(node), let hop = HopReport(fields) else { return nil }
      self.hops.append(hop)
    }
  }
}

extension HopReport {
  fileprivate init?(_ fields: ReportFields) {
    guard let url = fields.text("url") else { return nil }
    self.init(url: url)
    address = fields.text("address")
    proxy = fields.text("proxy")
    version = fields.text("version").flatMap { ProtocolVersion(rawValue: $0) }
    cipherSuite = fields.text("cipherSuite")
    hasForwardSecrecy = fields.flag("hasForwardSecrecy")
    hasExtendedMasterSecret = fields.flag("hasExtendedMasterSecret")
    if let fields = fields.object("certificate") {
      // An executable of another version must not look like a server without a certificate.
      guard let certificate = CertificateReport(fields) else { return nil }
      self.certificate = certificate
    }
    needsOverride = fields.flag("needsOverride") ?? false
    status = fields.integer("status")
    location = fields.text("location")
    failure = fields.failure("failure")
    // Nor must what has failed look as if it had not.
    if failure == nil, fields.object("failure") != nil { return nil }
  }
}

extension CertificateReport {
  fileprivate init?(_ fields: ReportFields) {
    guard let subject = fields.text("subject"), let issuer = fields.text("issuer"),
      let names = fields.list("names"), let keyType = fields.text("keyType"),
      let keyBits = fields.integer("keyBits"), let algorithm = fields.text("signatureAlgorithm"),
      let notBefore = fields.text("notBefore"), let notAfter = fields.text("notAfter"),
      let pin = fields.text("pin"), let authorityPins = fields.list("authorityPins"),
      let isPrivatelyTrusted = fields.flag("isPrivatelyTrusted"),
      let chainLength = fields.integer("chainLength"),
      let matchesHost = fields.flag("matchesHost"), let timestampCount = fields.integer("timestampCount")
    else { return nil }
    let trustFailure = fields.failure("trustFailure")
    if trustFailure == nil, fields.object("trustFailure") != nil { return nil }
    self.init(
      subject: subject, issuer: issuer, names: names.compactMap { ReportFields.text(of: $0) },
      keyType: keyType,
      keyBits: keyBits, signatureAlgorithm: algorithm, hashBits: fields.integer("hashBits"),
      notBefore: notBefore, notAfter: notAfter, pin: pin,
      authorityPins: authorityPins.compactMap { ReportFields.text(of: $0) },
      isPrivatelyTrusted: isPrivatelyTrusted, chainLength: chainLength,
      trustFailure: trustFailure, matchesHost: matchesHost, timestampCount: timestampCount)
  }
}
