/// Why no attempt can be made at all.
public struct ProbeError: Error, Sendable, Hashable {
  /// One sentence for a person.
  public let message: String

  init(_ message: String) { self.message = message }
}
