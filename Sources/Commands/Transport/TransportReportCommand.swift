internal import CommandLineKit
internal import TransportSecurity

extension Command {
  /// `infoplist transport report`: what each setting does.
  static var transportReport: Command {
    Command(
      "report", "Say what each setting does, what it opens, and what App Review asks about.",
      discussion: """
        For each setting: its effect, the requests it opens, how much that is, the kind of justification that App \
        Review wants, and whether it does anything at all on the systems the program runs on. Settings that do \
        nothing are called dead; those that only say what holds anyway, default.

        PATH is a bundle, an archive with one, or an Info.plist. The oldest system is taken from it; otherwise it is \
        the first that knows App Transport Security. A file that does not tell its platform is taken to be for iOS.
        """,
      arguments: [Argument(.file("PATH"), help: "A bundle, an archive with one, or an Info.plist.")],
      options: [
        .option(
          "--os", value: .text("SYSTEM"),
          help: "The oldest system the program runs on, such as iOS 15; by default the bundle says it."),
        .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist transport report MyApp.app", "Every setting, on the systems of the app."),
        Example("infoplist transport report Info.plist --os 'iOS 9'", "As an old system sees them, too."),
      ]
    ) { arguments, console throws(CommandError) in
      let input = try TransportInput.open(arguments)
      let oldest =
        try arguments.transportSystem("--os", platform: input.platform) ?? input.oldest
        ?? TransportMilestone.enforcement.system(of: input.platform)
      let answer = TransportReportAnswer(input, TransportReport(input.policy, from: oldest), oldest)
      try Output.write(arguments.wantsJSON ? answer.json : answer.lines, arguments, console)
      return .success
    }
  }
}

/// What `infoplist transport report` says.
private struct TransportReportAnswer {
  private let input: TransportInput
  private let report: TransportReport
  private let oldest: TransportSystem
  private let places: Places

  init(_ input: TransportInput, _ report: TransportReport, _ oldest: TransportSystem) {
    self.input = input
    self.report = report
    self.oldest = oldest
    places = input.places(report.findings.map { $0.place })
  }

  var json: [UInt8] {
    AnswerNode.object([
      ("schemaVersion", .number(1)), ("path", .text(input.path)),
      ("systems", AnswerNode(report.systems.map { $0.description })),
      ("settings", .list(report.findings.map(node))),
      ("dead", AnswerNode(report.findings.filter { $0.state == .dead }.map { $0.name })),
      ("reviewTriggers", AnswerNode(report.findings.filter { $0.triggersReview }.map { $0.name })),
      ("warnings", input.warningNodes(on: oldest)),
    ]).json
  }

  private func node(_ finding: TransportFinding) -> AnswerNode {
    .object([
      ("name", .text(finding.name)), ("key", .text(finding.key)), ("domain", AnswerNode(finding.domain)),
      ("value", AnswerNode(finding.value)), ("effect", .text(finding.effect)),
      ("opens", AnswerNode(finding.opens)), ("risk", .text(finding.risk.name)),
      ("state", .text(finding.state.name)), ("remark", AnswerNode(finding.remark)),
      ("reviewTrigger", .flag(finding.triggersReview)),
      ("justification", AnswerNode(finding.justification)), ("place", places.node(finding.place)),
    ])
  }

  var lines: [UInt8] {
    var text = TransportText()
    if report.findings.isEmpty {
      text.line("No setting changes anything: every connection is fully protected.")
    }
    for finding in report.findings {
      text.line("\(finding.heading)\(places.text(finding.place))")
      for line in finding.details { text.line(line, indent: 2) }
      text.line()
    }
    let dead = report.findings.count { $0.state == .dead }
    let triggers = report.findings.count { $0.triggersReview }
    if !report.findings.isEmpty {
      let count = report.findings.count
      text.line(
        "\(count) \(count == 1 ? "setting" : "settings"), \(dead) dead, \(triggers) for App Review; "
          + "from \(oldest) on.")
      if let assumption = input.assumption { text.line(assumption) }
    }
    text.warnings(of: input, on: oldest)
    return text.bytes
  }
}
