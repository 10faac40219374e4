internal import SourceText

/// A request that a text explains.
struct PermissionRecord {
  /// What becomes of a request without its text, on systems that mind.
  enum Consequence: String {
    /// The app ends.
    case ends
    /// The person is asked, without a reason or with words of the system.
    case asks
    /// The request fails.
    case fails
    /// The requests for the location, which have rules of their own.
    case location
    /// No source says what the text is for.
    case unknown
  }

  let key: String
  let consequence: Consequence
  /// What the app asks for: `use the camera`.
  let purpose: String

  /// All requests, in the order of their keys.
  static let all: [PermissionRecord] = RecordText.fields(of: permissionRecords).map { fields in
    guard fields.count == 3, let consequence = Consequence(rawValue: fields[1]) else {
      preconditionFailure("a record of a request is malformed")
    }
    return PermissionRecord(key: fields[0], consequence: consequence, purpose: fields[2])
  }

  /// The record of a key, nil if there is none.
  static func named(_ key: String) -> PermissionRecord? { all.first { $0.key.isSameText(as: key) } }
}
