internal import CommandLineKit
internal import PropertyLists

extension Command {
  /// `infoplist diff`: what is different in meaning.
  static var diff: Command {
    Command(
      "diff", "Show what is different between two property lists, whatever their formats.",
      discussion: """
        Values are compared, not bytes: the order of keys, comments and the file format mean nothing. Keys that \
        only have another name or stand in another dictionary are recognized. Items of arrays are matched by what \
        identifies them, such as CFBundleURLName, CFBundleTypeName or UTTypeIdentifier.

        In the text form + is new, - is gone, ~ is changed, > is renamed or moved. The exit code is 1 if there \
        is a difference.
        """,
      arguments: [
        Argument(.file("OLD"), help: "A property list; - is standard input."),
        Argument(.file("NEW"), help: "The property list to compare it with."),
      ],
      options: [
        .option(
          "--format", "-f",
          value: .choice("text", "json", Choice("patch", "JSON for the command patch.")), default: "text",
          heading: Option.commonHeading, help: "The form of the answer."),
        .inputFormat, .maximumDepth, .outputFile,
      ],
      examples: [
        Example("infoplist diff Old.plist New.plist", "A line for each difference."),
        Example("infoplist diff Old.plist New.plist -f patch > a.patch", "For infoplist patch."),
      ]
    ) { arguments, console throws(CommandError) in
      let paths = (arguments.required("OLD"), arguments.required("NEW"))
      if paths.0 == "-", paths.1 == "-" { throw .usage("Only one of the two can be standard input.") }
      guard let old = try Input.valid(paths.0, arguments, console),
        let new = try Input.valid(paths.1, arguments, console)
      else { return .unreadable }
      let changes = PropertyListDifference(from: try old.value, to: try new.value).changes
      switch arguments.required("--format") {
      case "json": try Output.write(PatchText.json(of: changes, paths: paths), arguments, console)
      case "patch": try Output.write(PatchText.json(of: changes), arguments, console)
      default: try Output.write(PatchText.text(of: changes), arguments, console)
      }
      return changes.isEmpty ? .success : .findings
    }
  }
}

extension Input {
  /// The whole property list as a value.
  var value: PropertyListValue {
    get throws(CommandError) {
      guard let root = document.root else { return .null }
      do throws(WriteError) { return try root.value() } catch {
        throw error.commandError(in: self, from: root)
      }
    }
  }
}
