internal import CommandLineKit
internal import PlutilFrontEnd

extension Command {
  /// `infoplist plutil`, or a link named `plutil`.
  static var plutil: Command {
    Command(
      standIn: "plutil", "Stand in for macOS's plutil, word by word.", heading: "Stand-ins",
      discussion: """
        A link to this program that is named plutil does the same. plutil -help shows verbs and options.
        """,
      examples: [
        Example("infoplist plutil -lint Info.plist", "Check the syntax."),
        Example("infoplist plutil -extract CFBundleVersion raw Info.plist", "One value, for a script."),
      ]
    ) { words, console throws(CommandError) in
      Plutil.run(words, console)
    }
  }
}
