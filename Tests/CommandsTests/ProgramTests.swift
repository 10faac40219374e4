import CommandLineKit
import Commands
import TestSupport
import Testing

@Suite("The program")
struct ProgramTests {
  @Test func `has no contradictions in its commands and options`() {
    #expect(InfoPlistProgram.program.mistakes() == [])
  }

  @Test(arguments: [
    (["--version"], "infoplist \(InfoPlistProgram.version)\n", 0), (["chek"], "", 2),
    (["check"], "", 2), ([], "", 2),
  ])
  func `answers or says how it is called`(words: [String], output: String, status: Int) throws {
    let result = try CommandLine.run { try $0(words) }
    #expect(result.outputText == output)
    #expect(Int(result.status) == status)
    #expect(result.errorText.isEmpty == (status == 0))
  }

  @Test func `is not colored when written to a file, unless asked to be`() throws {
    try CommandLine.run(with: ["a.plist": Sample.malformed]) { infoplist throws in
      #expect(!(try infoplist("check", "a.plist").output.contains(0x1B)))
      #expect(try infoplist("--color", "always", "check", "a.plist").output.contains(0x1B))
      #expect(
        try infoplist("check", "a.plist", environment: ["FORCE_COLOR": "1", "NO_COLOR": ""]).output.contains(
          0x1B))
      #expect(
        !(try infoplist("check", "a.plist", environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"]).output
          .contains(0x1B)))
    }
  }

  @Test func `stops quietly when nobody reads its answer any more`() throws {
    let result = try runProcess(
      "/bin/sh", ["-c", "\"$0\" keys --format json | head -n 1", builtProduct("infoplist")])
    #expect(result.outputText == "{\"schemaVersion\": 1, \"keys\": [\n")
    #expect(result.errorText == "")
  }
}
