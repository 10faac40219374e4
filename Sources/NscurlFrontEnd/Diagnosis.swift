public import CommandLineKit
public import ConnectionReports

/// The results of the matrix for a URL, and what they come to.
public struct Diagnosis: Sendable {
  /// The tests of the matrix, in order.
  public let results: [DiagnosticResult]
  /// What they come to.
  public let verdict: DiagnosticVerdict
  /// What came of the attempt under a policy of the caller's, if there was one.
  public let own: ConnectionReport?
  /// What came of the attempt that opens least of those that passed, or else of the one without any protection.
  public let best: ConnectionReport?
  /// Without any protection, the first of the three steps (R205).
  public let withoutProtection: ConnectionReport?
  /// Under the loosest exception for the host, the second step.
  public let underLoosestException: ConnectionReport?

  /// Makes the attempts of the matrix, those that tell the smallest exception, and one of the caller's own.
  ///
  /// - Throws: `CommandError` if they cannot be made; a server that does not answer is a result.
  public init(
    _ call: DiagnosticCall, own: LoadSettings? = nil, _ console: Console
  ) throws(CommandError) {
    let tests = DiagnosticTest.all(for: call.url.host)
    var policies = tests.map { $0.settings }
    for settings in DiagnosticVerdict.candidates + [own].compactMap({ $0 }) where !policies.contains(settings)
    {
      policies.append(settings)
    }
    let reports = try call.reports(for: policies, console)
    let bySettings = Dictionary(zip(policies, reports)) { first, _ in first }
    results = zip(tests, reports).map { DiagnosticResult(test: $0, report: $1) }
    verdict = DiagnosticVerdict(of: bySettings)
    self.own = own.flatMap { bySettings[$0] }
    withoutProtection = bySettings[LoadSettings(allowsArbitraryLoads: true)]
    let helping = DiagnosticVerdict.candidates.lazy.compactMap { bySettings[$0] }.first { $0.isPassed }
    best = helping ?? withoutProtection
    underLoosestException = bySettings[DiagnosticVerdict.loosest]
  }
}
