import ExecutableWriter
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

  @Test func `shows the Info.plist in an executable`() throws {
    try withTemporaryFolder { folder in
      func write(_ name: String, _ list: String?) throws {
        let slice = MachOSlice(
          .arm64, platform: .macOS, minimumOS: MachOVersion(13), sdk: MachOVersion(14),
          infoPlist: list.map { Array($0.utf8) })
        try writeFile(MachOWriter.universalExecutable([slice]), to: "\(folder)/\(name)")
      }
      try write("with", "<plist version=\"1.0\"><dict><key>A</key><integer>1</integer></dict></plist>")
      try write("without", nil)
      let shown = try runProcess(
        builtProduct("infoplist"), ["plutil", "-p", "with", "without"], folder: folder)
      #expect(shown.outputText == "{\n  \"A\" => 1\n}\n")
      #expect(
        shown.errorText
          == "without: file was executable or library type but did not contain an embedded Info.plist\n")
      #expect(shown.status == 1)
    }
  }
}
