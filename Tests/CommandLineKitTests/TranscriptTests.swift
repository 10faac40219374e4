import CommandLineKit
import TestSupport
import Testing

@Suite("Calling a command")
struct TranscriptTests {
  @Test(arguments: [
    (["check", "a"], "check PATH=a\n"),
    (["check", "a", "b", "--fix"], "check PATH=a,b --fix\n"),
    (["check", "--fix", "a"], "check PATH=a --fix\n"),
    (["check", "a", "--platform", "iOS"], "check PATH=a --platform=iOS\n"),
    (["check", "a", "--platform=iOS"], "check PATH=a --platform=iOS\n"),
    (["check", "a", "--platform=iOS", "--platform=tvOS"], "check PATH=a --platform=tvOS\n"),
    (
      ["check", "a", "-s", "one", "--select=two", "-sthree", "-s=four"],
      "check PATH=a --select=one,two,three,four\n"
    ),
    (["check", "a", "-xn"], "check PATH=a --fix --dry-run\n"),
    (["check", "-xns", "one", "a"], "check PATH=a --select=one --fix --dry-run\n"),
    (["check", "-xnsone", "a"], "check PATH=a --select=one --fix --dry-run\n"),
    (["check", "-"], "check PATH=-\n"),
    (["check", "-o", "-", "-"], "check PATH=- --output=-\n"),
    (["check", "-o-", "a"], "check PATH=a --output=-\n"),
    (["check", "--output=", "a"], "check PATH=a --output=\n"),
    (["check", "--output", "a=b", "x=y"], "check PATH=x=y --output=a=b\n"),
    (["check", "--output=a=b", "x"], "check PATH=x --output=a=b\n"),
    (["check", "--", "--fix"], "check PATH=--fix\n"),
    (["check", "--", "a", "--", "-x"], "check PATH=a,--,-x\n"),
    (["check", "a", "--max-findings", "0"], "check PATH=a --max-findings=0\n"),
    (["check", "a", "-s", "-5"], "check PATH=a --select=-5\n"),
    (["check", "a", "-s", "-unknown"], "check PATH=a --select=-unknown\n"),
    (["check", ""], "check PATH=\n"),
    (["--color", "never", "check", "a"], "check PATH=a\n"),
    (["--color=never", "check", "--color", "auto", "a"], "check PATH=a\n"),
    (["set", "a", "b"], "set PATH=a KEYPATH=b\n"),
    (["set", "a", "b", "c"], "set PATH=a KEYPATH=b VALUE=c\n"),
    (["set", "a", "b", "-5"], "set PATH=a KEYPATH=b VALUE=-5\n"),
    (["set", "a", "b", "-.5e-3"], "set PATH=a KEYPATH=b VALUE=-.5e-3\n"),
    (["copy", "a", "b"], "copy SOURCE=a TARGET=b\n"),
    (["copy", "a", "b", "c", "d"], "copy SOURCE=a,b,c TARGET=d\n"),
    (["swap", "a", "b"], "swap THING=a,b\n"),
    (["transport", "report"], "transport report\n"),
    (["transport", "evaluate", "a", "u"], "session a [\"u\"] -\n"),
    (["transport", "--os", "15", "evaluate", "a", "u"], "session a [\"u\"] 15\n"),
    (["transport", "evaluate", "a", "u", "v", "--os=15", "--api=media"], "media a [\"u\", \"v\"] 15\n"),
    (["plutil", "-lint", "--help", "--", "-x"], "plutil [\"-lint\", \"--help\", \"--\", \"-x\"]\n"),
    (["plutil"], "plutil []\n"),
    (["--version"], "infoplist 1.2.3\n"),
  ])
  func `answers`(words: [String], expected: String) {
    let recorder = Recorder()
    #expect(sample.run(words, recorder.console()) == .success)
    #expect(recorder.output == expected)
    #expect(recorder.errors == "")
  }

