#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A thread of the system that runs a closure.
@safe
struct WorkThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Starts a thread, or gives nil if the system has no more of them.
  init?(_ run: @escaping @Sendable () -> Void) {
    let body = unsafe Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var started: pthread_t?
      let failure = unsafe pthread_create(&started, nil, { unsafe Self.start($0) }, body.toOpaque())
      guard failure == 0, let started else {
        unsafe body.release()
        return nil
      }
      unsafe thread = started
    #else
      var started = pthread_t()
      let failure = unsafe pthread_create(&started, nil, { unsafe Self.start($0) }, body.toOpaque())
      guard failure == 0 else {
        unsafe body.release()
        return nil
      }
      thread = started
    #endif
  }

  /// Waits until the closure has returned; call it once.
  func join() {
    #if canImport(Darwin)
      unsafe pthread_join(thread, nil)
    #else
      pthread_join(thread, nil)
    #endif
  }

  /// Lets go of the thread, which gives back what it has when the closure returns; call it instead of ``join()``.
  func detach() {
    #if canImport(Darwin)
      unsafe pthread_detach(thread)
    #else
      pthread_detach(thread)
    #endif
  }

  private static func start(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument = unsafe argument {
      unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
    }
    return nil
  }
}
