/// A value that one thread at a time uses.
@safe
public final class Locked<Value: Sendable>: @unchecked Sendable {
  @usableFromInline let lock = ThreadLock()
  // Touched only while the lock is held.
  @usableFromInline var value: Value

  /// Puts a value behind a lock.
  public init(_ value: Value) { self.value = value }

  /// Uses the value alone; not from within another such use of it.
  @inlinable
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
