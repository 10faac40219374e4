import Foundation
import HostileInputs
import Laws
import TestSupport
import Testing

@Suite("The laws that fuzzing tries hold")
struct LawsTests {
  /// Files that once broke a law or the program, by the law, each with a name that says what it was.
  static let crashes: [(law: String, file: String)] = Law.all.flatMap { law in
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: Fixtures.path("Crashes/\(law.name)"))) ?? []
    return names.sorted().map { (law.name, $0) }
  }

  @Test(arguments: crashes)
  func `for what once broke them`(law: String, file: String) throws {
    let bytes = try Fixtures.bytes("Crashes/\(law)/\(file)")
    for law in Law.all { try law.hold(for: bytes) }
  }

  @Test(arguments: GoldenVector.all)
  func `for the golden vectors`(vector: GoldenVector) throws {
    for law in Law.all { try law.hold(for: vector.bytes) }
  }

  @Test(arguments: HostileInput.all.map(\.name))
  func `for hostile inputs in small`(name: String) throws {
    let input = try #require(HostileInput.all.first { $0.name == name })
    let bytes = input.bytes(dividedBy: 1_000)
    for law in [Law.detection, .checking] { try law.hold(for: bytes) }
  }
}
