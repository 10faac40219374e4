/// Work on a thread of its own, whose end somebody waits for.
public enum BackgroundTask {
  /// Starts work where another processor can do it.
  ///
  /// - Returns: What waits for its end, to be called once; `nil` if there is no other processor or thread.
  @Sendable
  public static func start(_ work: @escaping @Sendable () -> Void) -> (() -> Void)? {
    guard Processors.count > 1, let thread = WorkThread(work) else { return nil }
    return { thread.join() }
  }
}
