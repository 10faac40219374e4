/// The objects that stand for what JSON has no form for.
///
/// Each has a single key, and the value has to be of the form given here. Where the user's own dictionary
/// looks like one, it is written inside a `$dictionary`.
enum JSONWrapper: UInt8, CaseIterable {
  /// `{"$integer": "DECIMAL"}`, for numbers a reader of JSON may round.
  case integer
  /// `{"$real": "nan"}`, or any other text of a floating-point number.
  case real
  /// `{"$date": "2001-01-01T00:00:00Z"}`, with an optional fraction; or seconds since then, such as `nan`.
  case date
  /// `{"$data": "BASE64"}`.
  case data
  /// `{"$uid": 3}`.
  case uid
  /// `{"$null": true}`; plain `null` means the same.
  case null
  /// `{"$dictionary": {…}}`: the dictionary inside is what it looks like.
  case dictionary
  /// `{"$set": […]}`.
  case set
  /// `{"$pairs": [[KEY, VALUE], …]}`: a dictionary with keys that are not strings or occur twice.
  case pairs

  /// The key.
  var name: StaticString {
    switch self {
    case .integer: "$integer"
    case .real: "$real"
    case .date: "$date"
    case .data: "$data"
    case .uid: "$uid"
    case .null: "$null"
    case .dictionary: "$dictionary"
    case .set: "$set"
    case .pairs: "$pairs"
    }
  }

  /// Whether the value is a container.
  var isContainer: Bool { self == .dictionary || self == .set || self == .pairs }

  /// What the value should look like.
  var form: String {
    switch self {
    case .integer: "{\"$integer\": \"18446744073709551615\"}"
    case .real: "{\"$real\": \"nan\"}"
    case .date: "{\"$date\": \"2026-01-31T23:59:59Z\"}"
    case .data: "{\"$data\": \"aGVsbG8=\"}"
    case .uid: "{\"$uid\": 3}"
    case .null: "{\"$null\": true}"
    case .dictionary: "{\"$dictionary\": {…}}"
    case .set: "{\"$set\": […]}"
    case .pairs: "{\"$pairs\": [[KEY, VALUE], …]}"
    }
  }

  /// The wrapper whose key stands, in quotes, at an offset.
  init?(_ text: TextScanner, at offset: Int) {
    guard offset + 4 < text.count, text[offset] == UInt8(ascii: "\""), text[offset + 1] == UInt8(ascii: "$")
    else { return nil }
    let found = Self.allCases.first { wrapper in
      let length = wrapper.name.utf8CodeUnitCount
      return text.matches(wrapper.name, at: offset + 1) && text[offset + 1 + length] == UInt8(ascii: "\"")
        && offset + 1 + length < text.count
    }
    guard let found else { return nil }
    self = found
  }
}
