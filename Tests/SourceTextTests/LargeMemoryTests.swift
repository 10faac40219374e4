import SourceText
import Synchronization
import Testing

/// How many bytes the advice was given for last, of blocks of an odd size that nothing else has.
private let advised = Atomic<Int>(0)

@Suite("Large memory")
struct LargeMemoryTests {
  @Test func `is told of only if there is much of it, and somebody to tell`() {
    let large = 8_000_007
    let memory = UnsafeMutableRawPointer.allocate(byteCount: large, alignment: 8)
    defer { unsafe memory.deallocate() }
    unsafe LargeMemory.willFill(memory, count: large)
    #expect(advised.load(ordering: .relaxed) == 0)
    unsafe LargeMemory.advise { _, count in advised.store(count, ordering: .relaxed) }
    unsafe LargeMemory.willFill(memory, count: 4001)
    #expect(advised.load(ordering: .relaxed) == 0)
    unsafe LargeMemory.willFill(memory, count: large)
    #expect(advised.load(ordering: .relaxed) == large)
  }
}
