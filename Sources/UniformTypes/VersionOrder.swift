/// The order of the versions of bundles (L46).
package enum VersionOrder {
  /// How two versions stand to each other.
  package enum Result: Sendable, Hashable {
    /// The first is older.
    case ascending
    /// They are equal.
    case same
    /// The first is newer.
    case descending
  }

  /// Compares two versions number by number; where something is no number, by its bytes.
  ///
  /// Missing numbers are 0, so that `1.2` equals `1.2.0`. The packed number of the system is not used: it cannot tell
  /// versions past 99.9.9 apart.
  package static func compare(_ first: String, _ second: String) -> Result {
    let period = UInt8(ascii: ".")
    let left = first.utf8.split(separator: period, omittingEmptySubsequences: false)
    let right = second.utf8.split(separator: period, omittingEmptySubsequences: false)
    for index in 0..<max(left.count, right.count) {
      let one = index < left.count ? Array(left[index]) : [UInt8(ascii: "0")]
      let other = index < right.count ? Array(right[index]) : [UInt8(ascii: "0")]
      let result = compareComponents(one, other)
      if result != .same { return result }
    }
    return .same
  }

  private static func compareComponents(_ first: [UInt8], _ second: [UInt8]) -> Result {
    let (left, leftRest) = number(first)
    let (right, rightRest) = number(second)
    // Numbers of any length: the longer one is larger, once zeros in front are gone.
    if left.count != right.count { return left.count < right.count ? .ascending : .descending }
    for (one, other) in zip(left, right) where one != other { return one < other ? .ascending : .descending }
    if leftRest == rightRest { return .same }
    // `1.0b1` comes before `1.0`.
    if leftRest.isEmpty || rightRest.isEmpty { return leftRest.isEmpty ? .descending : .ascending }
    return leftRest.lexicographicallyPrecedes(rightRest) ? .ascending : .descending
  }

  /// The digits in front, without zeros at their beginning, and what is behind them.
  private static func number(_ text: [UInt8]) -> (digits: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
    let end = text.firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) } ?? text.count
    return (text[..<end].drop { $0 == UInt8(ascii: "0") }, text[end...])
  }
}
