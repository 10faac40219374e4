import SourceText

internal import PropertyLists

/// Whether an app's documents are shared with a computer (R221).
public struct FileSharing: Sendable {
  /// Whether they are.
  public let isEnabled: Reading<Bool>

  /// Reads the key.
  public init(_ context: BehaviorContext) { isEnabled = context.flag("UIFileSharingEnabled") }

  /// Whether a file is shared: only what lies in the app's folder for documents ever is.
  public func shares(_ path: String, home: String) -> Bool {
    let folder = home.pathNames + ["Documents"]
    let names = path.pathNames
    guard isEnabled.value, names.count > folder.count, !names.holds("..") else { return false }
    return zip(folder, names).allSatisfy { $0.isSameText(as: $1) }
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let sharing = FileSharing(context)
    var isShared = sharing.isEnabled.value
    var sentence =
      isShared
      ? "The files in Documents are shown when the device is connected to a computer, and can be added and removed."
      : "No files of the app are shared."
    if let file = context.state.file {
      isShared = sharing.shares(file, home: context.state.home)
      sentence = "The file \(file) is \(isShared ? "" : "not ")shared."
    }
    return [
      BehaviorEffect(
        .storage, "UIFileSharingEnabled", ["R221"], sharing.isEnabled, .boolean(isShared),
        standard: .boolean(false), sentence)
    ]
  }
}
