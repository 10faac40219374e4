internal import CommandLineKit

extension Command {
  /// `infoplist move`: takes a value somewhere else.
  static var move: Command {
    Command(
      "move", "Move a value to another place.",
      discussion: "The new place is looked for after the value is gone, which matters for indexes.",
      arguments: [
        .editedFile, .editedPath("The value to move."),
        Argument(.text("NEWKEYPATH"), help: "Where it goes: a new key, or an index of an array."),
      ],
      options: [.createsParents] + Option.editing,
      examples: [
        Example(
          "infoplist move Info.plist 'UIBackgroundModes[0]' 'UIBackgroundModes[-1]'",
          "The first becomes the last."),
        Example("infoplist move Info.plist Colors.main Theme.main --create", "Into another dictionary."),
      ]
    ) { arguments, console throws(CommandError) in try EditingSession.run(.move, arguments, console) }
  }
}
