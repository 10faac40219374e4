internal import ParallelWork

/// A standard stream that collects small writes.
///
/// Standard error, and whatever a person sees, goes out at once; everything else after 64 KB and at the end. The
/// first failure stays: later writes do nothing, and ``flush()`` throws it.
public final class BufferedOutput: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var failure: FileError?
  }

  private static let capacity = 64 << 10

  private let stream: StandardStream
  private let isImmediate: Bool
  private let state = Locked(State())

  /// Creates the buffer of a stream.
  ///
  /// There should be one a stream: two would mix up their order.
  public init(_ stream: StandardStream) {
    self.stream = stream
    isImmediate = stream == .error || stream.isTerminal
  }

  /// Whether the reader of the stream has gone.
  public var isBroken: Bool {
    state.withLock { $0.failure?.code == .brokenPipe }
  }

  /// Adds bytes.
  public func write(_ bytes: [UInt8]) {
    state.withLock { state in
      guard state.failure == nil else { return }
      if state.pending.isEmpty && (isImmediate || bytes.count >= Self.capacity) {
        send(bytes, &state)
        return
      }
      state.pending += bytes
      if isImmediate || state.pending.count >= Self.capacity { sendPending(&state) }
    }
  }

  /// Writes what is still waiting.
  ///
  /// - Throws: The first ``FileError`` that any write ran into.
  public func flush() throws(FileError) {
    let failure = state.withLock { state in
      sendPending(&state)
      return state.failure
    }
    if let failure { throw failure }
  }

  private func sendPending(_ state: inout State) {
    guard state.failure == nil, !state.pending.isEmpty else { return }
    send(state.pending, &state)
    state.pending.removeAll(keepingCapacity: true)
  }

  private func send(_ bytes: [UInt8], _ state: inout State) {
    do { try stream.write(bytes) } catch { state.failure = error }
  }
}
