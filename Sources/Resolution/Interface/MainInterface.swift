import SourceText

internal import Bundles

/// The file an app takes its first windows from.
public struct MainInterface: Sendable, Hashable {
  /// The key that names it.
  public let key: String
  /// The name.
  public let name: String
  /// The path of the file, nil if there is none of the name.
  public let path: String?

  /// Finds the file.
  ///
  /// - Returns: Nil if no key names one.
  public init?(_ resolver: ValueResolver) {
    let keys =
      resolver.context.system == .macOS
      ? ["NSMainStoryboardFile", "NSMainNibFile"] : ["UIMainStoryboardFile", "NSMainNibFile"]
    for key in keys {
      guard let name = resolver.text(key) else { continue }
      self.key = key
      self.name = name
      path = Self.path(of: name, isStoryboard: !key.isSameText(as: "NSMainNibFile"), resolver)
      return
    }
    return nil
  }

  /// The path of a nib or a storyboard, as built or as written.
  public static func path(of name: String, isStoryboard: Bool, _ resolver: ValueResolver) -> String? {
    var search = ResourceSearch(
      in: resolver.bundle.structure.resourceFolder, host: resolver.bundle.host,
      system: resolver.context.system,
      device: resolver.context.device)
    for ending in isStoryboard ? ["storyboardc", "storyboard"] : ["nib", "xib"] {
      let file =
        PathName.ending(of: name).map { $0.isSameText(as: ending) } ?? false ? PathName.stem(of: name) : name
      let found = search.find(ResourceName(stem: file, ending: ending), searchList: resolver.searchList)
      if let found { return found }
    }
    return nil
  }
}
