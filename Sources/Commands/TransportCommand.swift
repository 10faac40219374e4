internal import CommandLineKit

extension Command {
  /// `infoplist transport`: App Transport Security.
  static var transport: Command {
    Command(
      "transport", "Decide every question about App Transport Security.",
      examples: [
        Example(
          "infoplist transport evaluate MyApp.app http://example.com --os 'iOS 17'",
          "Whether an app may load a URL, and why."),
        Example("infoplist transport report MyApp.app", "What each setting does."),
        Example("infoplist transport minimal MyApp.app http://example.com", "The smallest exception."),
        Example("infoplist transport diagnose https://example.com", "What a server can do, live."),
      ],
      subcommands: [transportEvaluate, transportReport, transportMinimal, transportDiagnose])
  }
}
