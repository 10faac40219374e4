/// The fields a record can have.
///
/// The words before the colon differ within their first eight bytes, so a field is told by one comparison.
enum FieldKind: UInt8, CaseIterable {
  case books, today
  case name, type, items, members, lenient, platforms, replacedBy, aliasOf, required, recommended, localized
  case standard, standardNote, closed, value, constraint, relation, writtenBy, effect, alternatePath,
    contents, openKeys
  case note, beyond, source, setting, announced, limit, related, symbols, reasons, evidence

  /// The word before the colon.
  var word: StaticString {
    switch self {
    case .books: "books"
    case .today: "today"
    case .name: "name"
    case .type: "type"
    case .items: "items"
    case .members: "members"
    case .lenient: "lenient"
    case .platforms: "platforms"
    case .replacedBy: "replaced by"
    case .aliasOf: "alias of"
    case .required: "required"
    case .recommended: "recommended"
    case .localized: "localized"
    case .standard: "default"
    case .standardNote: "default note"
    case .closed: "values"
    case .value: "value"
    case .constraint: "constraint"
    case .relation: "relation"
    case .writtenBy: "written by"
    case .effect: "effect"
    case .alternatePath: "also at"
    case .contents: "contents"
    case .openKeys: "keys"
    case .note: "note"
    case .beyond: "beyond"
    case .source: "source"
    case .setting: "setting"
    case .announced: "announced"
    case .limit: "limit"
    case .related: "related"
    case .symbols: "symbols"
    case .reasons: "reasons"
    case .evidence: "evidence"
    }
  }

  /// Whether a record may have several fields of this kind in one facet.
  var repeats: Bool {
    switch self {
    case .value, .constraint, .relation, .alternatePath, .beyond, .source, .limit, .related, .symbols,
      .reasons:
      true
    default: false
    }
  }

  /// Whether the field may stand under `books:`.
  var belongsToBooks: Bool {
    switch self {
    case .books, .today, .standardNote, .setting, .announced, .limit, .related, .symbols, .reasons, .evidence:
      false
    default: true
    }
  }

  /// Whether the field may stand under `today:`.
  var belongsToToday: Bool {
    switch self {
    case .books, .today, .aliasOf, .recommended, .localized, .writtenBy, .alternatePath, .beyond:
      false
    default: true
    }
  }

  /// The kind's bit in a set of fields.
  var bit: UInt64 { 1 << UInt64(rawValue) }
}

/// Tells fields by the first eight bytes of their word.
struct FieldTable: Sendable {
  /// The only table there is.
  static let standard = FieldTable()

  private static let size = 128
  private var words: [UInt64]
  private var kinds: [UInt8]

  private init() {
    words = Array(repeating: 0, count: Self.size)
    kinds = Array(repeating: 0, count: Self.size)
    for kind in FieldKind.allCases {
      var word: UInt64 = 0
      kind.word.withUTF8Buffer { bytes in
        for index in 0..<min(8, bytes.count) { word |= unsafe UInt64(bytes[index]) << UInt64(8 * index) }
      }
      var slot = Self.slot(of: word)
      while words[slot] != 0 { slot = (slot + 1) % Self.size }
      words[slot] = word
      kinds[slot] = kind.rawValue
    }
  }

  /// The field whose word begins with the bytes, packed with the first byte lowest.
  @inline(__always)
  subscript(word: UInt64) -> FieldKind? {
    var slot = Self.slot(of: word)
    while words[slot] != 0 {
      if words[slot] == word { return FieldKind(rawValue: kinds[slot]) }
      slot = (slot + 1) % Self.size
    }
    return nil
  }

  @inline(__always)
  private static func slot(of word: UInt64) -> Int {
    Int((word &* 0x9e37_79b9_7f4a_7c15) >> 57)
  }
}
