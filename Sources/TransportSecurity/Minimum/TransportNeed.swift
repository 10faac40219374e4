/// A URL that has to load, and what is known about its server.
public struct TransportNeed: Sendable {
  /// The URL.
  public let url: TransportURL
  /// The connection the server offers; nil if nobody has looked, and it is trusted to be a good one.
  public let connection: ServerConnection?

  /// Creates a need.
  public init(_ url: TransportURL, connection: ServerConnection? = nil) {
    self.url = url
    self.connection = connection
  }

  /// Whether a policy lets the URL load.
  public func isMet(by policy: TransportPolicy, in context: TransportContext) -> Bool {
    let decision = policy.decision(for: url, in: context)
    guard decision.isAllowed else { return false }
    return connection.map { decision.failure(of: $0, baseline: context.baseline) == nil } ?? true
  }
}
