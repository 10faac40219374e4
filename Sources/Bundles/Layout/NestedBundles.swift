import SourceText

/// The bundles inside another (B48).
public enum NestedBundles {
  /// The endings of the names of bundles.
  public static let endings = [
    "app", "framework", "appex", "xpc", "bundle", "plugin", "prefPane", "kext", "dext", "mdimporter",
    "qlgenerator",
    "component", "saver", "xctest", "systemextension", "dSYM", "xcframework",
  ]

  /// Folders are looked into at most so deep.
  private static let depthLimit = 24

  /// Whether a name is that of a bundle.
  public static func isBundleName(_ name: String) -> Bool {
    PathName.ending(of: name).map { endings.holds($0) } ?? false
  }

  /// The paths of all bundles in a folder, each before those in it, sorted by their bytes otherwise.
  ///
  /// Links are not followed, so that a bundle is named once and a circle is none.
  public static func find(in folder: String, host: Host) -> [String] {
    var found: [String] = []
    var waiting = [(path: folder, depth: 0)]
    while let next = waiting.popLast() {
      if next.depth > 0, isBundleName(next.path) { found.append(next.path) }
      guard next.depth < depthLimit else { continue }
      for entry in host.entries(of: next.path).reversed() where entry.kind == .folder {
        // Translations hold no bundles; there are many of them.
        if entry.name.hasEnding(".lproj") { continue }
        waiting.append((PathName.join(next.path, entry.name), next.depth + 1))
      }
    }
    return found
  }
}
