public import CommandLineKit
public import ConnectionReports

/// What one server needs, whatever it redirects to.
public struct ServerDiagnosis: Sendable {
  /// Whose fault a failure is, and the smallest exception.
  public let verdict: DiagnosticVerdict
  /// What came of the attempt that opens least of those that passed; nil if none did, not even without protection.
  public let best: HopReport?

  /// Makes the attempts that tell the smallest exception.
  ///
  /// - Throws: `CommandError` if they cannot be made; a server that does not answer is a result.
  public init(_ call: DiagnosticCall, _ console: Console) throws(CommandError) {
    let policies = DiagnosticVerdict.candidates + [LoadSettings(allowsArbitraryLoads: true)]
    let reports = try call.reports(for: policies, followsRedirections: false, console)
    verdict = DiagnosticVerdict(of: Dictionary(zip(policies, reports)) { first, _ in first })
    best = reports.first { $0.isPassed }?.hops.first
  }
}
