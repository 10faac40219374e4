import TestSupport
import Testing

@Suite("PlistBuddy")
struct PlistBuddyTests {
  static let examples = Transcript.load("StandIns/PlistBuddy.txt")

  @Test(arguments: examples)
  func `does what the original does`(example: Transcript) throws {
    try StandIn.inFolder(with: "StandIns/Files") { try $0.expect(example) }
  }

  @Test func `has all examples`() {
    #expect(Self.examples.map(\.name).starts(with: (1...57).map { "B\($0)" }))
  }
}
