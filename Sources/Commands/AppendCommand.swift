internal import CommandLineKit

extension Command {
  /// `infoplist append`: adds an item to an array.
  static var append: Command {
    Command(
      "append", "Append an item to an array.",
      arguments: [.editedFile, .editedPath("The array."), .editedValue],
      options: [.valueType, .createsParents] + Option.editing,
      examples: [
        Example(
          "infoplist append Info.plist UIBackgroundModes fetch --create", "The array is made if need be."),
        Example(
          "infoplist append Info.plist CFBundleURLTypes '{\"CFBundleURLSchemes\": [\"demo\"]}' --type dictionary",
          "A dictionary, as JSON."),
      ]
    ) { arguments, console throws(CommandError) in try EditingSession.run(.append, arguments, console) }
  }
}
