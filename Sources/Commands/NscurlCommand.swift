internal import CommandLineKit
internal import NscurlFrontEnd

extension Command {
  /// `infoplist nscurl`, or a link named `nscurl`.
  static var nscurl: Command {
    Command(
      standIn: "nscurl", "Stand in for the diagnostics of macOS's nscurl.", heading: "Stand-ins",
      discussion: """
        A link to this program that is named nscurl does the same. nscurl --help shows the options.
        """,
      examples: [
        Example("infoplist nscurl --ats-diagnostics https://example.com", "Sixteen policies, live."),
        Example(
          "infoplist nscurl --ats-diagnostics --verbose https://example.com", "With policies and errors."),
      ]
    ) { words, console throws(CommandError) in
      try Nscurl.run(words, console)
    }
  }
}
