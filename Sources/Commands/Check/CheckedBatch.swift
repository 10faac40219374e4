internal import Reporters

/// Some pieces of the plan, and what came of them.
///
/// It is handed from thread to thread: of an object only the reference is copied. Reports in succession are joined,
/// and the pieces are kept to be freed by the thread that made them. A thread that frees many small things of
/// another has both wait: of the time that a check of 50,000 small files takes, a quarter was spent so.
final class CheckedBatch: Sendable {
  /// What came of one target, or of several in succession that gave nothing but reports.
  struct Step: Sendable {
    /// The target, if files are to be changed; it may have to be checked again.
    let target: PlannedTarget?
    /// What came of it.
    private(set) var outcome: CheckOutcome
    /// How many pieces of the plan it stands for.
    private(set) var count = 1

    fileprivate init(_ outcome: CheckOutcome, of target: PlannedTarget?) {
      self.target = outcome.changes.isEmpty ? nil : target
      self.outcome = outcome
    }

    fileprivate mutating func append(_ next: CheckOutcome, by reporter: Reporter) {
      outcome.append(next, by: reporter)
      count += 1
    }
  }

  /// What came of the pieces, in their order.
  let steps: [Step]
  private let plan: [CheckPlan.Step]

  /// Checks what is planned, on any thread.
  ///
  /// - Parameter reporter: What puts reports behind one another.
  init(_ plan: [CheckPlan.Step], by pool: CheckWorkerPool, joining reporter: Reporter) {
    var steps: [Step] = []
    for piece in plan {
      switch piece {
      case .unreadable(let error): steps.append(Step(CheckOutcome(errors: [error]), of: nil))
      case .target(let target):
        let outcome = pool.check(target)
        if let last = steps.indices.last, outcome.isOnlyReport, steps[last].outcome.isOnlyReport {
          steps[last].append(outcome, by: reporter)
        } else {
          steps.append(Step(outcome, of: target))
        }
      }
    }
    self.steps = steps
    self.plan = plan
  }
}
