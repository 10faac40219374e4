import SourceText

internal import PropertyLists

/// The status bar while an app starts (R230).
public struct StatusBar: Sendable {
  /// Whether it is hidden.
  public let isHidden: Reading<Bool>
  /// The name of its style in the file.
  public let declaredStyle: Reading<String?>

  /// The style that counts; names that are not known are kept, as there are more than the books list.
  public var style: String { declaredStyle.value ?? "UIStatusBarStyleDefault" }

  /// The names the books and UIApplication.h have.
  public static let knownStyles = [
    "UIStatusBarStyleDefault", "UIStatusBarStyleLightContent", "UIStatusBarStyleDarkContent",
    "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque",
  ]

  /// Reads the keys.
  public init(_ context: BehaviorContext) {
    isHidden = context.flag("UIStatusBarHidden")
    declaredStyle = context.text("UIStatusBarStyle")
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let bar = StatusBar(context)
    let isKnown = knownStyles.holds(bar.style)
    return [
      BehaviorEffect(
        .interface, "UIStatusBarHidden", ["R230"], bar.isHidden, .boolean(bar.isHidden.value),
        standard: .boolean(false),
        bar.isHidden.value ? "The status bar is hidden at launch." : "The status bar is shown at launch."),
      BehaviorEffect(
        .interface, "UIStatusBarStyle", ["R230"], bar.declaredStyle, .string(bar.style),
        standard: .string("UIStatusBarStyleDefault"),
        remarks: isKnown ? [] : ["\(bar.style) is no style that the books name."],
        "The status bar has the style \(bar.style) at launch."),
    ]
  }
}
