internal import CommandLineKit
internal import KeyCatalog
internal import PropertyLists

/// Options that several commands have in common.
extension Option {
  static var inputFormat: Option {
    .option(
      "--input-format",
      value: .choice(
        [Choice("auto", "Find out, as the system does.")]
          + PropertyListFormat.allCases.map { Choice($0.rawValue) },
        placeholder: "FORMAT"),
      default: "auto", heading: commonHeading, help: "The format of the property list.")
  }

  static var maximumDepth: Option {
    .option(
      "--max-depth", value: .integer("N", in: 1...1_000_000), default: "\(ReadOptions.systemNestingLimit)",
      heading: commonHeading, help: "How many containers may lie in one another; the system allows 512.")
  }

  static var answerFormat: Option {
    .option(
      "--format", "-f", value: .choice("text", "json"), default: "text", heading: commonHeading,
      help: "The form of the answer.")
  }

  static var outputFile: Option {
    .option(
      "--output", "-o", value: .file("FILE"), default: "-", heading: commonHeading,
      help: "Where the answer goes; - is standard output.")
  }

  static var configuration: Option {
    .option(
      "--config", value: .file("FILE"), heading: commonHeading,
      help: "The configuration; by default the nearest .infoplist.json upward of each file.")
  }

  static var noConfiguration: Option {
    .flag("--no-config", heading: commonHeading, help: "Look for no configuration.")
  }

  static var era: Option {
    .option(
      "--era", value: .choice("today", "2018", "2010"), default: "today", heading: commonHeading,
      help: "Whose view of the keys counts: today's, or that of the reference books of a year.")
  }
}

extension ParsedArguments {
  /// The era of `--era`.
  var era: Era { Era(name: required("--era")) ?? .today }

  /// Whether `--format json` was given.
  var wantsJSON: Bool { value("--format") == "json" }
}
