import CommandLineKit

/// A program with a command of every kind, in the shape of the real one.
///
/// Each command answers with its path and what it was given, a line a name.
let sample = Program(
  "infoplist", "Checks, explains and edits property lists.", version: "1.2.3",
  discussion: """
    PATH is a property list, a bundle, or an archive; - is standard input.

    A typical call:

      infoplist check Landmarks.app
    """,
  commands: [
    Command(
      "check", "Check property lists, bundles and archives.", heading: "Checking",
      discussion: """
        Without a profile the one that fits is used: source for a list with build settings in it, built for
        all others.
        """,
      arguments: [
        Argument(.file("PATH"), .oneOrMore, help: "A property list, a bundle, an archive, or a folder.")
      ],
      options: [
        .option("--platform", value: platform, help: "The platform; found out unless given."),
        .option(
          "--fail-on", value: .choice("error", "warning", "note"), default: "error",
          help: "Fail from here on."),
        .option("--select", "-s", value: .text("RULES"), repeats: true, help: "Use these rules."),
        .option(
          "--max-findings", value: .integer("N", in: 0 ... .max), default: "100", help: "How many to show."),
        .option("--jobs", "-j", value: .integer("N", in: 1...64), isHidden: true, help: "How many threads."),
        .flag("--fix", "-x", help: "Make the safe fixes."),
        .flag("--dry-run", "-n", help: "Show the fixes and change nothing."),
        output, format,
      ],
      examples: [
        Example("infoplist check Landmarks.app", "Checks an app as it was built."),
        Example("infoplist check --fix Info.plist", "Checks a list and mends what can be mended safely."),
      ],
      run: echo([
        "PATH", "--platform", "--fail-on", "--select", "--max-findings", "--fix", "--dry-run", "-o",
        "--format",
      ])),
    Command(
      "explain", "Explain keys, rules and codes.", heading: "Knowing",
      arguments: [
        Argument(
          .suggested("NAME") { ["CFBundleIdentifier", "CFBundleName", "wrong-type"] }, .oneOrMore,
          help: "A key, a rule, or a code.")
      ],
      options: [format], run: echo(["NAME", "--format"])),
    Command(
      "set", "Set the value at a key path.", heading: "Editing",
      arguments: [
        Argument(.file("PATH"), help: "A property list."),
        Argument(.text("KEYPATH"), help: "Where."),
        Argument(.text("VALUE"), .optional, help: "What."),
      ],
      options: [.option("--type", "-t", value: .choice("string", "integer"), help: "The type."), output],
      run: echo(["PATH", "KEYPATH", "VALUE", "--type", "-o"])),
    Command(
      "copy", "Copy several things into one.", heading: "Editing",
      arguments: [
        Argument(.file("SOURCE"), .oneOrMore, help: "What to copy."),
        Argument(.folder("TARGET"), help: "Where to."),
      ],
      run: echo(["SOURCE", "TARGET"])),
    Command(
      "swap", "Swap two things.", heading: "Editing",
      arguments: [Argument(.file("THING"), .exactly(2), help: "What to swap.")],
      run: echo(["THING"])),
    Command(
      "transport", "App Transport Security.", heading: "Knowing",
      options: [.option("--os", value: .text("VERSION"), help: "The system to ask about.")],
      subcommands: [
        Command(
          "evaluate", "Tell whether connections are allowed.",
          arguments: [
            Argument(.file("PATH"), help: "A bundle."), Argument(.text("URL"), .oneOrMore, help: "Where to."),
          ],
          options: [
            .option("--api", value: .choice(of: Interface.self), default: "session", help: "Who connects.")
          ]
        ) { arguments, console throws(CommandError) in
          guard let api = arguments.choice("--api", as: Interface.self) else { return .usage }
          console.writeLine(
            "\(api) \(arguments.required("PATH")) \(arguments.values("URL")) \(arguments.value("--os") ?? "-")"
          )
          return arguments.values("URL").contains("http://blocked") ? .findings : .success
        },
        Command("report", "Report every setting.", run: echo([])),
      ]),
    Command(
      "fail", "Fail in a way of its choice.", isHidden: true,
      arguments: [Argument(.text("HOW"), help: "How.")]
    ) { arguments, _ throws(CommandError) in
      switch arguments.required("HOW") {
      case "usage": throw .usage("The policy file is wrong.", hint: "Mend it.")
      case "unreadable": throw .unreadable("There is no file at X.")
      default: return .findings
      }
    },
    Command("read", "Count what standard input holds.") { _, console throws(CommandError) in
      console.writeLine("\(try console.readInput().count) bytes")
      console.warn("This was only a test.")
      return .success
    },
    Command(standIn: "plutil", "Do what Apple's plutil does.", heading: "Other tools") { words, console in
      console.writeLine("plutil \(words)")
      return words.contains("-bad") ? .findings : .success
    },
    .completions,
    .manual,
  ])

private enum Interface: String, CaseIterable {
  case session, web, media
}

private let platform = WordKind.choice(
  Choice("macOS", "Macs"), Choice("iOS", "phones and tablets"), Choice("tvOS"), placeholder: "PLATFORM")
private let output = Option.option(
  "--output", "-o", value: .file(), heading: Option.commonHeading, help: "Write here.")
private let format = Option.option(
  "--format", "-f", value: .choice("text", "json"), default: "text", heading: Option.commonHeading,
  help: "How to answer.")

private func echo(_ names: [String]) -> Command.Run {
  { arguments, console in
    var words = arguments.commandPath
    for name in names.map({ $0 == "-o" ? "--output" : $0 }) where arguments.has(name) {
      let values = arguments.values(name)
      words.append(values.isEmpty ? name : "\(name)=\(values.joined(separator: ","))")
    }
    console.writeLine(words.joined(separator: " "))
    return .success
  }
}
