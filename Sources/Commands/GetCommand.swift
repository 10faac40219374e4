internal import CommandLineKit
internal import PropertyLists

extension Command {
  /// `infoplist get`: gives single values to scripts.
  static var get: Command {
    Command(
      "get", "Get single values, for scripts.",
      discussion: """
        Each value is written on a line: text as it is, numbers in digits, true or false, dates as in XML, \
        data as base-64, arrays and dictionaries as JSON. Control characters are shown as escapes unless \
        --raw is given.

        Of a binary file larger than a megabyte, single values are read without looking at the rest.
        """,
      arguments: [
        Argument(.file("PATH"), help: "A property list; - is standard input."),
        Argument(.text("KEYPATH"), .oneOrMore, help: "The value to get, such as CFBundleIdentifier."),
      ],
      options: [
        .flag("--raw", "-r", help: "Write text exactly as it is, control characters included."),
        .flag("--type", help: "Write the type of each value instead."),
        .option("--default", value: .text("VALUE"), help: "What to write where there is no value."),
        .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist get Info.plist CFBundleIdentifier", "One value."),
        Example("infoplist get Info.plist 'CFBundleDocumentTypes[].CFBundleTypeName'", "One of each item."),
        Example("infoplist get Info.plist LSMinimumSystemVersion --default none", "With a way out."),
      ]
    ) { arguments, console throws(CommandError) in
      let keyPaths = arguments.values("KEYPATH")
      guard let input = try Input.valid(arguments.required("PATH"), only: keyPaths, arguments, console) else {
        return .unreadable
      }
      var getting = Getting(input, arguments)
      for text in keyPaths { try getting.add(text) }
      for error in getting.errors { console.report(error) }
      try Output.write(try getting.answer, arguments, console)
      return getting.errors.isEmpty ? .success : .findings
    }
  }
}

/// The work of `infoplist get`.
private struct Getting {
  /// What a path led to.
  enum Found {
    case value(PropertyListMatch)
    case standIn(String)
  }

  let input: Input
  let arguments: ParsedArguments
  private var found: [Found] = []
  private(set) var errors: [CommandError] = []

  init(_ input: Input, _ arguments: ParsedArguments) {
    self.input = input
    self.arguments = arguments
  }

  mutating func add(_ text: String) throws(CommandError) {
    let matches = try Selection(text, of: input).matches
    if !matches.isEmpty {
      found += matches.map { .value($0) }
    } else if let value = arguments.value("--default") {
      found.append(.standIn(value))
    } else {
      errors.append(Selection.notFound(text, in: input))
    }
  }

  var answer: [UInt8] {
    get throws(CommandError) {
      if arguments.wantsJSON { return try json }
      var bytes: [UInt8] = []
      for item in found {
        bytes += try line(item)
        bytes.append(UInt8(ascii: "\n"))
      }
      return bytes
    }
  }

  private func line(_ item: Found) throws(CommandError) -> [UInt8] {
    switch item {
    case .standIn(let text): return Array(text.utf8)
    case .value(let match):
      let node = match.node
      if arguments.has("--type") { return Array(node.kind.description.utf8) }
      switch node.kind {
      case .array, .dictionary, .set: return try JSONAnswer.value(node, in: input)
      default:
        let text = ValueText.plain(node)
        if arguments.has("--raw") { return Array(text.utf8) }
        var bytes: [UInt8] = []
        SafeText.append(text, to: &bytes, .keepingLines)
        return bytes
      }
    }
  }

  private var json: [UInt8] {
    get throws(CommandError) {
      var bytes = Array("{\n  \"schemaVersion\": 1,\n  \"path\": ".utf8)
      bytes += JSONAnswer.string(input.path)
      bytes += ",\n  \"values\": [".utf8
      for (index, item) in found.enumerated() {
        bytes += (index == 0 ? "\n    " : ",\n    ").utf8
        switch item {
        case .standIn(let text):
          bytes += "{\"keyPath\": null, \"type\": null, \"value\": ".utf8
          bytes += JSONAnswer.string(text)
        case .value(let match):
          bytes += "{\"keyPath\": ".utf8
          bytes += JSONAnswer.path(match.path)
          bytes += ", \"type\": \"\(match.node.kind)\", \"value\": ".utf8
          bytes += try JSONAnswer.value(match.node, in: input)
        }
        bytes += "}".utf8
      }
      return bytes + "\n  ]\n}\n".utf8
    }
  }
}
