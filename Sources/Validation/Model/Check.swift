/// The code of a rule: closures that are called while a document is gone through.
///
/// Whatever a rule does not look at, it leaves out. All but ``reading`` see only documents that the system
/// reads.
struct Check: Sendable {
  /// Code that looks at the document as a whole.
  typealias DocumentStep = @Sendable (inout CheckRun) -> Void
  /// Code that looks at one place.
  typealias VisitStep = @Sendable (inout CheckRun, Visit) -> Void

  /// Called once, for every document, also one with errors.
  let reading: DocumentStep?
  /// Called for each dictionary, before what it holds.
  let dictionary: VisitStep?
  /// Called for each key that counts, in dictionaries the catalog knows, before its value.
  let key: VisitStep?
  /// Called for each value that the catalog knows, or expects to be of some type.
  let value: VisitStep?
  /// Called once, after everything else.
  let closing: DocumentStep?

  /// Creates the code of a rule.
  init(
    reading: DocumentStep? = nil, dictionary: VisitStep? = nil, key: VisitStep? = nil,
    value: VisitStep? = nil, closing: DocumentStep? = nil
  ) {
    self.reading = reading
    self.dictionary = dictionary
    self.key = key
    self.value = value
    self.closing = closing
  }
}
