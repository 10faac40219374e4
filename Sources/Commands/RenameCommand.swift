internal import CommandLineKit

extension Command {
  /// `infoplist rename`: gives a value another key.
  static var rename: Command {
    Command(
      "rename", "Rename a key, and leave its value and place alone.",
      arguments: [
        .editedFile, .editedPath("The key to rename, with the way to it."),
        Argument(.text("KEY"), help: "The new key, as it is: periods and brackets mean nothing in it."),
      ],
      options: Option.editing,
      examples: [Example("infoplist rename Info.plist UIPrerenderedIcon UIRendered", "A top-level key.")]
    ) { arguments, console throws(CommandError) in try EditingSession.run(.rename, arguments, console) }
  }
}
