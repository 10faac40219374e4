import SourceText
import Testing

@Suite("Differences of sequences")
struct SequenceDiffTests {
  /// The new sequence, put together from the old one and the changes.
  private func applied(_ diff: SequenceDiff, to old: [Int], taking new: [Int]) -> [Int] {
    var result: [Int] = []
    var position = 0
    for change in diff.changes {
      result += old[position..<change.old.lowerBound]
      result += new[change.new]
      position = change.old.upperBound
    }
    return result + old[position...]
  }

  /// The length of the longest common subsequence, by the textbook.
  private func commonLength(_ old: [Int], _ new: [Int]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for element in old {
      var diagonal = 0
      for index in new.indices {
        let above = row[index + 1]
        row[index + 1] = element == new[index] ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }

  @Test(arguments: 0..<200)
  func `lead to the new sequence, by the shortest way`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let letters = 1 + random(6)
    let old = (0..<random(40)).map { _ in random(letters) }
    let new = (0..<random(40)).map { _ in random(letters) }
    let diff = SequenceDiff(from: old, to: new)
    #expect(applied(diff, to: old, taking: new) == new)
    let kept = old.count - diff.changes.reduce(0) { $0 + $1.old.count }
    #expect(kept == commonLength(old, new))
  }

  @Test func `are none between equal sequences`() {
    #expect(SequenceDiff(from: [1, 2, 3], to: [1, 2, 3]).changes == [])
    #expect(SequenceDiff(from: [], to: []).changes == [])
  }

  @Test func `stay right where the sequences have next to nothing in common`() {
    let old = (0..<20_000).map { $0 * 2 }
    let new = (0..<20_000).map { $0 * 2 + ($0 % 100 == 0 ? 0 : 1) }
    let diff = SequenceDiff(from: old, to: new)
    #expect(applied(diff, to: old, taking: new) == new)
  }
}
