internal import PropertyLists

/// How long a Wi-Fi connection is kept for an app (R228).
public struct WiFiConnection: Sendable {
  /// After so many minutes a connection is closed that nobody asked to keep.
  public static let minutes = 30

  /// Whether the app asks to keep it.
  public let isPersistent: Reading<Bool>

  /// Reads the key.
  public init(_ context: BehaviorContext) { isPersistent = context.flag("UIRequiresPersistentWiFi") }

  /// Whether the connection is open after some minutes.
  public func isOpen(afterMinutes minutes: Int) -> Bool { isPersistent.value || minutes <= Self.minutes }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let connection = WiFiConnection(context)
    let minutes = context.state.minutes
    let isOpen = connection.isOpen(afterMinutes: minutes)
    let now = minutes == 0 ? "" : " After \(minutes) minutes it is \(isOpen ? "open" : "closed")."
    return [
      BehaviorEffect(
        .network, "UIRequiresPersistentWiFi", ["R228"], connection.isPersistent, .boolean(isOpen),
        standard: .boolean(false),
        (connection.isPersistent.value
          ? "A Wi-Fi connection is opened at launch and kept while the app runs."
          : "A Wi-Fi connection is closed after \(Self.minutes) minutes.") + now)
    ]
  }
}