  @Test(
    arguments: [
      (
        ["chek", "a"], "There is no command 'infoplist chek'; did you mean 'check'?",
        "Run 'infoplist --help' for the list of commands."
      ),
      (
        ["nonsense"], "There is no command 'infoplist nonsense'.",
        "Run 'infoplist --help' for the list of commands."
      ),
      (
        ["hepl"], "There is no command 'infoplist hepl'; did you mean 'help'?",
        "Run 'infoplist --help' for the list of commands."
      ),
      (
        ["transport", "evalute"],
        "There is no command 'infoplist transport evalute'; did you mean 'evaluate'?",
        "Run 'infoplist transport --help' for the list of commands."
      ),
      (
        ["transport"], "'infoplist transport' needs to know which of its commands to run.",
        "Run 'infoplist transport --help' for the list of commands."
      ),
      (["--color", "never"], "A command is missing.", "Run 'infoplist --help' for the list of commands."),
      (
        ["help", "chek"], "There is no command 'infoplist chek'; did you mean 'check'?",
        "Run 'infoplist --help' for the list of commands."
      ),
      (
        ["help", "check", "more"], "'check' has no commands of its own, so not 'more' either.", nil
      ),
      (
        ["check", "--platfrom", "iOS", "a"],
        "'infoplist check' has no option '--platfrom'; did you mean '--platform'?", checkHint
      ),
      (["check", "--quiet", "a"], "'infoplist check' has no option '--quiet'.", checkHint),
      (["check", "-q", "a"], "'infoplist check' has no option '-q'.", checkHint),
      (["check", "-xq", "a"], "'infoplist check' has no option '-q'.", checkHint),
      (["check", "--version", "a"], "'infoplist check' has no option '--version'.", checkHint),
      (
        ["check", "-platform", "iOS"],
        "'infoplist check' has no option '-platform'; did you mean '--platform'?", checkHint
      ),
      (["check", "a", "--platform"], "'--platform' needs a value: PLATFORM.", checkHint),
      (["check", "a", "-o"], "'-o' needs a value: FILE.", checkHint),
      (["check", "--platform", "--fix", "a"], "'--platform' needs a value: PLATFORM.", checkHint),
      (["check", "a", "-s", "-x"], "'-s' needs a value: RULES.", checkHint),
      (["check", "a", "--output", "--"], "'--output' needs a value: FILE.", checkHint),
      (["check", "--fix=yes", "a"], "'--fix' takes no value.", checkHint),
      (
        ["check", "a", "--platform", "ios"], "'ios' is not a value of '--platform'; did you mean 'iOS'?",
        "The values are macOS, iOS, tvOS."
      ),
      (
        ["check", "a", "--platform=Windows"], "'Windows' is not a value of '--platform'.",
        "The values are macOS, iOS, tvOS."
      ),
      (
        ["check", "a", "--max-findings", "many"],
        "'--max-findings' takes a whole number of at least 0, not 'many'.", checkHint
      ),
      (
        ["check", "a", "--max-findings=-1"],
        "'--max-findings' takes a whole number of at least 0, not '-1'.", checkHint
      ),
      (["check", "a", "-j65"], "'-j' takes a whole number from 1 to 64, not '65'.", checkHint),
      (
        ["check"],
        "'infoplist check' needs at least one PATH: a property list, a bundle, an archive, or a folder.",
        checkHint
      ),
      (
        ["set", "a"], "'infoplist set' needs KEYPATH: where.",
        "Run 'infoplist set --help' for how to call it."
      ),
      (
        ["set", "a", "b", "c", "d"], "'d' is a word too many; 'infoplist set' takes PATH KEYPATH [VALUE].",
        "Run 'infoplist set --help' for how to call it."
      ),
      (
        ["transport", "report", "d"], "'d' is a word too many; 'infoplist transport report' takes no words.",
        "Run 'infoplist transport report --help' for how to call it."
      ),
      (
        ["swap", "a"], "'infoplist swap' needs 2 words THING: what to swap.",
        "Run 'infoplist swap --help' for how to call it."
      ),
      (
        ["check", "\u{1B}[31m", "--\u{7}"], "'infoplist check' has no option '--\\x07'.", checkHint
      ),
      (["completions", "tcsh"], "'tcsh' is not a value of 'SHELL'.", "The values are bash, zsh, fish."),
      (
        ["manual", "nope"], "There is no command 'nope'.", "Run 'infoplist --help' for the list of commands."
      ),
    ] as [([String], String, String?)])
  func `rejects wrong words`(words: [String], message: String, hint: String?) {
    let recorder = Recorder()
    #expect(sample.run(words, recorder.console()) == .usage)
    #expect(recorder.output == "")
    let hintLine = hint.map { "infoplist: hint: \($0)\n" } ?? ""
    #expect(recorder.errors == "infoplist: error: \(message)\n\(hintLine)")
  }

