internal import CommandLineKit

extension Command {
  /// `infoplist insert`: adds a value where there is none.
  static var insert: Command {
    Command(
      "insert", "Insert a value under a new key, or between the items of an array.",
      discussion: """
        In an array, the value has the given index afterwards: [0] makes it the first item, [-1] the last. A \
        key must be new; to replace a value, use set.
        """,
      arguments: [.editedFile, .editedPath("Where: a new key, or an index of an array."), .editedValue],
      options: [.valueType, .createsParents] + Option.editing,
      examples: [
        Example("infoplist insert Info.plist 'UIBackgroundModes[0]' audio", "The first item of an array."),
        Example("infoplist insert Info.plist CFBundleURLTypes --type array", "An empty array."),
      ]
    ) { arguments, console throws(CommandError) in try EditingSession.run(.insert, arguments, console) }
  }
}
