import SourceText

internal import Bundles
internal import PropertyLists
internal import Resolution

/// The plug-in that draws an app's tile in the Dock (R136).
public struct DockTile: Sendable {
  /// The name of the plug-in.
  public let plugIn: Reading<String?>
  /// Where it is, nil if it is not there, if nobody knows, or if its name cannot be right.
  public let path: String?
  /// Whether the name can be that of a plug-in: it ends in `.docktileplugin` and names no folders.
  public let isNamedRight: Bool

  /// Reads the key and looks for the bundle in `Contents/PlugIns`.
  public init(_ context: BehaviorContext) {
    plugIn = context.text("NSDockTilePlugIn")
    let bundle = context.resolver.bundle
    let name = plugIn.value.flatMap { name in
      name.hasEnding(".docktileplugin") && !name.utf8.contains(UInt8(ascii: "/")) ? name : nil
    }
    isNamedRight = name != nil
    path = name.flatMap { name in
      let path = PathName.join(bundle.structure.root, "Contents/PlugIns/\(name)")
      return context.knowsFiles && bundle.host.isFolder(path) ? path : nil
    }
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let tile = DockTile(context)
    let sentence: String
    if let path = tile.path {
      sentence = "The plug-in \(path) draws the app's tile in the Dock, also while the app does not run."
    } else if let name = tile.plugIn.value {
      if !tile.isNamedRight {
        sentence = "\(name) is no name of a .docktileplugin in Contents/PlugIns, so the Dock shows the icon."
      } else if context.knowsFiles {
        sentence = "The plug-in \(name) is not in Contents/PlugIns, so the Dock shows the icon."
      } else {
        sentence =
          "The plug-in \(name) in Contents/PlugIns draws the app's tile in the Dock; whether it is there is not known from the property list alone."
      }
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
