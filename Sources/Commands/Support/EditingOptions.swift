internal import CommandLineKit

/// Options that the editing commands have in common.
extension Option {
  static var valueType: Option {
    .option(
      "--type", "-t",
      value: .choice(
        EditValue.types.map { Choice($0, $0 == "json" ? "Whatever the JSON text is." : "") },
        placeholder: "TYPE"),
      help: "The type of the value; otherwise that of the value there, else the key's own, else string.")
  }

  static var createsParents: Option {
    .flag("--create", "-c", help: "Make dictionaries and arrays on the way that are missing.")
  }

  static var dryRun: Option {
    .flag("--dry-run", "-n", help: "Show the change as a unified diff and write nothing.")
  }

  static var editOutput: Option {
    .option(
      "--output", "-o", value: .file("FILE"), heading: commonHeading,
      help: "Where the result goes instead of into the file itself; - is standard output.")
  }

  /// What every editing command takes.
  static var editing: [Option] { [.dryRun, .editOutput, .inputFormat, .maximumDepth] }
}

extension Argument {
  static var editedFile: Argument {
    Argument(
      .file("PATH"), help: "The property list to change; - reads standard input and writes standard output.")
  }

  static func editedPath(_ help: String) -> Argument { Argument(.text("KEYPATH"), help: help) }

  static var editedValue: Argument {
    Argument(
      .text("VALUE"), .optional,
      help:
        "The value as text: dates as in XML, data as base-64, arrays and dictionaries as JSON. Without it, an array or dictionary is empty."
    )
  }
}
