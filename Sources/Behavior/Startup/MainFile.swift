import SourceText

internal import PropertyLists
public import Resolution

/// The nib or storyboard that is loaded when an app starts (R132, R133).
public struct MainFile: Sendable {
  /// The nib that is named, without its ending.
  public let nib: Reading<String?>
  /// The storyboard that is named.
  public let storyboard: Reading<String?>
  /// The key of the storyboard on the system.
  public let storyboardKey: String
  /// The file that is loaded, nil if none is named.
  public let loaded: MainInterface?

  /// Whether both are named, of which the system takes one.
  public var excludesOther: Bool { nib.isPresent && storyboard.isPresent }

  /// Reads the keys.
  public init(_ context: BehaviorContext) {
    nib = context.text("NSMainNibFile")
    storyboardKey = context.isMac ? "NSMainStoryboardFile" : "UIMainStoryboardFile"
    storyboard = context.text(storyboardKey)
    loaded = MainInterface(context.resolver)
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let main = MainFile(context)
    var remarks: [String] = []
    if let name = main.nib.value, name.hasEnding(".nib") {
      remarks.append("NSMainNibFile is written without .nib.")
    }
    let usesNib = main.loaded?.key.isSameText(as: "NSMainNibFile") ?? false
    if main.excludesOther {
      remarks.append("NSMainNibFile and \(main.storyboardKey) exclude each other; only one of them is used.")
    }
    let missing =
      context.knowsFiles
      ? "; there is no such file" : "; whether there is such a file is not known from the property list alone"
    let found =
      main.loaded.map { context.knowsFiles ? $0.path.map { ", from \($0)" } ?? missing : missing } ?? ""
    let nib = main.loaded.map {
      usesNib
        ? "The nib \($0.name) is loaded at launch\(found)." : "No nib is loaded: the storyboard comes first."
    }
    let board = main.loaded.map {
      usesNib
        ? "No storyboard is loaded at launch." : "The storyboard \($0.name) is loaded at launch\(found)."
    }
    let none = "The app makes its interface without a main file."
    return [
      BehaviorEffect(
        .startup, "NSMainNibFile", ["R132", "R133"], main.nib, .boolean(usesNib), remarks: remarks,
        nib ?? none),
      BehaviorEffect(
        .startup, main.storyboardKey, ["R133"], main.storyboard, .boolean(main.loaded != nil && !usesNib),
        board ?? none),
    ]
  }
}
