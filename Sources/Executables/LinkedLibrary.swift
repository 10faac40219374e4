/// A library that a slice is linked with.
public struct LinkedLibrary: Sendable, Hashable {
  /// How the library is linked.
  public enum Kind: Sendable, Hashable {
    /// The program does not start without it.
    case required
    /// The program starts without it.
    case weak
    /// What it offers is offered by this one, too.
    case reexported
    /// It is loaded when it is first used.
    case lazy
    /// It depends on this one in turn.
    case upward
  }

  /// The path it is looked for at, often with `@rpath/` in front.
  public let path: String
  /// How it is linked.
  public let kind: Kind
  /// The version that was there when the slice was linked.
  public let currentVersion: PackedVersion
  /// The oldest version with which it works.
  public let compatibilityVersion: PackedVersion

  /// The name of the framework the library belongs to: `UIKit` for
  /// `/System/Library/Frameworks/UIKit.framework/UIKit`, nil if it belongs to none.
  public var frameworkName: String? {
    for name in path.split(separator: "/").reversed() {
      let ending = ".framework"
      guard name.utf8.count > ending.utf8.count,
        name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
      else { continue }
      return String(decoding: name.utf8.dropLast(ending.utf8.count), as: UTF8.self)
    }
    return nil
  }
}
