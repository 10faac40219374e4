internal import Bundles
internal import CommandLineKit
internal import PropertyLists

extension CommandError {
  /// An input without an Info.plist that a system could read; of one that is malformed with the first mistake and
  /// its place (B10).
  static func noInfoPlist(in path: String, _ inspection: BundleInspection) -> CommandError {
    let message = "\(SafeText.visible(path)) has no Info.plist that a system could read"
    guard let file = inspection.infoPlist else { return .unreadable("\(message).") }
    let input = Input(path: file.path, document: file.document)
    if let error = file.document.errors.first {
      return CommandError(
        "\(message): \(SafeText.visible(error.message))", hint: error.hint.map { SafeText.visible($0) },
        exitCode: .unreadable, place: Places.text(of: error.range, in: input), id: "\(error.code)")
    }
    return CommandError(
      "\(message): its root is no dictionary.", exitCode: .unreadable,
      place: file.document.root.map { Places.text(of: $0.range, in: input) })
  }
}
