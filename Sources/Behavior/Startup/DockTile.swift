import SourceText

internal import Bundles
internal import PropertyLists
internal import Resolution

/// The plug-in that draws an app's tile in the Dock (R136).
public struct DockTile: Sendable {
  /// The name of the plug-in.
  public let plugIn: Reading<String?>
  /// Where it is, nil if it is not there, or if its name cannot be right.
  public let path: String?

  /// Reads the key and looks for the bundle in `Contents/PlugIns`.
  public init(_ context: BehaviorContext) {
    plugIn = context.text("NSDockTilePlugIn")
    let bundle = context.resolver.bundle
    path = plugIn.value.flatMap { name in
      guard name.hasEnding(".docktileplugin"), !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
      let path = PathName.join(bundle.structure.root, "Contents/PlugIns/\(name)")
      return bundle.host.isFolder(path) ? path : nil
    }
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let tile = DockTile(context)
    let sentence: String
    if let path = tile.path {
      sentence = "The plug-in \(path) draws the app's tile in the Dock, also while the app does not run."
    } else if let name = tile.plugIn.value {
      sentence =
        name.hasEnding(".docktileplugin")
        ? "The plug-in \(name) is not in Contents/PlugIns, so the Dock shows the icon."
        : "The name \(name) does not end in .docktileplugin, so the Dock loads no plug-in."
    } else {
      sentence = "The Dock shows the app's icon."
    }
    return [
      BehaviorEffect(
        .startup, "NSDockTilePlugIn", ["R136"], tile.plugIn,
        .fields([("path", tile.path.map { .string($0) })]),
        sentence)
    ]
  }
}
