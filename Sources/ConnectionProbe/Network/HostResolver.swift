internal import ConnectionReports
internal import ParallelWork

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Looks host names up, each once for all attempts.
///
/// The system's own look-up cannot be given up, so it runs on a thread that may be left behind.
final class HostResolver: Sendable {
  private let lookups = Locked<[String: BackgroundWork<[SocketAddress]>]>([:])

  /// How long it waits before it asks again, in microseconds.
  private static let pause: UInt32 = 1000

  /// The addresses of a host, at least one.
  func addresses(of host: String, port: Int, by deadline: Deadline) throws(ConnectionFailure)
    -> [SocketAddress]
  {
    let found: [SocketAddress]
    if NumericAddress.bytes(of: host) != nil {
      found = SocketAddress.addresses(of: host, port: port, isNumeric: true)
    } else {
      let lookup = lookups.withLock { lookups in
        if let lookup = lookups["\(host):\(port)"] { return lookup }
        let lookup = BackgroundWork { _ in SocketAddress.addresses(of: host, port: port, isNumeric: false) }
        lookups["\(host):\(port)"] = lookup
        return lookup
      }
      while lookup.output == nil {
        if deadline.isOver {
          throw ConnectionFailure(.timedOut, "The address of \(host) was not found in time.")
        }
        usleep(Self.pause)
      }
      found = lookup.output ?? []
    }
    if found.isEmpty { throw ConnectionFailure(.hostNotFound, "The host \(host) has no address.") }
    return found
  }
}
