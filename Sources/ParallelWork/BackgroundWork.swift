internal import Synchronization

/// One piece of work on a thread of its own, whose result nobody waits for.
///
/// If it is released without a call of ``end()``, the work goes on by itself.
public final class BackgroundWork<Output: Sendable>: Sendable {
  private final class Shared: Sendable {
    let output = Locked<Output?>(nil)
    let isCancelled = Atomic(false)
  }

  private let shared: Shared
  private let thread: WorkThread?
  private let hasEnded = Atomic(false)

  /// Starts the work; where the system gives no thread, it is never done.
  ///
  /// - Parameter work: What to do; it should ask now and then whether it is still wanted.
  public init(_ work: @escaping @Sendable (_ isCancelled: () -> Bool) -> Output) {
    let shared = Shared()
    self.shared = shared
    thread = WorkThread {
      let output = work { shared.isCancelled.load(ordering: .relaxed) }
      shared.output.withLock { $0 = output }
    }
  }

  deinit {
    if !hasEnded.load(ordering: .relaxed) { thread?.detach() }
  }

  /// The result, once it is there.
  public var output: Output? { shared.output.withLock { $0 } }

  /// Tells the work that it is no longer wanted, and waits until it has noticed; call it once.
  public func end() {
    shared.isCancelled.store(true, ordering: .relaxed)
    hasEnded.store(true, ordering: .relaxed)
    thread?.join()
  }
}
