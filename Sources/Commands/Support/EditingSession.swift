internal import CommandLineKit
internal import FileSystem
internal import PropertyLists
internal import SourceText

/// A property list of a call that is being changed.
struct EditingSession {
  let input: Input
  private(set) var editor: PropertyListEditor

  /// Reads the property list of a call.
  ///
  /// - Returns: `nil` if it is malformed; its errors have been written to standard error.
  static func open(
    _ path: String, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandError) -> EditingSession? {
    guard let input = try Input.valid(path, arguments, console) else { return nil }
    return try EditingSession(input, arguments)
  }

  /// Begins with a property list that has been read.
  init(_ input: Input, _ arguments: ParsedArguments) throws(CommandError) {
    self.input = input
    do throws(PropertyListEditError) {
      editor = try PropertyListEditor(input.document, options: Input.options(arguments))
    } catch {
      throw error.commandError(in: input)
    }
  }

  /// Runs a command that makes one change.
  static func run(
    _ verb: EditInstruction.Verb, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandError) -> ExitCode {
    let takesValue = verb.operand?.isRequired == false
    let operand = verb == .rename ? "KEY" : verb == .move ? "NEWKEYPATH" : "VALUE"
    let instruction = try EditInstruction(
      verb, path: arguments.required("KEYPATH"), operand: verb == .remove ? nil : arguments.value(operand),
      type: takesValue ? arguments.value("--type") : nil,
      createsParents: verb != .remove && verb != .rename && arguments.has("--create"))
    let path = arguments.required("PATH")
    let target = arguments.value("--output") ?? path
    var early: EarlyWriting?
    defer { _ = early?.end() }
    let input = try Input.valid(path, arguments, console) { file in
      // A value that is moved changes two places.
      guard !arguments.has("--dry-run"), verb != .move else { return }
      early = EarlyWriting(of: file, to: target) { instruction.likelyChanges(of: file, path, arguments) }
    }
    guard let input else { return .unreadable }
    var session = try EditingSession(input, arguments)
    if !arguments.has("--dry-run"), let changes = try session.localChanges(for: instruction) {
      let beginning = early?.end(with: changes)
      early = nil
      return try session.finish(with: changes, beginning: beginning, arguments, console)
    }
    // What has been written takes as much room as the file itself.
    _ = early?.end()
    early = nil
    try session.apply(instruction)
    return try session.finish(arguments, console)
  }

  /// Makes a change.
  mutating func apply(_ instruction: EditInstruction) throws(CommandError) {
    editor.createsParents = instruction.createsParents
    try apply(try instruction.edit(of: editor.document, named: input.path))
  }

  /// The changes of the bytes for a change of a large file, which would take long to be made and read again.
  ///
  /// - Returns: `nil` if it has to be.
  private mutating func localChanges(
    for instruction: EditInstruction
  ) throws(CommandError) -> [SourceEdit]? {
    guard input.document.source.file.count > Self.largestReadAgain else { return nil }
    editor.createsParents = instruction.createsParents
    let edit = try instruction.edit(of: editor.document, named: input.path)
    do throws(PropertyListEditError) { return try editor.localChanges(for: edit) } catch {
      throw error.commandError(in: input)
    }
  }

  /// Below this many bytes the whole result is read again, because that takes no time.
  private static let largestReadAgain = 1 << 20

  /// Makes a change.
  mutating func apply(_ edit: PropertyListEdit) throws(CommandError) {
    do throws(PropertyListEditError) { try editor.apply(edit) } catch {
      throw error.commandError(in: Input(path: input.path, document: editor.document))
    }
  }

  /// Makes the changes of a patch.
  mutating func apply(_ changes: [PropertyListChange]) throws(CommandError) {
    do throws(PropertyListEditError) { try editor.apply(changes) } catch {
      throw error.commandError(in: input)
    }
  }

  /// Writes the file with changes, from the bytes as they lie on disk.
  private func finish(
    with changes: [SourceEdit], beginning: FileDraft.Beginning?, _ arguments: ParsedArguments,
    _ console: Console
  ) throws(CommandError) -> ExitCode {
    guard let pieces = changes.pieces(of: input.document.source.file) else {
      throw .unreadable("\(SafeText.visible(input.path)) cannot be changed so.")
    }
    try input.checkUnchanged()
    try write(
      pieces, isChanged: !changes.isEmpty, to: arguments.value("--output") ?? input.path, console,
      beginning: beginning)
    return .success
  }

  /// Writes the result where the call wants it, or shows the change.
  ///
  /// - Parameter target: Where the result goes unless the call says so; nil for the file itself.
  func finish(
    _ arguments: ParsedArguments, _ console: Console, target: String? = nil
  ) throws(CommandError) -> ExitCode {
    try input.checkUnchanged()
    if arguments.has("--dry-run") {
      try Output.write(difference, to: arguments.value("--output") ?? "-", console)
      return .success
    }
    try write(
      [editor.bytes], isChanged: editor.bytes != input.document.source.file,
      to: arguments.value("--output") ?? target ?? input.path, console)
    return .success
  }

  /// Writes the result, unless it is the file itself as it was: then its time of change stays.
  private func write(
    _ pieces: [SourceBytes], isChanged: @autoclosure () -> Bool, to target: String, _ console: Console,
    beginning: FileDraft.Beginning? = nil
  ) throws(CommandError) {
    if target == input.path, target != "-", !isChanged() { return }
    try Output.write(pieces, to: target, console, beginning: beginning)
  }

  /// What has changed, in the form of `diff -u`; of binary files their XML form is shown.
  private var difference: [UInt8] {
    get throws(CommandError) {
      let name = SafeText.visible(input.path)
      return UnifiedDiff(
        from: try Self.text(of: input.document, input), to: try Self.text(of: editor.document, input),
        oldName: name, newName: name
      ).bytes
    }
  }

  private static func text(of document: PropertyListDocument, _ input: Input) throws(CommandError)
    -> SourceBytes
  {
    guard document.format == .binary, let root = document.root else { return document.source.text }
    return SourceBytes(try input.encode(root, WriteOptions(format: .xml)))
  }
}

extension EditInstruction {
  /// The changes of a large file's bytes that its beginning makes likely; none if it does not tell.
  fileprivate func likelyChanges(
    of file: SourceBytes, _ path: String, _ arguments: ParsedArguments
  ) -> [SourceEdit] {
    PropertyListEditor.likelyChanges(
      of: file, options: Input.options(arguments), createsParents: createsParents,
      for: { document in try? edit(of: document, named: path) }) ?? []
  }
}

extension PropertyListEditError {
  /// The error as the command reports it, at the innermost value that its path leads to.
  func commandError(in input: Input) -> CommandError {
    let exitCode: ExitCode
    switch code {
    case .notFound, .alreadyExists, .wrongKind, .indexOutOfRange, .conflict: exitCode = .findings
    case .unusablePath: exitCode = .usage
    default: exitCode = .unreadable
    }
    var place = keyPath
    var node = input.document.root?[place]
    while node == nil, !place.isEmpty {
      place.removeLast()
      node = input.document.root?[place]
    }
    let shown =
      exitCode == .usage
      ? nil : node.map { Places.text(of: $0.range, in: input) } ?? SafeText.visible(input.path)
    return CommandError(
      SafeText.visible(message), hint: hint.map { SafeText.visible($0) }, exitCode: exitCode, place: shown,
      id: exitCode == .usage ? nil : "\(code)")
  }
}
