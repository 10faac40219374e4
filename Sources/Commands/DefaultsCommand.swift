internal import CommandLineKit

extension Command {
  /// `infoplist defaults`: property-list files in the manner of macOS's `defaults`.
  static var defaults: Command {
    Command(
      "defaults", "Read and change a property-list file in the manner of macOS's defaults.",
      heading: "Stand-ins",
      discussion: """
        Only files are read and changed, no preferences of a system. A name without a file of that name is tried \
        with .plist at its end.
        """,
      examples: [
        Example("infoplist defaults read Settings.plist Theme", "One value."),
        Example("infoplist defaults write Settings.plist Theme -string dark", "Change it, or make the file."),
      ],
      subcommands: [read, readType, write, delete])
  }

  private static var read: Command {
    Command(
      standIn: "read", "Print a value, or everything.",
      examples: [Example("infoplist defaults read Settings.plist", "Everything, as OpenStep text.")]
    ) { words, console throws(CommandError) in
      try DefaultsCall(words, "read", keys: 0...1).read(console)
    }
  }

  private static var readType: Command {
    Command(
      standIn: "read-type", "Print the type of a value.",
      examples: [Example("infoplist defaults read-type Settings.plist Theme", "Such as: Type is string")]
    ) { words, console throws(CommandError) in
      try DefaultsCall(words, "read-type", keys: 1...1).readType(console)
    }
  }

  private static var write: Command {
    Command(
      standIn: "write", "Change a value, or add it; the file is made if it is missing.",
      discussion: """
        Types: -string, -data (hexadecimal), -int, -float, -bool, -date, -array and -dict, -array-add and \
        -dict-add. Without a type the value is read as OpenStep text or XML.
        """,
      examples: [
        Example("infoplist defaults write Settings.plist Recent -array-add one two", "Add to a list."),
        Example("infoplist defaults write Settings.plist Sizes -dict width -int 3", "Make a dictionary."),
      ]
    ) { words, console throws(CommandError) in
      try DefaultsCall(words, "write", keys: 1...Int.max).write(console)
    }
  }

  private static var delete: Command {
    Command(
      standIn: "delete", "Remove a key, or all of them.",
      examples: [Example("infoplist defaults delete Settings.plist Theme", "Remove one key.")]
    ) { words, console throws(CommandError) in
      try DefaultsCall(words, "delete", keys: 0...1).delete(console)
    }
  }
}
