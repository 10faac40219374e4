import SourceText

/// Looks for resource files as the system does (B49–B54).
///
/// Folders are listed once and remembered, so that many questions about one bundle cost little.
public struct ResourceSearch: Sendable {
  /// The folder of the resources.
  public let folder: String
  private let host: Host
  private let system: RuntimeSystem
  private let device: Device
  private var listed: [String: [String]] = [:]

  /// Creates a search.
  public init(in folder: String, host: Host, system: RuntimeSystem, device: Device) {
    self.folder = folder
    self.host = host
    self.system = system
    self.device = device
  }

  /// The path of a resource for a list of localizations: first one that is not localized, then those of the
  /// localizations in order, with `Base` behind the first (B50).
  ///
  /// - Parameter subfolder: The folder below that of the resources, or below each `.lproj` (B52).
  public mutating func find(
    _ name: ResourceName, in subfolder: String = "", searchList: [String]
  ) -> String? {
    if let path = find(name, inFolder: PathName.join(folder, subfolder)) { return path }
    for language in Self.withBase(searchList) {
      let localized = PathName.join(PathName.join(folder, "\(language).lproj"), subfolder)
      if let path = find(name, inFolder: localized) { return path }
    }
    return nil
  }

  /// The path of a resource of one localization, or of one that is not localized; no list is searched (B51).
  public mutating func find(_ name: ResourceName, localization: String) -> String? {
    find(name, inFolder: PathName.join(folder, "\(localization).lproj")) ?? find(name, inFolder: folder)
  }

  /// The most specific file of a name in one folder.
  public mutating func find(_ name: ResourceName, inFolder folder: String) -> String? {
    let names = names(in: folder)
    for variant in name.variants(on: system, device: device) where names.holds(variant) {
      return PathName.join(folder, variant)
    }
    return nil
  }

  /// The localizations to search, with `Base` behind the first.
  public static func withBase(_ searchList: [String]) -> [String] {
    guard let first = searchList.first, !first.isSameText(as: "Base") else { return searchList }
    return [first, "Base"] + searchList.dropFirst().filter { !$0.isSameText(as: "Base") }
  }

  private mutating func names(in folder: String) -> [String] {
    if let known = listed[folder] { return known }
    let names = host.entries(of: folder).map { $0.name }
    listed[folder] = names
    return names
  }
}
