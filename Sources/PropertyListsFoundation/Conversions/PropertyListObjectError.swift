public import PropertyLists

/// Something that a property list has no form for, or none that Foundation knows.
public struct PropertyListObjectError: Error, Sendable, Hashable {
  /// What it is, such as `a set`, or the name of its type.
  public let subject: String
  /// Where it stands.
  public let path: [PropertyListPathStep]

  init(_ subject: String, path: [PropertyListPathStep] = []) {
    self.subject = subject
    self.path = path
  }

  /// The same error, seen from the container around it.
  func inside(_ step: PropertyListPathStep) -> PropertyListObjectError {
    PropertyListObjectError(subject, path: [step] + path)
  }
}

extension PropertyListObjectError: CustomStringConvertible {
  /// The error for a person.
  public var description: String {
    let place = path.isEmpty ? "the root" : PropertyListPath.text(of: path)
    return "A property list of Foundation cannot hold \(subject), which is at \(place)."
  }
}
