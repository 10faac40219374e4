/// What a value does against a demand of its record.
struct Breach {
  /// What it does, as it completes "The key …".
  let text: String
  /// The text that plainly was meant, nil if there is none.
  let replacement: String?
  /// Whether the breach does less harm than the demand as a whole says.
  let isMild: Bool
  /// Whether the breach does more harm than the demand as a whole says.
  let isGrave: Bool

  /// Describes a breach.
  init(_ text: String, replacement: String? = nil, isMild: Bool = false, isGrave: Bool = false) {
    self.text = text
    self.replacement = replacement
    self.isMild = isMild
    self.isGrave = isGrave
  }
}
