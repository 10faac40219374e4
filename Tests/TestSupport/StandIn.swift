internal import Foundation
internal import Testing

/// The built program under the name of another one.
package struct StandIn {
  /// The folder it is called in.
  package let folder: String

  /// Calls a closure with a fresh folder that holds copies of the files of a fixture folder.
  package static func inFolder<Result>(
    with fixtures: String, _ body: (StandIn) throws -> Result
  ) throws -> Result {
    try withTemporaryFolder { folder in
      for name in try FileManager.default.contentsOfDirectory(atPath: Fixtures.path(fixtures)) {
        try writeFile(Fixtures.bytes("\(fixtures)/\(name)"), to: "\(folder)/\(name)")
      }
      return try body(StandIn(folder: folder))
    }
  }

  /// Runs the program by way of a link with the given name.
  package func run(_ name: String, _ words: [String], stdin: [UInt8] = []) throws -> ProcessResult {
    try withTemporaryFolder { links in
      try FileManager.default.createSymbolicLink(
        atPath: "\(links)/\(name)", withDestinationPath: builtProduct("infoplist"))
      return try runProcess(
        "\(links)/\(name)", words, stdin: stdin, environment: ["TZ": "UTC"], folder: folder)
    }
  }

  /// Goes through a transcript and compares what happens with what should.
  package func expect(_ transcript: Transcript) throws {
    for call in transcript.calls {
      let words = Array(call.words.dropFirst())
      guard let name = call.words.first, name != "cat" else {
        #expect(String(decoding: try readFile("\(folder)/\(words[0])"), as: UTF8.self) == call.output)
        continue
      }
      let stdin = try call.inputFile.map { try readFile("\(folder)/\($0)") } ?? Array(call.input.utf8)
      let result = try run(name, words, stdin: stdin)
      if call.isCut {
        #expect(result.outputText.hasPrefix(call.output), "\(call.words)")
      } else {
        #expect(result.outputText == call.output, "\(call.words)")
      }
      #expect(result.errorText == call.errors, "\(call.words)")
      #expect(result.status == call.status, "\(call.words)")
    }
  }
}
