#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The processor time this process has used, in seconds.
///
/// Not the time of day: other work on the machine must not count.
public func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The largest amount of memory this process has had, in kilobytes.
public func peakMemory() -> Int {
  var usage = rusage()
  // 0 is RUSAGE_SELF, which each C library gives another type.
  getrusage(0, &usage)
  #if canImport(Darwin)
    return usage.ru_maxrss / 1024
  #else
    return usage.ru_maxrss
  #endif
}
