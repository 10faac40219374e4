internal import ParallelWork

/// Workers for several threads: each is used by one thread at a time and keeps what it has learned.
final class CheckWorkerPool: Sendable {
  /// A worker that is handed from thread to thread.
  ///
  /// It is never shared: whoever takes it out of the pool has it alone until it is put back.
  private final class Handle: @unchecked Sendable {
    var worker: CheckWorker

    init(_ worker: CheckWorker) { self.worker = worker }
  }

  private let request: CheckRequest
  private let baselines: BaselineFiles
  private let idle = Locked<[Handle]>([])

  init(_ request: CheckRequest, _ baselines: BaselineFiles) {
    self.request = request
    self.baselines = baselines
  }

  /// Checks targets, on any thread.
  ///
  /// - Parameter fixes: Whether fixes are applied if the request asks for it.
  func check(_ target: PlannedTarget, fixes: Bool = true) -> CheckOutcome {
    let handle = idle.withLock { $0.popLast() } ?? Handle(CheckWorker(request, baselines))
    defer { idle.withLock { $0.append(handle) } }
    return handle.worker.check(target, fixes: fixes)
  }
}
