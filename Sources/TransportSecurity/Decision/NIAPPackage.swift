import SourceText

/// What a policy asks for beyond the defaults, by a profile of the National Information Assurance Partnership (A27).
public enum NIAPPackage: Sendable, Hashable, CaseIterable {
  /// Nothing.
  case none
  /// Version 2.1 of the functional package for TLS.
  case functionalPackage21
  /// The newest that is recommended, which is version 2.1 so far.
  case recommended

  /// The package in the spelling of policies; nil for any other text.
  public init?(name: String) {
    guard let package = Self.allCases.first(where: { $0.name.isSameText(as: name) }) else { return nil }
    self = package
  }

  /// The spelling of policies.
  public var name: String {
    switch self {
    case .none: "none"
    case .functionalPackage21: "FCP_v2.1"
    case .recommended: "recommended"
    }
  }

  /// Whether anything is asked for.
  public var restricts: Bool { self != .none }
}
