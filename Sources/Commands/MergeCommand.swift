internal import CommandLineKit
internal import PropertyLists
internal import SourceText

extension Command {
  /// `infoplist merge`: makes one property list of several.
  static var merge: Command {
    Command(
      "merge", "Merge property lists key by key, or the changes of two branches.",
      discussion: """
        The first property list is the base, with its comments and format; each of the others is merged into it. \
        Dictionaries are united, later scalars replace earlier ones, lists such as UIBackgroundModes get the items \
        of all, and items of CFBundleDocumentTypes, CFBundleURLTypes and the like are matched by what identifies \
        them. A policy file says otherwise: a dictionary from key paths without indexes, or *, to replace, keep, \
        unite, identity or conflict. With a conflict nothing is written and the exit code is 1.

        With --three-way there are three: the common ancestor, ours and theirs. The result is ours with the \
        changes of theirs. It is written even if there are conflicts, with our value there, and the exit code is 1.
        """,
      arguments: [
        Argument(.file("PATH"), .oneOrMore, help: "The property lists; one may be - for standard input.")
      ],
      options: [
        .flag("--three-way", help: "Merge BASE OURS THEIRS."),
        .flag(
          "--conflict-markers", help: "With --three-way, write both values of a conflict between markers."),
        .option("--policy", value: .file("FILE"), help: "What becomes of which key."),
        .flag("--provenance", help: "Say on standard error which value comes from which file."),
        .inputFormat, .maximumDepth, .outputFile,
      ],
      examples: [
        Example("infoplist merge Base.plist Debug.plist -o Info.plist", "Add what a configuration says."),
        Example(
          "infoplist merge --three-way base.plist ours.plist theirs.plist -o ours.plist", "As a merge driver."
        ),
      ]
    ) { arguments, console throws(CommandError) in
      let paths = arguments.values("PATH")
      guard paths.filter({ $0 == "-" }).count < 2 else {
        throw .usage("Only one of the property lists can be standard input.")
      }
      if arguments.has("--three-way") {
        guard paths.count == 3 else {
          throw .usage("--three-way needs three property lists: BASE OURS THEIRS.")
        }
        return try ThreeWayMerging(paths, arguments, console)?.run() ?? .unreadable
      }
      return try Merging(arguments, console).run(paths)
    }
  }
}

/// The work of `infoplist merge` without a common ancestor.
private struct Merging {
  let arguments: ParsedArguments
  let console: Console
  let policy: PropertyListMergePolicy

  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    policy =
      try arguments.value("--policy").map { path throws(CommandError) in try Self.policy(at: path) }
      ?? .infoPlist
  }

  private static func policy(at path: String) throws(CommandError) -> PropertyListMergePolicy {
    let document = PropertyListDocument.read(try Input.bytes(of: path))
    let name = SafeText.visible(path)
    guard document.isValid, let root = document.root, root.kind == .dictionary else {
      throw .usage(
        "\(name) is no policy: it is not a dictionary.", hint: "Write {\"CFBundleName\": \"keep\"}.")
    }
    var policy = PropertyListMergePolicy.infoPlist
    for entry in root.effectiveEntries {
      guard let rule = entry.value.string.flatMap({ PropertyListMergePolicy.Rule(rawValue: $0) }) else {
        let rules = PropertyListMergePolicy.Rule.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandError(
          "The rule of \(SafeText.visible(entry.key)) is none of \(rules).", exitCode: .usage,
          place: Places.text(of: entry.value.range, in: Input(path: path, document: document)), id: "policy")
      }
      policy.rules[entry.key] = rule
    }
    return policy
  }

  func run(_ paths: [String]) throws(CommandError) -> ExitCode {
    var inputs: [Input] = []
    var values: [PropertyListValue] = []
    for path in paths {
      guard let input = try Input.valid(path, arguments, console) else { return .unreadable }
      inputs.append(input)
      values.append(try input.value)
    }
    let merge = PropertyListMerge(values, policy: policy)
    for conflict in merge.conflicts {
      console.report(MergeReport.error(conflict, inputs[0], inputs[conflict.source]))
    }
    guard merge.conflicts.isEmpty else { return .findings }
    if arguments.has("--provenance") {
      for origin in merge.origins {
        console.errors.writeLine(
          SafeText.visible("\(PropertyListPath.text(of: origin.path)): \(inputs[origin.source].path)"))
      }
    }
    let changes = PropertyListDifference(from: values[0], to: merge.value).changes
    var session = try EditingSession(inputs[0], arguments)
    try session.apply(changes)
    try Output.write(session.editor.bytes.array, arguments, console)
    return .success
  }
}

/// The work of `infoplist merge --three-way`.
private struct ThreeWayMerging {
  let ours: Input
  let theirs: Input
  let base: PropertyListValue?
  let arguments: ParsedArguments
  let console: Console

  /// - Returns: `nil` if one of the files is malformed; its errors have been written.
  init?(_ paths: [String], _ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    // Two branches that both add a file have an empty one as their ancestor.
    if paths[0] != "-", try Input.bytes(of: paths[0]).count == 0 {
      base = nil
    } else {
      guard let input = try Input.valid(paths[0], arguments, console) else { return nil }
      base = try input.value
    }
    guard let ours = try Input.valid(paths[1], arguments, console),
      let theirs = try Input.valid(paths[2], arguments, console)
    else { return nil }
    self.ours = ours
    self.theirs = theirs
  }

  func run() throws(CommandError) -> ExitCode {
    let value = try ours.value
    let merge = PropertyListThreeWayMerge(base: base, ours: value, theirs: try theirs.value)
    var session = try EditingSession(ours, arguments)
    try session.apply(PropertyListDifference(from: value, to: merge.value ?? value).changes)
    for conflict in merge.conflicts { console.report(MergeReport.error(conflict, ours, theirs)) }
    var bytes = session.editor.bytes.array
    if arguments.has("--conflict-markers") {
      bytes = ConflictMarkers(session.editor, ours: ours.path, theirs: theirs.path).marked(merge.conflicts)
    }
    try Output.write(bytes, arguments, console)
    return merge.conflicts.isEmpty ? .success : .findings
  }
}

/// What is said about conflicts.
private enum MergeReport {
  /// The error for a conflict, at our value, with the place of the other in the hint.
  static func error(_ conflict: PropertyListMergeConflict, _ ours: Input, _ theirs: Input) -> CommandError {
    let path = PropertyListPath.text(of: conflict.path)
    let message =
      "\(path.isEmpty ? "The root" : path) is \(text(conflict.value)) here and \(text(conflict.otherValue)) there."
    return CommandError(
      SafeText.visible(message), hint: "There is \(place(of: conflict.otherPath, in: theirs)).",
      exitCode: .findings, place: place(of: conflict.path, in: ours), id: "merge-conflict")
  }

  private static func text(_ value: PropertyListValue?) -> String {
    guard let value else { return "gone" }
    let bytes = (try? value.encoded(as: WriteOptions(format: .json, isCompact: true))) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.count > 60 ? "\(text.prefix(60))…" : text
  }

  /// The place of a value, or of the innermost container that is there.
  private static func place(of path: [PropertyListPathStep], in input: Input) -> String {
    var path = path
    var node = input.document.root?[path]
    while node == nil, !path.isEmpty {
      path.removeLast()
      node = input.document.root?[path]
    }
    return node.map { Places.text(of: $0.range, in: input) } ?? SafeText.visible(input.path)
  }
}
