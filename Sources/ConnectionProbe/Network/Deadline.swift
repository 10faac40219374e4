#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The moment at which an attempt is given up, however far it has come.
struct Deadline: Sendable, Hashable {
  private let end: Double

  private init(end: Double) { self.end = end }

  /// A moment so many seconds from now.
  init(in seconds: Double) { end = Self.now + seconds }

  /// The seconds that are left, never less than 0.
  var remaining: Double { max(0, end - Self.now) }

  /// Whether no time is left.
  var isOver: Bool { remaining == 0 }

  /// What is left, in whole milliseconds, rounded up, for `poll`.
  var milliseconds: Int32 { Int32(min(remaining * 1000 + 1, 1_000_000_000)) }

  /// A moment before this one that leaves time for others.
  ///
  /// - Parameter parts: How many have to share what is left.
  func share(of parts: Int) -> Deadline { Deadline(end: end - remaining * Double(parts - 1) / Double(parts)) }

  private static var now: Double {
    var now = timespec()
    // It cannot fail: every system has this clock.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
