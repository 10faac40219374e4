internal import CommandLineKit
internal import SourceText

extension Command {
  /// `infoplist edit`: several changes at once.
  static var edit: Command {
    Command(
      "edit", "Make several changes, all or none.",
      discussion: """
        A script has one command a line: set, insert, append, remove, rename or move with its key path and \
        value, and --type or --create where they are needed. Words are quoted as in a shell; # begins a \
        comment. If one command fails, the file stays as it was.

          set CFBundleVersion 42
          set CFBundleName 'My App'
          remove UIPrerenderedIcon
        """,
      arguments: [.editedFile],
      options: [
        .option("--script", "-s", value: .file("FILE"), help: "The script; - is standard input.")
      ] + Option.editing,
      examples: [
        Example("infoplist edit Info.plist --script release.txt", "Run a script."),
        Example(
          "printf 'set A 1\\nremove B\\n' | infoplist edit Info.plist -s - -n",
          "Show what a script would change."),
      ]
    ) { arguments, console throws(CommandError) in
      guard let script = arguments.value("--script") else {
        throw .usage(
          "edit needs --script FILE.", hint: "For one change, use set, insert, remove and the like.")
      }
      if script == "-", arguments.required("PATH") == "-" {
        throw .usage("The property list and the script cannot both be standard input.")
      }
      let text = String(decoding: try Input.bytes(of: script).array, as: UTF8.self)
      let instructions = try EditScript.instructions(
        in: text, named: script == "-" ? "standard input" : script)
      guard var session = try EditingSession.open(arguments.required("PATH"), arguments, console) else {
        return .unreadable
      }
      for instruction in instructions { try session.apply(instruction) }
      return try session.finish(arguments, console)
    }
  }
}
