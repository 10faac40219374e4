/// Work on many items, done on several threads and handed over in the order of the items.
///
/// The calling thread makes the items, a few ahead of the work, and takes the results, so neither side ever
/// holds more than a window of them: memory does not grow with the number of items.
///
///     OrderedWork(threads: Processors.count).run {
///       walk.next()
///     } work: { path in
///       check(path)
///     } deliver: { report in
///       print(report)
///     }
public struct OrderedWork: Sendable {
  /// The number of threads that work; with 1 the calling thread does everything by itself.
  public let threads: Int
  /// The number of items that may be made before the oldest result is taken.
  public let window: Int

  /// Creates a way to work.
  ///
  /// - Parameters:
  ///   - threads: The number of threads, at least 1.
  ///   - window: How many items may be on their way; by default enough to keep every thread busy.
  public init(threads: Int, window: Int? = nil) {
    self.threads = max(1, threads)
    self.window = max(self.threads, window ?? self.threads * 8)
  }

  /// Does the work on all items.
  ///
  /// - Parameters:
  ///   - next: Makes the next item, on the calling thread; nil ends the work.
  ///   - work: Done for several items at a time, each on some thread.
  ///   - deliver: Takes each result, on the calling thread, in the order of the items.
  public func run<Item: Sendable, Output: Sendable>(
    next: () -> Item?, work: @escaping @Sendable (Item) -> Output, deliver: (Output) -> Void
  ) {
    let exchange = Exchange<Item, Output>()
    let workers = threads == 1 ? [] : (0..<threads).compactMap { _ in WorkThread { exchange.serve(work) } }
    // Without threads, because one is enough or the system has none to give, the work is done here.
    guard !workers.isEmpty else {
      while let item = next() { deliver(work(item)) }
      return
    }
    var hasMore = true
    var (made, delivered) = (0, 0)
    while hasMore || delivered < made {
      if hasMore, made - delivered < window {
        if let item = next() {
          exchange.put(item, number: made)
          made += 1
        } else {
          hasMore = false
        }
        while delivered < made, let output = exchange.takeOutput(number: delivered) {
          deliver(output)
          delivered += 1
        }
      } else {
        deliver(exchange.waitForOutput(number: delivered))
        delivered += 1
      }
    }
    exchange.close()
    for worker in workers { worker.join() }
  }
}
