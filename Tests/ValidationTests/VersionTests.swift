import Bundles
import Foundation
import TestSupport
import Testing

@testable import Validation

@Suite("Versions of bundles")
struct VersionTests {
  @Test(arguments: [
    ("1.02.3", "1.2.3"), ("3.1", "3.1.0"), ("3", "3.0.0"), ("01.002.03", "1.2.3"), ("0", "0.0"),
  ])
  func `are equal however many zeros are written (R66, R68)`(left: String, right: String) throws {
    let first = try #require(BundleVersion(left))
    let second = try #require(BundleVersion(right))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(!(first < second) && !(second < first))
  }

  @Test(arguments: [
    ("1.9.0", "1.10.0"), ("3.1.3d9", "3.1.3a1"), ("3.1.3a1", "3.1.3b1"), ("3.1.3b1", "3.1.3fc1"),
    ("3.1.3fc1", "3.1.3"), ("3.1.3", "3.1.4d1"), ("3.1b2", "3.1b10"), ("1", "1.0.0.1"),
  ])
  func `come one after the other (R70, R71)`(left: String, right: String) throws {
    let first = try #require(BundleVersion(left))
    let second = try #require(BundleVersion(right))
    #expect(first < second)
    #expect(first != second)
  }

  @Test(arguments: [("01.002.03", "1.2.3"), ("3.1", "3.1"), ("3.01.3fc010", "3.1.3fc10"), ("0", "0")])
  func `are written without leading zeros (R66)`(text: String, expected: String) {
    #expect(BundleVersion(text)?.description == expected)
  }

  @Test(arguments: [
    "", "-1.0.0", "3.1.x", "3.1.3a", "3.1.3rc1", "1..2", ".1", "1.", "1.0 ", " 1.0", "1.0b2.3", "1,0", "b2",
    "１.０",
    "18446744073709551616", "1.99999999999999999999999999",
  ])
  func `are nothing but numbers with periods and a stage (R65, R69)`(text: String) {
    #expect(BundleVersion(text) == nil)
  }

  @Test
  func `keep the stage and the build`() throws {
    let version = try #require(BundleVersion("3.1.3fc255"))
    #expect(version.numbers == [3, 1, 3])
    #expect(version.stage == .finalCandidate)
    #expect(version.build == 255)
    #expect(BundleVersion("18446744073709551615")?.numbers == [.max])
  }

  @Test
  func `have the numbers that CoreFoundation makes of them (B25, B26, B27)`() throws {
    let vectors = try JSONDecoder().decode(
      [String: String].self, from: Data(Fixtures.bytes("Vectors/version-numbers.json")))
    #expect(vectors.count == 185)
    for (text, expected) in vectors {
      let number = String(NumericVersion(text).value, radix: 16)
      let padded = String(repeating: "0", count: 8 - number.count) + number
      #expect(padded == expected, "\(text)")
    }
  }
}
