import SourceText
public import UniformTypes

/// Finds what several bundles claim.
public struct ConflictSearch {
  private let bundles: [RegisteredBundle]
  private let system: TypeRegistry

  /// Creates a search among bundles.
  ///
  /// - Parameter system: The types of the system, without those of the bundles.
  public init(_ bundles: [RegisteredBundle], system: TypeRegistry = .system) {
    self.bundles = bundles.filter { $0.isApplication }
    self.system = system
  }

  /// Schemes that many apps claim so that a person can choose among them.
  private static let sharedSchemes = [
    "http", "https", "mailto", "ftp", "file", "tel", "sms", "feed", "webcal", "irc",
  ]

  /// All conflicts, by their kinds and then by what is claimed.
  ///
  /// - Complexity: O(*n* log *n*) in the number of claims.
  public var conflicts: [ClaimConflict] {
    identifiers + exporters + extensions + owners + schemes
  }

  /// Bundles by something they have, in any case of letters, sorted by it.
  private func groups(
    _ keys: (RegisteredBundle) -> [String]
  ) -> [(key: String, name: String, bundles: [RegisteredBundle])] {
    var numbers: [String: Int] = [:]
    var groups: [(key: String, name: String, bundles: [RegisteredBundle])] = []
    for bundle in bundles {
      for name in keys(bundle) {
        let key = name.asciiLowercased
        guard let number = numbers[key] else {
          numbers[key] = groups.count
          groups.append((key, name, [bundle]))
          continue
        }
        if groups[number].bundles.last?.path.isSameText(as: bundle.path) != true {
          groups[number].bundles.append(bundle)
        }
      }
    }
    return groups.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// Whether bundles are more than copies of one app.
  private func areDifferent(_ bundles: [RegisteredBundle]) -> Bool {
    guard let first = bundles.first else { return false }
    return bundles.contains {
      first.identifier.isEmpty || !$0.identifier.isSameTextIgnoringCase(as: first.identifier)
    }
  }

  private var identifiers: [ClaimConflict] {
    groups { $0.identifier.isEmpty ? [] : [$0.identifier] }.compactMap { group in
      guard group.bundles.count > 1 else { return nil }
      return ClaimConflict(
        kind: .duplicateIdentifier, subject: group.name, paths: group.bundles.map { $0.path },
        message:
          "\(group.bundles.count) bundles have the identifier \(group.name); the one with the highest version counts."
      )
    }
  }

  private var exporters: [ClaimConflict] {
    var found: [ClaimConflict] = []
    for group in groups({ $0.declarations.compactMap { $0.origin == .exported ? $0.identifier : nil } }) {
      let paths = group.bundles.map { $0.path }
      if let own = system.declaration(of: group.name), own.origin == .exported {
        found.append(
          ClaimConflict(
            kind: .systemType, subject: group.name, paths: paths,
            message: "\(group.name) belongs to the system, whose declaration counts."))
      } else if group.bundles.count > 1, areDifferent(group.bundles) {
        found.append(
          ClaimConflict(
            kind: .severalExporters, subject: group.name, paths: paths,
            message:
              "\(group.bundles.count) apps export \(group.name); the one with the highest version counts."))
      }
    }
    return found
  }

  private var extensions: [ClaimConflict] {
    let types = system.adding(typesOf: bundles)
    let all = groups { bundle in
      bundle.declarations.flatMap { $0.origin == .exported ? $0.tags(.filenameExtension) : [] }
    }
    return all.compactMap { group in
      let tag = TypeTag(.filenameExtension, group.name)
      let rivals = types.unrelated(among: types.identifiers(taggedWith: tag))
      guard rivals.count > 1 else { return nil }
      return ClaimConflict(
        kind: .sharedExtension, subject: group.name, paths: group.bundles.map { $0.path },
        message: "The ending .\(group.name) belongs to \(rivals.joined(separator: " and ")); "
          + "\(types.preferredIdentifier(for: tag)) is taken.")
    }
  }

  private var owners: [ClaimConflict] {
    let all = groups { bundle in
      bundle.documentClaims.flatMap { $0.rank == .owner ? $0.types : [] }
    }
    return all.compactMap { group in
      guard group.bundles.count > 1, areDifferent(group.bundles) else { return nil }
      return ClaimConflict(
        kind: .severalOwners, subject: group.name, paths: group.bundles.map { $0.path },
        message:
          "\(group.bundles.count) apps have the rank Owner for \(group.name); the system leaves open which one opens it."
      )
    }
  }

  private var schemes: [ClaimConflict] {
    let all = groups { bundle in
      bundle.schemeClaims.flatMap { $0.rank == .none || $0.role == .none ? [] : $0.schemes }
    }
    return all.compactMap { group in
      guard group.bundles.count > 1, areDifferent(group.bundles), !Self.sharedSchemes.contains(group.key)
      else {
        return nil
      }
      return ClaimConflict(
        kind: .sharedScheme, subject: group.name, paths: group.bundles.map { $0.path },
        message:
          "\(group.bundles.count) apps claim the scheme \(group.name); addresses with it may reach any of them."
      )
    }
  }
}