  private static let checkHint = "Run 'infoplist check --help' for how to call it."

  @Test(
    arguments: [
      (
        ["fail", "usage"], "infoplist: error: The policy file is wrong.\ninfoplist: hint: Mend it.\n", .usage
      ),
      (["fail", "unreadable"], "infoplist: error: There is no file at X.\n", .unreadable),
      (["fail", "otherwise"], "", .findings),
    ] as [([String], String, ExitCode)])
  func `reports what a command throws`(words: [String], expected: String, code: ExitCode) {
    let recorder = Recorder()
    #expect(sample.run(words, recorder.console()) == code)
    #expect(recorder.errors == expected)
  }

  @Test func `passes the exit code on`() {
    let words = ["transport", "evaluate", "a", "http://blocked"]
    #expect(sample.run(words, Recorder().console()) == .findings)
  }

  @Test func `can read standard input and warn`() {
    let recorder = Recorder()
    #expect(sample.run(["read"], recorder.console(input: [1, 2, 3])) == .success)
    #expect(recorder.output == "3 bytes\n")
    #expect(recorder.errors == "infoplist: warning: This was only a test.\n")
  }

  @Test(arguments: [
    ("plutil", ["-lint", "a"], "plutil [\"-lint\", \"a\"]\n", ExitCode.success),
    ("/usr/local/bin/plutil", ["-bad"], "plutil [\"-bad\"]\n", .findings),
    ("./infoplist", ["check", "a"], "check PATH=a\n", .success),
    ("other", ["check", "a"], "check PATH=a\n", .success),
    ("check", ["check", "a"], "check PATH=a\n", .success),
  ])
  func `is the tool it is started as`(name: String, words: [String], expected: String, code: ExitCode) {
    let recorder = Recorder()
    #expect(sample.run(words, startedAs: name, recorder.console()) == code)
    #expect(recorder.output == expected)
  }

  @Test func `gives defaults, lists and numbers`() {
    let recorder = Recorder()
    let program = Program(
      "p", "Tests.", version: "1",
      commands: [
        Command(
          "c", "Asks.",
          options: [
            .option("--a", value: .integer(in: 0...9), default: "7", help: "A."),
            .option("--b", value: .text("B"), repeats: true, help: "B."),
            .flag("--c", help: "C."),
          ]
        ) { arguments, console in
          console.writeLine("\(arguments.integer("--a") ?? 0) \(arguments.has("--a"))")
          console.writeLine(
            "\(arguments.list("--b")) \(arguments.value("--b") ?? "none") \(arguments.has("--c"))")
          return .success
        }
      ])
    #expect(program.run(["c", "--b", "x,y", "--b=,z,"], recorder.console()) == .success)
    #expect(program.run(["c", "--a=3", "--c"], recorder.console()) == .success)
    #expect(recorder.output == "7 false\n[\"x\", \"y\", \"z\"] ,z, false\n3 true\n[] none true\n")
  }

  @Test func `stops the program when it asks for what it does not declare`() async {
    await #expect(processExitsWith: .failure) {
      let program = Program(
        "p", "Tests.", version: "1",
        commands: [
          Command("c", "Asks.") { arguments, _ in arguments.has("--nope") ? .success : .success }
        ])
      _ = program.run(["c"], Recorder().console())
    }
  }

  @Test func `survives any words`() {
    var generator = SystemRandomNumberGenerator()
    let words = [
      "check", "set", "transport", "evaluate", "help", "--", "-", "", "--fix", "-x", "-xs", "--select",
      "--select=",
      "--platform=iOS", "-o", "--=", "---", "--color", "--color=x", "é", "-é", "-5", "\0", "--help=", "-h",
      "copy",
    ]
    for _ in 0..<3000 {
      let call = (0..<Int.random(in: 0...6)).map { _ in words.randomElement(using: &generator) ?? "" }
      let recorder = Recorder()
      let code = sample.run(call, recorder.console())
      #expect(code == .usage || recorder.errors.isEmpty, "\(call)")
      #expect(code == .success || !recorder.errors.isEmpty, "\(call)")
    }
  }
}
