internal import PropertyLists

/// Whether the system paints a shine on an app's icon (R229, R108).
public struct IconGloss: Sendable {
  /// Whether the icon has a shine of its own.
  public let isPrerendered: Reading<Bool>

  /// Whether a shine is painted; corners are always rounded.
  public var addsShine: Bool { !isPrerendered.value }

  /// Reads the key.
  public init(_ context: BehaviorContext) { isPrerendered = context.flag("UIPrerenderedIcon") }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let gloss = IconGloss(context)
    return [
      BehaviorEffect(
        .interface, "UIPrerenderedIcon", ["R229", "R108"], gloss.isPrerendered, .boolean(gloss.addsShine),
        standard: .boolean(false),
        gloss.addsShine
          ? "The corners of the icon are rounded, and a shine is painted on it."
          : "The corners of the icon are rounded; no shine is painted on it.")
    ]
  }
}
