/// The code of a rule: closures that are called while a document is gone through.
///
/// Whatever a rule does not look at, it leaves out. All but ``reading`` see only documents that the system
/// reads. The scopes say where the steps are called; a step may look closer by itself.
struct Check: Sendable {
  /// Code that looks at the document as a whole.
  typealias DocumentStep = @Sendable (inout CheckRun) -> Void
  /// Code that looks at one place.
  typealias VisitStep = @Sendable (inout CheckRun, Visit) -> Void

  /// Where a step has anything to look at.
  enum Scope: Sendable {
    /// Everywhere.
    case everything
    /// At places with a record of which something holds, and wherever there is no record.
    case records(@Sendable (RecordFacts) -> Bool)
    /// At places with a record of which something holds, and nowhere else.
    case onlyRecords(@Sendable (RecordFacts) -> Bool)
    /// At places without a record.
    case unknown
    /// At top-level keys with a suffix for a platform or device.
    case variants

    /// Whether the step is called where there is no record.
    var includesUnknown: Bool {
      switch self {
      case .everything, .records, .unknown: true
      case .onlyRecords, .variants: false
      }
    }

    /// Whether the step is called where there is a record.
    func includes(_ facts: RecordFacts) -> Bool {
      switch self {
      case .everything: true
      case .records(let holds), .onlyRecords(let holds): holds(facts)
      case .unknown, .variants: false
      }
    }
  }

  /// Called once, for every document, also one with errors.
  let reading: DocumentStep?
  /// Called for each dictionary, before what it holds.
  let dictionary: VisitStep?
  /// Which dictionaries.
  let dictionaryScope: Scope
  /// Called for each key that counts, in dictionaries the catalog knows, before its value.
  let key: VisitStep?
  /// Which keys.
  let keyScope: Scope
  /// Called for each value that the catalog knows, or expects to be of some type.
  let value: VisitStep?
  /// Which values.
  let valueScope: Scope
  /// Called once, after everything else.
  let closing: DocumentStep?

  /// Creates the code of a rule.
  init(
    reading: DocumentStep? = nil, dictionaries: Scope = .everything, dictionary: VisitStep? = nil,
    keys: Scope = .everything, key: VisitStep? = nil, values: Scope = .everything, value: VisitStep? = nil,
    closing: DocumentStep? = nil
  ) {
    self.reading = reading
    dictionaryScope = dictionaries
    self.dictionary = dictionary
    keyScope = keys
    self.key = key
    valueScope = values
    self.value = value
    self.closing = closing
  }

  /// Whether nothing but the document as a whole is looked at, in the first step.
  var isAboutReadingOnly: Bool { dictionary == nil && key == nil && value == nil && closing == nil }
}
