/// What a slice was built for.
public struct PlatformBuild: Sendable, Hashable {
  /// The platform.
  public let platform: ExecutablePlatform
  /// The lowest version of the system it runs on.
  public let minimumOS: PackedVersion
  /// The version of the SDK it was built with; 0 where it is not known.
  public let sdk: PackedVersion

  /// Creates a build.
  public init(platform: ExecutablePlatform, minimumOS: PackedVersion, sdk: PackedVersion) {
    self.platform = platform
    self.minimumOS = minimumOS
    self.sdk = sdk
  }
}
