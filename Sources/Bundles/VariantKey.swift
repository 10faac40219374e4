import SourceText

/// A key of Info.plist for one system or device, taken apart (B16–B18).
public struct VariantKey: Sendable, Hashable {
  /// How specific a key is (B20).
  public enum Rank: Int, Sendable, Hashable, Comparable {
    /// The key alone.
    case plain
    /// For a system.
    case system
    /// For a device.
    case device
    /// For a device with a system.
    case systemAndDevice

    /// Compares how specific two keys are.
    public static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// What a system makes of a key.
  public enum Meaning: Sendable, Hashable {
    /// A key of its own, that only looks like a variant, or not even that.
    case plain
    /// A variant for another system or device: it is removed (B19).
    case other
    /// A variant for this system or device.
    case current(Rank)
    /// A variant of a key that cannot have any: it is removed (B21).
    case forbidden
  }

  /// The key without what stands behind its hyphen and tilde.
  public let root: String
  /// What stands behind the last hyphen.
  public let systemPart: String?
  /// What stands behind the last tilde.
  public let devicePart: String?

  /// Takes a key apart; the tilde comes behind the hyphen.
  public init(_ key: String) {
    var rest = key
    var device: String?
    if let tilde = rest.utf8.lastIndex(of: UInt8(ascii: "~")) {
      device = String(decoding: rest.utf8[rest.utf8.index(after: tilde)...], as: UTF8.self)
      rest = String(decoding: rest.utf8[..<tilde], as: UTF8.self)
    }
    var system: String?
    if let hyphen = rest.utf8.lastIndex(of: UInt8(ascii: "-")) {
      system = String(decoding: rest.utf8[rest.utf8.index(after: hyphen)...], as: UTF8.self)
      rest = String(decoding: rest.utf8[..<hyphen], as: UTF8.self)
    }
    root = rest
    systemPart = system
    devicePart = device
  }

  /// What a system makes of the key on a device.
  public func meaning(on system: RuntimeSystem, device: Device) -> Meaning {
    guard !root.isEmpty, systemPart != nil || devicePart != nil else { return .plain }
    // A suffix is known if it begins with a known word, although only the word itself is meant later (B18).
    if let systemPart {
      guard let word = system.word, systemPart.hasBeginning(word) else { return .plain }
    }
    if let devicePart {
      // A hyphen behind the tilde is in the wrong order (R27).
      guard !devicePart.utf8.contains(UInt8(ascii: "-")),
        system.deviceWords.contains(where: { devicePart.hasBeginning($0) })
      else { return .plain }
    }
    if let systemPart, let word = system.word, !systemPart.isSameText(as: word) { return .other }
    if let devicePart {
      guard let word = device.keyWord, devicePart.isSameText(as: word) else { return .other }
    }
    if Self.fixedKeys.holds(root) { return .forbidden }
    switch (systemPart, devicePart) {
    case (_?, _?): return .current(.systemAndDevice)
    case (nil, _?): return .current(.device)
    default: return .current(.system)
    }
  }

  /// The keys whose variants are dropped (B21).
  public static let fixedKeys = ["CFBundleExecutable", "CFBundleIdentifier"]
}
