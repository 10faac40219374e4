/// What came of one attempt to load a URL.
public struct ConnectionReport: Sendable, Hashable {
  /// The number of the attempt, from 0.
  public var attempt: Int
  /// The way, one URL after the other; the last one decides.
  public var hops: [HopReport]

  /// Creates a report.
  public init(attempt: Int, hops: [HopReport]) {
    self.attempt = attempt
    self.hops = hops
  }

  /// Why the attempt has failed; nil if it has not.
  public var failure: ConnectionFailure? { hops.last?.failure }

  /// Whether the URL has been loaded.
  public var isPassed: Bool { !hops.isEmpty && failure == nil }
}
