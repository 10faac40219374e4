internal import CommandLineKit
internal import FileSystem
internal import SourceText

/// Where an answer goes.
enum Output {
  /// Writes an answer to standard output, or to the file of `--output`, whole or not at all.
  static func write(_ bytes: [UInt8], _ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    try write(bytes, to: arguments.required("--output"), console)
  }

  /// Writes an answer to a path; `-` is standard output.
  static func write(_ bytes: [UInt8], to path: String, _ console: Console) throws(CommandError) {
    guard path != "-" else { return console.output.write(bytes) }
    do throws(FileError) {
      try FileSystem.replace(path, with: bytes, waitsForDisk: bytes.count <= largestAwaited)
    } catch {
      throw .unreadable(error.message)
    }
  }

  /// Writes an answer that is made of pieces, one behind the other.
  ///
  /// - Parameter beginning: What of the pieces has been written already.
  static func write(
    _ pieces: [SourceBytes], to path: String, _ console: Console,
    beginning: FileDraft.Beginning? = nil
  ) throws(CommandError) {
    guard path != "-" else {
      for piece in pieces { console.output.write(piece.array) }
      return
    }
    do throws(FileError) {
      let size = pieces.reduce(0) { $0 + $1.count }
      try FileSystem.replace(
        path, withPieces: pieces, waitsForDisk: size <= largestAwaited, beginning: beginning)
    } catch {
      throw .unreadable(error.message)
    }
  }

  /// How many bytes a file may have for the command to end only when it would survive a loss of power.
  ///
  /// Of larger files the disk would take longer than everything else; the system writes them out by itself.
  private static let largestAwaited = 4 << 20
}
