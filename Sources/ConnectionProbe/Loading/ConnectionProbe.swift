public import ConnectionReports
internal import ParallelWork

/// Makes live connections to a server, to see what it can do.
public struct ConnectionProbe: Sendable {
  private let request: ProbeRequest
  private let store: TrustStore

  /// Prepares the attempts.
  ///
  /// - Throws: ``ProbeError`` if the file of certificates cannot be read.
  public init(_ request: ProbeRequest) throws(ProbeError) {
    self.request = request
    store = try TrustStore(adding: request.certificateFile)
  }

  /// Makes all attempts, side by side; none lasts longer than its time-out.
  ///
  /// Nothing is sent but one GET a URL, and of the response only the head is read.
  ///
  /// - Parameter deliver: Takes the report of each attempt, on the calling thread, in order.
  public func run(_ deliver: (ConnectionReport) -> Void) {
    let resolver = HostResolver()
    var next = 0
    OrderedWork(threads: request.attempts.count).run {
      defer { next += 1 }
      return next < request.attempts.count ? next : nil
    } work: { [request, store] index in
      let load = Load(request, under: request.attempts[index], trusting: store, resolver)
      return ConnectionReport(attempt: index, hops: load.run())
    } deliver: {
      deliver($0)
    }
  }
}
