import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Numbers for command lines")
struct NumberTextTests {
  @Test func `six digits behind the point are C's`() {
    var generator = SeededGenerator(seed: 20_261_124)
    var numbers: [Double] = [
      0, -0.0, 0.5, 1.5, 2.5, 0.0000005, 0.0000015, 0.0000025, 1e-7, 999_999.9999995, 0.9999999, 1e20, 1e300,
      .greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, 4_503_599_627_370_496.5,
      9_007_199_254_740_992, -3.14,
    ]
    for _ in 0..<2_000 {
      numbers.append(
        Double(
          bitPattern: generator.next() & ~(0x7FF << 52) | UInt64.random(in: 900..<1200, using: &generator)
            << 52))
      numbers.append(Double(Int.random(in: -1_000_000...1_000_000, using: &generator)) / 128)
    }
    for number in numbers {
      #expect(number.fixedText == String(format: "%f", number))
    }
    #expect([Double.nan, .infinity, -.infinity].map(\.fixedText) == ["nan", "inf", "-inf"])
  }

  @Test(
    arguments: [
      ("12", 12), ("12abc", 12), (" -7", -7), ("+5", 5), ("0x10", 0), ("007", 7),
      ("9223372036854775808", 9_223_372_036_854_775_807),
      ("-99999999999999999999", -9_223_372_036_854_775_808),
    ] as [(String, Int64)])
  func `a whole number is read as far as it goes`(text: String, number: Int64) {
    #expect(LeadingNumber.integer(of: text)?.value == number)
  }

  @Test(
    arguments: [
      ("1.5", 1.5), ("1e3x", 1000), (".5", 0.5), ("5.", 5), ("-2.25e-1", -0.225), ("7e", 7), (" 1", 1),
    ] as [(String, Double)])
  func `a real number is read as far as it goes`(text: String, number: Double) {
    #expect(LeadingNumber.real(of: text) == number)
  }

  @Test(arguments: ["", "abc", "-", "+", ".", "e3", "- 1"])
  func `what is no number is none`(text: String) {
    #expect(LeadingNumber.integer(of: text) == nil)
    #expect(LeadingNumber.real(of: text) == nil)
  }
}
