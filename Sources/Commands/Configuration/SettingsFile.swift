internal import CommandLineKit
internal import FileSystem
internal import PropertyLists
internal import SourceText
internal import Validation

/// A JSON file that configures the program, as it was read.
struct SettingsFile: Sendable {
  /// The path to show.
  let path: String
  let document: PropertyListDocument

  /// Reads a file.
  ///
  /// - Throws: An error with exit code 2 if it cannot be read; what is wrong inside it is for the reader to say.
  init(_ path: String) throws(CommandError) {
    self.path = path
    do throws(FileError) {
      let bytes = try FileSystem.open(path, limit: Self.sizeLimit)
      document = PropertyListDocument.read(bytes, options: ReadOptions(format: .json))
      guard !bytes.hasFaulted else { throw FileError.changedWhileReading(path) }
    } catch {
      throw .usage(error.message)
    }
  }

  /// The largest file that is read: 64 MiB, which no one writes by hand.
  private static let sizeLimit = 64 << 20

  /// Where a range begins, as `PATH:LINE:COLUMN`.
  func place(of range: ByteRange) -> String {
    places(of: [range]).text(of: range.lowerBound)
  }

  private func places(of ranges: [ByteRange]) -> Places {
    Places(in: Input(path: path, document: document), of: ranges.map { $0.lowerBound })
  }

  /// Mistakes as errors of the call.
  func errors(_ mistakes: [ConfigurationMistake]) -> [CommandError] {
    let places = places(of: mistakes.map { $0.range })
    return mistakes.map { mistake in
      CommandError(
        SafeText.visible(mistake.message), hint: mistake.hint.map { SafeText.visible($0) }, exitCode: .usage,
        place: places.text(of: mistake.range.lowerBound), id: "\(mistake.code)")
    }
  }
}
