#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The processors of the machine.
public enum Processors {
  /// How many of them the system may use now, at least 1.
  public static var count: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}
