import CommandLineKit
import TestSupport
import Testing

@Suite("Styles")
struct StyleTests {
  @Test(
    arguments: [
      (.bold, "\u{1B}[1mx\u{1B}[0m"), ([.bold, .red], "\u{1B}[1;31mx\u{1B}[0m"), ([], "x"),
      (.dim, "\u{1B}[2mx\u{1B}[0m"), (.underline, "\u{1B}[4mx\u{1B}[0m"), (.green, "\u{1B}[32mx\u{1B}[0m"),
      (.yellow, "\u{1B}[33mx\u{1B}[0m"), (.blue, "\u{1B}[34mx\u{1B}[0m"),
    ] as [(Style, String)])
  func `are codes of the terminal`(style: Style, expected: String) {
    #expect(style.applied(to: "x") == expected)
    #expect(style.applied(to: "") == "")
    #expect(StyledText("x", style).rendered(colored: true) == expected)
    #expect(StyledText("x", style).rendered(colored: false) == "x")
  }

  @Test(
    arguments: [
      (ColorChoice.auto, false, [:], false), (.auto, true, [:], true),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.auto, false, ["FORCE_COLOR": "1"], true), (.auto, false, ["FORCE_COLOR": "0"], false),
      (.auto, false, ["FORCE_COLOR": ""], false),
      (.auto, false, ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      (.auto, true, ["TERM": "dumb"], false), (.auto, false, ["FORCE_COLOR": "1", "TERM": "dumb"], true),
      (.always, false, ["NO_COLOR": "1"], true), (.never, true, ["FORCE_COLOR": "1"], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func `are used or not`(
    choice: ColorChoice, isTerminal: Bool, environment: [String: String], expected: Bool
  ) {
    #expect(choice.colors(isTerminal: isTerminal) { environment[$0] } == expected)
  }

  @Test func `follow the words of the call`() {
    let plain = Recorder()
    _ = sample.run(["chek"], plain.console())
    let colored = Recorder()
    _ = sample.run(["chek"], colored.console(environment: ["FORCE_COLOR": "1"]))
    #expect(colored.errors.hasPrefix("infoplist: \u{1B}[1;31merror:\u{1B}[0m There is no command"))
    let help = Recorder()
    _ = sample.run(["check", "--help", "--color", "always"], help.console())
    #expect(help.output.contains("\u{1B}[1m--platform\u{1B}[0m \u{1B}[4mPLATFORM\u{1B}[0m"))
    let never = Recorder()
    _ = sample.run(["check", "--help", "--color", "never"], never.console(isTerminal: true))
    #expect(!never.output.contains("\u{1B}"))
  }

  @Test func `of texts add up`() {
    var text = StyledText("a", .bold) + "b"
    text.append("c", .red)
    text.append(StyledText())
    #expect(text.plain == "abc")
    #expect(text.rendered(colored: true) == "\u{1B}[1ma\u{1B}[0mb\u{1B}[31mc\u{1B}[0m")
  }

  @Test(arguments: [(nil, 80), (20, 40), (72, 72), (300, 100)] as [(Int?, Int)])
  func `leave lines a length that can be read`(columns: Int?, expected: Int) {
    #expect(ConsoleStream(columns: columns) { _ in }.textWidth == expected)
  }
}
