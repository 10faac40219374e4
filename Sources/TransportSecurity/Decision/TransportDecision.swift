/// Whether a URL may be loaded, what its connection has to fulfill, and why.
public struct TransportDecision: Sendable {
  /// The URL.
  public let url: TransportURL
  /// Whether the load may begin; the connection can still fail because of ``requirements``.
  public let isAllowed: Bool
  /// What the connection has to fulfill.
  public let requirements: TransportRequirements
  /// The pins of the host, none where it is not pinned.
  public let pins: [TransportPin]
  /// The domain whose exception holds, as the file has it; nil if none does.
  public let matchedDomain: String?
  /// Keys, and domains, that would have had a say and are passed over.
  public let ignoredKeys: [String]
  /// Whether another reading of `NSIncludesSubdomains` leads to other requirements (A17).
  public let dependsOnDepth: Bool
  /// The steps that led here, in their order.
  public let reasons: [TransportReason]
}
