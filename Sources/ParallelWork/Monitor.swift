/// A value that threads change one at a time, and can wait for.
@safe
final class Monitor<Value: Sendable>: @unchecked Sendable {
  /// Whether what a thread waits for has come.
  enum Waiting<Result> {
    case done(Result)
    case notYet
  }

  private let lock = ThreadLock()
  // Touched only while the lock is held.
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Changes the value and wakes who waits.
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer {
      lock.signalChange()
      lock.unlock()
    }
    return body(&value)
  }

  /// Asks again after every change until the answer is there.
  func wait<Result>(for body: (inout Value) -> Waiting<Result>) -> Result {
    lock.lock()
    defer { lock.unlock() }
    while true {
      if case .done(let result) = body(&value) { return result }
      lock.waitForChange()
    }
  }
}
