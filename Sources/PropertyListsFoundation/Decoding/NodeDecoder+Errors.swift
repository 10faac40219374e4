internal import PropertyLists

/// What goes wrong when values are decoded, in the words of Foundation.
extension NodeDecoder {
  /// The context of an error about a value.
  ///
  /// - Parameters:
  ///   - node: The value; -1 if it is missing.
  ///   - key: The key that leads to it from this decoder's value, or `nil` if it is that value itself.
  func errorContext(_ description: String, _ node: Int, _ key: (any CodingKey)?) -> DecodingError.Context {
    var path = codingPath
    var (found, steps) = site
    if let key {
      path.append(key)
      if node >= 0 {
        found = node
        steps.append(step(key))
      }
    }
    return DecodingError.Context(
      codingPath: path, debugDescription: description,
      underlyingError: PropertyListDecodingPlace(reader.node(found), path: steps))
  }

  /// The value is of another kind.
  func mismatch(_ type: Any.Type, _ node: Int, _ key: (any CodingKey)?) -> DecodingError {
    .typeMismatch(
      type,
      errorContext(
        "Expected to decode \(type) but found \(reader.kind(of: node).article) instead.", node, key))
  }

  /// The value is null, or of another kind.
  func notFound(_ type: Any.Type, _ node: Int, _ key: (any CodingKey)?) -> DecodingError {
    guard reader.isNull(node) else { return mismatch(type, node, key) }
    return .valueNotFound(
      type, errorContext("Cannot get value of \(type) -- found null value instead", node, key))
  }

  /// This decoder's value is null, or of another kind than a container.
  func notFound(_ type: Any.Type, _ container: String) -> DecodingError {
    guard reader.isNull(node) else { return mismatch(type, node, nil) }
    return .valueNotFound(
      type, errorContext("Cannot get \(container) -- found null value instead", node, nil))
  }

  /// The value is a number that the type cannot hold.
  func misfit(_ number: String, _ type: Any.Type, _ node: Int, _ key: (any CodingKey)?) -> DecodingError {
    .dataCorrupted(
      errorContext("Parsed property list number <\(number)> does not fit in \(type).", node, key))
  }

  /// This decoder's dictionary lacks a key.
  func missing(_ key: any CodingKey) -> DecodingError {
    .keyNotFound(
      key, errorContext("No value associated with key \(key) (\"\(key.stringValue)\").", -1, nil))
  }

  /// This decoder's array has no further item.
  func atEnd(_ type: Any.Type, _ index: Int) -> DecodingError {
    .valueNotFound(type, errorContext("Unkeyed container is at end.", -1, IndexKey(index)))
  }
}

extension PropertyListKind {
  /// The kind as Foundation names it in errors.
  fileprivate var article: String {
    switch self {
    case .string: "a string"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .real: "a real number"
    case .date: "a date"
    case .data: "a data value"
    case .uid: "an NSKeyedArchiver UID"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .set: "a set"
    case .null: "a null value"
    }
  }
}
