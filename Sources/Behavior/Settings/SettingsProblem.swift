/// A reference in a text that is not replaced as its author meant it.
public struct SettingsProblem: Sendable, Hashable {
  /// A kind of problem, stable enough to match on.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name used in reports.
    public let description: String

    /// No such setting is defined, and no default is given.
    public static let unresolved = Code("unresolved-setting")
    /// The reference names an operator that does not exist; the value is used without it.
    public static let unknownOperator = Code("unknown-operator")
    /// A dollar sign begins a reference that never ends.
    public static let unfinished = Code("unfinished-reference")

    private init(_ name: String) { description = name }
  }

  /// The kind of problem.
  public let code: Code
  /// The setting or operator, as far as there is one.
  public let name: String
  /// The offset of the reference in the text, in bytes of UTF-8.
  public let offset: Int
  /// One sentence for a person.
  public let message: String
}
