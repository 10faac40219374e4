/// A rule a key's value has to keep.
public struct Constraint: Sendable, Hashable {
  /// How bad a breach is, in the words of the books' data.
  ///
  /// Reports weigh this again by era and profile.
  public enum Severity: UInt8, Sendable, Hashable {
    /// The system would not do what the document says.
    case error
    /// Allowed, but advised against.
    case warning
    /// Worth a remark.
    case info

    /// The word used in records and JSON.
    public var name: String {
      switch self {
      case .error: "error"
      case .warning: "warning"
      case .info: "info"
      }
    }
  }

  /// What is demanded.
  public let kind: ConstraintKind
  /// How bad a breach is.
  public let severity: Severity
  /// What the demand refers to: a pattern, a list, a number, or named settings; nil for kinds without.
  public let argument: CatalogValue?
  /// The demand in words.
  public let text: String

  /// The argument's text, for kinds that take one text: a pattern, a path, a suffix.
  public var string: String? { argument?.string }

  /// The argument's texts, for kinds that take a list.
  public var strings: [String] { argument?.strings ?? [] }

  /// The argument's values, for kinds that take a list of any type.
  public var values: [CatalogValue] {
    argument.map { $0.items ?? [$0] } ?? []
  }

  /// A whole number by name, as in `{"max": 15}`, or the argument itself where it is a number.
  ///
  /// - Parameter name: The name of the member, such as `min`, `max` or `exact`.
  public func integer(_ name: String) -> Int? { argument?[name]?.integer }

  /// The types by platform of a ``ConstraintKind/typeByPlatform`` constraint, empty for other kinds.
  public var typesByPlatform: [(platform: Platform, shape: ValueShape)] {
    guard kind == .typeByPlatform else { return [] }
    return (argument?.members ?? []).compactMap { member in
      guard let platform = Platform(name: member.key), let text = member.value.string,
        let shape = ValueShape(text)
      else { return nil }
      return (platform, shape)
    }
  }
}
