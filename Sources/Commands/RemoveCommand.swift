internal import CommandLineKit

extension Command {
  /// `infoplist remove`: takes a value away.
  static var remove: Command {
    Command(
      "remove", "Remove a value, and its key with it.",
      discussion: """
        A comment on the same line goes with the entry. Comments above stay, unless they stand alone with the \
        entry between blank lines, or hold back a finding for it (infoplist:ignore).
        """,
      arguments: [.editedFile, .editedPath("What to remove.")],
      options: Option.editing,
      examples: [
        Example("infoplist remove Info.plist UIRequiresPersistentWiFi", "One key."),
        Example(
          "infoplist remove Info.plist 'CFBundleURLTypes[CFBundleURLName=old]'", "The items with a name."),
      ]
    ) { arguments, console throws(CommandError) in try EditingSession.run(.remove, arguments, console) }
  }
}
