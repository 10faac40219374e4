/// What one bundle, or the system, says about a type (L1).
public struct TypeDeclaration: Sendable, Hashable {
  /// How a type is declared (R168).
  public enum Origin: UInt8, Sendable, Hashable, CaseIterable {
    /// Its owner declares it.
    case exported
    /// Somebody declares it who uses it.
    case imported
    /// It was seen on a running system; who declares it is not known.
    case observed

    /// The word for it.
    public var name: String {
      switch self {
      case .exported: "exported"
      case .imported: "imported"
      case .observed: "observed"
      }
    }
  }

  /// The type.
  public let identifier: String
  /// How it is declared.
  public let origin: Origin
  /// The types it conforms to itself, in the order of the declaration.
  public let parents: [String]
  /// Its tags, in the order of the declaration: of each class the first is preferred.
  public let tags: [TypeTag]
  /// What a person is shown as its name, in the language of the declaration; nil if there is none.
  public let summary: String?
  /// The name of its icon, nil if there is none.
  public let iconName: String?
  /// Where the format is described, nil if nowhere.
  public let referenceURL: String?
  /// Whether a claim on the type is weaker than any other (L6); of the system's own types only.
  public let isWildcard: Bool
  /// The bundle that declares it, nil for the system.
  public let owner: TypeOwner?

  /// Creates a declaration.
  public init(
    _ identifier: String, _ origin: Origin, parents: [String] = [], tags: [TypeTag] = [],
    summary: String? = nil, iconName: String? = nil, referenceURL: String? = nil, isWildcard: Bool = false,
    owner: TypeOwner? = nil
  ) {
    self.identifier = identifier
    self.origin = origin
    self.parents = parents
    self.tags = tags
    self.summary = summary
    self.iconName = iconName
    self.referenceURL = referenceURL
    self.isWildcard = isWildcard
    self.owner = owner
  }

  /// The same declaration by another bundle.
  public func owned(by owner: TypeOwner?) -> TypeDeclaration {
    TypeDeclaration(
      identifier, origin, parents: parents, tags: tags, summary: summary, iconName: iconName,
      referenceURL: referenceURL, isWildcard: isWildcard, owner: owner)
  }

  /// The tags of a class, the preferred one first.
  public func tags(_ tagClass: TagClass) -> [String] {
    tags.compactMap { $0.tagClass == tagClass ? $0.value : nil }
  }

  /// Whether the declaration counts more than another one of the same type (L4).
  ///
  /// An exported one beats an imported one. After that the system's counts more than a bundle's, the higher version more
  /// than the lower, and what was registered later more than what was there before.
  public func prevails(over other: TypeDeclaration) -> Bool {
    if origin != other.origin { return origin.rawValue < other.origin.rawValue }
    guard let owner, let rival = other.owner else { return self.owner == nil && other.owner != nil }
    switch VersionOrder.compare(owner.version, rival.version) {
    case .ascending: return false
    case .descending: return true
    case .same: return owner.order > rival.order
    }
  }
}
