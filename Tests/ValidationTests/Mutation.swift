/// Damages bytes at random, the same way in every run.
struct Mutation: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 31
  }

  /// A number from 0 up to a bound.
  mutating func random(_ bound: Int) -> Int {
    Int((next() >> 33) % UInt64(max(bound, 1)))
  }

  /// Bytes of which a few were changed, taken out, doubled or moved.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...random(4) where !result.isEmpty {
      let start = random(result.count)
      let end = min(result.count, start + 1 + random(12))
      switch random(5) {
      case 0: result[start] = UInt8(random(256))
      case 1: result.removeSubrange(start..<end)
      case 2: result.insert(contentsOf: result[start..<end], at: random(result.count + 1))
      case 3: result.insert(contentsOf: Array(result[start..<end]).reversed(), at: end)
      default: result.swapAt(start, random(result.count))
      }
    }
    return result
  }
}
