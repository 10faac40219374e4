import Testing
import TransportSecurity

@Suite("The report")
struct ReportTests {
  private static func findings(_ sketch: String, from oldest: String = "iOS 15") -> [TransportFinding] {
    guard let system = TransportSystem(oldest) else { return [] }
    return TransportReport(Sketch.policy(sketch), from: system).findings
  }

  /// R203 and A28: what App Review asks about, and only where the value loosens anything.
  @Test(arguments: [
    ("AL=1", true), ("AL=0", false), ("AM=1", true), ("AM=0", false), ("AW=1", true), ("LN=1", false),
    ("E(a.example:insecure)", true), ("E(a.example:insecure=0)", false), ("E(a.example:min=TLSv1.0)", true),
    ("E(a.example:min=TLSv1.1)", true), ("E(a.example:min=TLSv1.2)", false),
    ("E(a.example:min=TLSv1.3)", false), ("E(a.example:pfs=0)", false), ("NIAP=FCP_v2.1", false),
  ])
  func `says what App Review asks about (R203)`(sketch: String, triggersReview: Bool) {
    let findings = Self.findings(sketch)
    #expect(findings.contains { $0.triggersReview } == triggersReview)
    for finding in findings {
      #expect(finding.effect.hasSuffix("."), "\(finding.effect)")
      #expect(finding.opens?.hasSuffix(".") != false)
      #expect(finding.remark?.hasSuffix(".") != false)
      #expect(finding.justification?.hasSuffix(".") != false)
      #expect((finding.risk == .none) == (finding.opens == nil))
    }
  }

  @Test(arguments: [
    ("AL=1", "iOS 15", "active"), ("AL=1 LN=1", "iOS 15", "dead active"),
    ("AL=1 LN=1", "iOS 9", "active active"),
    ("AL=1 AW=0", "iOS 15", "dead active"), ("AW=0", "iOS 15", "default"), ("LN=1", "iOS 15", "active"),
    ("OM=1 AM=1", "iOS 15", "active dead"), ("AL=0", "iOS 15", "default"),
    ("E(a.example:)", "iOS 15", "dead"), ("AL=1 E(a.example:)", "iOS 15", "active active"),
    ("E(a.example:insecure)", "iOS 15", "active active"),
    ("E(a.example:insecure=0,pfs=1,min=TLSv1.2)", "iOS 15", "dead default default default"),
    ("E(example.com:insecure,sub) E(www.example.com:insecure)", "iOS 15", "active active active dead dead"),
    ("E(example.com:insecure,sub) E(www.example.com:)", "iOS 15", "active active active active"),
    ("E(A.example:insecure)", "iOS 15", "dead dead"), ("E(localhost:)", "iOS 15", "active"),
    ("E(localhost:)", "iOS 9", "active"), ("E(10.0.0.1:insecure,sub)", "iOS 15", "active active dead"),
    ("E(a.example:ct)", "iOS 10", "active active"), ("E(a.example:ct)", "iOS 13", "dead dead"),
    ("E(a.example:ct,insecure)", "iOS 13", "active active dead"),
    ("E(a.example:insecure,insecure3)", "iOS 15", "active active dead"),
    ("P(a.example:leaf=X)", "iOS 13", "active"), ("P(a.example:)", "iOS 15", "dead"),
    ("P(A.example:leaf=X,sub)", "iOS 15", "dead dead"),
    ("P(a.example:leaf=X,sub)", "iOS 15", "active active"), ("NIAP=none", "iOS 15", "default"),
    ("NIAP=recommended", "iOS 15", "active"),
  ])
  func `finds dead settings (R191, R195, R197)`(sketch: String, oldest: String, states: String) {
    let found = Self.findings(sketch, from: oldest)
    #expect(found.map { $0.state.name } == states.split(separator: " ").map(String.init))
    for finding in found where finding.state == .dead { #expect(finding.remark != nil) }
  }

  @Test(arguments: [
    ("AL=1 LN=1", "iOS 9", "It counts only before iOS 10.0."),
    ("LN=1", "iOS 15", "It counts only from iOS 17.0 on."),
    ("LN=1", "iOS 17", nil), ("AW=1", "iOS 9", "It counts only from iOS 10.0 on."), ("AW=1", "iOS 10", nil),
    ("E(a.example:ct)", "iOS 9", "It counts only from iOS 10.0 on and before iOS 12.1.1."),
    ("E(10.0.0.1:insecure)", "macOS 12", "It counts only from macOS 14.0 on."),
  ])
  func `says which systems a setting is for (R192)`(sketch: String, oldest: String, remark: String?) {
    #expect(Self.findings(sketch, from: oldest).first?.remark == remark)
  }

  @Test func `says that an older name still counts`() {
    let findings = Self.findings("OM=1 E(a.example:insecureT,min3=TLSv1.1)")
    #expect(
      findings.compactMap(\.remark) == [
        "It is an older name of NSAllowsArbitraryLoadsForMedia, and still counts.",
        "It is an older name of NSExceptionAllowsInsecureHTTPLoads, and still counts.",
        "It is an older name of NSExceptionMinimumTLSVersion, and still counts.",
      ])
    #expect(findings.count { $0.triggersReview } == 3)
  }

  /// What the report calls dead, a decision ignores (R201, A24).
  @Test(arguments: ["iOS 9", "iOS 10", "iOS 12", "iOS 12.2", "iOS 17"])
  func `agrees with decisions about timestamps`(system: String) throws {
    let decision = try decide("E(a.example:ct)", "https://a.example", on: system)
    let isIgnored = decision.ignoredKeys == ["NSRequiresCertificateTransparency"]
    let report = try TransportReport(
      Sketch.policy("E(a.example:ct)"), from: #require(TransportSystem(system)))
    let remark = report.findings.last?.remark
    #expect(report.findings.last?.state == (system == "iOS 17" || system == "iOS 12.2" ? .dead : .active))
    #expect(isIgnored == (remark?.contains("from iOS 10") ?? false || report.findings.last?.state == .dead))
    let isPrivate = ServerConnection(timestampCount: 0, isPubliclyTrusted: false)
    #expect((decision.failure(of: isPrivate) == .transparency) == !isIgnored)
  }

  @Test func `looks at the oldest system and at each that came with something new`() {
    let report = TransportReport(TransportPolicy(), from: TransportSystem(.iOS, 13))
    #expect(report.systems.map { $0.description } == ["iOS 13.0", "iOS 14.0", "iOS 17.0", "iOS 26.4"])
    #expect(report.findings.isEmpty)
  }
}
