/// Settings that have no value because they never come to an end.
public struct SettingsError: Error, Sendable, Hashable {
  /// A kind of failure, stable enough to match on.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name used in reports.
    public let description: String

    /// A setting stands, by way of others, for itself.
    public static let cycle = Code("setting-cycle")
    /// References lie in one another too deeply, or bring forth too much text.
    public static let endless = Code("endless-settings")

    private init(_ name: String) { description = name }
  }

  /// The kind of failure.
  public let code: Code
  /// The settings that refer to one another, in order; the first is also the last of a cycle.
  public let names: [String]
  /// One sentence for a person.
  public let message: String
}
