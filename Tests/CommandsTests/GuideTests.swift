import Foundation
import TestSupport
import Testing

/// The guide to apps shows what its commands really print, in the order in which they are called.
@Suite("The guide to apps")
struct GuideTests {
  @Test func `shows what the commands print`() throws {
    let path = "\(Fixtures.packageFolder)/Documentation/LaunchServices.md"
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    let printed = try withTemporaryFolder { folder in
      let copied = try runProcess("/bin/cp", ["-R", "\(Fixtures.packageFolder)/Examples", folder])
      try #require(copied.status == 0, "\(copied.errorText)")
      let built = try runProcess(builtProduct("ExampleBuilder"), ["\(folder)/Examples"])
      try #require(built.status == 0, "\(built.errorText)")
      return try updated(kept, in: folder)
    }
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try writeFile(printed, to: path)
    } else {
      let isCurrent = kept == printed
      #expect(isCurrent, "run this test with UPDATE_SNAPSHOTS=1 and look at the difference")
    }
  }

  /// The guide with what its commands print now.
  private func updated(_ guide: String, in folder: String) throws -> String {
    let binaries = URL(filePath: builtProduct("infoplist")).deletingLastPathComponent().path
    let real = URL(filePath: folder).resolvingSymlinksInPath().path
    var lines: [Substring] = []
    var isInConsole = false
    var count = 0
    for line in guide.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```console" { isInConsole = true } else if line == "```" { isInConsole = false }
      guard isInConsole, line != "```console" else {
        lines.append(line)
        continue
      }
      guard line.hasPrefix("$ ") else { continue }
      lines.append(line)
      let result = try runProcess(
        "/bin/sh", ["-c", "PATH=\"$BINARIES:$PATH\"; \(line.dropFirst(2))"],
        environment: ["BINARIES": binaries, "NO_COLOR": "1"], folder: folder)
      #expect(result.errorText == "", "\(line)")
      let text = result.outputText.replacingOccurrences(of: real + "/", with: "")
        .replacingOccurrences(of: folder + "/", with: "")
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      count += 1
    }
    #expect(count > 10)
    return lines.joined(separator: "\n")
  }
}
