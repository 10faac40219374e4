internal import CommandLineKit
internal import Validation

extension Command {
  /// `infoplist rules`: lists what `check` looks for.
  static var rules: Command {
    Command(
      "rules", "List the rules that check looks for.",
      discussion: """
        infoplist explain RULE tells more about one of them. What the configuration of the current folder says \
        about a rule stands behind its summary.
        """,
      options: [
        .option(
          "--select", value: .text("RULES"), repeats: true,
          help: "Only these rules: ids, topics or codes, with commas."),
        .configuration, .noConfiguration, .answerFormat, .outputFile,
      ]
    ) { arguments, console throws(CommandError) in
      let selection: RuleSelection
      do throws(UnknownRuleError) {
        selection = try RuleSelection(select: arguments.list("--select"), ignore: [])
      } catch {
        throw .usage(error.description)
      }
      var store = try ConfigurationStore(arguments)
      let loaded = store.configuration(for: "-")
      let errors = store.takeErrors()
      guard errors.isEmpty else {
        for error in errors { console.report(error) }
        return .usage
      }
      let configured = loaded?.configuration.effective(overrides: []).rules ?? .all
      let rules = Rule.all.filter { selection.contains($0) }
      var bytes: [UInt8] = []
      if arguments.wantsJSON {
        bytes += "{\"schemaVersion\": 1, \"rules\": [".utf8
        for (index, rule) in rules.enumerated() {
          bytes += (index == 0 ? "\n" : ",\n").utf8
          bytes += RulePage(rule).json.dropLast()
          bytes += ", \"configured\": \"\(configured.level(of: rule).name)\"}".utf8
        }
        bytes += "\n]}\n".utf8
      } else {
        let width = rules.map { $0.id.utf8.count }.max() ?? 0
        for rule in rules {
          let gap = String(repeating: " ", count: width + 2 - rule.id.utf8.count)
          let level = configured.level(of: rule)
          let remark = level == .on ? "" : " (\(level.name))"
          bytes += "\(rule.id)\(gap)\(rule.summary)\(remark)\n".utf8
        }
      }
      try Output.write(bytes, arguments, console)
      return .success
    }
  }
}
