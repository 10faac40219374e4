import SourceText

internal import KeyCatalog
internal import PropertyLists

/// What happens when an app asks a person for something, given its texts (R173–R177).
public struct PermissionRequest: Sendable {
  /// What becomes of a request.
  public enum Outcome: String, Sendable, Hashable {
    /// The person is asked, and sees the text.
    case asked
    /// The person is asked, without a reason.
    case askedWithoutReason = "asked-without-reason"
    /// Nothing happens: the call, or the text, is ignored.
    case ignored
    /// The request fails, and nobody is asked.
    case fails
    /// The system ends the app.
    case ended
    /// No source says.
    case unknown
  }

  /// The key of the text.
  public let key: String
  /// The text.
  public let text: Reading<String?>
  /// What becomes of the request.
  public let outcome: Outcome
  /// The key that counts in place of this one on the system, nil if this one counts.
  public let successor: String?
  /// A key without which this one does not count, nil if there is none or it is there.
  public let companion: String?

  /// Decides about the request that a text explains.
  ///
  /// Without its text, a request for the location is ignored from iOS 8 on (R174, R175), and most others end the app
  /// from iOS 10 and macOS 10.14 on; before, and for what the system explains itself, the person is asked without a
  /// reason. From iOS 11 on the request for all times needs the texts for both kinds of use.
  public init(_ key: String, _ context: BehaviorContext) {
    self.key = key
    let reading = context.text(key)
    text = reading
    let successor = Self.successor(of: key, context)
    self.successor = successor
    var companion: String?
    if key.isSameText(as: Self.alwaysAndWhenInUse), context.text(Self.whenInUse).value == nil {
      companion = Self.whenInUse
    }
    self.companion = companion
    let isNamed = reading.value != nil
    let consequence = PermissionRecord.named(key)?.consequence ?? .unknown
    if successor != nil {
      outcome = .ignored
    } else if consequence == .unknown {
      outcome = .unknown
    } else if key.isSameText(as: Self.oldLocation) || consequence == .location && context.isMac {
      outcome = isNamed ? .asked : .askedWithoutReason
    } else if consequence == .location {
      outcome = isNamed && companion == nil ? .asked : .ignored
    } else if isNamed {
      outcome = .asked
    } else if consequence == .asks || !Self.isStrict(context) {
      outcome = .askedWithoutReason
    } else {
      outcome = consequence == .fails ? .fails : .ended
    }
  }

  static let oldLocation = "NSLocationUsageDescription"
  static let always = "NSLocationAlwaysUsageDescription"
  static let whenInUse = "NSLocationWhenInUseUsageDescription"
  static let alwaysAndWhenInUse = "NSLocationAlwaysAndWhenInUseUsageDescription"

  /// Whether the system minds that a text is missing.
  private static func isStrict(_ context: BehaviorContext) -> Bool {
    context.isAtLeast(context.isMac ? SystemVersion(10, 14) : SystemVersion(10))
  }

  /// The key whose text counts in place of another on the system, nil if there is none.
  private static func successor(of key: String, _ context: BehaviorContext) -> String? {
    // The books know nothing of what came after them.
    guard context.era == .today || key.isSameText(as: oldLocation) else { return nil }
    switch key {
    case oldLocation where !context.isMac && context.isAtLeast(SystemVersion(8)): return whenInUse
    case always where !context.isMac && context.isAtLeast(SystemVersion(11)): return alwaysAndWhenInUse
    case "NSBluetoothPeripheralUsageDescription" where context.isAtLeast(SystemVersion(13)):
      return "NSBluetoothAlwaysUsageDescription"
    case "NSNearbyInteractionAllowOnceUsageDescription" where context.isAtLeast(SystemVersion(15)):
      return "NSNearbyInteractionUsageDescription"
    case "NSCalendarsUsageDescription" where asksForFullAccess(context):
      return "NSCalendarsFullAccessUsageDescription"
    case "NSRemindersUsageDescription" where asksForFullAccess(context):
      return "NSRemindersFullAccessUsageDescription"
    default: return nil
    }
  }

  /// Whether calendars and reminders are asked for with the newer texts: from iOS 17 and macOS 14 on, by apps that were
  /// linked with their SDK or a newer one.
  private static func asksForFullAccess(_ context: BehaviorContext) -> Bool {
    let least = context.isMac ? SystemVersion(14) : SystemVersion(17)
    return context.isAtLeast(least) && (context.state.linkedSDK.map { $0 >= least } ?? true)
  }

  /// Whether region monitoring and the service for significant changes can be used: only with leave to use the
  /// location at all times (R175).
  public static func monitorsRegions(_ context: BehaviorContext) -> Bool {
    [always, alwaysAndWhenInUse].contains { key in
      isKnown(key, context) && PermissionRequest(key, context).outcome == .asked
    }
  }

  /// Whether the system knows the request for the location at all times by a key.
  private static func isKnown(_ key: String, _ context: BehaviorContext) -> Bool {
    !key.isSameText(as: alwaysAndWhenInUse) || context.isAtLeast(SystemVersion(11))
  }

  /// The texts an app that uses health data has to have for sharing and reading (R177).
  public static func missingHealthTexts(_ context: BehaviorContext) -> [String] {
    ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"].filter {
      PermissionRequest($0, context).text.value == nil
    }
  }
}
