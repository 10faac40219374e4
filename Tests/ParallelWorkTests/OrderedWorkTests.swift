import ParallelWork
import Synchronization
import Testing

@Suite("Work on several threads")
struct OrderedWorkTests {
  @Test(arguments: [1, 2, 7], [1, 3, 64])
  func `hands over every result once, in the order of the items`(threads: Int, window: Int) {
    var item = 0
    var results: [Int] = []
    OrderedWork(threads: threads, window: window).run {
      item += 1
      return item <= 5_000 ? item : nil
    } work: { item in
      // Some items take longer, so that later ones overtake them.
      item % 97 == 0 ? (0..<2_000).reduce(item) { $0 ^ $1 ^ $1 } : item
    } deliver: {
      results.append($0)
    }
    #expect(results == Array(1...5_000))
  }

  @Test func `never makes more items ahead than the window holds`() {
    var (made, delivered, most) = (0, 0, 0)
    OrderedWork(threads: 3, window: 5).run {
      made += 1
      most = max(most, made - delivered)
      return made <= 500 ? made : nil
    } work: {
      $0
    } deliver: { _ in
      delivered += 1
    }
    #expect(delivered == 500)
    #expect(most <= 5)
  }

  @Test func `goes on when nobody waits for it any longer`() {
    let isLetGo = Atomic(false)
    let isDone = Locked(false)
    var work: BackgroundWork<Void>? = BackgroundWork { _ in
      while !isLetGo.load(ordering: .acquiring) {}
      isDone.withLock { $0 = true }
    }
    #expect(work?.output == nil)
    work = nil
    isLetGo.store(true, ordering: .releasing)
    while !isDone.withLock({ $0 }) {}
  }

  @Test func `does the work of two items at the same time`() {
    // Each item waits until the other one has begun: one thread alone would wait forever.
    let begun = Atomic(0)
    var items = 2
    OrderedWork(threads: 2).run {
      items -= 1
      return items >= 0 ? items : nil
    } work: { _ in
      begun.add(1, ordering: .sequentiallyConsistent)
      while begun.load(ordering: .sequentiallyConsistent) < 2 {}
    } deliver: { _ in
    }
    #expect(begun.load(ordering: .sequentiallyConsistent) == 2)
  }

  @Test(arguments: [1, 4])
  func `ends at once when there is nothing to do`(threads: Int) {
    OrderedWork(threads: threads).run {
      Int?.none
    } work: { (item: Int) in
      item
    } deliver: { _ in
      Issue.record("nothing was asked for")
    }
  }

  @Test func `work in the background gives its result, or notices that it is not wanted`() {
    let finished = BackgroundWork { _ in 42 }
    while finished.output == nil {}
    #expect(finished.output == 42)
    finished.end()
    let endless = BackgroundWork { isCancelled in
      var rounds = 0
      while !isCancelled() { rounds &+= 1 }
      return rounds
    }
    #expect(endless.output == nil)
    endless.end()
    #expect(endless.output != nil)
  }
}
