#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A clock that only goes forward.
public enum ProcessClock {
  /// Seconds since some moment that stays the same while the process runs.
  public static var seconds: Double {
    var now = timespec()
    // It cannot fail: every system has this clock.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
