public import CommandLineKit
public import ConnectionReports

/// The results of the matrix for a URL, and what they come to.
public struct Diagnosis: Sendable {
  /// The tests of the matrix, in order.
  public let results: [DiagnosticResult]
  /// What they come to.
  public let verdict: DiagnosticVerdict
  /// Without any protection, the first of the three steps (R205).
  public let withoutProtection: ConnectionReport?
  /// Under the loosest exception for the host, the second step.
  public let underLoosestException: ConnectionReport?

  /// Makes the attempts of the matrix, and those that tell the smallest exception.
  ///
  /// - Throws: `CommandError` if they cannot be made; a server that does not answer is a result.
  public init(_ call: DiagnosticCall, _ console: Console) throws(CommandError) {
    let tests = DiagnosticTest.all(for: call.url.host)
    var policies = tests.map { $0.settings }
    for settings in DiagnosticVerdict.candidates where !policies.contains(settings) {
      policies.append(settings)
    }
    let reports = try call.reports(for: policies, console)
    let bySettings = Dictionary(zip(policies, reports)) { first, _ in first }
    results = zip(tests, reports).map { DiagnosticResult(test: $0, report: $1) }
    verdict = DiagnosticVerdict(of: bySettings)
    withoutProtection = bySettings[LoadSettings(allowsArbitraryLoads: true)]
    underLoosestException = bySettings[DiagnosticVerdict.loosest]
  }
}
