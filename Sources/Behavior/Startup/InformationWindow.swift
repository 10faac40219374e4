internal import PropertyLists

/// What Finder's window for information says about rights (R137).
public struct InformationWindow: Sendable {
  /// The copyright.
  public let copyright: Reading<String?>
  /// The text of old systems.
  public let information: Reading<String?>

  /// The text that is shown: the copyright takes the place of the older key.
  public var shown: String? { copyright.value ?? information.value }

  /// Reads the keys.
  public init(_ context: BehaviorContext) {
    copyright = context.text("NSHumanReadableCopyright")
    information = context.text("CFBundleGetInfoString")
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let window = InformationWindow(context)
    var effects = [
      BehaviorEffect(
        .interface, "NSHumanReadableCopyright", ["R137"], window.copyright,
        .fields([("shown", window.shown.map { .string($0) })]),
        window.copyright.value.map { "Finder's Info window shows: \($0)" }
          ?? "Finder's Info window shows no copyright.")
    ]
    if window.information.isPresent {
      effects.append(
        BehaviorEffect(
          .interface, "CFBundleGetInfoString", ["R137", "R62"], window.information,
          .boolean(window.copyright.value == nil),
          window.copyright.value == nil
            ? "Old systems show the text; NSHumanReadableCopyright has taken the key's place."
            : "Nothing: NSHumanReadableCopyright has taken the key's place."))
    }
    return effects
  }
}
