/// A place in a text, as people name it.
public struct SourcePosition: Sendable, Hashable {
  /// The offset in bytes of the file, from 0.
  public let offset: Int
  /// The line, from 1.
  ///
  /// Line feed, carriage return, and the two together each end one line (F14).
  public let line: Int
  /// The column, from 1, counted in Unicode scalars.
  public let column: Int

  /// Creates a position.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
