public import PropertyLists

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date {
  /// Creates a date from one of a property list.
  public init(_ date: PropertyListDate) {
    self.init(timeIntervalSinceReferenceDate: date.secondsSinceReference)
  }
}

extension PropertyListDate {
  /// Creates a date from one of Foundation, to the fraction of a second.
  ///
  /// Binary files keep fractions; XML drops them.
  public init(_ date: Date) {
    self.init(secondsSinceReference: date.timeIntervalSinceReferenceDate)
  }
}

extension PropertyListNode {
  /// The value of a date, or `nil` for any other kind.
  public var dateValue: Date? { date.map { Date($0) } }
}
