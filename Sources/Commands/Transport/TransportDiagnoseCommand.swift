internal import CommandLineKit
internal import ConnectionReports
internal import NscurlFrontEnd
internal import TransportSecurity

extension Command {
  /// `infoplist transport diagnose`: what a server can do, found out by live connections.
  static var transportDiagnose: Command {
    Command(
      "diagnose", "Load a URL under sixteen policies, live, and say which exception it needs.",
      discussion: """
        The connections are made by infoplist-probe, which is found beside this program or named in \
        INFOPLIST_PROBE. Nothing is sent but a GET of the URL and of what it redirects to. Every server is held to \
        what App Transport Security asks of public hosts, be it on this machine. Proxies are taken from the \
        environment: https_proxy, http_proxy, all_proxy and no_proxy.

        With --advise each server on the way is held to what the policy of that file says of its own host, pins \
        included, on the system of --os; what is wrong is named with what to write. An authority of --ca-file counts \
        as a private one, of which systems ask no signed timestamps.

        The exit code is 0 if the server fulfills the default protection, else 1; with --advise, if the URL loads \
        under the policy of that file.
        """,
      arguments: [Argument(.text("URL"), help: "What to load: https or http.")],
      options: [
        .option(
          "--advise", value: .file("PATH"),
          help: "An Info.plist or bundle; find out why the URL does not load there, and what to write."),
        .certificateFile, .connectTo, .attemptTimeout,
        .flag("--verbose", "-v", help: "Show the dictionary and the error of each attempt."),
        .transportSystem, .transportAPI, .linkedSDK, .subdomainDepth,
        .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist transport diagnose https://example.com", "What the server can do."),
        Example(
          "infoplist transport diagnose --advise MyApp.app https://example.com",
          "Why the app does not load it, and what to write."),
      ]
    ) { arguments, console throws(CommandError) in
      let call = try DiagnosticCall(
        url: arguments.required("URL"), certificateFile: arguments.value("--ca-file"),
        connect: arguments.value("--connect"), timeout: arguments.required("--timeout"))
      let policy = try arguments.value("--advise").map { path throws(CommandError) in
        try AdvisedPolicy(path, arguments)
      }
      let diagnosis = try Diagnosis(call, console)
      let advice = try policy.map { policy throws(CommandError) in
        Advice(
          policy: policy, isAllowed: try policy.decision(for: call.url).isAllowed,
          way: try LiveWay(call, policy, console))
      }
      let answer = DiagnosisAnswer(call, diagnosis, advice, isVerbose: arguments.has("--verbose"))
      try Output.write(arguments.wantsJSON ? answer.json : answer.text, arguments, console)
      return answer.isGood ? .success : .findings
    }
  }
}

extension Option {
  /// Certificates to trust in live connections.
  static var certificateFile: Option {
    .option("--ca-file", value: .file("FILE"), help: "Certificates to trust besides the system's, in PEM.")
  }

  /// Where live connections lead.
  static var connectTo: Option {
    .option(
      "--connect", value: .text("HOST:PORT"),
      help: "Where the host of the URL is to be found instead of where its name leads.")
  }

  /// How long a live attempt may take.
  static var attemptTimeout: Option {
    .option(
      "--timeout", value: .text("SECONDS"), default: DiagnosticCall.standardTimeout,
      help:
        "How long an attempt may take, redirections included; where servers are asked one by one, each of them."
    )
  }
}
