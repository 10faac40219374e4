import CommandLineKit
import TestSupport
import Testing

@Suite("The manual")
struct ManualTests {
  @Test(arguments: [[], ["check"], ["transport", "evaluate"]])
  func `looks as reviewed`(path: [String]) throws {
    let page = try #require(sample.manualPage(for: path))
    try expectSnapshot(page.fileName, page.text)
    let recorder = Recorder()
    #expect(sample.run(["manual"] + path, recorder.console()) == .success)
    #expect(recorder.output == page.text)
  }

  @Test func `has a page for everything that is not hidden`() {
    let names = sample.manualPages().map(\.fileName)
    #expect(names.count == Set(names).count)
    #expect(names.first == "infoplist.1")
    #expect(names.contains("infoplist-transport-evaluate.1"))
    #expect(!names.contains("infoplist-fail.1"))
  }

  @Test(arguments: ["groff", "mandoc"])
  func `has no mistakes that a formatter finds`(tool: String) throws {
    guard let found = try? runProcess("/bin/sh", ["-c", "command -v \(tool)"]), found.status == 0 else {
      // One of them comes with every system that has `man`.
      return
    }
    for page in sample.manualPages() {
      let words =
        tool == "groff"
        ? ["-man", "-Tascii", "-ww", "-z", "-rCHECKSTYLE=1"] : ["-man", "-Tlint", "-Wwarning"]
      let result = try runProcess(
        found.outputText.split(separator: "\n").map(String.init)[0], words, stdin: Array(page.text.utf8))
      // Pages have no date, so that they can be made again.
      let findings = (result.errorText + result.outputText).split(separator: "\n").filter {
        !$0.contains("missing date")
      }
      #expect(findings == [], "\(page.fileName)")
    }
  }
}
