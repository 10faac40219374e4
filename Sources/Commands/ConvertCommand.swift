internal import CommandLineKit
internal import PropertyLists

extension Command {
  /// `infoplist convert`: writes a property list in another format.
  static var convert: Command {
    Command(
      "convert", "Convert property lists between formats.",
      discussion: """
        Without --output or --in-place the result goes to standard output. A file is replaced whole or not at \
        all, and keeps its permissions. What a format cannot hold is refused, with the place of the value.
        """,
      arguments: [Argument(.file("PATH"), .oneOrMore, help: "A property list; - is standard input.")],
      options: [
        .option(
          "--to", "-t",
          value: .choice(PropertyListFormat.allCases.map { Choice($0.rawValue) }, placeholder: "FORMAT"),
          help: "The format to write."),
        .option(
          "--style",
          value: .choice(
            Choice("keep", "The order of keys and the number text of the source."),
            Choice("apple", "Byte for byte what the system writes: keys sorted.")),
          default: "keep", help: "Whose habits an XML file follows."),
        .option(
          "--sort", value: .choice("none", "alphabetical"), default: "none", help: "The order of the keys."),
        .option(
          "--json",
          value: .choice(
            Choice("lossless", "Wrap what JSON has no form for, as {\"$date\": …}."),
            Choice("plain", "Refuse what JSON has no form for.")),
          default: "lossless", help: "What JSON does with dates, data and the like."),
        .flag("--compact", help: "Write JSON on one line."),
        .flag("--keep-duplicates", help: "Write entries whose key occurs twice, where the format can."),
        .flag("--in-place", "-i", help: "Replace each input by the result."),
        .option(
          "--output", "-o", value: .file("FILE"), help: "Where the result goes; - is standard output."),
        .inputFormat, .maximumDepth,
      ],
      examples: [
        Example("infoplist convert --to xml Info.plist", "Show a binary property list as XML."),
        Example("infoplist convert --to binary --in-place *.plist", "Make property lists small."),
        Example(
          "infoplist convert --to json --json plain Info.plist -o info.json", "For tools that read JSON."),
      ]
    ) { arguments, console throws(CommandError) in
      try Conversion(arguments).run(console)
    }
  }
}

/// The work of `infoplist convert`.
private struct Conversion {
  let arguments: ParsedArguments
  let options: WriteOptions

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    guard let format: PropertyListFormat = arguments.choice("--to") else {
      throw .usage("convert needs --to FORMAT.", hint: "For example --to xml.")
    }
    options = WriteOptions(
      format: format, style: arguments.value("--style") == "apple" ? .apple : .keep,
      sortsKeys: arguments.value("--sort") == "alphabetical",
      keepsDuplicates: arguments.has("--keep-duplicates"),
      jsonForm: arguments.value("--json") == "plain" ? .plain : .lossless,
      isCompact: arguments.has("--compact"))
    let paths = arguments.values("PATH")
    if arguments.has("--in-place") {
      if arguments.has("--output") { throw .usage("--in-place and --output exclude each other.") }
      if paths.contains("-") { throw .usage("Standard input cannot be replaced in place.") }
    } else if paths.count > 1 {
      throw .usage("Several inputs need --in-place.", hint: "Or convert them one by one, each with -o.")
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    var code = ExitCode.success
    for path in arguments.values("PATH") {
      do throws(CommandError) {
        // To make the values and write them takes longer than to read, and most of the memory that there may be.
        guard let input = try Input.valid(path, arguments, console, readsInParts: false) else {
          code = .unreadable
          continue
        }
        let bytes = try encode(input)
        let target = arguments.has("--in-place") ? path : arguments.value("--output") ?? "-"
        try Output.write(bytes, to: target, console)
      } catch {
        console.report(error)
        code = error.exitCode
      }
    }
    return code
  }

  private func encode(_ input: Input) throws(CommandError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(WriteError) { bytes = try input.document.encoded(as: options) } catch {
      throw error.commandError(in: input, from: input.document.root)
    }
    try input.checkUnchanged()
    // The compact form is one line, and a line has an end.
    return options.format == .json && options.isCompact ? bytes + "\n".utf8 : bytes
  }
}
