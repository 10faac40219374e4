import ConnectionReports
import Testing

@testable import NscurlFrontEnd

/// The conclusions from the three steps of R205, and the readings of A34.
@Suite("The verdict about a URL")
struct DiagnosticVerdictTests {
  static let open = LoadSettings(allowsArbitraryLoads: true)
  static let insecure = LoadSettings(allowsInsecureLoads: true)
  static let old = LoadSettings(minimumVersion: .tls10, requiresForwardSecrecy: false)

  /// The verdict if these policies pass and all others fail.
  static func verdict(_ passing: Set<LoadSettings>, hops: Int = 1, needsOverride: Bool = false)
    -> DiagnosticVerdict
  {
    var reports: [LoadSettings: ConnectionReport] = [:]
    for settings in DiagnosticVerdict.candidates + [open] {
      var hop = HopReport(url: "https://a.example/\(hops)")
      hop.needsOverride = needsOverride
      if !passing.contains(settings) { hop.failure = ConnectionFailure(.timedOut, "Too late.") }
      let way = (1..<hops).map { HopReport(url: "https://a.example/\($0)") } + [hop]
      reports[settings] = ConnectionReport(attempt: 0, hops: way)
    }
    return DiagnosticVerdict(of: reports)
  }

  @Test func `needs nothing where the default passes`() {
    let verdict = Self.verdict(Set(DiagnosticVerdict.candidates + [Self.open]))
    #expect((verdict.kind, verdict.exception, verdict.failure) == (.secure, nil, nil))
  }

  @Test(arguments: [
    LoadSettings(minimumVersion: .tls11), LoadSettings(minimumVersion: .tls10),
    LoadSettings(requiresForwardSecrecy: false), insecure, old, DiagnosticVerdict.loosest,
  ])
  func `names the exception that opens least (R205)`(exception: LoadSettings) {
    let verdict = Self.verdict([Self.open, exception, DiagnosticVerdict.loosest])
    #expect((verdict.kind, verdict.exception) == (.server, exception))
    #expect(verdict.failure?.kind == .timedOut)
  }

  @Test func `blames the certificate where trust is left to the app (R198)`() {
    let verdict = Self.verdict([Self.insecure], needsOverride: true)
    #expect((verdict.kind, verdict.exception) == (.certificate, Self.insecure))
  }

  @Test func `blames another server where the loosest exception fails (R205)`() {
    let verdict = Self.verdict([Self.open], hops: 2)
    #expect((verdict.kind, verdict.exception, verdict.url) == (.redirection, nil, "https://a.example/2"))
    // Without a redirection it is what no exception forgives, such as a weak signature.
    #expect(Self.verdict([Self.open]).kind == .server)
  }

  @Test func `blames nothing of App Transport Security where the load fails without it (R205)`() {
    let verdict = Self.verdict([])
    #expect((verdict.kind, verdict.exception) == (.unrelated, nil))
  }
}
