internal import PropertyLists
internal import SourceText

/// Takes a JSON document apart and notes every mistake at its place.
struct ConfigurationReader {
  /// A key of an object that is known, with its value.
  struct Member {
    let key: String
    let keyRange: ByteRange
    let value: PropertyListNode
  }

  /// The mistakes so far.
  private(set) var mistakes: [ConfigurationMistake] = []
  /// The root, nil if the file is no JSON at all.
  let root: PropertyListNode?

  /// Begins with a document; what keeps it from being read counts as mistakes.
  init(_ document: PropertyListDocument) {
    for error in document.errors {
      mistakes.append(
        ConfigurationMistake(
          ConfigurationMistake.Code(error.code.description), error.range, error.message, hint: error.hint))
    }
    root = document.isValid ? document.root : nil
  }

  /// Notes a mistake.
  mutating func fail(
    _ code: ConfigurationMistake.Code, _ range: ByteRange, _ message: String, hint: String? = nil
  ) {
    mistakes.append(ConfigurationMistake(code, range, message, hint: hint))
  }

  /// The mistakes in the order of their places.
  var orderedMistakes: [ConfigurationMistake] {
    mistakes.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
    }.map { $0.element }
  }

  // MARK: Objects and arrays

  /// The members of an object; keys that are unknown or occur twice are mistakes.
  ///
  /// - Parameters:
  ///   - node: The value that should be an object.
  ///   - title: What the value is called at the beginning of a sentence.
  ///   - known: The keys there may be.
  ///   - ignored: Further keys that mean nothing here and are no mistakes.
  mutating func members(
    of node: PropertyListNode, _ title: String, known: [String], ignored: [String] = []
  ) -> [Member] {
    let all = members(of: node, title)
    return all.filter { member in
      if known.contains(where: { $0.isSameText(as: member.key) }) { return true }
      if ignored.contains(where: { $0.isSameText(as: member.key) }) { return false }
      fail(
        .unknownKey, member.keyRange, "\(title) has no key \(member.key.quoted).",
        hint: Self.suggestion(for: member.key, among: known))
      return false
    }
  }

  /// The members of an object whose keys are free; those that occur twice are mistakes.
  mutating func members(of node: PropertyListNode, _ title: String) -> [Member] {
    guard node.kind == .dictionary else {
      wrongType(node, title, "an object")
      return []
    }
    for (ignored, effective) in node.duplicateEntries {
      let range = ignored.keyRange.lowerBound > effective.keyRange.lowerBound ? ignored : effective
      fail(.duplicateKey, range.keyRange, "The key \(ignored.key.quoted) occurs twice.", hint: "Keep one.")
    }
    return node.effectiveEntries.map { entry in
      Member(key: entry.key, keyRange: entry.keyRange, value: entry.value)
    }
  }

  /// The items of an array.
  mutating func items(of node: PropertyListNode, _ title: String) -> [PropertyListNode] {
    guard node.kind == .array else {
      wrongType(node, title, "an array")
      return []
    }
    return Array(node.items)
  }

  // MARK: Values

  /// The text of a string that is not empty.
  mutating func string(_ node: PropertyListNode, _ title: String) -> String? {
    guard let text = node.string else {
      wrongType(node, title, "a string")
      return nil
    }
    guard !text.utf8.isEmpty else {
      fail(.unknownValue, node.range, "\(title) is empty.")
      return nil
    }
    return text
  }

  /// The value of a Boolean.
  mutating func boolean(_ node: PropertyListNode, _ title: String) -> Bool? {
    if node.boolean == nil { wrongType(node, title, "true or false") }
    return node.boolean
  }

  /// A whole number within a range.
  mutating func integer(_ node: PropertyListNode, _ title: String, in range: ClosedRange<Int>) -> Int? {
    guard let integer = node.integer else {
      wrongType(node, title, "a whole number")
      return nil
    }
    guard let value = integer.int64.flatMap({ Int(exactly: $0) }), range.contains(value) else {
      fail(
        .unknownValue, node.range,
        "\(title) is \(integer.description), but has to be from \(range.lowerBound) to \(range.upperBound).")
      return nil
    }
    return value
  }

  /// What one of a few words stands for.
  mutating func choice<Value>(
    _ node: PropertyListNode, _ title: String, _ words: [String], _ value: (String) -> Value?
  ) -> Value? {
    guard let text = node.string else {
      wrongType(node, title, "a string: " + words.joined(by: "or"))
      return nil
    }
    if words.contains(where: { $0.isSameText(as: text) }), let value = value(text) { return value }
    let hint = Self.suggestion(for: text, among: words) ?? "Write \(words.joined(by: "or"))."
    fail(.unknownValue, node.range, "\(title) cannot be \(text.quoted).", hint: hint)
    return nil
  }

  /// Notes that a value is of the wrong type.
  mutating func wrongType(_ node: PropertyListNode, _ title: String, _ wanted: String) {
    fail(.wrongType, node.range, "\(title) is \(node.kind.inJSON), but has to be \(wanted).")
  }

  /// A hint that names the word most like another, nil if none is like it.
  static func suggestion(for text: String, among words: [String]) -> String? {
    var best: (word: String, distance: Int)?
    for word in words {
      let distance = text.editDistance(to: word)
      if distance <= max(1, min(3, word.utf8.count / 2)), distance < best?.distance ?? .max {
        best = (word, distance)
      }
    }
    return best.map { "Did you mean \($0.word)?" }
  }
}

extension PropertyListKind {
  /// The kind with its article, as JSON calls it.
  fileprivate var inJSON: String {
    switch self {
    case .dictionary: "an object"
    case .boolean: "true or false"
    case .integer, .real: "a number"
    case .null: "null"
    default: withArticle
    }
  }
}
