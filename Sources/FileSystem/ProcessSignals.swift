#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the program does about signals that would otherwise end it at an awkward place.
public enum ProcessSignals {
  /// Makes a file that grows past the process's size limit an error, like a full disk, instead of the end.
  ///
  /// Call once, before any work: without it a replacement that hits the limit leaves its temporary file.
  public static func reportFileSizeLimit() {
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process as a closed pipe ends other tools: by `SIGPIPE`, without a word.
  public static func endByBrokenPipe() -> Never {
    _ = signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    // Only if the signal is blocked: the status a shell would have shown.
    exit(128 + SIGPIPE)
  }
}
