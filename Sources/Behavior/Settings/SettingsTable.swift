/// The build settings that references in a property list stand for.
///
/// A setting may be defined several times, as a project, a target and a call do; each definition may refer to the
/// one before it, with `$(inherited)` or by the setting's own name.
public struct SettingsTable: Sendable {
  /// The definitions of each setting, the weakest first.
  private var definitions: [String: [String]] = [:]

  /// Creates a table without settings.
  public init() {}

  /// Defines a setting; later definitions win over earlier ones.
  public mutating func define(_ name: String, as value: String) {
    definitions[name, default: []].append(value)
  }

  /// Whether a setting is defined.
  public func defines(_ name: String) -> Bool { definitions[name] != nil }

  /// How many times a setting is defined.
  func levels(of name: String) -> Int { definitions[name]?.count ?? 0 }

  /// A definition of a setting, counted from the weakest; nil if there are not so many.
  func value(of name: String, level: Int) -> String? {
    guard let values = definitions[name], values.indices.contains(level) else { return nil }
    return values[level]
  }
}
