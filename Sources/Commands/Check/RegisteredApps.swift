internal import AppDatabase
internal import Bundles
internal import CommandLineKit
internal import LaunchServices
internal import Validation

/// The apps of a database that what is checked may conflict with.
struct RegisteredApps: Sendable {
  private let bundles: [RegisteredBundle]

  /// Reads a database.
  init(_ path: String) throws(CommandError) {
    bundles = try CommandError.from { () throws(DatabaseError) in try AppDatabase(reading: path).bundles() }
  }

  /// What a bundle and a registered one both claim.
  ///
  /// The bundle itself may be registered: that is no conflict.
  func conflicts(with inspection: BundleInspection, at path: String) -> [RegisteredConflict] {
    let real = AppRegistration.realPath(path)
    guard var bundle = AppRegistration.bundle(inspection, path: real) else { return [] }
    bundle.order = (bundles.last?.order ?? 0) + 1
    let all = bundles.filter { $0.path != real } + [bundle]
    let found = ConflictSearch(all).conflicts.filter { $0.paths.contains(real) && $0.paths.count > 1 }
    return found.map { conflict in
      let others = conflict.paths.filter { $0 != real }.map { SafeText.visible($0) }
      return RegisteredConflict(
        key: Self.key(of: conflict.kind),
        message:
          "\(conflict.subject) is claimed by \(others.joined(separator: " and ")) as well (\(conflict.kind.name))."
      )
    }
  }

  /// The key that claims what a conflict is about.
  private static func key(of kind: ClaimConflict.Kind) -> String {
    switch kind {
    case .duplicateIdentifier: "CFBundleIdentifier"
    case .severalExporters, .systemType, .sharedExtension: "UTExportedTypeDeclarations"
    case .severalOwners: "CFBundleDocumentTypes"
    case .sharedScheme: "CFBundleURLTypes"
    }
  }
}
