internal import KeyCatalog

/// A few platforms, in one word.
struct PlatformSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a set of one platform.
  init(_ platform: Platform) { rawValue = 1 << platform.rawValue }

  /// The systems that grew out of the one for iPhone, and iPad programs on the Mac.
  static let iOSFamily: PlatformSet = [.iOS, .macCatalyst, .tvOS, .visionOS]
  /// iPhone and iPad.
  static let iOS: PlatformSet = [PlatformSet(Platform.iOS), PlatformSet(Platform.iPadOS)]
  /// The Mac.
  static let macOS = PlatformSet(Platform.macOS)
  /// iPad programs on the Mac.
  static let macCatalyst = PlatformSet(Platform.macCatalyst)
  /// Apple TV.
  static let tvOS = PlatformSet(Platform.tvOS)
  /// Apple Vision.
  static let visionOS = PlatformSet(Platform.visionOS)
  /// Apple Watch.
  static let watchOS = PlatformSet(Platform.watchOS)

  /// What a key has to be known on to mean something in a bundle for a platform.
  ///
  /// An iPad program on the Mac is read by both systems.
  static func meaningful(for platform: Platform) -> PlatformSet {
    switch platform {
    case .iOS, .iPadOS: .iOS
    case .macCatalyst: [.macCatalyst, .iOS, .macOS]
    case .macOS: .macOS
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    case .watchOS: .watchOS
    }
  }
}
