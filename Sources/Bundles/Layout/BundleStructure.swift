import SourceText

/// Where the parts of a bundle are.
public struct BundleStructure: Sendable, Hashable {
  /// The path as it was asked for.
  public let path: String
  /// The folder that is examined: the one asked for, or the bundle wrapped in it (B6).
  public let root: String
  /// The arrangement of the files in ``root``.
  public let layout: BundleLayout
  /// Why a bundle that looks wrapped is not taken for one, in a sentence.
  public let wrappingProblem: String?

  /// Whether the bundle is wrapped in another folder.
  public var isWrapped: Bool { !root.isSameText(as: path) }
  /// The folder Info.plist stands in.
  public var infoFolder: String { PathName.join(root, layout.infoFolder) }
  /// The folder of the resources.
  public var resourceFolder: String { PathName.join(root, layout.resourceFolder) }
  /// What nested bundles and `PkgInfo` stand in.
  public var contentFolder: String { PathName.join(root, layout.contentFolder) }

  /// Finds out how a folder is arranged.
  ///
  /// - Parameters:
  ///   - path: The folder; it does not matter whether a slash ends it.
  ///   - host: The files.
  /// - Complexity: O(*n*) in the number of names in the folder.
  public init(at path: String, in host: Host) {
    let path = PathName.withoutTrailingSlashes(path)
    self.path = path
    let entries = host.entries(of: path)
    switch Self.wrapped(at: path, entries, in: host) {
    case .inner(let root, let layout):
      self.root = root
      self.layout = layout
      wrappingProblem = nil
    case .problem(let sentence):
      root = path
      layout = Self.layout(of: path, entries)
      wrappingProblem = sentence
    case .none:
      root = path
      layout = Self.layout(of: path, entries)
      wrappingProblem = nil
    }
  }

  /// Takes a folder for a flat bundle, whatever is in it: for an Info.plist that is in no bundle.
  public init(assumingFlat folder: String) {
    path = folder
    root = folder
    layout = .flat
    wrappingProblem = nil
  }

  /// The layout by the names in a folder (B1–B3).
  private static func layout(of path: String, _ entries: [HostEntry]) -> BundleLayout {
    let order: [BundleLayout] =
      PathName.ending(of: path)?.isSameText(as: "framework") ?? false
      ? [.resources, .contents, .supportFiles] : [.contents, .resources, .supportFiles]
    for layout in order where has(layout.folder ?? "", entries) { return layout }
    for name in ["Support Files", "Contents", "Resources"]
    where path.hasEnding(name) || path.isSameText(as: name) {
      return .none
    }
    return .flat
  }

  /// Whether a folder, or a link, has a name, whatever its case.
  private static func has(_ name: String, _ entries: [HostEntry]) -> Bool {
    entries.contains { ($0.kind == .folder || $0.kind == .link) && $0.name.isSameTextIgnoringCase(as: name) }
  }

  private enum Wrapping {
    case none
    case inner(root: String, BundleLayout)
    case problem(String)
  }

  /// The bundle that a folder wraps (B6).
  private static func wrapped(at path: String, _ entries: [HostEntry], in host: Host) -> Wrapping {
    guard entries.contains(where: { $0.kind == .folder && $0.name.isSameText(as: "Wrapper") }),
      entries.contains(where: { $0.kind == .link && $0.name.isSameText(as: "WrappedBundle") }),
      let target = host.linkTarget(PathName.join(path, "WrappedBundle"))
    else { return .none }
    guard target.utf8.first != UInt8(ascii: "/") else {
      return .problem("WrappedBundle is an absolute link, so the bundle behind it is not looked at.")
    }
    var names: [String] = []
    for name in PathName.components(of: target) {
      if !name.isSameText(as: "..") {
        names.append(name)
      } else if names.popLast() == nil {
        return .problem("WrappedBundle leads out of the bundle, so what is behind it is not looked at.")
      }
    }
    let inner = PathName.join(path, names.joined(separator: "/"))
    guard !names.isEmpty, host.isFolder(inner) else { return .problem("WrappedBundle leads to no folder.") }
    guard (PathName.ending(of: inner) ?? "").isSameText(as: PathName.ending(of: path) ?? "") else {
      return .problem("WrappedBundle leads to a bundle with another ending, so it is not looked at.")
    }
    let layout: BundleLayout = has("Contents", host.entries(of: inner)) ? .contents : .flat
    return .inner(root: inner, layout)
  }
}
