import TestSupport
import Testing

@Suite("plutil")
struct PlutilTests {
  static let examples = Transcript.load("StandIns/plutil.txt")

  @Test(arguments: examples)
  func `does what the original does`(example: Transcript) throws {
    try StandIn.inFolder(with: "StandIns/Files") { try $0.expect(example) }
  }

  @Test func `has all examples`() {
    #expect(Self.examples.map(\.name).starts(with: (1...48).map { "P\($0)" }))
  }
}
