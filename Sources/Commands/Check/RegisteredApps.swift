internal import AppDatabase
internal import Bundles
internal import CommandLineKit
internal import LaunchServices
internal import PropertyLists
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
    guard var bundle = AppRegistration.bundle(inspection, path: real), let root = inspection.infoPlist?.root
    else { return [] }
    bundle.order = (bundles.last?.order ?? 0) + 1
    let all = bundles.filter { $0.path != real } + [bundle]
    let found = ConflictSearch(all).conflicts.filter { $0.paths.contains(real) && $0.paths.count > 1 }
    return found.map { conflict in
      let others = conflict.paths.filter { $0 != real }
      let list = others.map { SafeText.visible($0) }.joined(separator: " and ")
      let claim = Self.claim(of: conflict.kind)
      return RegisteredConflict(
        at: Self.keyPath(to: conflict.subject, claim, in: root),
        message: "\(conflict.subject) is claimed by \(list) as well (\(conflict.kind.name)).",
        references: [claim.reference], others: others)
    }
  }

  /// Where a claim stands in Info.plist.
  private struct Claim {
    /// The top-level key.
    let key: String
    /// The keys from an item of it to the text, or to the list of texts.
    var inner: [String] = []
    /// The rule of the specification that it is about.
    let reference: String
  }

  private static func claim(of kind: ClaimConflict.Kind) -> Claim {
    let types = "UTExportedTypeDeclarations"
    switch kind {
    case .duplicateIdentifier: return Claim(key: "CFBundleIdentifier", reference: "R55")
    case .severalExporters, .systemType:
      return Claim(key: types, inner: ["UTTypeIdentifier"], reference: "R168")
    case .sharedExtension:
      return Claim(
        key: types, inner: ["UTTypeTagSpecification", "public.filename-extension"], reference: "R167")
    case .severalOwners:
      return Claim(key: "CFBundleDocumentTypes", inner: ["LSItemContentTypes"], reference: "R81")
    case .sharedScheme:
      return Claim(key: "CFBundleURLTypes", inner: ["CFBundleURLSchemes"], reference: "R94")
    }
  }

  /// The path of the text that claims something; as much of it as there is.
  private static func keyPath(
    to subject: String, _ claim: Claim, in root: PropertyListNode
  ) -> [PropertyListPathStep] {
    guard let list = root[claim.key], list.kind == .array, !claim.inner.isEmpty else {
      return [.key(claim.key)]
    }
    func isSubject(_ node: PropertyListNode) -> Bool {
      node.string.map { $0.lowercased() == subject.lowercased() } ?? false
    }
    for (index, item) in list.items.enumerated() {
      let path = claim.inner.map { PropertyListPathStep.key($0) }
      // A type may be claimed in several entries, of which one says that the app owns it.
      let isOther = claim.reference == "R81" && item["LSHandlerRank"]?.string != "Owner"
      guard !isOther, let node = item[path] else { continue }
      let start = [.key(claim.key), .index(index)] + path
      if isSubject(node) { return start }
      guard node.kind == .array else { continue }
      for (number, text) in node.items.enumerated() where isSubject(text) { return start + [.index(number)] }
    }
    return [.key(claim.key)]
  }
}
