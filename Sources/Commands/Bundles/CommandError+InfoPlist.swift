internal import CommandLineKit

extension CommandError {
  /// What was named has no Info.plist.
  static func noInfoPlist(in path: String) -> CommandError {
    .unreadable("\(SafeText.visible(path)) has no Info.plist that a system could read.")
  }
}
