internal import CommandLineKit
internal import FileSystem
internal import ParallelWork
internal import PropertyLists
internal import SourceText

/// A call of `defaults` on a file.
struct DefaultsCall {
  /// The file as it was named.
  private let name: String
  private let words: [String]

  /// Reads the words of a call.
  ///
  /// - Parameters:
  ///   - verb: What the call does.
  ///   - counts: How many words may follow the file.
  init(_ words: [String], _ verb: String, keys counts: ClosedRange<Int>) throws(CommandError) {
    guard let name = words.first, !name.isEmpty, counts.contains(words.count - 1) else {
      throw .usage(
        "The call of 'defaults \(verb)' has \(words.count - 1 < counts.lowerBound ? "too few" : "too many") words.",
        hint: "Run 'infoplist defaults \(verb) --help' for how to call it.")
    }
    self.name = name
    self.words = Array(words.dropFirst())
  }

  /// The file that is meant.
  private var path: String {
    FileSystem.exists(name) || name.hasSuffix(".plist") ? name : name + ".plist"
  }

  // MARK: Reading

  func read(_ console: Console) throws(CommandError) -> ExitCode {
    guard let root = try open()?.root else { return missing("\nDomain \(name) does not exist", console) }
    guard let key = words.first else {
      console.output.write(DefaultsText.of(root))
      return .success
    }
    guard let value = root[key] else { return missingPair(key, console) }
    console.output.write(DefaultsText.of(value))
    return .success
  }

  func readType(_ console: Console) throws(CommandError) -> ExitCode {
    guard let root = try open()?.root, let value = root[words[0]] else {
      return missingPair(words[0], console)
    }
    let name = value.kind == .real ? "float" : "\(value.kind)"
    console.writeLine("Type is \(name)")
    return .success
  }

  private func missingPair(_ key: String, _ console: Console) -> ExitCode {
    missing("\nThe domain/default pair of (\(name), \(key)) does not exist", console)
  }

  private func missing(_ message: String, _ console: Console) -> ExitCode {
    console.errors.writeLine(SafeText.visible(message, keepingLines: true))
    return .findings
  }

  /// Reads the file; nil if it is not there.
  private func open() throws(CommandError) -> PropertyListDocument? {
    guard FileSystem.exists(path) else { return nil }
    let document = PropertyListDocument.read(try Input.bytes(of: path), options: Self.options)
    guard document.isValid, document.root?.kind == .dictionary else {
      throw .unreadable(
        "\(SafeText.visible(path)) is not a property list with a dictionary.",
        hint: "infoplist check shows what is wrong.")
    }
    return document
  }

  private static let options = ReadOptions(
    charsetConverter: CharsetConverter.decodedSource, startInBackground: BackgroundTask.start)

  // MARK: Changing

  func write(_ console: Console) throws(CommandError) -> ExitCode {
    let document =
      try open() ?? PropertyListDocument.read(SourceBytes(Array("<plist><dict/></plist>".utf8)))
    let isNew = !FileSystem.exists(path)
    guard let root = document.root else { return .unreadable }
    let changed: PropertyListValue
    do throws(WriteError) { changed = self.changed(try root.value()) } catch {
      throw .unreadable(error.message)
    }
    if isNew {
      try replace(with: try encoded(changed))
    } else {
      try edit(document) { editor throws(PropertyListEditError) in try editor.change(to: changed) }
    }
    return .success
  }

  func delete(_ console: Console) throws(CommandError) -> ExitCode {
    guard let document = try open(), let root = document.root, words.first.map({ root[$0] != nil }) ?? true
    else {
      return missing("\nDomain (\(name)) not found.\nDefaults have not been changed.", console)
    }
    let key = words.first
    try edit(document) { editor throws(PropertyListEditError) in
      if let key {
        try editor.apply(.remove(PropertyListPath([PropertyListPath.Step.key(key)])))
      } else {
        try editor.change(to: .dictionary(PropertyListDictionary()))
      }
    }
    return .success
  }

  /// The dictionary of the file with what the call writes.
  private func changed(_ old: PropertyListValue) -> PropertyListValue {
    guard case .dictionary(var dictionary) = old else { return old }
    var rest = words[...]
    let key = rest.removeFirst()
    if rest.isEmpty, let value = DefaultsValue.parsed(key), case .dictionary = value { return value }
    dictionary[key] = DefaultsValue.value(of: rest, changing: dictionary[key])
    return .dictionary(dictionary)
  }

  private func encoded(_ value: PropertyListValue) throws(CommandError) -> [UInt8] {
    do throws(WriteError) { return try value.encoded(as: WriteOptions(format: .xml)) } catch {
      throw .unreadable(error.message)
    }
  }

  private func edit(
    _ document: PropertyListDocument,
    _ body: (inout PropertyListEditor) throws(PropertyListEditError) -> Void
  ) throws(CommandError) {
    let bytes: [UInt8]
    do throws(PropertyListEditError) {
      var editor = try PropertyListEditor(document, options: Self.options)
      try body(&editor)
      bytes = editor.bytes.array
    } catch {
      throw .unreadable(error.message, hint: error.hint)
    }
    try replace(with: bytes)
  }

  private func replace(with bytes: [UInt8]) throws(CommandError) {
    do throws(FileError) { try FileSystem.replace(path, with: bytes) } catch {
      throw .unreadable(error.message)
    }
  }
}
