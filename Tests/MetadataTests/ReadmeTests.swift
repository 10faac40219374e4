import Foundation
import TestSupport
import Testing

/// The README, and a page beside it, show what the command really prints: each `console` block begins with the command.
@Suite("The README")
struct ReadmeTests {
  static let path = "\(Fixtures.packageFolder)/README.md"

  @Test func `begins with the two commands`() throws {
    let lines = try String(contentsOfFile: Self.path, encoding: .utf8).split(separator: "\n").prefix(4)
    #expect(lines.contains { $0.hasPrefix("./infoplist check Examples/Landmarks.app") })
    #expect(lines.contains { $0.hasPrefix("./test") })
  }

  @Test(arguments: [path, "\(Fixtures.packageFolder)/Documentation/Behavior.md"])
  func `shows what the commands print`(path: String) throws {
    let command = builtProduct("infoplist")
    try #require(FileManager.default.isExecutableFile(atPath: command))
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    var updated: [Substring] = []
    var isInOutput = false
    var count = 0
    for line in kept.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```" { isInOutput = false }
      if !isInOutput { updated.append(line) }
      guard let call = line.wholeMatch(of: /\$ \.\/infoplist (.*)/), updated.dropLast().last == "```console"
      else {
        continue
      }
      let printed = try runProcess(
        "/bin/sh", ["-c", "\"$INFOPLIST\" \(call.1)"], environment: ["INFOPLIST": command, "NO_COLOR": "1"],
        folder: Fixtures.packageFolder)
      updated += printed.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      isInOutput = true
      count += 1
    }
    #expect(count > 0)
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try writeFile(updated.joined(separator: "\n"), to: path)
    } else {
      let isCurrent = kept == updated.joined(separator: "\n")
      #expect(isCurrent, "run this test with UPDATE_SNAPSHOTS=1 and look at the difference")
    }
  }

  @Test func `links to files that exist`() throws {
    for file in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
      let text = try String(contentsOfFile: "\(Fixtures.packageFolder)/\(file)", encoding: .utf8)
      for link in text.matches(of: /\]\(([^)#:]+)\)/) {
        let target = "\(Fixtures.packageFolder)/\(link.1)"
        #expect(FileManager.default.fileExists(atPath: target), "\(file): \(link.1)")
      }
    }
  }
}
