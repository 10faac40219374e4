/// A mistake in the text of a record.
///
/// The catalog that comes with the library stops the program at one, since it is a mistake of ours; a test
/// reads every record.
package struct RecordError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of the line in its file of records, from 1.
  package let line: Int
  /// The text of the line.
  package let text: String
  /// What is wrong with it, as one sentence.
  package let message: String

  /// The message with its place.
  package var description: String { "line \(line): \(message) in “\(text)”" }
}
