internal import PropertyLists

/// Why no attempt can be made at all.
public struct ProbeError: Error, Sendable, Hashable {
  /// One sentence for a person.
  public let message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }

  /// The error as one line of JSON, without the line feed.
  public var line: [UInt8] {
    var builder = JSONBuilder(.compact)
    builder.beginObject()
    builder.key("error")
    builder.string(message)
    builder.endObject()
    return builder.finish()
  }

  /// Reads an error from a line of JSON.
  ///
  /// - Returns: nil for anything that ``line`` does not write.
  public init?(line: [UInt8]) {
    guard let message = ReportFields(line: line)?.text("error") else { return nil }
    self.message = message
  }
}
