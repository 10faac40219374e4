import SourceText

internal import UniformTypes

/// A version of a system, of one to three numbers; those that are not written are 0 (L38).
public struct SystemNumber: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The first number.
  public let major: Int
  /// The second number.
  public let minor: Int
  /// The third number.
  public let patch: Int

  /// Creates a version.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads a version; nil for any other text.
  public init?(_ text: String) {
    var numbers: [Int] = []
    for piece in text.pieces(at: UInt8(ascii: ".")) {
      guard (1...6).contains(piece.utf8.count),
        piece.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
      else { return nil }
      numbers.append(piece.utf8.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
    }
    guard (1...3).contains(numbers.count) else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// The version with its last number left out if it is 0.
  public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

  /// Compares the numbers, the first ones first.
  public static func < (left: SystemNumber, right: SystemNumber) -> Bool {
    if left.major != right.major { return left.major < right.major }
    if left.minor != right.minor { return left.minor < right.minor }
    return left.patch < right.patch
  }
}
