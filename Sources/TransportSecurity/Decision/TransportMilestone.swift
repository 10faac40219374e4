/// A step in the history of App Transport Security, with the systems it came with.
public enum TransportMilestone: Sendable, Hashable, CaseIterable {
  /// Connections are decided about at all (R178, A2).
  case enforcement
  /// The keys for media, web content and local networks count (R191, R192).
  case narrowKeys
  /// Certificates of public authorities have to be in the logs of Certificate Transparency, whatever the policy says.
  ///
  /// The versions are recalled; no source that was read names them.
  case systemTransparency
  /// Keys of certificates can be pinned (A26).
  case pins
  /// Addresses are protected, and exceptions can name them (A6, A19).
  case addresses
  /// Policies can ask for a package of the NIAP (A27).
  case niapPackages

  /// The first system of a family that took the step.
  ///
  /// Systems of which no source speaks follow iOS of the same year (inferred).
  public func system(of platform: TransportSystem.Platform) -> TransportSystem {
    let version: (Int, Int, Int) =
      switch (self, platform) {
      case (.niapPackages, _): (26, 4, 0)
      // The first visionOS is younger than every other step.
      case (_, .visionOS): (1, 0, 0)
      case (.enforcement, .macOS): (10, 11, 0)
      case (.enforcement, .watchOS): (2, 0, 0)
      case (.enforcement, _): (9, 0, 0)
      case (.narrowKeys, .macOS): (10, 12, 0)
      case (.narrowKeys, .watchOS): (3, 0, 0)
      case (.narrowKeys, _): (10, 0, 0)
      case (.systemTransparency, .macOS): (10, 14, 2)
      case (.systemTransparency, .watchOS): (5, 1, 1)
      case (.systemTransparency, _): (12, 1, 1)
      case (.pins, .macOS): (11, 0, 0)
      case (.pins, .watchOS): (7, 0, 0)
      case (.pins, _): (14, 0, 0)
      case (.addresses, .macOS): (14, 0, 0)
      case (.addresses, .watchOS): (10, 0, 0)
      case (.addresses, _): (17, 0, 0)
      }
    return TransportSystem(platform, version.0, version.1, version.2)
  }
}

extension TransportSystem {
  /// The newest system of a family that this library knows anything about.
  public static func newest(of platform: Platform) -> TransportSystem {
    TransportMilestone.niapPackages.system(of: platform)
  }
}
