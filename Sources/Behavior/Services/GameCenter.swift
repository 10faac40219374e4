internal import PropertyLists

/// What Game Center shows of an app (R151).
public struct GameCenter: Sendable {
  /// Whether badges on the app's icon are switched off.
  public let isBadgingDisabled: Reading<Bool>
  /// Whether banners about challenges are shown; without the key the system decides, and shows them.
  public let showsBanners: Reading<Bool>

  /// Whether turn-based games put badges on the icon.
  public var showsBadges: Bool { !isBadgingDisabled.value }

  /// Reads the keys.
  public init(_ context: BehaviorContext) {
    isBadgingDisabled = context.flag("GKGameCenterBadgingDisabled")
    showsBanners = context.flag("GKShowChallengeBanners", standard: true)
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let center = GameCenter(context)
    return [
      BehaviorEffect(
        .games, "GKGameCenterBadgingDisabled", ["R151"], center.isBadgingDisabled,
        .boolean(center.showsBadges),
        standard: .boolean(false),
        center.showsBadges
          ? "Game Center puts badges on the icon of a turn-based game."
          : "Game Center puts no badges on the icon."),
      BehaviorEffect(
        .games, "GKShowChallengeBanners", ["R151"], center.showsBanners, .boolean(center.showsBanners.value),
        center.showsBanners.value
          ? "Banners about challenges appear in the app."
          : "Banners about challenges do not appear in the app."),
    ]
  }
}
