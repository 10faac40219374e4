public import KeyCatalog
public import PropertyLists

/// What an app demands of the device it is installed on.
public struct DeviceRequirements: Sendable, Hashable {
  /// A capability that is demanded, or forbidden.
  public struct Capability: Sendable, Hashable {
    /// The name.
    public let name: String
    /// Whether a device has to have it; otherwise it must not have it (R226).
    public let isRequired: Bool
  }

  /// The platform the app is for.
  public var platform: Platform
  /// The numbers of the families; those of the platform where the key is absent (R220).
  public var families: [Int]
  /// Whether the key for the families is there.
  public var declaresFamilies: Bool
  /// The capabilities.
  public var capabilities: [Capability]
  /// The oldest system, nil if no key says.
  public var minimumOS: SystemVersion?
  /// The key that says the oldest system.
  public var minimumOSKey: String
  /// The names of the processors the executable is for, nil if it was not looked at.
  public var architectures: [String]?

  /// Reads what Info.plist demands.
  ///
  /// - Parameters:
  ///   - value: Gives the value of a top-level key.
  ///   - architectures: The names of the processors the executable is for, nil if it was not looked at.
  public init(platform: Platform, architectures: [String]?, value: (_ key: String) -> PropertyListValue?) {
    self.platform = platform
    self.architectures = architectures
    minimumOSKey = platform == .macOS ? "LSMinimumSystemVersion" : "MinimumOSVersion"
    if case .string(let text)? = value(minimumOSKey) { minimumOS = SystemVersion(text) }
    let declared: [Int]? =
      switch value("UIDeviceFamily") {
      case .integer(let number)?: [Int(number.int64 ?? 0)]
      case .array(let items)?: items.compactMap { Self.number(of: $0) }
      default: nil
      }
    declaresFamilies = declared != nil
    families = declared ?? Self.standardFamilies(of: platform)
    switch value("UIRequiredDeviceCapabilities") {
    case .array(let items)?: capabilities = items.texts.map { Capability(name: $0, isRequired: true) }
    case .dictionary(let dictionary)?:
      capabilities = dictionary.entries.compactMap { entry in
        guard case .boolean(let isRequired) = entry.value else { return nil }
        return Capability(name: entry.key, isRequired: isRequired)
      }
    default: capabilities = []
    }
  }

  private static func number(of value: PropertyListValue) -> Int? {
    guard case .integer(let number) = value else { return nil }
    return number.int64.flatMap { Int(exactly: $0) }
  }

  private static func standardFamilies(of platform: Platform) -> [Int] {
    switch platform {
    case .tvOS: [3]
    case .watchOS: [4]
    case .visionOS: [7]
    case .macCatalyst: [2, 6]
    case .iOS, .iPadOS: [1]
    case .macOS: []
    }
  }
}
