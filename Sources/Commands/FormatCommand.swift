internal import CommandLineKit
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Command {
  /// `infoplist format`: lays property lists out.
  static var format: Command {
    Command(
      "format", "Lay property lists out tidily, with the same meaning.",
      discussion: """
        The style keep puts each entry on a line of its own, indented as the file does it already, and keeps \
        comments, quotation marks and the text of numbers. The style apple writes what the system would write, \
        keys sorted and without comments.

        Files are replaced in place. With --check none is; those that would change are named and the exit code \
        is 1.
        """,
      arguments: [Argument(.file("PATH"), .oneOrMore, help: "A property list; - is standard input.")],
      options: [
        .flag("--check", help: "Name the files that are not tidy, and change none."),
        .option(
          "--sort",
          value: .choice(
            "none", "alphabetical", Choice("catalog", "By topic, as the catalog of keys has them.")),
          default: "none", help: "The order of keys."),
        .option(
          "--style", value: .choice("keep", "apple"), default: "keep", help: "Whose manner to write in."),
      ] + Option.editing,
      examples: [
        Example("infoplist format --check *.plist", "For continuous integration."),
        Example("infoplist format --sort catalog Info.plist", "Keys that belong together stand together."),
        Example("infoplist format --style apple --dry-run Info.plist", "What the system would write."),
      ]
    ) { arguments, console throws(CommandError) in
      try Formatting(arguments).run(console)
    }
  }
}

/// The work of `infoplist format`.
private struct Formatting {
  let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    if arguments.has("--output"), arguments.values("PATH").count > 1 {
      throw .usage(
        "Several inputs cannot have one output.", hint: "Without --output they are replaced in place.")
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    var code = ExitCode.success
    for path in arguments.values("PATH") {
      do throws(CommandError) {
        guard let input = try Input.valid(path, arguments, console) else {
          code = .unreadable
          continue
        }
        if try format(input, console), code == .success { code = .findings }
      } catch {
        console.report(error)
        code = error.exitCode
      }
    }
    return code
  }

  /// Formats a file.
  ///
  /// - Returns: Whether it is not tidy and was only to be checked.
  private func format(_ input: Input, _ console: Console) throws(CommandError) -> Bool {
    let bytes = try formatted(input)
    try input.checkUnchanged()
    let isTidy = SourceBytes(bytes) == input.document.source.file
    if arguments.has("--check") {
      if !isTidy { console.writeLine(SafeText.visible(input.path)) }
      return !isTidy
    }
    if arguments.has("--dry-run") {
      let result = PropertyListDocument.read(SourceBytes(bytes), options: Input.options(arguments))
      let name = SafeText.visible(input.path)
      let difference = UnifiedDiff(
        from: input.document.source.text, to: result.source.text, oldName: name, newName: name)
      if !isTidy { try Output.write(difference.bytes, to: arguments.value("--output") ?? "-", console) }
      return false
    }
    let target = arguments.value("--output") ?? input.path
    if target != input.path || target == "-" || !isTidy { try Output.write(bytes, to: target, console) }
    return false
  }

  private func formatted(_ input: Input) throws(CommandError) -> [UInt8] {
    if arguments.required("--style") == "apple", let root = input.document.root {
      return try input.encode(
        root, WriteOptions(format: input.document.format, style: .apple, sortsKeys: true))
    }
    let order: PropertyListFormatter.Order
    switch arguments.required("--sort") {
    case "alphabetical": order = .alphabetical
    case "catalog": order = .ranked(CatalogOrder(fileName: input.path).rank)
    default: order = .source
    }
    do throws(PropertyListEditError) {
      return try PropertyListFormatter(order: order).formatted(
        input.document, options: Input.options(arguments))
    } catch {
      throw error.commandError(in: input)
    }
  }
}

/// The order in which the catalog of keys has its topics.
private struct CatalogOrder: Sendable {
  let kind: DocumentKind

  init(fileName: String) { kind = DocumentKind(fileName: fileName) }

  /// The place of a key: keys of a topic stand together, unknown ones come last.
  func rank(_ path: [PropertyListPathStep]) -> Int {
    let steps = path.map { step -> PathStep in
      switch step {
      case .key(let key): .key(key)
      case .index(let index): .index(index)
      }
    }
    return Catalog.standard.record(at: steps, document: kind)?.ordinal ?? .max
  }
}
