internal import Behavior
internal import CommandLineKit
internal import FileSystem
internal import PropertyLists
internal import SourceText

/// The settings of a call: those of its files, then those in its words.
enum SettingsInput {
  /// Gathers the settings of `--settings` and `--set`.
  ///
  /// - Throws: An error with exit code 2 for the first file that is no settings file, and for wrong words.
  static func table(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) -> SettingsTable {
    var table = SettingsTable()
    for path in arguments.values("--settings") { try add(path, to: &table, console) }
    for word in arguments.values("--set") {
      guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")), equals != word.startIndex else {
        throw .usage("--set needs NAME=VALUE, not \(SafeText.visible(word)).")
      }
      table.define(String(word[..<equals]), as: String(word[word.utf8.index(after: equals)...]))
    }
    return table
  }

  private static func add(
    _ path: String, to table: inout SettingsTable, _ console: Console
  ) throws(CommandError) {
    let bytes: SourceBytes
    do throws(FileError) { bytes = try FileSystem.openInput(path) } catch { throw .usage(error.message) }
    let content = bytes.array
    guard content.first(where: { $0 != 0x20 && !(0x09...0x0d ~= $0) }) != UInt8(ascii: "{") else {
      return try add(json: bytes, path, to: &table)
    }
    let file = SettingsFileReader(content)
    for mistake in file.mistakes {
      let place = "\(SafeText.visible(path)):\(mistake.line):1"
      guard mistake.isLeftOut else {
        throw CommandError(
          SafeText.visible(mistake.message), hint: "A line is NAME = value.", exitCode: .usage, place: place,
          id: "settings-file")
      }
      console.warn("\(place): \(SafeText.visible(mistake.message))")
    }
    for assignment in file.assignments { table.define(assignment.name, as: assignment.value) }
  }

  private static func add(
    json bytes: SourceBytes, _ path: String, to table: inout SettingsTable
  ) throws(CommandError) {
    let document = PropertyListDocument.read(bytes, options: ReadOptions(format: .json))
    let input = Input(path: path, document: document)
    if let error = document.errors.first {
      throw CommandError(
        SafeText.visible(error.message), exitCode: .usage, place: Places.text(of: error.range, in: input),
        id: "\(error.code)")
    }
    guard let root = document.root, root.kind == .dictionary else {
      throw .usage("The settings in \(SafeText.visible(path)) are no JSON object of texts.")
    }
    for entry in root.effectiveEntries {
      guard let value = text(of: entry.value) else {
        throw CommandError(
          "The setting \(SafeText.visible(entry.key)) is neither a text, a number, true or false, nor a list of them.",
          exitCode: .usage, place: Places.text(of: entry.value.range, in: input), id: "settings-file")
      }
      table.define(entry.key, as: value)
    }
  }

  /// A value as a setting: lists have blanks between their items, and true is YES.
  private static func text(of node: PropertyListNode) -> String? {
    switch node.kind {
    case .string: return node.string
    case .boolean: return node.boolean == true ? "YES" : "NO"
    case .integer: return node.integer?.description
    case .real: return node.realText
    case .array:
      let items = node.items.map { $0.kind == .array ? nil : text(of: $0) }
      let texts = items.compactMap { $0 }
      return texts.count == items.count ? texts.joined(separator: " ") : nil
    default: return nil
    }
  }
}
