import Foundation
import TestSupport
import Testing

@Suite("The support of the tests")
struct TestSupportTests {
  @Test func `run a process with input and hand back what it wrote`() throws {
    let result = try runProcess(
      "/bin/sh", ["-c", "cat; echo \"$GREETING\" >&2; exit 3"],
      stdin: Array("in".utf8), environment: ["GREETING": "hello"])
    #expect(result.outputText == "in")
    #expect(result.errorText == "hello\n")
    #expect(result.status == 3)
    #expect(!result.wasSignaled)
  }

  @Test func `stop a process that does not end`() {
    #expect(throws: ProcessTimeout.self) {
      try runProcess("/bin/sh", ["-c", "exec sleep 30"], timeout: 0.2)
    }
  }

  @Test func `start a process that signals can end`() throws {
    let result = try runProcess("/bin/sh", ["-c", "kill -TERM $$; sleep 30"], timeout: 10)
    #expect(result.wasSignaled)
    #expect(result.status == SIGTERM)
  }

  @Test func `remove a temporary folder with all that is in it`() throws {
    let path = try withTemporaryFolder { folder in
      try writeFile("text", to: "\(folder)/a/b")
      #expect(try readFile("\(folder)/a/b") == Array("text".utf8))
      return folder
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `find the manifest`() {
    #expect(FileManager.default.fileExists(atPath: "\(Fixtures.packageFolder)/Package.swift"))
  }
}
