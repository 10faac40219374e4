import SourceText
public import Bundles
internal import UniformTypes

/// A system on which apps are launched.
public struct HostSystem: Sendable, Hashable, CustomStringConvertible {
  /// The system.
  public let system: RuntimeSystem
  /// Its version.
  public let version: SystemNumber

  /// Creates a system.
  public init(_ system: RuntimeSystem, _ version: SystemNumber) {
    self.system = system
    self.version = version
  }

  /// Reads a name and a version with a space between them, such as `macOS 14.2`; a version alone is one of macOS.
  public init?(_ text: String) {
    let pieces = text.pieces(at: UInt8(ascii: " ")).filter { !$0.isEmpty }
    guard let last = pieces.last, let version = SystemNumber(last) else { return nil }
    let name = pieces.dropLast().joined(separator: " ").asciiLowercased
    let system: RuntimeSystem
    switch name {
    case "", "macos", "mac os x", "os x", "mac os": system = .macOS
    case "ios", "ipados", "iphone os": system = .iOS
    case "tvos": system = .tvOS
    case "watchos": system = .watchOS
    case "visionos": system = .visionOS
    default: return nil
    }
    self.init(system, version)
  }

  /// The name and the version.
  public var description: String { "\(system.name) \(version)" }
}
