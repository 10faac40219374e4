internal import Behavior
internal import CommandLineKit
internal import KeyCatalog

extension Command {
  /// `infoplist new`: writes an Info.plist for a new project.
  static var new: Command {
    Command(
      "new", "Write an Info.plist for a new project.",
      discussion: """
        The file holds the recommended keys, no more and no fewer, with build settings as values and what each \
        key does in a comment. With --era 2018 or 2010 they are those of the reference of that year.
        """,
      arguments: [
        Argument(
          .choice(TemplateKind.allCases.map { Choice($0.name, $0.summary) }, placeholder: "KIND"),
          help: "What the file is for.")
      ],
      options: [
        .option(
          "--platform",
          value: .choice(
            platforms.map { Choice($0.name) }, placeholder: "PLATFORM"),
          default: "macOS", help: "The platform it is for."),
        .option("--name", value: .text("NAME"), help: "The product's name, in place of the build setting."),
        .era, .outputFile,
      ],
      examples: [
        Example("infoplist new app --platform iOS -o MyApp-Info.plist", "An app of today."),
        Example("infoplist new app --era 2010 --name Hello", "What the reference of 2010 recommends."),
      ]
    ) { arguments, console throws(CommandError) in
      // The parser accepts no other words.
      guard let kind = TemplateKind(name: arguments.required("KIND")),
        let platform = Platform(name: arguments.required("--platform"))
      else { return .usage }
      // The template is of one year.
      let era = kind == .cocoaTemplate ? Era.books2010 : arguments.era
      guard let template = InfoPlistTemplate(kind, for: platform, in: era) else {
        let others = kind.platforms(in: era).map(\.name)
        throw .usage(
          "There is no list of keys for \(kind.name) on \(platform.name) in the era \(arguments.required("--era")).",
          hint: others.isEmpty ? "Leave out --era." : "There is one for \(others.joined(separator: ", ")).")
      }
      try Output.write(Array(template.xml(name: arguments.value("--name")).utf8), arguments, console)
      return .success
    }
  }

  private static let platforms: [Platform] = [.macOS, .iOS, .tvOS, .watchOS, .visionOS]
}
