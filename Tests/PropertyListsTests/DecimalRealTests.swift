import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Decimal text becomes the nearest floating-point number")
struct DecimalRealTests {
  private func expectNearest(_ text: String) {
    let value = DecimalReal(Array(text.utf8)).value
    let expected = Double(text) ?? .nan
    #expect(value.bitPattern == expected.bitPattern, "\(text): \(value), not \(expected)")
  }

  @Test(arguments: [
    "0", "-0", "1", "0.1", "1e22", "1e23", "9007199254740993", "9007199254740992.5",
    "4.9406564584124654e-324",
    "2.4703282292062327e-324", "2.4703282292062328e-324", "2.2250738585072011e-308",
    "2.2250738585072014e-308",
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1e400", "1e-400", "-1e400",
    "179769313486231580793728971405301e276", "18446744073709551615", "18446744073709551616e-19",
    "0.000000000000000000000000000000000000000000000000000000000000000000000001e71", "5e-324", "3e-324",
    "123456789012345678901234567890", "1e999999999999", "0e999999999", "1e-999999999999", ".5", "5.",
  ])
  func `agrees with the C library on hard cases`(text: String) { expectNearest(text) }

  @Test func `agrees with the C library on random numbers`() {
    var generator = SeededGenerator(seed: 38)
    let runs = ProcessInfo.processInfo.environment["DIFFERENTIAL_RUNS"].flatMap { Int($0) } ?? 4_000
    for _ in 0..<runs {
      let double = Double(bitPattern: generator.next())
      if double.isFinite {
        expectNearest("\(double)")
        expectNearest(String(format: "%.17g", double))
        expectNearest(String(format: "%.30g", double))
      }
      let digits = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        String(Int.random(in: 0...9, using: &generator))
      }.joined()
      expectNearest("\(digits)e\(Int.random(in: -360...320, using: &generator))")
      expectNearest("0.\(digits)")
      expectNearest("\(Int.random(in: -1_000_000...1_000_000, using: &generator)).\(digits)")
    }
  }

  @Test func `decides ties behind hundreds of digits`() {
    let tie = "9007199254740993"
    expectNearest(tie + "." + String(repeating: "0", count: 900))
    expectNearest(tie + "." + String(repeating: "0", count: 900) + "1")
  }
}
