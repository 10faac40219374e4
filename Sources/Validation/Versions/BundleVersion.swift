/// A version of a bundle: numbers with periods between them, and perhaps a stage of development (R63–R71).
///
/// `3.1.2b4` is the fourth beta of 3.1.2. Numbers compare as numbers (R71), leading zeros mean nothing (R66),
/// and numbers left out at the end are zero (R68), so `3.1`, `3.1.0` and `03.1` are equal. How many numbers
/// and digits a key allows is the matter of the rules.
public struct BundleVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// A stage on the way to a release, in the order in which they follow each other (R70).
  public enum Stage: UInt8, Sendable, Hashable, CaseIterable, Comparable {
    /// In development: `d`.
    case development
    /// Alpha: `a`.
    case alpha
    /// Beta: `b`.
    case beta
    /// Final candidate: `fc`.
    case finalCandidate
    /// Released: no letters at all.
    case release

    /// The letters in front of the number of the build; empty for a release.
    public var letters: String {
      switch self {
      case .development: "d"
      case .alpha: "a"
      case .beta: "b"
      case .finalCandidate: "fc"
      case .release: ""
      }
    }

    /// Orders stages by time.
    public static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
  }

  /// The numbers as they are written, at least one.
  public let numbers: [UInt64]
  /// The stage behind the last number.
  public let stage: Stage
  /// The number of the build within its stage; 0 for a release.
  public let build: UInt64

  /// Reads a version, or gives nil for any other text: one with spaces, signs, other letters, empty parts, a
  /// stage without the number of a build, or a number past 64 bits.
  ///
  /// - Complexity: O(*n*).
  public init?(_ text: String) {
    var numbers: [UInt64] = []
    var stage = Stage.release
    var build: UInt64 = 0
    var reader = VersionReader(text)
    while true {
      guard let number = reader.number() else { return nil }
      numbers.append(number)
      guard reader.skip(UInt8(ascii: ".")) else { break }
    }
    if !reader.isAtEnd {
      guard let letters = reader.stage(), let number = reader.number(), reader.isAtEnd else { return nil }
      stage = letters
      build = number
    }
    self.numbers = numbers
    self.stage = stage
    self.build = build
  }

  /// The version without leading zeros: `1.2.3` for `01.002.03`.
  public var description: String {
    var text = ""
    for (index, number) in numbers.enumerated() { text += index == 0 ? "\(number)" : ".\(number)" }
    return stage == .release ? text : "\(text)\(stage.letters)\(build)"
  }

  /// The number at an index, 0 where it is not written.
  private func number(_ index: Int) -> UInt64 { index < numbers.count ? numbers[index] : 0 }

  /// Whether two versions are the same, however many zeros are written.
  public static func == (left: BundleVersion, right: BundleVersion) -> Bool {
    guard left.stage == right.stage, left.build == right.build else { return false }
    for index in 0..<max(left.numbers.count, right.numbers.count)
    where left.number(index) != right.number(index) {
      return false
    }
    return true
  }

  /// Orders versions by their numbers, those of the same numbers by stage, then by build.
  public static func < (left: BundleVersion, right: BundleVersion) -> Bool {
    for index in 0..<max(left.numbers.count, right.numbers.count)
    where left.number(index) != right.number(index) {
      return left.number(index) < right.number(index)
    }
    return left.stage != right.stage ? left.stage < right.stage : left.build < right.build
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    var count = numbers.count
    while count > 0, numbers[count - 1] == 0 { count -= 1 }
    for index in 0..<count { hasher.combine(numbers[index]) }
    hasher.combine(stage)
    hasher.combine(build)
  }
}

/// Reads the parts of a version one after the other.
private struct VersionReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index == bytes.count }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// The digits here as a number, nil if there are none or too many.
  mutating func number() -> UInt64? {
    let start = index
    var value: UInt64 = 0
    while index < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isPastEnd) = product.addingReportingOverflow(UInt64(bytes[index] - UInt8(ascii: "0")))
      if isTooLarge || isPastEnd { return nil }
      value = sum
      index += 1
    }
    return index > start ? value : nil
  }

  /// The stage here, nil if there is none.
  mutating func stage() -> BundleVersion.Stage? {
    for stage in BundleVersion.Stage.allCases where stage != .release {
      let letters = Array(stage.letters.utf8)
      if bytes[index...].starts(with: letters) {
        index += letters.count
        return stage
      }
    }
    return nil
  }
}
