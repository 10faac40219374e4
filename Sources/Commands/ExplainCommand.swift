internal import CommandLineKit
internal import KeyCatalog

extension Command {
  /// `infoplist explain`: a page about a key, a rule, a code of a store, a type or a device capability.
  static var explain: Command {
    Command(
      "explain", "Explain a key, a rule, a code of a store, a type or a device capability.",
      discussion: """
        A key may be given by its raw name (CFBundleIdentifier), its readable name ("Bundle identifier") or \
        its path (CFBundleDocumentTypes[].CFBundleTypeRole). A rule is given by its id, as reports print it, or by \
        what a report refers to (R53); a condition of a store by its code (ITMS-90683); a type by its identifier \
        (public.jpeg); a device capability by its name (gps).
        """,
      arguments: [
        Argument(.text("NAME"), .oneOrMore, help: "A key, the id of a rule, a code, a type or a capability.")
      ],
      options: [.configuration, .noConfiguration, .era, .answerFormat, .outputFile],
      examples: [
        Example("infoplist explain CFBundleVersion", "What a key means, then and now."),
        Example("infoplist explain \"Bundle identifier\"", "The same, by readable name."),
        Example("infoplist explain wrong-type", "What a rule finds and why it matters."),
        Example("infoplist explain ITMS-90683", "What a store objects to, and which rule finds it."),
        Example("infoplist explain public.jpeg", "What a type conforms to, and what it is known by."),
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
