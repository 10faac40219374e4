public import ConnectionReports

/// A test and what came of it.
public struct DiagnosticResult: Sendable, Hashable {
  /// The test.
  public let test: DiagnosticTest
  /// What came of it.
  public let report: ConnectionReport
}
