import SourceText

/// A version of an operating system, or of its SDK.
public struct TransportSystem: Sendable, Hashable {
  /// A family of systems with versions of its own.
  public enum Platform: Sendable, Hashable, CaseIterable {
    /// iOS, and iPadOS, which counts like it.
    case iOS
    /// macOS, and OS X before it.
    case macOS
    /// tvOS.
    case tvOS
    /// watchOS.
    case watchOS
    /// visionOS.
    case visionOS

    /// The name as Apple spells it.
    public var name: String {
      switch self {
      case .iOS: "iOS"
      case .macOS: "macOS"
      case .tvOS: "tvOS"
      case .watchOS: "watchOS"
      case .visionOS: "visionOS"
      }
    }

    /// The platform of a name, its case aside.
    public init?(name: String) {
      let names: [(String, Platform)] = [
        ("iOS", .iOS), ("iPadOS", .iOS), ("macOS", .macOS), ("OS X", .macOS), ("Mac OS X", .macOS),
        ("tvOS", .tvOS), ("watchOS", .watchOS), ("visionOS", .visionOS),
      ]
      guard let match = names.first(where: { $0.0.isSameTextIgnoringCase(as: name) }) else { return nil }
      self = match.1
    }
  }

  /// The family.
  public let platform: Platform
  /// The first number of the version.
  public let major: Int
  /// The second number of the version.
  public let minor: Int
  /// The third number of the version.
  public let patch: Int

  /// Creates a system.
  public init(_ platform: Platform, _ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.platform = platform
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads a system such as `iOS 17` or `macOS 14.2`, or a version alone.
  ///
  /// - Parameter platform: The family where only a version is written.
  /// - Returns: nil for an unknown name, without any family, or where no version of one to three numbers stands.
  public init?(_ text: String, platform: Platform? = nil) {
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    guard let version = words.last, let numbers = Self.numbers(version) else { return nil }
    let name = words.dropLast().map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    guard let family = name.isEmpty ? platform : Platform(name: name) else { return nil }
    self.init(family, numbers[0], numbers[1], numbers[2])
  }

  private static func numbers(_ text: Substring.UTF8View) -> [Int]? {
    var numbers = [0]
    var digits = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where digits < 4:
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
      case UInt8(ascii: ".") where digits > 0 && numbers.count < 3:
        numbers.append(0)
        digits = 0
      default: return nil
      }
    }
    return digits > 0 ? numbers + Array(repeating: 0, count: 3 - numbers.count) : nil
  }

  /// The version, with its third number only where it is not 0.
  public var version: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

  /// Whether the version is another one of the same family, or newer.
  func isAtLeast(_ other: TransportSystem) -> Bool {
    (major, minor, patch) >= (other.major, other.minor, other.patch)
  }

  /// Whether the system, or its SDK, has what came with a milestone.
  public func has(_ milestone: TransportMilestone) -> Bool { isAtLeast(milestone.system(of: platform)) }
}

extension TransportSystem: CustomStringConvertible {
  /// The system as people write it, such as `iOS 17.0`.
  public var description: String { "\(platform.name) \(version)" }
}
