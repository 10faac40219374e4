import Testing

@testable import CommandLineKit

@Suite("Mistakes in a table of commands")
struct MistakeTests {
  private static func program(_ commands: @autoclosure @escaping @Sendable () -> [Command]) -> Program {
    Program("p", "Tests.", version: "1", commands: commands())
  }

  private static let run: Command.Run = { _, _ in .success }

  @Test func `are not in the sample`() {
    #expect(sample.mistakes() == [])
  }

  @Test func `are not in how color is asked for`() {
    #expect(Option.color.value?.choices.map(\.name) == ColorChoice.allCases.map(\.rawValue))
  }

  @Test(arguments: [
    (
      program([Command("a", "A.", run: run), Command("a", "A.", run: run)]), "There are two commands 'a'."
    ),
    (program([Command("a", "does it", run: run)]), "The summary of 'a' is not one sentence."),
    (
      program([Command("a", "A.", options: [.flag("--color", help: "C.")], run: run)]),
      "'a' has two options --color."
    ),
    (
      program([Command("a", "A.", options: [.flag("--hot", "-h", help: "H.")], run: run)]),
      "'a' has two options -h."
    ),
    (
      program([
        Command(
          "a", "A.", options: [.flag("--xy", "-x", help: "X.")],
          subcommands: [Command("b", "B.", options: [.flag("--xz", "-x", help: "X.")], run: run)])
      ]), "'a b' has two options -x."
    ),
    (
      program([Command("a", "A.", options: [.flag("--no", help: "no")], run: run)]),
      "The option --no of 'a' is not explained in sentences."
    ),
    (
      program([Command("a", "A.", options: [.flag("-x", help: "X.")], run: run)]),
      "The option -x of 'a' has no long name."
    ),
    (
      program([
        Command(
          "a", "A.", options: [.option("--as", value: .choice("x", "y"), default: "z", help: "As.")], run: run
        )
      ]), "The option --as of 'a' does not accept its default, z."
    ),
    (
      program([
        Command(
          "a", "A.", arguments: [Argument(.file(), help: "A."), Argument(.file(), help: "A.")], run: run)
      ]), "'a' has two arguments FILE."
    ),
    (
      program([
        Command(
          "a", "A.",
          arguments: [Argument(.file("A"), .any, help: "A."), Argument(.file("B"), .any, help: "A.")],
          run: run)
      ]), "'a' cannot tell its arguments apart."
    ),
    (
      program([
        Command(
          "a", "A.",
          arguments: [
            Argument(.file("A"), .optional, help: "A."), Argument(.file("B"), .optional, help: "A."),
            Argument(.file("C"), help: "C."),
          ], run: run)
      ]), "'a' cannot tell its arguments apart."
    ),
    (
      program([Command("a", "A.", arguments: [Argument(.file(), help: "what")], run: run)]),
      "The argument FILE of 'a' is not explained in sentences."
    ),
    (
      program([Command("a", "A.", examples: [Example("a", "")], run: run)]),
      "The example 'a' of 'a' is not explained in sentences."
    ),
  ])
  func `are found`(program: Program, expected: String) {
    #expect(program.mistakes() == [expected])
  }

  @Test func `are not several optional words at the end`() {
    let program = Self.program([
      Command(
        "a", "A.",
        arguments: [
          Argument(.file("A"), help: "A."), Argument(.file("B"), .optional, help: "B."),
          Argument(.file("C"), .optional, help: "C."),
        ], run: Self.run)
    ])
    #expect(program.mistakes() == [])
  }
}
