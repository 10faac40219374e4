import TestSupport
import Testing

@testable import CommandLineKit

@Suite("Help")
struct HelpTests {
  @Test(arguments: [
    [], ["check"], ["explain"], ["set"], ["transport"], ["transport", "evaluate"], ["plutil"],
    ["completions"],
  ])
  func `looks as reviewed`(path: [String]) throws {
    let name = (["help"] + path).joined(separator: "-")
    let text = try #require(sample.help(for: path))
    try expectSnapshot("\(name).txt", text)
  }

  @Test func `fits a narrow terminal`() throws {
    let recorder = Recorder()
    #expect(sample.run(["check", "--help"], recorder.console(columns: 50)) == .success)
    try expectSnapshot("help-check-narrow.txt", recorder.output)
    #expect(
      recorder.output.split(separator: "\n").allSatisfy { $0.count <= 50 || $0.hasPrefix("  infoplist") })
  }

  @Test(
    arguments: [
      (["--help"], []), (["-h"], []), (["help"], []), (["--color=never", "--help"], []),
      (["check", "--help"], ["check"]), (["check", "-h"], ["check"]), (["help", "check"], ["check"]),
      (["check", "a", "--wrong", "--help"], ["check"]), (["check", "--help", "--wrong"], ["check"]),
      (["check", "--platform", "--help"], ["check"]), (["check", "-xh"], ["check"]),
      (["--help", "check"], ["check"]), (["transport", "--help"], ["transport"]),
      (["help", "transport"], ["transport"]),
      (["transport", "evaluate", "--help"], ["transport", "evaluate"]),
      (["help", "transport", "evaluate"], ["transport", "evaluate"]), (["help", "plutil"], ["plutil"]),
      (["transport", "--help", "evaluate"], ["transport", "evaluate"]),
    ] as [([String], [String])])
  func `is shown at every level`(words: [String], path: [String]) {
    let recorder = Recorder()
    #expect(sample.run(words, recorder.console()) == .success)
    #expect(recorder.output == sample.help(for: path))
    #expect(recorder.errors == "")
  }

  @Test func `goes to standard error when nothing was asked`() {
    let recorder = Recorder()
    #expect(sample.run([], recorder.console()) == .usage)
    #expect(recorder.output == "")
    #expect(recorder.errors == sample.help(for: []))
  }

  @Test func `is not asked for behind the end of options`() {
    let recorder = Recorder()
    #expect(sample.run(["check", "--", "--help"], recorder.console()) == .success)
    #expect(recorder.output == "check PATH=--help\n")
  }

  @Test func `hides what is hidden`() throws {
    #expect(try #require(sample.help(for: [])).contains("fail") == false)
    #expect(try #require(sample.help(for: ["check"])).contains("--jobs") == false)
  }

  @Test func `is nothing for an unknown command`() {
    #expect(sample.help(for: ["nope"]) == nil)
    #expect(sample.help(for: ["check", "nope"]) == nil)
  }
}

@Suite("Breaking text into lines")
struct TextLayoutTests {
  @Test(arguments: [
    ("", 10, []), ("  \n ", 10, []), ("a b", 10, ["a b"]), ("aaa bbb ccc", 7, ["aaa bbb", "ccc"]),
    ("aaaaaaaaaaaa b", 5, ["aaaaaaaaaaaa", "b"]), ("é é é", 3, ["é é", "é"]), ("a\n  b", 10, ["a b"]),
  ])
  func `breaks between words`(text: String, width: Int, expected: [String]) {
    #expect(TextLayout.wrap(text, width: width) == expected)
  }

  @Test func `keeps indented lines`() {
    let text = "One two\nthree.\n\n  kept    as is\n   so\n\nFour."
    #expect(
      TextLayout.wrapParagraphs(text, width: 9)
        == ["One two", "three.", "", "  kept    as is", "   so", "", "Four."])
  }

  @Test(arguments: [
    ("A. B.", "A."), ("A", "A"), ("", ""), ("1.5 of it. More.", "1.5 of it."),
  ])
  func `finds the first sentence`(text: String, expected: String) {
    #expect(firstSentence(text) == expected)
  }

  @Test(arguments: [("A file.", "a file."), ("ITMS codes.", "ITMS codes."), ("", ""), ("X", "x")])
  func `begins inside a sentence`(text: String, expected: String) {
    #expect(lowercasedFirst(text) == expected)
  }
}
