internal import CommandLineKit
internal import FileSystem
internal import ParallelWork
internal import PropertyLists
internal import SourceText

/// The work of a call on its files, one after another; later ones are done even if one fails.
struct PlutilRun {
  private let call: PlutilCall
  private let console: Console

  init(_ call: PlutilCall, _ console: Console) {
    self.call = call
    self.console = console
  }

  /// Does the work, and tells whether everything went well.
  func all() -> Bool {
    switch call.verb {
    case .help:
      console.write(PlutilHelp.text)
      return true
    case .lint: return lintAll()
    default: break
    }
    if case .print = call.verb, call.isSilent {
      console.errors.writeLine("-s doesn't make a lot of sense with -p.")
    }
    var isGood = true
    for path in call.files {
      let file = PlutilFile(path: path)
      do throws(PlutilError) { try run(file) } catch {
        report(error, file)
        isGood = false
      }
    }
    return isGood
  }

  private func report(_ error: PlutilError, _ file: PlutilFile) {
    console.errors.writeLine("\(file.nameInMessages): \(error.message)")
  }

  private func run(_ file: PlutilFile) throws(PlutilError) {
    switch call.verb {
    case .help, .lint: break
    case .print: console.output.write(ReadableText.of(try file.readShown(console)) + [UInt8(ascii: "\n")])
    case .convert(let format, let writesHeader):
      try write(try file.readAny(console), as: format, from: file, writesHeader: writesHeader)
    case .extract(let keyPath, let format, let expected):
      try extract(keyPath, format, expected, from: file)
    case .insert(let insertion):
      try change(file) { value throws(PlutilError) in try PlutilEdit.step(for: insertion, in: value) }
    case .remove(let keyPath):
      try change(file) { value throws(PlutilError) in try PlutilEdit.step(removing: keyPath, from: value) }
    case .create(let format): try create(file, format)
    }
  }

  // MARK: Lint

  /// So many files are given to a thread at a time.
  private static let batchSize = 64

  private func lintAll() -> Bool {
    var isGood = true
    func deliver(_ file: PlutilFile, _ error: PlutilError?) {
      if let error {
        report(error, file)
        isGood = false
      } else if !call.isSilent {
        console.writeLine("\(file.nameInMessages): OK")
      }
    }
    let files = call.files.map(PlutilFile.init(path:))
    guard files.count > Self.batchSize else {
      for file in files { deliver(file, Self.lint(file, console)) }
      return isGood
    }
    var batches = stride(from: 0, to: files.count, by: Self.batchSize).makeIterator()
    OrderedWork(threads: Processors.count).run {
      batches.next().map { files[$0..<min($0 + Self.batchSize, files.count)] }
    } work: { [console] batch in
      batch.map { ($0, Self.lint($0, console)) }
    } deliver: { results in
      for (file, error) in results { deliver(file, error) }
    }
    return isGood
  }

  private static func lint(_ file: PlutilFile, _ console: Console) -> PlutilError? {
    do throws(PlutilError) {
      _ = try file.readPropertyList(console)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Writing

  private func extract(
    _ keyPath: PlutilKeyPath, _ format: PlutilFormat, _ expected: PlutilType?, from file: PlutilFile
  ) throws(PlutilError) {
    let root = try file.readAny(console)
    guard let value = keyPath.value(in: root) else {
      throw PlutilError(
        "Could not extract value, error: No value at that key path or invalid key path: \(keyPath.text)")
    }
    if let expected {
      let actual = PlutilType(of: value)
      guard actual == expected else {
        throw PlutilError(
          "Value at [\(keyPath.text)] expected to be \(expected.nameInMessages) but is "
            + actual.nameInMessages)
      }
    }
    try write(value, as: format, from: file, writesHeader: false)
  }

  private func write(
    _ node: PropertyListNode, as format: PlutilFormat, from file: PlutilFile, writesHeader: Bool
  ) throws(PlutilError) {
    let target = target(for: file, as: format)
    // The literal imports its header even if it is not written now.
    let header = target.isStandardStream ? nil : target.replacingExtension("h")
    let result = try PlutilResult(
      node, as: format, from: file, isReadable: call.isReadable,
      headerName: header.map { FilePath.lastComponent(of: $0.path) })
    if writesHeader, let header {
      try header.write(try SourceLiteral.header(of: node, from: file.path), console)
    }
    try write(result.bytes, as: format, to: target)
  }

  private func write(
    _ bytes: [UInt8], as format: PlutilFormat, to target: PlutilFile
  ) throws(PlutilError) {
    let endsLine = format.isForStandardOutput && target.isStandardStream && !call.omitsLineFeed
    try target.write(endsLine ? bytes + [UInt8(ascii: "\n")] : bytes, console)
  }

  /// Where the result for a file goes.
  private func target(for file: PlutilFile, as format: PlutilFormat) -> PlutilFile {
    if let output = call.output { return PlutilFile(path: output) }
    if file.isStandardStream || format.isForStandardOutput { return PlutilFile(path: "-") }
    switch format {
    case .swift: return file.replacingExtension("swift")
    case .objectiveC: return file.replacingExtension("m")
    default: return call.pathExtension.map(file.replacingExtension) ?? file
    }
  }

  private func change(
    _ file: PlutilFile, _ step: (PropertyListValue) throws(PlutilError) -> EditStep
  ) throws(PlutilError) {
    let root = try file.readAny(console)
    let value: PropertyListValue
    do throws(WriteError) { value = try root.value() } catch { throw PlutilError(error.message) }
    let step = try step(value)
    var bytes = kept(root, after: step) ?? []
    if bytes.isEmpty {
      let changed = value.applying(step)
      bytes = try PlutilResult(changed, inFormatOf: root, isReadable: call.isReadable).bytes
    }
    try write(bytes, as: .unchanged, to: target(for: file, as: .unchanged))
  }

  /// A changed file with its layout as it was, if that is wanted.
  private func kept(_ root: PropertyListNode, after step: EditStep) -> [UInt8]? {
    guard console.environment("INFOPLIST_KEEP_LAYOUT") == "1" else { return nil }
    do throws(PropertyListEditError) {
      var editor = try PropertyListEditor(root.document, options: PlutilFile.options)
      try editor.apply(step.edit)
      return editor.bytes.array
    } catch {
      // What cannot be changed in its layout is written anew.
      return nil
    }
  }

  private func create(_ file: PlutilFile, _ format: PlutilFormat) throws(PlutilError) {
    if case .openStep = format { throw PlutilError("Cannot create open step property lists") }
    guard let root = PropertyListDocument.emptyDictionary else { return }
    let source = PlutilFile(path: "-")
    var bytes = try PlutilResult(root, as: format, from: source, isReadable: call.isReadable).bytes
    switch format {
    // Here the original ends literals without a line feed, and begins an empty list of keys with one.
    case .swift, .objectiveC: bytes.removeLast()
    case .raw: bytes = [UInt8(ascii: "\n")]
    default: break
    }
    try write(bytes, as: format, to: file)
  }
}

extension PropertyListDocument {
  /// The root of a file that holds an empty dictionary.
  fileprivate static var emptyDictionary: PropertyListNode? {
    read(SourceBytes(Array("<plist><dict/></plist>".utf8))).root
  }
}
