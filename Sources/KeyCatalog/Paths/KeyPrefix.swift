/// What the first letters of a key say about whose key it is (R37, R38).
public enum KeyPrefix: Sendable, Hashable {
  /// A prefix that Apple uses for its own keys, with the chapter of the books it belongs to, if one.
  case reserved(family: String?)
  /// A domain in reverse order, as in `com.acme.flag`.
  case domain
  /// A few capitals before a capitalized word, as in `FBSDKClientToken`.
  case initials
  /// Nothing that would keep the key apart from somebody else's.
  case none

  /// Reads the prefix of a key.
  ///
  /// The four chapter prefixes count before any capital letter. The shorter-lived others (`AP`, `CS`, `GC`…)
  /// also begin ordinary words and initials such as `API` or `GCM`, so they count only before a capitalized
  /// word.
  public init(of key: String) {
    let bytes = Array(key.utf8)
    func starts(_ prefix: StaticString) -> Bool {
      prefix.withUTF8Buffer { unsafe bytes.starts(with: $0) }
    }
    func isWord(at index: Int) -> Bool {
      bytes.count > index + 1 && bytes[index].isASCIIUppercase && bytes[index + 1].isASCIILowercase
    }
    let third = bytes.count > 2 && bytes[2].isASCIIUppercase
    if third && starts("CF") {
      self = .reserved(family: "CoreFoundation")
    } else if third && starts("LS") {
      self = .reserved(family: "LaunchServices")
    } else if third && starts("UI") {
      self = .reserved(family: "UIKit")
    } else if third && starts("NS") {
      self = .reserved(family: "Cocoa")
    } else if starts("GC") && isWord(at: 2) || starts("GK") && isWord(at: 2) || starts("NE") && isWord(at: 2)
      || starts("UT") && isWord(at: 2)
    {
      self = .reserved(family: "Cocoa")
    } else if starts("AP") && isWord(at: 2) || starts("ATS") && isWord(at: 3) || starts("CS") && isWord(at: 2)
      || starts("Quartz") && bytes.count > 6 && bytes[6].isASCIIUppercase
    {
      self = .reserved(family: "MacOSX")
    } else if starts("MinimumOSVersion") {
      self = .reserved(family: "LaunchServices")
    } else if Self.isDomain(bytes) {
      self = .domain
    } else {
      let capitals = bytes.prefix { $0.isASCIIUppercase }.count
      self = capitals >= 3 && capitals < bytes.count && bytes[capitals].isASCIILowercase ? .initials : .none
    }
  }

  /// Whether a key begins like one of Apple's own (R37).
  public static func isReserved(_ key: String) -> Bool {
    if case .reserved = KeyPrefix(of: key) { return true }
    return false
  }

  /// Whether there are at least three labels, none of them empty.
  private static func isDomain(_ bytes: [UInt8]) -> Bool {
    let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.count >= 3 && labels.allSatisfy { !$0.isEmpty }
  }
}
