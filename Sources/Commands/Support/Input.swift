internal import CommandLineKit
internal import FileSystem
internal import ParallelWork
internal import PropertyLists
internal import Reporters
internal import SourceText

/// A property list that was named in a call.
struct Input {
  /// The path as it was given.
  let path: String
  let document: PropertyListDocument

  /// Reads a property list as the options of the call say; it may turn out malformed.
  static func open(_ path: String, _ arguments: ParsedArguments) throws(CommandError) -> Input {
    Input(path: path, document: PropertyListDocument.read(try bytes(of: path), options: options(arguments)))
  }

  /// Reads a property list that must not be malformed.
  ///
  /// - Parameters:
  ///   - keyPaths: All that will be asked for; of a large binary file, that may save reading the rest.
  ///   - readsInParts: Whether two threads read a large file, which for a moment takes more memory.
  ///   - begin: Called with the bytes before they are read.
  /// - Returns: The property list, or nil if it is malformed; its errors have been written to standard error.
  static func valid(
    _ path: String, only keyPaths: [String] = [], _ arguments: ParsedArguments, _ console: Console,
    readsInParts: Bool = true, begin: (SourceBytes) -> Void = { _ in }
  ) throws(CommandError) -> Input? {
    let file = try bytes(of: path)
    begin(file)
    var options = options(arguments)
    if !readsInParts { options.startInBackground = nil }
    let document = glance(file, at: keyPaths, options) ?? PropertyListDocument.read(file, options: options)
    let input = Input(path: path, document: document)
    try input.checkUnchanged()
    guard input.document.isValid else {
      let places = Places(in: input, of: input.document.errors.map(\.range.lowerBound))
      for error in input.document.errors {
        console.report(
          CommandError(
            SafeText.visible(error.message), hint: error.hint.map { SafeText.visible($0) },
            exitCode: .unreadable, place: places.text(of: error.range.lowerBound), id: "\(error.code)"))
      }
      return nil
    }
    return input
  }

  /// Smaller files are read as a whole in less time than it takes to start.
  private static let glanceSize = 1 << 20

  /// A large binary file, of which only what some paths lead to has been looked at.
  ///
  /// - Returns: `nil` if it is another file, or if a path may lead to more than one value, to none, or to one that
  ///   holds others: whether that is so, or sound, shows only when the whole file is read.
  private static func glance(
    _ file: SourceBytes, at keyPaths: [String], _ options: ReadOptions
  ) -> PropertyListDocument? {
    guard !keyPaths.isEmpty, file.count >= glanceSize,
      let document = PropertyListDocument.unexamined(file, options: options), let root = document.root
    else { return nil }
    for text in keyPaths {
      guard let place = (try? PropertyListPath(parsing: text))?.place, let node = root[place] else {
        return nil
      }
      switch node.kind {
      case .array, .dictionary, .set, .null: return nil
      default: break
      }
    }
    return document
  }

  static func bytes(of path: String) throws(CommandError) -> SourceBytes {
    do throws(FileError) { return try FileSystem.openInput(path) } catch {
      throw .unreadable(error.message)
    }
  }

  static func options(_ arguments: ParsedArguments) -> ReadOptions {
    ReadOptions(
      format: arguments.value("--input-format").flatMap { PropertyListFormat(rawValue: $0) },
      nestingLimit: arguments.integer("--max-depth") ?? ReadOptions.systemNestingLimit,
      charsetConverter: CharsetConverter.decodedSource, startInBackground: BackgroundTask.start)
  }

  /// Makes sure that a mapped file is still what it was.
  func checkUnchanged() throws(CommandError) {
    if document.source.file.hasFaulted {
      throw .unreadable(FileError.changedWhileReading(path).message)
    }
  }
}
