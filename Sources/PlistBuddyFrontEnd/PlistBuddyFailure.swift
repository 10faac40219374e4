/// Why a command of PlistBuddy does nothing: what it prints, where, and whether that makes the run a failure.
///
/// The original is not consistent in this; scripts have grown used to it.
struct PlistBuddyFailure: Error, Hashable {
  let message: String
  /// Whether the message goes to standard error instead of standard output.
  let isForErrors: Bool
  /// Whether the run ends with exit code 1.
  let fails: Bool

  /// A failure as most commands report it.
  init(_ message: String) {
    self.init(message, isForErrors: true, fails: true)
  }

  private init(_ message: String, isForErrors: Bool, fails: Bool) {
    self.message = message
    self.isForErrors = isForErrors
    self.fails = fails
  }

  /// Something in the words of a command is unknown.
  static func unrecognized(_ message: String) -> PlistBuddyFailure {
    PlistBuddyFailure(message, isForErrors: false, fails: true)
  }

  /// A value is not of the form its type needs, which the original does not count as a failure.
  static func malformed(_ message: String) -> PlistBuddyFailure {
    PlistBuddyFailure(message, isForErrors: false, fails: false)
  }
}
