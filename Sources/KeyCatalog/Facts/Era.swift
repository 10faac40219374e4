/// The point in time whose view of a key is asked for.
///
/// The catalog keeps what the reference books said apart from what is true today. An era chooses between
/// them; ``today`` falls back on the books for whatever newer data leave open.
public enum Era: UInt8, Sendable, Hashable, CaseIterable {
  /// The newest facts, with the books where nothing newer is known.
  case today
  /// The reference as printed in 2018; chapters last printed in 2010 count as well.
  case books2018
  /// The reference as printed in 2010.
  case books2010

  /// The word used on the command line and in reports: `today`, `2018` or `2010`.
  public var name: String {
    switch self {
    case .today: "today"
    case .books2018: "2018"
    case .books2010: "2010"
    }
  }

  /// Creates an era from its word, or nil if there is no such word.
  public init?(name: String) {
    guard let era = Self.allCases.first(where: { $0.name.isSameText(as: name) }) else { return nil }
    self = era
  }
}
