public import PropertyLists

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Values that property lists hold as strings.
extension PropertyListNode {
  /// The URL that a string spells, or `nil` if it spells none or is no string.
  public var url: URL? { string.flatMap { URL(string: $0) } }

  /// The UUID that a string spells, or `nil` if it spells none or is no string.
  public var uuid: UUID? { string.flatMap { UUID(uuidString: $0) } }
}

extension PropertyListValue {
  /// Creates a string that spells a URL, absolute or not.
  public init(_ url: URL) { self = .string(url.relativeString) }

  /// Creates a string that spells a UUID, in capital letters.
  public init(_ uuid: UUID) { self = .string(uuid.uuidString) }

  /// Creates data.
  public init(_ data: Data) { self = .data([UInt8](data)) }

  /// Creates a date.
  public init(_ date: Date) { self = .date(PropertyListDate(date)) }
}
