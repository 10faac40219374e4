internal import CommandLineKit
internal import FileSystem
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
  /// - Returns: The property list, or nil if it is malformed; its errors have been written to standard error.
  static func valid(
    _ path: String, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandError) -> Input? {
    let input = try open(path, arguments)
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

  static func bytes(of path: String) throws(CommandError) -> SourceBytes {
    do throws(FileError) { return try FileSystem.openInput(path) } catch {
      throw .unreadable(error.message)
    }
  }

  static func options(_ arguments: ParsedArguments) -> ReadOptions {
    ReadOptions(
      format: arguments.value("--input-format").flatMap { PropertyListFormat(rawValue: $0) },
      nestingLimit: arguments.integer("--max-depth") ?? ReadOptions.systemNestingLimit,
      charsetConverter: CharsetConverter.decodedSource)
  }

  /// Makes sure that a mapped file is still what it was.
  func checkUnchanged() throws(CommandError) {
    if document.source.file.hasFaulted {
      throw .unreadable(FileError.changedWhileReading(path).message)
    }
  }
}
