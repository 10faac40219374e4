/// A file of records: the text, and the kind of document its keys stand in.
///
/// A record begins with the path of its key, at the margin. Its fields are indented by two spaces, one a line; a
/// line indented by four continues the one before. Empty lines and lines that begin with `#` say nothing. A key
/// of today takes a few lines:
///
/// ```
/// UIAppSupportsHDR
///   today: current, Appearance
///   name: Supports HDR color mode
///   type: boolean
///   platforms: tvOS 11.2
///   default: true
///   effect: Apple TV 4K keeps HDR output while the app runs; false drops to SDR and frees GPU time.
///   source: apple-2025
/// ```
///
/// `books:` and `today:` open the two sides of a record: with year, status, chapter and group the one, with
/// status and subject the other. The fields of either side:
///
/// - `name` (readable name), `type`, `items` (type of an array's items), `members` (type of a dictionary's
///   values), `contents` (path whose items these are, for nested lists), `keys: open` (further keys are
///   possible), `default`, `effect`, `note`
/// - `platforms: iOS 3.0 deprecated 5.0 obsoleted 8.0 (remark), macOS 10.5`
/// - `replaced by: Path, Path` and `required: condition`, after `[2018]` if only since that book
/// - `values: closed` if no other values are allowed
/// - `value: Owner [default, order 1, introduced 10.3] -- meaning`, once a value
/// - `constraint: error pattern "^a$" -- text`: severity, ``ConstraintKind``, argument as JSON; and
///   `relation: must requires Path, Path -- note`: each as often as needed
/// - `source`: in books `000 002 Section`, today short names from `Sources.swift`
///
/// Of books only: `alias of`, `recommended` (lists), `localized: file, basis`,
/// `written by: who [must not set] -- when`, `also at` (another path), `beyond` (facts from outside the books).
///
/// Of today only: `setting` (build setting), `announced`, `default note`, `limit` and `related` (rules and
/// relations in words), `symbols` and `reasons` (`name = item, item`), `evidence: recalled`, `partly recalled` or
/// `platforms from page`.
///
/// Values are `true`, `false`, numbers, bare words, or in quotation marks where they would be taken for one of
/// these or hold a space.
struct RecordSource {
  /// The kind of document.
  let document: DocumentKind
  /// The records.
  let text: RecordText
  /// What keeps the text in memory, nil for what lives as long as the program.
  let storage: RecordStorage?
  /// Whether not the system but other people's software reads the keys.
  let isThirdParty: Bool

  /// Makes a source of records that come with the library.
  init(document: DocumentKind, text: StaticString, isThirdParty: Bool = false) {
    self.document = document
    self.text = RecordText(text)
    storage = nil
    self.isThirdParty = isThirdParty
  }

  /// Makes a source of records that were put together at run time.
  init(document: DocumentKind, bytes: [UInt8]) {
    let storage = RecordStorage(bytes)
    self.document = document
    text = storage.text
    self.storage = storage
    isThirdParty = false
  }
}
