/// A version of an operating system, such as 10.15.4.
public struct SystemVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The first number.
  public let major: Int
  /// The second number, 0 where it is not written.
  public let minor: Int
  /// The third number, 0 where it is not written.
  public let patch: Int
  /// How many of the numbers are written, 1 to 3.
  private let written: Int

  /// Creates a version from its numbers, written with at least two of them.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
    written = patch == 0 ? 2 : 3
  }

  /// Creates a version of which only the first numbers are written.
  init(_ major: Int, _ minor: Int, _ patch: Int, written: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
    self.written = written
  }

  /// Reads a version of one to three numbers of at most four digits, or gives nil for any other text.
  public init?(_ text: String) {
    var numbers = [0, 0, 0]
    var index = 0
    var digits = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where digits < 4:
        numbers[index] = numbers[index] * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
      case UInt8(ascii: ".") where digits > 0 && index < 2:
        index += 1
        digits = 0
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    major = numbers[0]
    minor = numbers[1]
    patch = numbers[2]
    written = index + 1
  }

  /// The version as it was written: `17.0`, `10.15.4`.
  public var description: String {
    switch written {
    case 1: "\(major)"
    case 2: "\(major).\(minor)"
    default: "\(major).\(minor).\(patch)"
    }
  }

  /// Compares the numbers; `10.5` and `10.5.0` are equal.
  public static func == (left: SystemVersion, right: SystemVersion) -> Bool {
    left.major == right.major && left.minor == right.minor && left.patch == right.patch
  }

  /// Compares the numbers, the first ones first.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    if left.major != right.major { return left.major < right.major }
    if left.minor != right.minor { return left.minor < right.minor }
    return left.patch < right.patch
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(major)
    hasher.combine(minor)
    hasher.combine(patch)
  }
}
