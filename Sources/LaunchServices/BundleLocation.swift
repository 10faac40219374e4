import SourceText

internal import UniformTypes

/// Where an app stands, as far as it counts between apps that are equal otherwise (L24, L25).
public struct BundleLocation: Sendable, Hashable {
  /// Whether it is on another disk than the one the system was started from.
  public let isOnOtherVolume: Bool
  /// Whether it is on another computer.
  public let isRemote: Bool
  /// Whether it is in one of the folders for apps.
  public let isTrusted: Bool
  /// Whether it is in the Trash, so that it is not used.
  public let isInTrash: Bool

  /// Finds out by a path as it would be on a Mac.
  public init(path: String) {
    isRemote = path.hasBeginning("/Network/") || path.hasBeginning("/net/")
    isOnOtherVolume = isRemote || path.hasBeginning("/Volumes/")
    isTrusted = path.hasBeginning("/Applications/") || path.hasBeginning("/System/Applications/")
    isInTrash = Self.isInTrash(path)
  }

  /// Whether one of the names in a path is that of a Trash.
  private static func isInTrash(_ path: String) -> Bool {
    // Hardly any path has a name that begins with a period.
    guard mayHoldHiddenName(path) else { return false }
    return path.pieces(at: UInt8(ascii: "/")).contains {
      $0.isSameText(as: ".Trash") || $0.isSameText(as: ".Trashes")
    }
  }

  private static func mayHoldHiddenName(_ path: String) -> Bool {
    let isHeld = unsafe path.utf8.withContiguousStorageIfAvailable { bytes in
      var last = UInt8(ascii: "/")
      for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        if byte == UInt8(ascii: "."), last == UInt8(ascii: "/") { return true }
        last = byte
      }
      return false
    }
    return isHeld ?? true
  }

  /// How good the place is: a smaller number comes first.
  var weight: Int { (isOnOtherVolume ? 4 : 0) + (isRemote ? 2 : 0) + (isTrusted ? 0 : 1) }
}
