internal import Foundation
internal import ParallelWork

/// Kills a process that takes longer than it may.
final class Watchdog: Sendable {
  private enum State {
    case waiting
    case hasKilled
    case isDismissed
  }

  /// A queue of its own has a thread even when tests block all others.
  private static let queue = DispatchQueue(label: "watchdog")

  private let state = Locked(State.waiting)

  /// Begins to wait.
  ///
  /// - Parameters:
  ///   - identifier: The process; nobody may reap it before the watchdog is dismissed.
  ///   - seconds: How long it may take.
  init(killing identifier: Int32, after seconds: Double) {
    Self.queue.asyncAfter(deadline: .now() + seconds) { [weak self] in
      self?.state.withLock { state in
        guard state == .waiting else { return }
        kill(identifier, SIGKILL)
        state = .hasKilled
      }
    }
  }

  /// Leaves the process alone from now on.
  ///
  /// - Returns: Whether it was killed.
  func dismiss() -> Bool {
    state.withLock { state in
      defer { state = .isDismissed }
      return state == .hasKilled
    }
  }
}
