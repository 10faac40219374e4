internal import CommandLineKit
internal import KeyCatalog

extension Command {
  /// `infoplist explain`: a page about a key or a rule.
  static var explain: Command {
    Command(
      "explain", "Explain a key or a rule.",
      discussion: """
        A key may be given by its raw name (CFBundleIdentifier), its readable name ("Bundle identifier") or \
        its path (CFBundleDocumentTypes[].CFBundleTypeRole). A rule is given by its id, as reports print it.
        """,
      arguments: [Argument(.text("NAME"), .oneOrMore, help: "A key or the id of a rule.")],
      options: [.configuration, .noConfiguration, .era, .answerFormat, .outputFile],
      examples: [
        Example("infoplist explain CFBundleVersion", "What a key means, then and now."),
        Example("infoplist explain \"Bundle identifier\"", "The same, by readable name."),
        Example("infoplist explain wrong-type", "What a rule finds and why it matters."),
      ]
    ) { arguments, console throws(CommandError) in
      guard let catalog = try ConfigurationStore.catalog(arguments, console) else { return .usage }
      var explanation = Explanation(era: arguments.era, width: console.output.textWidth, catalog: catalog)
      for name in arguments.values("NAME") { explanation.add(name) }
      for error in explanation.errors { console.report(error) }
      if explanation.errors.count < arguments.values("NAME").count || arguments.wantsJSON {
        try Output.write(
          arguments.wantsJSON ? explanation.json : Array(explanation.text.utf8), arguments, console)
      }
      return explanation.errors.isEmpty ? .success : .findings
    }
  }
}
