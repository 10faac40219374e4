#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A value that threads change one at a time, and can wait for.
@safe
final class Monitor<Value: Sendable>: @unchecked Sendable {
  /// Whether what a thread waits for has come.
  enum Waiting<Result> {
    case done(Result)
    case notYet
  }

  private var value: Value
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>

  init(_ value: Value) {
    self.value = value
    unsafe lock = .allocate(capacity: 1)
    unsafe changed = .allocate(capacity: 1)
    // Neither can fail without attributes.
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(lock)
    unsafe changed.deallocate()
    unsafe lock.deallocate()
  }

  /// Changes the value and wakes who waits.
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer {
      unsafe pthread_cond_broadcast(changed)
      unsafe pthread_mutex_unlock(lock)
    }
    return body(&value)
  }

  /// Asks again after every change until the answer is there.
  func wait<Result>(for body: (inout Value) -> Waiting<Result>) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    while true {
      if case .done(let result) = body(&value) { return result }
      unsafe pthread_cond_wait(changed, lock)
    }
  }
}
