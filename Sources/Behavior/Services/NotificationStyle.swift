internal import PropertyLists

/// How notifications of an app are shown at first (R148).
public struct NotificationStyle: Sendable {
  /// A style.
  public enum Style: String, Sendable, Hashable {
    case banner, alert, none
  }

  /// The name in the file.
  public let declared: Reading<String?>
  /// The style that counts: a banner, unless another one is named exactly.
  public let style: Style

  /// Reads the key.
  public init(_ context: BehaviorContext) {
    declared = context.text("NSUserNotificationAlertStyle")
    style = declared.value.flatMap { Style(rawValue: $0) } ?? .banner
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let notifications = NotificationStyle(context)
    var remarks: [String] = []
    if let name = notifications.declared.value, Style(rawValue: name) == nil {
      remarks.append("\(name) is no style, so banner holds; the words are banner, alert and none.")
    }
    let sentence =
      switch notifications.style {
      case .banner: "Notifications come as banners that go away by themselves."
      case .alert: "Notifications come as alerts that stay until they are dismissed."
      case .none: "No notifications are shown."
      }
    return [
      BehaviorEffect(
        .notifications, "NSUserNotificationAlertStyle", ["R148"], notifications.declared,
        .string(notifications.style.rawValue), standard: .string("banner"), remarks: remarks, sentence)
    ]
  }
}
