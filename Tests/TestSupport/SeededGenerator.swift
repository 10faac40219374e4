/// Random numbers that are the same in every run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func next(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  package mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// A text after some slips of an editor: scalars go, double, or have junk put between them.
  package mutating func slipping(_ count: ClosedRange<Int>, in text: String, _ junk: [String]) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: count, using: &self) where !scalars.isEmpty {
      let place = next(below: scalars.count)
      switch next(below: 8) {
      case 0, 1: scalars.remove(at: place)
      case 2: scalars.insert(scalars[place], at: place)
      case 3: scalars.removeSubrange(place...)
      case 4: scalars.removeSubrange(place..<min(place + 4, scalars.count))
      default: scalars.insert(contentsOf: pick(junk).unicodeScalars, at: place)
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
