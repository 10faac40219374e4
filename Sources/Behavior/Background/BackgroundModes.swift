import SourceText
public import KeyCatalog
internal import PropertyLists

/// What keeps an app alive in the background (R219).
public struct BackgroundModes: Sendable {
  /// The modes, in the order of the file.
  public let modes: Reading<[String]>
  /// The modes that the system knows.
  public let known: [String]
  /// Those that it does not know.
  public let unknown: [String]
  /// Whether the app ends when it is left, so that no mode can help it.
  public let exitsOnSuspend: Bool

  /// Whether the app is started after the device, to be ready for calls.
  public var startsAfterBoot: Bool { known.holds("voip") }

  /// Reads the keys; the modes are those of the catalog for the system.
  public init(_ context: BehaviorContext, catalog: Catalog = .standard) {
    let reading = context.texts("UIBackgroundModes")
    modes = reading
    let isOld = !context.isAtLeast(SystemVersion(7)) && context.isPhone
    // Systems before iOS 7 know what the book of 2010 knows.
    let values = catalog.topLevelKey("UIBackgroundModes").place?.record?.values(
      in: isOld ? .books2010 : context.era)
    let names = values?.compactMap { $0.value.string } ?? []
    known = context.isAtLeast(SystemVersion(4)) ? reading.value.filter { names.holds($0) } : []
    unknown = reading.value.filter { !names.holds($0) }
    exitsOnSuspend = Suspension(context).outcome == .exits
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let modes = BackgroundModes(context)
    var remarks = modes.unknown.map { "The system knows no mode \($0), so it has no effect." }
    if modes.exitsOnSuspend, !modes.known.isEmpty {
      remarks.append("The app ends when it is left, so the modes do not keep it alive.")
    }
    var sentence = "Nothing keeps the app running in the background."
    if !modes.known.isEmpty, !modes.exitsOnSuspend {
      sentence = "The app keeps running in the background for \(modes.known.enumeration)."
    }
    if modes.startsAfterBoot {
      sentence +=
        context.state.hasBooted
        ? " The device has started, so the app is started too."
        : " It is started when the device has started."
    }
    return [
      BehaviorEffect(
        .background, "UIBackgroundModes", ["R219"], modes.modes,
        .fields([
          ("modes", .texts(modes.known)),
          ("keepsRunning", .boolean(!modes.known.isEmpty && !modes.exitsOnSuspend)),
          ("startsAfterBoot", .boolean(modes.startsAfterBoot)),
        ]), remarks: remarks, sentence)
    ]
  }
}
