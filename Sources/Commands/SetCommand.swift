internal import CommandLineKit

extension Command {
  /// `infoplist set`: replaces a value, or adds one.
  static var set: Command {
    Command(
      "set", "Set a value, and change nothing else in the file.",
      discussion: """
        The value at the key path is replaced, or added if only its last key is new. Comments, the order of \
        keys, indentation, quotation marks, line ends and the encoding of the file stay; a binary file stays \
        binary. The file is replaced whole or not at all.
        """,
      arguments: [
        .editedFile, .editedPath("Where: CFBundleURLTypes[0].CFBundleURLName, [-1] is the last item."),
        .editedValue,
      ],
      options: [.valueType, .createsParents] + Option.editing,
      examples: [
        Example("infoplist set Info.plist CFBundleVersion 42", "The type is that of the value there."),
        Example(
          "infoplist set Info.plist NSAppTransportSecurity.NSAllowsLocalNetworking true --create",
          "With parents."),
        Example(
          "infoplist set -n Info.plist 'CFBundleURLTypes[].CFBundleTypeRole' Viewer",
          "Show what would change in each item."),
      ]
    ) { arguments, console throws(CommandError) in try EditingSession.run(.set, arguments, console) }
  }
}
