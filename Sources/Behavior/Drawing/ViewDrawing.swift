internal import PropertyLists

/// How Core Animation draws layers (R232).
public struct ViewDrawing: Sendable {
  /// Whether layers that do not lie on whole pixels are smoothed.
  public let smoothsEdges: Reading<Bool>
  /// Whether layers take over the opacity of the layer they lie in.
  public let inheritsOpacity: Reading<Bool>

  /// Reads the keys.
  public init(_ context: BehaviorContext) {
    smoothsEdges = context.flag("UIViewEdgeAntialiasing")
    inheritsOpacity = context.flag("UIViewGroupOpacity")
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let drawing = ViewDrawing(context)
    return [
      BehaviorEffect(
        .graphics, "UIViewEdgeAntialiasing", ["R232"], drawing.smoothsEdges,
        .boolean(drawing.smoothsEdges.value),
        standard: .boolean(false),
        drawing.smoothsEdges.value
          ? "Layers that do not lie on whole pixels are smoothed, which is slower."
          : "Layers that do not lie on whole pixels are not smoothed."),
      BehaviorEffect(
        .graphics, "UIViewGroupOpacity", ["R232"], drawing.inheritsOpacity,
        .boolean(drawing.inheritsOpacity.value), standard: .boolean(false),
        drawing.inheritsOpacity.value
          ? "Layers take over the opacity of the layer they lie in, which is slower."
          : "Layers do not take over the opacity of the layer they lie in."),
    ]
  }
}
