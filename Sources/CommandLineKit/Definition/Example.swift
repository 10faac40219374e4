/// A call that shows what a command is for.
public struct Example: Sendable, Hashable {
  /// The call, as typed.
  public let call: String
  /// What it does, in a sentence.
  public let help: String

  /// Creates an example.
  public init(_ call: String, _ help: String) {
    self.call = call
    self.help = help
  }
}
