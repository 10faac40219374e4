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
    /// Nothing happens: the call is ignored.
    case ignored
    /// The system ends the app.
    case ended
  }

  /// The key of the text.
  public let key: String
  /// The text.
  public let text: Reading<String?>
  /// What becomes of the request.
  public let outcome: Outcome

  /// Decides about the request that a text explains.
  ///
  /// Without its text, a request for the location is ignored from iOS 8 on (R174, R175), and any other one ends the
  /// app from iOS 10 and macOS 10.14 on; before, and for what the system explains itself, the person is asked without
  /// a reason.
  public init(_ key: String, _ context: BehaviorContext) {
    self.key = key
    let reading = context.text(key)
    text = reading
    let isNamed = reading.value != nil
    if key.isSameText(as: "NSLocationUsageDescription") {
      // From iOS 8 on there are two requests with texts of their own (R176).
      let counts = context.isMac || !context.isAtLeast(SystemVersion(8))
      outcome = counts ? isNamed ? .asked : .askedWithoutReason : .ignored
    } else if Self.locationKeys.holds(key), !context.isMac {
      outcome = isNamed ? .asked : .ignored
    } else if isNamed {
      outcome = .asked
    } else if Self.optionalKeys.holds(key) {
      outcome = .askedWithoutReason
    } else {
      let strict = context.isMac ? SystemVersion(10, 14) : SystemVersion(10)
      outcome = context.isAtLeast(strict) ? .ended : .askedWithoutReason
    }
  }

  /// The two requests for the location.
  static let locationKeys = [
    "NSLocationAlwaysUsageDescription", "NSLocationWhenInUseUsageDescription",
    "NSLocationAlwaysAndWhenInUseUsageDescription",
  ]

  /// Requests for which the system has a text of its own, put down from memory.
  static let optionalKeys = [
    "NSAppDataUsageDescription", "NSDesktopFolderUsageDescription", "NSDocumentsFolderUsageDescription",
    "NSDownloadsFolderUsageDescription", "NSFileProviderDomainUsageDescription",
    "NSFileProviderPresenceUsageDescription", "NSLocalNetworkUsageDescription",
    "NSNetworkVolumesUsageDescription", "NSRemovableVolumesUsageDescription",
    "NSSystemAdministrationUsageDescription",
  ]

  /// Whether region monitoring and the service for significant changes can be used: only with leave to use the
  /// location at all times (R175).
  public static func monitorsRegions(_ context: BehaviorContext) -> Bool {
    ["NSLocationAlwaysUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"].contains {
      PermissionRequest($0, context).outcome == .asked
    }
  }

  /// The texts an app that uses health data has to have for sharing and reading (R177).
  public static func missingHealthTexts(_ context: BehaviorContext) -> [String] {
    ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"].filter {
      PermissionRequest($0, context).text.value == nil
    }
  }
}
