internal import CommandLineKit
internal import TransportSecurity

extension Command {
  /// `infoplist transport evaluate`: which URLs an app may load.
  static var transportEvaluate: Command {
    Command(
      "evaluate", "Decide which URLs a program may load, and say why.",
      discussion: """
        The settings of NSAppTransportSecurity are followed as the system does: which exception matches the host, \
        which keys count on the system, and what the connection has to fulfill. Nothing is loaded. Of a redirect, \
        give each hop as a URL of its own. If one of the URLs is blocked, the exit code is 1.

        PATH is a bundle, an archive with one, or an Info.plist; an extension has settings of its own. Without \
        --os, the newest system that is known decides, one of iOS if the file does not tell its platform.
        """,
      arguments: [
        Argument(.file("PATH"), help: "A bundle, an archive with one, or an Info.plist."),
        Argument(.text("URL"), .oneOrMore, help: "What is to be loaded: http, https, ws or wss."),
      ],
      options: [
        .transportSystem, .transportAPI, .linkedSDK, .subdomainDepth,
        .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example(
          "infoplist transport evaluate MyApp.app http://example.com https://example.com --os 'iOS 17'",
          "Two URLs on one system."),
        Example(
          "infoplist transport evaluate Info.plist http://example.com/clip.mp4 --api media",
          "A video that AVFoundation loads."),
        Example(
          "infoplist transport evaluate MyApp.ipa http://10.0.0.5 --os 'iOS 16' --format json",
          "For scripts, with the place of every reason."),
      ]
    ) { arguments, console throws(CommandError) in
      let urls = try arguments.transportURLs()
      let input = try TransportInput.open(arguments)
      let context = try arguments.transportContext(
        platform: input.platform, depth: arguments.subdomainDepth)
      let answer = TransportEvaluation(
        input, context, urls.map { input.policy.decision(for: $0, in: context) })
      try Output.write(arguments.wantsJSON ? answer.json : answer.lines, arguments, console)
      return answer.isAllowed ? .success : .findings
    }
  }
}
