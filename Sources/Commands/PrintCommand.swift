internal import CommandLineKit
internal import KeyCatalog
internal import PropertyLists

extension Command {
  /// `infoplist print`: shows a property list or a part of it.
  static var print: Command {
    Command(
      "print", "Show a property list, or a part of it.",
      arguments: [
        Argument(.file("PATH"), help: "A property list; - is standard input."),
        Argument(.text("KEYPATH"), .optional, help: "The part to show, such as CFBundleURLTypes[0]."),
      ],
      options: [
        .option(
          "--as",
          value: .choice(
            Choice("tree", "A line a value, indented."), "xml", "json", "openstep", "gnustep", "strings",
            Choice("swift", "A literal of Swift source."), placeholder: "FORM"),
          default: "tree", help: "The form to show it in."),
        .option(
          "--names", value: .choice("raw", "readable"), default: "raw",
          help: "Whether the tree shows raw keys or their readable names."),
        .era, .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist print Info.plist", "The whole property list as a tree."),
        Example("infoplist print Info.plist CFBundleDocumentTypes --as xml", "A part of it as XML."),
      ]
    ) { arguments, console throws(CommandError) in
      guard let input = try Input.valid(arguments.required("PATH"), arguments, console) else {
        return .unreadable
      }
      let matches = try Selection(arguments.value("KEYPATH") ?? "", of: input).matches
      guard !matches.isEmpty else {
        console.report(Selection.notFound(arguments.value("KEYPATH") ?? "", in: input))
        return .findings
      }
      try Printing(input, matches, arguments).answer(console)
      return .success
    }
  }
}

/// The work of `infoplist print`.
private struct Printing {
  let input: Input
  let matches: [PropertyListMatch]
  let arguments: ParsedArguments

  init(_ input: Input, _ matches: [PropertyListMatch], _ arguments: ParsedArguments) {
    self.input = input
    self.matches = matches
    self.arguments = arguments
  }

  func answer(_ console: Console) throws(CommandError) {
    var answer = AnswerWriter(arguments, console)
    if arguments.wantsJSON {
      answer.append(try json)
    } else {
      for match in matches {
        if matches.count > 1 {
          answer.append(PropertyListPath.text(of: match.path), .onOneLine)
          answer.append(":\n")
        }
        try append(match, to: &answer)
      }
    }
    try answer.finish()
  }

  private func append(_ match: PropertyListMatch, to answer: inout AnswerWriter) throws(CommandError) {
    switch arguments.required("--as") {
    case "tree":
      try input.checkExpansion(of: match.node)
      TreeText.append(
        match.node, at: match.path, usesReadableNames: arguments.value("--names") == "readable",
        era: arguments.era, to: &answer)
    case "swift":
      try input.checkExpansion(of: match.node)
      SwiftLiteral.append(match.node, to: &answer)
    default:
      answer.append(
        try input.encode(
          match.node, WriteOptions(format: PropertyListFormat(rawValue: arguments.required("--as")) ?? .xml)))
    }
  }

  private var json: [UInt8] {
    get throws(CommandError) {
      var bytes = Array("{\n  \"schemaVersion\": 1,\n  \"path\": ".utf8)
      bytes += JSONAnswer.string(input.path)
      bytes += ",\n  \"format\": \"\(input.document.format.rawValue)\",\n".utf8
      if matches.count == 1, let match = matches.first {
        bytes += "  \"value\": ".utf8
        bytes += try JSONAnswer.value(match.node, in: input)
      } else {
        bytes += "  \"values\": [".utf8
        for (index, match) in matches.enumerated() {
          bytes += (index == 0 ? "" : ", ").utf8
          bytes += try JSONAnswer.value(match.node, in: input)
        }
        bytes += "]".utf8
      }
      return bytes + "\n}\n".utf8
    }
  }
}
