internal import CommandLineKit
internal import FileSystem

/// Where an answer goes.
enum Output {
  /// Writes an answer to standard output, or to the file of `--output`, whole or not at all.
  static func write(_ bytes: [UInt8], _ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    try write(bytes, to: arguments.required("--output"), console)
  }

  /// Writes an answer to a path; `-` is standard output.
  static func write(_ bytes: [UInt8], to path: String, _ console: Console) throws(CommandError) {
    guard path != "-" else { return console.output.write(bytes) }
    do throws(FileError) { try FileSystem.replace(path, with: bytes) } catch {
      throw .unreadable(error.message)
    }
  }
}
