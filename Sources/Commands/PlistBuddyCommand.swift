internal import CommandLineKit
internal import PlistBuddyFrontEnd

extension Command {
  /// `infoplist PlistBuddy`, or a link named `PlistBuddy`.
  static var plistBuddy: Command {
    Command(
      standIn: "PlistBuddy", "Stand in for macOS's PlistBuddy, word by word.", heading: "Stand-ins",
      discussion: """
        A link to this program that is named PlistBuddy does the same. Without -c it asks for commands; Help \
        shows them.
        """,
      examples: [
        Example("infoplist PlistBuddy -c 'Set :CFBundleVersion 42' Info.plist", "Change a value and save."),
        Example("infoplist PlistBuddy -c 'Print :CFBundleVersion' Info.plist", "Show a value."),
      ]
    ) { words, console throws(CommandError) in
      try PlistBuddy.run(words, console)
    }
  }
}
