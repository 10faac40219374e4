internal import CommandLineKit
internal import PropertyLists

extension Command {
  /// `infoplist patch`: makes the changes that diff found.
  static var patch: Command {
    Command(
      "patch", "Make the changes of a patch, all or none.",
      discussion: """
        Only the bytes that have to change do, as with set and remove. If a value is not the one that the patch \
        expects, nothing is written and the exit code is 1.
        """,
      arguments: [
        .editedFile,
        Argument(.file("PATCH"), help: "What infoplist diff --format patch wrote; - is standard input."),
      ],
      options: [.flag("--reverse", "-R", help: "Take the changes back instead.")] + Option.editing,
      examples: [
        Example("infoplist patch Info.plist a.patch", "Make the changes."),
        Example("infoplist patch --reverse Info.plist a.patch", "Take them back."),
      ]
    ) { arguments, console throws(CommandError) in
      if arguments.required("PATH") == "-", arguments.required("PATCH") == "-" {
        throw .usage("The property list and the patch cannot both be standard input.")
      }
      var changes = try PatchText.changes(of: arguments.required("PATCH"))
      if arguments.has("--reverse") { changes = changes.reversed().map(\.reversed) }
      guard var session = try EditingSession.open(arguments.required("PATH"), arguments, console) else {
        return .unreadable
      }
      try session.apply(changes)
      return try session.finish(arguments, console)
    }
  }
}
