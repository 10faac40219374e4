#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A lock of the system's threads, on which a thread can wait for a change.
///
/// `Mutex` of the standard library does the same on Linux by atomic words of its own, inside a library that is not
/// instrumented: the thread sanitizer does not see them and reports everything they guard as a race.
@safe
public final class ThreadLock: @unchecked Sendable {
  // Both have addresses of their own, which the system asks for, and stay as they are.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>

  /// Makes a lock that nobody holds.
  public init() {
    unsafe mutex = .allocate(capacity: 1)
    unsafe changed = .allocate(capacity: 1)
    var attributes = pthread_mutexattr_t()
    // Neither of these can fail.
    unsafe pthread_mutexattr_init(&attributes)
    #if canImport(Glibc)
      // Who finds the lock taken looks again for a while before sleeping; what is done under these locks is short.
      unsafe pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ADAPTIVE_NP))
    #endif
    unsafe pthread_mutex_init(mutex, &attributes)
    unsafe pthread_mutexattr_destroy(&attributes)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(mutex)
    unsafe changed.deallocate()
    unsafe mutex.deallocate()
  }

  /// Waits until nobody else holds the lock, and takes it; not for a thread that holds it already.
  public func lock() { unsafe pthread_mutex_lock(mutex) }

  /// Gives the lock back; only for the thread that holds it.
  public func unlock() { unsafe pthread_mutex_unlock(mutex) }

  /// Wakes all threads that wait for a change.
  func signalChange() { unsafe pthread_cond_broadcast(changed) }

  /// Gives the lock back until a change is signaled, and takes it again; only for the thread that holds it.
  func waitForChange() { unsafe pthread_cond_wait(changed, mutex) }
}
