/// Everything a check found.
///
/// Reports of several inputs are joined with ``append(_:)``; their order is the order of the inputs.
public struct CheckReport: Sendable {
  /// The inputs, in the order in which they were checked.
  public private(set) var inputs: [CheckedInput] = []
  /// The files of all inputs; findings refer to them by index.
  public private(set) var documents: [CheckedDocument] = []
  /// The findings: by document, then by place, then by rule.
  public private(set) var diagnostics: [Diagnostic] = []
  /// How many findings a comment in the file held back.
  public private(set) var suppressedCount = 0
  /// What the settings of App Transport Security do, for each file that has any.
  public private(set) var transport: [TransportSection] = []

  /// Creates an empty report.
  public init() {}

  /// Creates a report.
  package init(
    inputs: [CheckedInput], documents: [CheckedDocument], diagnostics: [Diagnostic], suppressedCount: Int,
    transport: [TransportSection] = []
  ) {
    self.inputs = inputs
    self.documents = documents
    self.diagnostics = diagnostics
    self.suppressedCount = suppressedCount
    self.transport = transport
  }

  /// How many findings have a severity.
  ///
  /// - Complexity: O(*n*).
  public func count(of severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// Whether a finding is at least as bad as a severity.
  public func hasFinding(atLeast severity: Severity) -> Bool {
    diagnostics.contains { $0.severity >= severity }
  }

  /// What is said about App Transport Security in the files of an input.
  package func transport(of input: CheckedInput) -> [TransportSection] {
    transport.filter { input.documents.contains($0.document) }
  }

  /// Adds the report of further inputs behind this one.
  ///
  /// - Complexity: O(*m*), the size of the other report.
  public mutating func append(_ other: CheckReport) {
    let offset = documents.count
    documents += other.documents
    for var input in other.inputs {
      input.documents = input.documents.map { $0 + offset }
      inputs.append(input)
    }
    for diagnostic in other.diagnostics { diagnostics.append(diagnostic.shifted(by: offset)) }
    suppressedCount += other.suppressedCount
    for var section in other.transport {
      section.document += offset
      transport.append(section)
    }
  }
}

extension Diagnostic {
  /// The finding with the indexes of its documents moved.
  fileprivate func shifted(by offset: Int) -> Diagnostic {
    guard offset != 0 else { return self }
    return Diagnostic(
      rule: rule, code: code, severity: severity, message: message, help: help, document: document + offset,
      keyPath: keyPath, range: range, references: references,
      related: related.map {
        $0.foreignPath == nil
          ? RelatedPlace($0.message, document: $0.document + offset, range: $0.range) : $0
      },
      fixes: fixes)
  }
}
