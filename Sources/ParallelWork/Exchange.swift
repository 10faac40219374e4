/// Where items wait for a thread, and results for their turn.
final class Exchange<Item: Sendable, Output: Sendable>: Sendable {
  private struct State: Sendable {
    /// The items nobody has taken, the next one last.
    var items: [(number: Int, item: Item)] = []
    /// The results nobody has taken, by the number of their item.
    var outputs: [Int: Output] = [:]
    var isClosed = false
  }

  private let state = Monitor(State())

  /// Adds an item.
  func put(_ item: Item, number: Int) {
    state.change { $0.items.insert((number, item), at: 0) }
  }

  /// Works on items until there are no more.
  func serve(_ work: (Item) -> Output) {
    while let (number, item) = state.wait(for: { state in
      state.items.popLast().map { .done($0) } ?? (state.isClosed ? .done(nil) : .notYet)
    }) {
      let output = work(item)
      state.change { $0.outputs[number] = output }
    }
  }

  /// The result of an item, if it is there.
  func takeOutput(number: Int) -> Output? {
    state.change { $0.outputs.removeValue(forKey: number) }
  }

  /// The result of an item, which has been put in and not been taken.
  func waitForOutput(number: Int) -> Output {
    state.wait { state in state.outputs.removeValue(forKey: number).map { .done($0) } ?? .notYet }
  }

  /// Says that no more items come.
  func close() {
    state.change { $0.isClosed = true }
  }
}
