/// A platform, by its number in the build version of a slice (M12).
public struct ExecutablePlatform: Sendable, Hashable {
  /// The number.
  public let number: UInt32

  /// Creates a platform from its number; any number is one, known or not (M28).
  public init(number: UInt32) { self.number = number }

  /// Mac.
  public static let macOS = ExecutablePlatform(number: 1)
  /// iPhone and iPad.
  public static let iOS = ExecutablePlatform(number: 2)
  /// Apple TV.
  public static let tvOS = ExecutablePlatform(number: 3)
  /// Apple Watch.
  public static let watchOS = ExecutablePlatform(number: 4)
  /// Programs for iPad rebuilt for the Mac.
  public static let macCatalyst = ExecutablePlatform(number: 6)
  /// The simulator of iPhone and iPad.
  public static let iOSSimulator = ExecutablePlatform(number: 7)
  /// The simulator of Apple TV.
  public static let tvOSSimulator = ExecutablePlatform(number: 8)
  /// The simulator of Apple Watch.
  public static let watchOSSimulator = ExecutablePlatform(number: 9)
  /// Drivers outside the kernel.
  public static let driverKit = ExecutablePlatform(number: 10)
  /// Apple Vision.
  public static let visionOS = ExecutablePlatform(number: 11)
  /// The simulator of Apple Vision.
  public static let visionOSSimulator = ExecutablePlatform(number: 12)

  /// The name to show.
  public var name: String {
    switch number {
    case 1: "macOS"
    case 2: "iOS"
    case 3: "tvOS"
    case 4: "watchOS"
    case 5: "bridgeOS"
    case 6: "Mac Catalyst"
    case 7: "iOS Simulator"
    case 8: "tvOS Simulator"
    case 9: "watchOS Simulator"
    case 10: "DriverKit"
    case 11: "visionOS"
    case 12: "visionOS Simulator"
    default: "platform \(number)"
    }
  }

  /// Whether it is a simulator, which runs on the Mac.
  public var isSimulator: Bool { [7, 8, 9, 12].contains(number) }

  /// The item of `CFBundleSupportedPlatforms` that stands for it (M16), nil if there is none.
  public var supportedPlatform: String? {
    switch number {
    case 1, 6: "MacOSX"
    case 2: "iPhoneOS"
    case 3: "AppleTVOS"
    case 4: "WatchOS"
    case 7: "iPhoneSimulator"
    case 8: "AppleTVSimulator"
    case 9: "WatchSimulator"
    case 10: "DriverKit"
    case 11: "XROS"
    case 12: "XRSimulator"
    default: nil
    }
  }
}
