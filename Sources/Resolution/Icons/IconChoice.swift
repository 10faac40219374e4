internal import Bundles
public import KeyCatalog

/// The icon of an app on a device, and how it came about (R98–R108).
public struct IconChoice: Sendable {
  /// An icon with another name that the app can choose (R106).
  public struct Alternate: Sendable, Hashable {
    /// The name by which the app asks for it.
    public let name: String
    /// The files.
    public let files: [IconFile]
  }

  /// The key that decides, nil if the generic icon is shown.
  public let key: String?
  /// Why this key decides.
  public let why: String
  /// The name of the icon in the asset catalog, nil if no key gives one.
  public let assetName: String?
  /// The names that the key gives.
  public let names: [String]
  /// The files with these names.
  public let files: [IconFile]
  /// The names without a file.
  public let missing: [String]
  /// The icons the app can choose instead.
  public let alternates: [Alternate]
  /// Whether alternates exist that do not count on this device (R105).
  public let hasUnusedAlternates: Bool
  /// The path of the compiled asset catalog, whose contents are not read; nil if there is none.
  public let assetCatalog: String?

  /// Finds the icon.
  ///
  /// - Parameter version: The major and the minor number of the system that runs, nil for the newest.
  public init(_ resolver: ValueResolver, version: SystemVersion? = nil) {
    var search = IconSearch(resolver)
    let plan = IconPlan(resolver, version)
    (key, why, assetName, names) = (plan.key, plan.why, plan.assetName, plan.names)
    (files, missing) = search.find(plan.names)
    alternates = plan.alternates.map { Alternate(name: $0.name, files: search.find($0.names).files) }
    hasUnusedAlternates = plan.hasUnusedAlternates
    let catalog = PathName.join(resolver.bundle.structure.resourceFolder, "Assets.car")
    assetCatalog = resolver.bundle.host.isFile(catalog) ? catalog : nil
  }

  /// The file whose image has a size, or the one next to it that is larger, else the largest (R103).
  ///
  /// - Parameter pixels: The wanted length of a side.
  public func file(forPixels pixels: Int) -> IconFile? {
    func side(_ file: IconFile) -> Int { file.sizes.map(\.width).max() ?? 0 }
    let ordered = files.filter { !$0.sizes.isEmpty }.sorted { side($0) < side($1) }
    return ordered.first { $0.sizes.contains { $0.width == pixels } } ?? ordered.first { side($0) >= pixels }
      ?? ordered.last
  }
}
