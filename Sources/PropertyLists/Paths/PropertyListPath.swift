public import SourceText

/// A path into a property list as people write it, such as `CFBundleDocumentTypes[0].CFBundleTypeName`.
///
/// Keys are separated by points; an item of an array follows in brackets. In a key, `\.`, `\[` and `\\` stand
/// for the character itself; a key in double quotes is taken as it is, but for `\"` and `\\`. A negative
/// index counts from the end. `[]` is every item, `[Key=Value]` every item that is a dictionary with that
/// value, and `**` any number of steps. The empty text is the root.
public struct PropertyListPath: Sendable, Hashable {
  /// One step of a path.
  public enum Step: Sendable, Hashable {
    /// The value of a key.
    case key(String)
    /// The item at an index; a negative one counts from the end.
    case index(Int)
    /// Every item of an array.
    case everyItem
    /// Every item of an array that is a dictionary in which the key has the value, given as text.
    case matching(key: String, value: String)
    /// Any number of steps, or none.
    case anyDepth
  }

  /// The steps from the root on.
  public let steps: [Step]

  /// Creates a path from steps; several ``Step/anyDepth`` in a row are one.
  public init(_ steps: [Step]) {
    self.steps = steps.enumerated().filter { index, step in
      step != .anyDepth || index == 0 || steps[index - 1] != .anyDepth
    }.map { $0.element }
  }

  /// Creates a path that leads to one place.
  public init(_ steps: [PropertyListPathStep]) {
    self.init(
      steps.map { step -> Step in
        switch step {
        case .key(let key): .key(key)
        case .index(let index): .index(index)
        }
      })
  }

  /// Reads a path.
  ///
  /// - Throws: ``PropertyListPathError`` with the place in the text that is wrong.
  public init(parsing text: String) throws(PropertyListPathError) {
    var parser = PropertyListPathParser(text)
    self.init(try parser.parse())
  }

  /// The steps, if each of them leads to one place at most; otherwise `nil`.
  ///
  /// Negative indexes are left as they are.
  public var concreteSteps: [PropertyListPathStep]? {
    var result: [PropertyListPathStep] = []
    for step in steps {
      switch step {
      case .key(let key): result.append(.key(key))
      case .index(let index): result.append(.index(index))
      case .everyItem, .matching, .anyDepth: return nil
      }
    }
    return result
  }
}

/// A mistake in the text of a path.
public struct PropertyListPathError: Error, Sendable, Hashable {
  /// The bytes of the text that are wrong.
  public let range: ByteRange
  /// One sentence for a person, without the place.
  public let message: String
  /// What to do about it, if that is known.
  public let hint: String?

  /// Creates an error.
  public init(_ range: ByteRange, _ message: String, hint: String? = nil) {
    self.range = range
    self.message = message
    self.hint = hint
  }
}
