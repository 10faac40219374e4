public import Bundles
public import Executables
internal import PropertyLists
public import UniformTypes

extension RegisteredBundle {
  /// Reads everything about a bundle that is registered.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - path: The path to remember, which may differ from the one it was read at.
  ///   - executable: The executable, nil if it is not there or was not read.
  /// - Returns: Nil if there is no Info.plist that a system could read.
  public init?(_ bundle: BundleInspection, path: String, executable: Executable?) {
    guard let root = bundle.infoPlist?.root else { return nil }
    let identifier = root["CFBundleIdentifier"]?.string ?? ""
    let version = root["CFBundleVersion"]?.string ?? ""
    let name =
      root["CFBundleDisplayName"]?.string.flatMap { $0.isEmpty ? nil : $0 }
      ?? root["CFBundleName"]?.string.flatMap { $0.isEmpty ? nil : $0 } ?? PathName.stem(of: path)
    self.init(
      path: path, identifier: identifier, name: name, version: version,
      shortVersion: root["CFBundleShortVersionString"]?.string ?? "",
      packageType: bundle.packageInfo.typeText, launch: LaunchFacts(of: bundle, executable: executable),
      documentClaims: DocumentClaim.claims(in: root), schemeClaims: SchemeClaim.claims(in: root),
      declarations: TypeDeclaration.declarations(
        in: root, owner: TypeOwner(identifier: identifier, path: path, version: version)))
  }

  /// The declarations, each with this bundle as it is now as its owner.
  public var ownedDeclarations: [TypeDeclaration] {
    let owner = TypeOwner(identifier: identifier, path: path, version: version, order: order)
    return declarations.map { $0.owned(by: owner) }
  }
}

extension TypeRegistry {
  /// The registry with the types that apps declare; those of other bundles do not count (L5).
  public func adding(typesOf bundles: [RegisteredBundle]) -> TypeRegistry {
    var copy = self
    copy.reserve(bundles.indices.reduce(0) { $0 + bundles[$1].declarations.count })
    // By their numbers: copying whole bundles takes longer than what is done with them.
    for index in bundles.indices where !bundles[index].declarations.isEmpty {
      guard RegisteredBundle.isApplication(ofType: bundles[index].packageType, at: bundles[index].path) else {
        continue
      }
      let owner = TypeOwner(
        identifier: bundles[index].identifier, path: bundles[index].path, version: bundles[index].version,
        order: bundles[index].order)
      for number in bundles[index].declarations.indices {
        copy.add(bundles[index].declarations[number].owned(by: owner))
      }
    }
    return copy
  }
}
